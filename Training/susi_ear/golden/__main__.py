# Susi. SPDX-License-Identifier: Apache-2.0
"""Writes what the ear is compared with: samples, features, and the logits of a model.

    python -m susi_ear.golden FOLDER             a small random model and its figures
    python -m susi_ear.golden FOLDER MODEL       the figures of a model that is there
    python -m susi_ear.golden --random FILE C D… a random model of C channels and dilations D…
"""

import pathlib
import sys

import numpy as np

from .features import RATE, features
from .network import Model, random_model


def sound(seconds=1.6):
    """Something like a voice: gliding harmonics in syllables, over noise; 16 bits."""
    random = np.random.default_rng(9)
    time = np.arange(int(seconds * RATE)) / RATE
    pitch = 2 * np.pi * np.cumsum(120 + 40 * np.sin(2 * np.pi * 1.3 * time)) / RATE
    voice = sum(np.sin(pitch * harmonic) / harmonic**0.7 for harmonic in range(1, 45))
    syllables = np.clip(np.sin(2 * np.pi * 2.2 * time), 0, 1) ** 0.5
    hiss = random.normal(0, 1, len(time)) * np.clip(np.sin(2 * np.pi * 1.7 * time + 1), 0, 1)
    samples = 0.05 * voice * syllables + 0.03 * hiss + random.normal(0, 0.002, len(time))
    return np.clip(np.round(samples * 32768), -32768, 32767).astype("<i2")


def write(folder, model, name):
    samples = sound()
    (folder / "sound.pcm").write_bytes(samples.tobytes())
    # Twice, as the shipped network looks back almost as long as it lasts.
    samples = np.tile(samples, 2)
    frames = features(samples / 32768, np.float32(model.rate))
    if name == "random":
        (folder / f"{name}.features").write_bytes(frames.astype("<f4").tobytes())
    logits, _ = model.run(frames)
    (folder / f"{name}.logits").write_bytes(logits.astype("<f4").tobytes())
    print(f"{len(frames)} frames, {len(logits)} steps, logits {logits.min():.2f} to {logits.max():.2f}")


def main(arguments):
    if arguments[:1] == ["--random"]:
        channels, *dilations = (int(argument) for argument in arguments[2:])
        pathlib.Path(arguments[1]).write_bytes(random_model(7, channels, dilations).bytes())
        return
    folder = pathlib.Path(arguments[0])
    folder.mkdir(parents=True, exist_ok=True)
    if len(arguments) > 1:
        write(folder, Model.read(pathlib.Path(arguments[1]).read_bytes()), "shipped")
    else:
        file = folder / "Models" / "random.ear"
        file.parent.mkdir(exist_ok=True)
        file.write_bytes(random_model(3, 16, [1, 2, 4]).bytes())
        write(folder, Model.read(file.read_bytes()), "random")


main(sys.argv[1:])
