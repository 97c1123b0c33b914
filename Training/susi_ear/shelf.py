# Susi. SPDX-License-Identifier: Apache-2.0
"""Clips on disk: one file of samples and one line of facts a clip, made once for a recipe."""

import hashlib
import json
from pathlib import Path

import numpy as np


class Shelf:
    """The clips of one engine or one package, made when they are first asked for."""

    def __init__(self, folder, name, recipe):
        key = hashlib.sha256(repr(recipe).encode()).hexdigest()[:12]
        self.samples = Path(folder) / f"{name}-{key}.s16"
        self.facts = self.samples.with_suffix(".jsonl")
        self.folder = Path(folder)

    def filled(self, clips):
        """Itself, after the clips were written where they are not there yet."""
        if not self.facts.exists():
            self.folder.mkdir(parents=True, exist_ok=True)
            begun = self.facts.with_suffix(".begun")
            with open(self.samples, "wb") as samples, open(begun, "w", encoding="utf-8") as facts:
                start = 0
                for label, voice, text, sound in clips():
                    if len(sound) < 1600:
                        continue
                    pcm = np.clip(np.round(sound * 32767), -32768, 32767).astype("<i2")
                    samples.write(pcm.tobytes())
                    fact = {"label": label, "voice": voice, "text": text, "start": start, "count": len(pcm)}
                    facts.write(json.dumps(fact, ensure_ascii=False) + "\n")
                    facts.flush()
                    start += len(pcm)
            begun.rename(self.facts)
        return self

    def clips(self):
        """Every clip: its facts, and its samples as floats."""
        all_samples = np.memmap(self.samples, "<i2", mode="r") if self.samples.stat().st_size else np.zeros(0, "<i2")
        with open(self.facts, encoding="utf-8") as lines:
            for line in lines:
                fact = json.loads(line)
                part = all_samples[fact["start"] : fact["start"] + fact["count"]]
                yield fact, part.astype(np.float32) / 32768
