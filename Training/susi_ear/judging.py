# Susi. SPDX-License-Identifier: Apache-2.0
"""Curves of misses over false accepts: what a detector with these scores would do."""

import numpy as np
import torch

from .learn import smoothed
from .melody import features, powers
from .rooms import coloured, reverberated
from .sound import RATE

DEAD_STEPS = 50


@torch.no_grad()
def scores(network, sound, phrase):
    """The smoothed logits of a phrase over a sound, a value every 20 ms."""
    network.eval()
    values = features(powers(sound)[None])
    if values.shape[1] < network.seen + 4:
        return np.full(1, -30, np.float32)
    pieces = []
    piece = 30000
    for start in range(0, values.shape[1] - network.seen - 4, piece):
        part = values[:, start : start + piece + network.seen + 3]
        pieces.append(smoothed(network(torch.from_numpy(np.ascontiguousarray(part))))[0, phrase].numpy()[: piece // 2])
    return np.concatenate(pieces)


def peaks(values):
    """The highest scores, no two within the dead time, highest first: what would fire at each bar."""
    out = []
    values = values.copy()
    while True:
        place = int(values.argmax())
        if values[place] < -12 or len(out) > 4000:
            return np.array(out)
        out.append(values[place])
        values[max(0, place - DEAD_STEPS) : place + DEAD_STEPS] = -30


def bar_for(false_peaks, hours, rate):
    """The lowest bar with at most so many false accepts an hour."""
    allowed = int(rate * hours + 1e-9)
    ordered = np.sort(false_peaks)[::-1]
    return ordered[allowed] + 1e-4 if allowed < len(ordered) else -12.0


def placed(word, dice, noise=None, room=False, ratio=10.0, level=-26.0):
    """A clip in its second: silence or background before and after, in a room or not. Returns sound and where the word ends."""
    word = word * (10 ** (level / 20) / np.sqrt(np.mean(word**2) + 1e-12))
    before, after = int(1.5 * RATE), int(0.9 * RATE)
    sound = np.concatenate([np.zeros(before, np.float32), word, np.zeros(after, np.float32)])
    if room:
        sound = reverberated(sound, dice)[: len(sound)]
    sound = sound + dice.standard_normal(len(sound)).astype(np.float32) * 10 ** (-75 / 20)
    if noise is not None:
        part = noise(len(sound))
        part = part * (10 ** ((level - ratio) / 20) / np.sqrt(np.mean(part**2) + 1e-12))
        sound = sound + part
    return np.clip(sound, -1, 1).astype(np.float32), before + len(word)


class Backgrounds:
    """Music, four voices at once, or coloured noise, in turn."""

    def __init__(self, music, people, dice):
        self.music, self.people, self.dice = music, people, dice
        self.turn = 0

    def __call__(self, count):
        self.turn += 1
        if self.turn % 3 == 0:
            return coloured(count, self.dice)
        if self.turn % 3 == 1 and len(self.music) > count:
            start = self.dice.integers(len(self.music) - count)
            return self.music[start : start + count]
        return sum(self.people[start : start + count] for start in self.dice.integers(len(self.people) - count, size=4))
