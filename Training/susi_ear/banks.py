# Susi. SPDX-License-Identifier: Apache-2.0
"""Everything that teaches, as rows of band powers in memory: words, near words, people, backgrounds."""

import numpy as np

from .melody import powers
from .rooms import coloured, reverberated, stretched
from .sound import RATE

QUIET = 1e-9


class Bank:
    """Rows of log powers of many sounds, one after the other."""

    def __init__(self):
        self.parts, self.starts, self.counts, self.ends, self.labels, self.voices = [], [], [], [], [], []
        self.total = 0
        self.rows = None

    def add(self, band_powers, end=None, label="", voice=""):
        if len(band_powers) < 8:
            return
        self.parts.append(np.log(band_powers + QUIET).astype(np.float16))
        self.starts.append(self.total)
        self.counts.append(len(band_powers))
        self.ends.append(len(band_powers) if end is None else end)
        self.labels.append(label)
        self.voices.append(voice)
        self.total += len(band_powers)

    def done(self):
        self.rows = np.concatenate(self.parts)
        self.parts = None
        self.starts, self.counts, self.ends = np.array(self.starts), np.array(self.counts), np.array(self.ends)
        return self

    def powers(self, index, start=0, count=None):
        first = self.starts[index] + start
        stop = self.starts[index] + self.counts[index] if count is None else first + count
        return np.exp(self.rows[first:stop].astype(np.float32))


def joined(banks):
    """One bank of several."""
    whole = Bank()
    for bank in banks:
        whole.starts.append(bank.starts + whole.total)
        whole.counts.append(bank.counts)
        whole.ends.append(bank.ends)
        whole.labels += bank.labels
        whole.voices += bank.voices
        whole.total += bank.total
    whole.rows = np.concatenate([bank.rows for bank in banks])
    whole.starts, whole.counts, whole.ends = (np.concatenate(part) for part in (whole.starts, whole.counts, whole.ends))
    return whole


def levelled(sound):
    """At -26 dB of full scale."""
    return sound * (0.05 / np.sqrt(np.mean(sound**2) + 1e-12))


def words(clips, variants, dice, labels):
    """A bank of clips, each several times: as it is, faster, slower, in rooms."""
    bank = Bank()
    for fact, sound in clips:
        if fact["label"] not in labels or not 0.15 * RATE < len(sound) < 4 * RATE:
            continue
        for variant in range(variants):
            varied = levelled(stretched(sound, 1.0 if variant == 0 else dice.uniform(0.82, 1.22)))
            end = len(varied)
            if variant % 2 == 1:
                varied = reverberated(varied, dice)[: end + RATE // 2]
            # A frame counts as the word's end when its window's middle has passed it.
            padded = np.concatenate([np.zeros(200, np.float32), varied, np.zeros(200, np.float32)])
            bank.add(powers(padded), min(max(1, end // 160), len(padded) // 160 - 3), fact["label"], fact["voice"])
    return bank.done()


def streams(clips, labels, dice, speeds=(1.0,)):
    """A bank of running speech or music: short clips one after the other, in pieces of about twenty seconds."""
    bank = Bank()
    for speed in speeds:
        piece, length = [], 0
        for fact, sound in clips():
            if fact["label"] not in labels:
                continue
            for start in range(0, len(sound), 20 * RATE):
                part = levelled(stretched(sound[start : start + 20 * RATE], dice.uniform(0.85, 1.18) if speed != 1.0 else 1.0))
                if speed != 1.0 and dice.random() < 0.5:
                    part = reverberated(part, dice)
                piece += [part, np.zeros(int(dice.uniform(0.05, 0.4) * RATE), np.float32)]
                length += len(part)
            if length > 20 * RATE:
                bank.add(powers(np.concatenate(piece)), voice=fact["voice"])
                piece, length = [], 0
        if length > 3 * RATE:
            bank.add(powers(np.concatenate(piece)))
    return bank.done()


def noises(seconds, dice):
    """A bank of coloured noise."""
    bank = Bank()
    for _ in range(seconds // 20):
        bank.add(powers(coloured(20 * RATE, dice) * 0.05))
    return bank.done()
