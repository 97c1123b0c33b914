# Susi. SPDX-License-Identifier: Apache-2.0
"""Where the sounds of a word are: made once, kept by recipe in the cache."""

import itertools
import pickle
from pathlib import Path

import numpy as np

from . import banks, judging, kokoro, people, recipe, voices
from .shelf import Shelf
from .sound import RATE

TEACHERS = ("espeak", "kokoro", "festival", "pico")
JUDGES = ("ked", "pico-en", "hibari", "piper", "kokoro-judges")
# How much each engine counts among the words: people sound like the first, and hardly like the second.
SHARES = {"kokoro": 0.42, "espeak": 0.25, "festival": 0.19, "pico": 0.14}
ENGINES = {"espeak": voices.espeak, "kokoro": kokoro.clips, "festival": voices.festival, "pico": voices.pico, "flite": voices.flite}
JUDGING = {
    "ked": lambda word: voices.festival(word, 60, 60, ["ked_diphone"]),
    "pico-en": lambda word: voices.pico(word, 120, 100, ("en-US", "en-GB")),
    "hibari": lambda word: voices.hibari(word, 100, 100),
    "piper": lambda word: voices.piper(word, 100, 100),
    "kokoro-judges": lambda word: kokoro.clips(word, 150, 60, True),
}
# Changes when an engine's program here changes what it makes of the same recipe.
EDITION = 1


class Sources:
    """All sounds there are for one word."""

    def __init__(self, cache, word):
        self.cache, self.word = Path(cache), word

    def shelf(self, engine):
        """What one engine says."""
        if engine in JUDGING:
            return Shelf(self.cache, f"{self.word.name}-{engine}", (EDITION, self.word)).filled(lambda: JUDGING[engine](self.word))
        counts = self.word.counts[engine]
        return Shelf(self.cache, f"{self.word.name}-{engine}", (EDITION, self.word)).filled(lambda: ENGINES[engine](self.word, *counts))

    def people(self, name):
        """People, music and noises of one split."""
        split = {"teaching": people.TEACHING, "choosing": people.CHOOSING, "judging": people.JUDGING}[name]
        return Shelf(self.cache, name, (EDITION, split)).filled(lambda: people.clips(split))

    def bank(self, name, made):
        """A bank, from the cache where it is there."""
        path = self.cache / f"{name}-{EDITION}.bank"
        if not path.exists():
            path.write_bytes(pickle.dumps(made()))
        return pickle.loads(path.read_bytes())

    def words(self):
        """The word as it teaches, and how often each of its clips is drawn."""
        labels = (self.word.name, "hey", "other")
        every = [self.bank(f"{self.word.name}-{engine}-words", lambda: banks.words(self.shelf(engine).clips(), 6, _dice(6), labels)) for engine in TEACHERS]
        bank = banks.joined(every)
        if taught := sorted({voice for voice in bank.voices if recipe.is_held_out(voice)}):
            raise ValueError(f"voices that may only judge were about to teach: {taught}")
        engines = np.array([voice.split(":")[0] for voice in bank.voices])
        weights = np.zeros(len(engines))
        for engine, share in SHARES.items():
            weights[engines == engine] = share / max(1, (engines == engine).sum())
        return bank, weights / weights.sum()

    def near(self):
        """What is nearly the word. Another word's near words are talk to this one, unless they are this one."""
        every = [self.bank(f"{self.word.name}-{engine}-near", lambda: banks.words(self.shelf(engine).clips(), 2, _dice(7), ("near",))) for engine in TEACHERS]
        if self.word is not recipe.WORD:
            others = Sources(self.cache, recipe.WORD)
            for engine in TEACHERS:
                clips = ((fact, sound) for fact, sound in others.shelf(engine).clips() if not any(part in fact["text"] for part in ("lexa", "lˈɛksə")))
                every.append(self.bank(f"{self.word.name}-{engine}-talk", lambda: banks.words(clips, 1, _dice(7), ("near",))))
        return banks.joined(every)

    def running(self):
        """People, and everything that makes noise."""
        clips = self.people("teaching").clips
        talk = [self.bank("people-1", lambda: banks.streams(clips, ("people",), _dice(1))), self.bank("people-2", lambda: banks.streams(clips, ("people",), _dice(2), (0.9,)))]
        noise = [self.bank("noise-1", lambda: banks.streams(clips, ("music", "noise"), _dice(4))), self.bank("noise-2", lambda: banks.noises(600, _dice(5)))]
        return banks.joined(talk), banks.joined(noise)

    def choice(self):
        """How a network is chosen: a function from it to its figure, the mean of misses at several rates of false accepts."""
        dice = _dice(11)
        other = np.concatenate([np.concatenate([banks.levelled(sound), np.zeros(3200, np.float32)]) for _, sound in self.people("choosing").clips()])
        music = np.concatenate([sound for fact, sound in self.people("teaching").clips() if fact["label"] == "music"][:20])
        behind = judging.Backgrounds(music, other, dice)
        sounds = {0: [], 1: []}
        for fact, sound in self.shelf("flite").clips():
            if fact["label"] in (self.word.name, "hey"):
                for placed in (judging.placed(sound, dice)[0], judging.placed(sound, dice, behind, len(sounds[0]) % 2 == 0)[0]):
                    sounds[0].append(placed)
                    if fact["label"] == "hey":
                        sounds[1].append(placed)
        hours = len(other) / 16000 / 3600

        def figure(network):
            figures, words = [], []
            for phrase, heard in sounds.items():
                if heard:
                    false = judging.peaks(judging.scores(network, other, phrase))
                    best = np.array([judging.scores(network, sound, phrase).max() for sound in heard])
                    missed = [np.mean(best < judging.bar_for(false, hours, rate)) for rate in (0, 0.8, 1.6, 3.2)]
                    words.append("/".join(f"{100 * share:.0f}" for share in missed) + " %")
                    figures.append(np.mean(missed))
            return float(np.mean(figures)), " and ".join(words)

        return figure

    def bystanders(self, recordings=None):
        """Pieces of five minutes of all the people and music that taught nothing."""
        piece, length = [], 0
        judging_too = (one for one in self.trial_running(recordings) if one[0]["label"] != "near")
        for _, sound in itertools.chain(self.people("choosing").clips(), judging_too):
            piece += [banks.levelled(sound), np.zeros(4800, np.float32)]
            length += len(sound)
            if length > 300 * RATE:
                yield np.concatenate(piece)
                piece, length = [], 0

    def trial_words(self):
        for engine in JUDGES:
            yield from self.shelf(engine).clips()

    def trial_running(self, recordings=None):
        """What is not the word: people, music, other wake words, near words by voices that judge."""
        yield from self.people("judging").clips()
        if recordings is not None:
            for word, _, name, sound in people.wake_words(recordings):
                if word != self.word.name:
                    yield {"label": "english", "voice": f"words:{word}", "text": name}, sound
        for engine in JUDGES:
            yield from ((fact, sound) for fact, sound in self.shelf(engine).clips() if fact["label"] == "near")


def _dice(seed):
    return np.random.default_rng(seed)
