# Susi. SPDX-License-Identifier: Apache-2.0
"""From a learned network to the file that is shipped: eight bits, bars, and what tells one voice from another."""

import numpy as np
import torch

from . import export
from .judging import bar_for, peaks, scores
from .melody import features, powers

PHRASES = {"susi": ("Susi", "Hey Susi"), "alexa": ("Alexa",)}
# False accepts an hour that calm, normal and eager are meant to have.
RATES = (0.25, 0.5, 1.0)
NEAR_MISS, EASING = 1.5, 1.0


@torch.no_grad()
def prints(network, sound, phrase=0, least=-30.0):
    """The hidden values at the highest moments of a sound, averaged as the detector does, with the scores there."""
    values = torch.from_numpy(features(powers(sound)[None]))
    if values.shape[1] < network.seen + 8:
        return []
    hidden = torch.nn.functional.avg_pool1d(network.hidden(values), 3, 1)[0].numpy()
    logits = scores(network, sound, phrase)
    out, logits = [], logits.copy()
    while len(logits) and logits.max() >= least and len(out) < 200:
        place = int(logits.argmax())
        out.append((float(logits[place]), hidden[:, min(place, hidden.shape[1] - 1)]))
        logits[max(0, place - 50) : place + 50] = -99
    return out


def shipped(network, word, running, hours, say=print):
    """What the file needs beside the network. `running` are sounds without the word that taught nothing."""
    names = PHRASES[word]
    dummy = np.zeros(network.channels), np.ones(network.channels)
    draft = export.Shipped(export.written(network, names, [(0, 0, 0)] * len(names), NEAR_MISS, EASING, *dummy, 1.0, 0.0))
    bars = []
    for phrase, name in enumerate(names):
        false = np.concatenate([peaks(scores(draft, sound, phrase)) for sound in running])
        three = [bar_for(false, hours, rate) for rate in RATES]
        say(f"{name}: bars {three[0]:.2f}, {three[1]:.2f}, {three[2]:.2f}; the highest of {hours:.1f} hours {np.sort(false)[-5:].round(2)}")
        bars.append(three)
    near = np.array([hidden for sound in running for score, hidden in prints(draft, sound, 0, bars[0][2] - 6)])
    centre, spread = near.mean(0), near.std(0) + 0.05
    return centre, spread, bars, names
