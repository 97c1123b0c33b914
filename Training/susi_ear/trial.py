# Susi. SPDX-License-Identifier: Apache-2.0
"""The files that judge: the word by voices that were never learned from, clean and in noise, and hours of everything else."""

import json
from pathlib import Path

import numpy as np
import soundfile

from .banks import levelled
from .judging import Backgrounds, placed
from .sound import RATE

PIECE = 300 * RATE


def make(folder, words, running, behind=None, seed=23):
    """Writes WAV files and a list of them. `words` are shelves with (fact, sound) of the word; `running` of what is not."""
    folder = Path(folder)
    listed = folder / "files.jsonl"
    if listed.exists():
        return read(folder)
    folder.mkdir(parents=True, exist_ok=True)
    dice = np.random.default_rng(seed)
    music, people, facts = [], [], []

    def write(name, sound, **fact):
        soundfile.write(folder / name, sound, RATE, subtype="PCM_16")
        facts.append({"file": name, "seconds": round(len(sound) / RATE, 3), **fact})

    pieces = {}
    for fact, sound in running:
        kind = fact["label"]
        group = fact["voice"].split(":")[0] if kind == "near" else fact["voice"]
        if kind != "near":
            (music if kind == "music" else people).append(levelled(sound))
        piece = pieces.setdefault((kind, group), [[], 0, 0])
        level = 10 ** (dice.uniform(-8, 6) / 20) if kind != "music" else 1
        piece[0] += [levelled(sound) * level, np.zeros(int(dice.uniform(0.2, 0.6) * RATE), np.float32)]
        piece[1] += len(sound) + 6400
        if piece[1] > PIECE:
            write(f"none-{kind}-{group}-{piece[2]}.wav", _hissing(np.concatenate(piece[0]), dice), kind=kind, group=group)
            piece[0], piece[1] = [], 0
            piece[2] += 1
    for (kind, group), (parts, length, number) in pieces.items():
        if length > RATE:
            write(f"none-{kind}-{group}-{number}.wav", _hissing(np.concatenate(parts), dice), kind=kind, group=group)
    behind = behind or Backgrounds(np.concatenate(music), np.concatenate(people), dice)
    for number, (fact, sound) in enumerate(words):
        if fact["label"] not in ("susi", "hey", "alexa"):
            continue
        engine = fact["voice"].split("*")[0]
        for noisy in (False, True):
            heard, end = placed(sound, dice, behind if noisy else None, room=noisy and number % 2 == 0)
            name = f"word-{number}-{'noisy' if noisy else 'clean'}.wav"
            write(name, heard, kind="noisy" if noisy else "clean", group=engine, phrase=fact["label"], text=fact["text"], end=round(end / RATE, 3))
    listed.write_text("\n".join(json.dumps(fact, ensure_ascii=False) for fact in facts), encoding="utf-8")
    return read(folder)


def _hissing(sound, dice):
    return np.clip(sound + dice.standard_normal(len(sound)).astype(np.float32) * 10 ** (-75 / 20), -1, 1)


def read(folder):
    return [json.loads(line) for line in (Path(folder) / "files.jsonl").read_text(encoding="utf-8").splitlines()]


def behind(folder, facts, seed=29):
    """The backgrounds of a trial that is there, for another."""
    def sounds(kind):
        return np.concatenate([soundfile.read(Path(folder) / fact["file"], dtype="float32")[0] for fact in facts if fact["kind"] == kind][:20])

    return Backgrounds(sounds("music"), sounds("people"), np.random.default_rng(seed))
