# Susi. SPDX-License-Identifier: Apache-2.0
"""One's own voice: how alike prints must be, and by how much the bar may then fall."""

import numpy as np

from .judging import placed
from .ship import prints

BONUSES = (1.0, 1.5, 2.0, 2.5, 3.0, 3.5, 4.0)


def normalised(network, hidden):
    """A print: what is left of the hidden values after what all near misses share."""
    values = (hidden - network.centre) / network.spread
    return values / (np.linalg.norm(values) + 1e-9)


def tuned(network, sources, running, bar):
    """Likeness and bonus, by the voices that choose: at most a tenth more false accepts, and as many words as then are had."""
    dice = np.random.default_rng(3)
    owners = {}
    for fact, sound in sources.shelf("flite").clips():
        if fact["label"] == sources.word.name:
            score, hidden = prints(network, placed(sound, dice)[0])[0]
            owners.setdefault(fact["voice"], []).append((score, normalised(network, hidden)))
    others = [(score, normalised(network, hidden)) for sound in running for score, hidden in prints(network, sound, 0, bar - BONUSES[-1])]
    others = [(score, hidden) for score, hidden in others if score < bar]
    best = (-1.0, 0.9, 0.0)
    for bonus in BONUSES:
        near = np.array([hidden for score, hidden in others if score >= bar - bonus])
        likes = []
        for heard in owners.values():
            voice = sum(hidden for _, hidden in heard[:3])
            voice /= np.linalg.norm(voice)
            likes.append((near @ voice if len(near) else np.zeros(0), np.array([hidden @ voice for _, hidden in heard[3:]])))
        # As alike as nobody else's talk is, with a little room.
        likeness = max([like.max() for like, _ in likes if len(like)] + [0.3]) + 0.03
        heard = np.mean([np.mean(own >= likeness) for _, own in likes])
        print(f"bonus {bonus}: {len(near)} near misses, likeness {likeness:.2f}, own words as alike {100 * heard:.0f} %")
        if heard * bonus > best[0]:
            best = (heard * bonus, likeness, bonus)
    return best[1], best[2]
