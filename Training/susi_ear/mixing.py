# Susi. SPDX-License-Identifier: Apache-2.0
"""Windows to learn from, each mixed anew out of the banks: a word or none, talk around it, a room, a microphone, a level."""

import numpy as np

from .melody import BANDS, features

FRAMES = 280
SILENCE = 1e-9


class Mixer:
    """Draws windows. Powers of independent sounds add, so mixing needs no sound, only band powers."""

    def __init__(self, positives, near, people, noise, seed, weights=None):
        self.positives, self.near, self.people, self.noise = positives, near, people, noise
        self.dice = np.random.default_rng(seed)
        self.hard = []
        self.weights = weights

    def running(self, bank, count):
        """So many rows of running sound from anywhere in a bank."""
        dice = self.dice
        for _ in range(20):
            index = dice.integers(len(bank.starts))
            if bank.counts[index] > count:
                return bank.powers(index, dice.integers(bank.counts[index] - count), count)
        rows = bank.powers(index)
        return np.tile(rows, (count // len(rows) + 1, 1))[:count]

    def background(self):
        """Noise, music or several people talking, at an average power of one."""
        kind = self.dice.random()
        if kind < 0.4:
            rows = self.running(self.noise, FRAMES)
        elif kind < 0.7:
            rows = sum(self.running(self.people, FRAMES) for _ in range(self.dice.integers(2, 6)))
        else:
            rows = self.running(self.noise, FRAMES) * self.dice.random() + self.running(self.people, FRAMES) * self.dice.random()
        return rows / max(rows.mean(), SILENCE)

    def microphone(self):
        """What a room and a microphone do to the bands, as factors."""
        bands = np.arange(BANDS) / BANDS
        curve = self.dice.uniform(-8, 8) * (bands - 0.5)
        for _ in range(3):
            curve = curve + self.dice.uniform(-3, 3) * np.sin(2 * np.pi * (bands * self.dice.uniform(0.5, 3) + self.dice.random()))
        if self.dice.random() < 0.1:
            # A telephone's or a cheap microphone's.
            curve[: self.dice.integers(2, 8)] -= 20
        return (10 ** (curve / 10)).astype(np.float32)

    def finished(self, rows, loudness, noisier=0.0):
        """A window with background, microphone and level."""
        dice = self.dice
        if dice.random() < 0.85 or noisier:
            ratio = dice.uniform(-3 - noisier, 28)
            rows = rows + self.background() * loudness * 10 ** (-ratio / 10)
        # Its own hiss; levels from a whisper far away to a shout.
        rows = rows * self.microphone() * 10 ** (dice.uniform(-22, 16) / 10)
        hiss = 10 ** (dice.uniform(-9, -5.5)) * (0.5 + self.running(self.noise, FRAMES) / 0.4)
        return rows + hiss

    def around(self, rows, start, stop):
        """Talk before and after, as in real life."""
        dice = self.dice
        level = 10 ** (dice.uniform(-8, 3) / 10)
        if dice.random() < 0.45:
            gap = dice.integers(0, 60) if dice.random() < 0.7 else 0
            if start - gap > 10:
                rows[: start - gap] += level * self.talk(start - gap)
        if dice.random() < 0.45:
            gap = dice.integers(2, 70)
            if stop + gap < FRAMES - 10:
                rows[stop + gap :] += level * self.talk(FRAMES - stop - gap)

    def talk(self, count):
        return self.running(self.people, count) if self.dice.random() < 0.75 else self.near_row(count)

    def near_row(self, count):
        out = np.full((count, BANDS), SILENCE, np.float32)
        place = 0
        while place < count - 8:
            rows = self.near.powers(self.dice.integers(len(self.near.starts)))[: count - place]
            out[place : place + len(rows)] += rows
            place += len(rows) + self.dice.integers(0, 60)
        return out

    def word(self):
        """A window with the word: rows, the frame where it ends, whether a greeting stands before it (0 no, 1 yes, -1 another)."""
        dice, bank = self.dice, self.positives
        index = dice.choice(len(bank.starts), p=self.weights)
        word = bank.powers(index)
        word = word[: FRAMES - 20]
        loudness = word[: bank.ends[index]].mean()
        word = word * (0.4 / loudness)
        end = dice.integers(max(190, len(word) - 10), FRAMES - 14)
        start = end - bank.ends[index]
        rows = np.full((FRAMES, BANDS), SILENCE, np.float32)
        cut = max(0, -start)
        stop = min(FRAMES, start + len(word))
        rows[start + cut : stop] += word[cut : stop - start]
        self.around(rows, start + cut, end)
        label = bank.labels[index]
        return self.finished(rows, 0.4), end, {"susi": 0, "hey": 1}.get(label, -1)

    def none(self):
        """A window without the word."""
        dice = self.dice
        kind = dice.random()
        if self.hard and kind < 0.3:
            bank, index, start = self.hard[dice.integers(len(self.hard))]
            start = int(np.clip(start + dice.integers(-40, 40), 0, max(0, bank.counts[index] - FRAMES)))
            rows = bank.powers(index, start, min(FRAMES, bank.counts[index] - start))
            rows = np.concatenate([rows, np.full((FRAMES - len(rows), BANDS), SILENCE, np.float32)])
        elif kind < 0.55:
            rows = self.near_row(FRAMES)
        elif kind < 0.60:
            rows = self.half_words()
        elif kind < 0.66:
            return self.finished(np.full((FRAMES, BANDS), SILENCE, np.float32), 0.4, noisier=10)
        else:
            rows = self.running(self.people, FRAMES)
        quiet = rows.mean()
        rows = rows * (0.4 / max(quiet, SILENCE))
        return self.finished(rows, 0.4) if dice.random() < 0.6 else self.finished_clean(rows)

    def finished_clean(self, rows):
        rows = rows * self.microphone() * 10 ** (self.dice.uniform(-22, 16) / 10)
        return rows + 10 ** (self.dice.uniform(-9, -6)) * (0.5 + self.running(self.noise, FRAMES) / 0.4)

    def half_words(self):
        """The beginning of the word, or its end, among other talk."""
        dice, bank = self.dice, self.positives
        rows = np.full((FRAMES, BANDS), SILENCE, np.float32)
        index = dice.integers(len(bank.starts))
        word, end = bank.powers(index), bank.ends[index]
        piece = word[: int(end * dice.uniform(0.3, 0.5))] if dice.random() < 0.5 else word[int(end * dice.uniform(0.62, 0.75)) : end]
        start = dice.integers(60, FRAMES - 20 - len(piece))
        rows[start : start + len(piece)] += piece
        self.around(rows, start, start + len(piece))
        return rows

    def batch(self, words, others):
        """Features of windows, those with the word first; where it ends in each; which greeting."""
        windows, ends, greetings = [], [], []
        for _ in range(words):
            rows, end, greeting = self.word()
            windows.append(rows)
            ends.append(end)
            greetings.append(greeting)
        windows += [self.none() for _ in range(others)]
        return features(np.stack(windows)), np.array(ends), np.array(greetings)
