# Susi. SPDX-License-Identifier: Apache-2.0
"""`python -m susi_ear`: makes sounds, learns, writes the file and the report. Training/README.md says what for."""

import argparse
import time
from pathlib import Path

import torch

from . import export, recipe, report
from .learn import Learner
from .mixing import Mixer
from .network import Network
from .ship import EASING, NEAR_MISS, shipped
from .sources import Sources
from .voice import tuned

WORDS = {"susi": recipe.WORD, "alexa": recipe.TWIN}
STEPS = {"susi": 6600, "alexa": 4000}
CHANNELS = 64


def learn(sources, seconds=None):
    """The best network of a run, kept in the cache."""
    name = sources.word.name
    path = sources.cache / f"{name}.pt"
    if not path.exists():
        words, weights = sources.words()
        talk, noise = sources.running()
        mixer = Mixer(words, sources.near(), talk, noise, recipe.SEED, weights)
        torch.manual_seed(recipe.SEED)
        log = []

        def say(line):
            print(line, flush=True)
            log.append(line)

        best = Learner(mixer, sources.choice(), STEPS[name], CHANNELS, say=say).run(seconds=seconds)
        torch.save({"state": best.state_dict(), "channels": best.channels, "dilations": best.dilations, "log": log}, path)
    kept = torch.load(path)
    network = Network(kept["channels"], kept["dilations"])
    network.load_state_dict(kept["state"])
    return network.eval()


def ship(sources, network, target, recordings):
    """Writes the file, with bars from all the hours that taught nothing."""
    sounds = list(sources.bystanders(recordings))
    hours = sum(len(sound) for sound in sounds) / 16000 / 3600
    centre, spread, bars, names = shipped(network, sources.word.name, sounds, hours)
    likeness, bonus = tuned(export.Shipped(export.written(network, names, bars, 0, 0, centre, spread, 1, 0)), sources, sounds, bars[0][1])
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(export.written(network, names, bars, NEAR_MISS, EASING, centre, spread, likeness, bonus))
    print(f"{target}: {target.stat().st_size} bytes")


def main():
    parser = argparse.ArgumentParser(prog="python -m susi_ear")
    parser.add_argument("what", choices=("all", "sounds", "learn", "ship", "report"))
    parser.add_argument("--word", choices=sorted(WORDS), default="susi")
    parser.add_argument("--cache", type=Path, default=Path(".training"))
    parser.add_argument("--out", type=Path, default=Path("Web/ear/susi.ear"))
    parser.add_argument("--report", type=Path, default=Path("Training/report"))
    parser.add_argument("--susi", default=".build/release/susi", help="the program that detects for the report")
    parser.add_argument("--recordings", type=Path, default=Path("../shared/reference/speech"), help="folders of real people saying wake words")
    parser.add_argument("--seconds", type=float, help="learn no longer than this")
    parser.add_argument("--threads", type=int, default=1)
    asked = parser.parse_args()
    torch.set_num_threads(asked.threads)
    begun = time.time()
    recordings = asked.recordings if asked.recordings.is_dir() else None
    for name in ("susi", "alexa") if asked.what == "all" else (asked.word,):
        sources = Sources(asked.cache, WORDS[name])
        out = asked.out if name == "susi" else asked.cache / f"{name}.ear"
        if asked.what == "sounds":
            sources.words(), sources.near(), sources.running()
        if asked.what in ("all", "learn"):
            learn(sources, asked.seconds)
        if asked.what in ("all", "ship"):
            ship(sources, learn(sources), out, recordings)
    if asked.what in ("all", "report"):
        report.write(asked, {name: Sources(asked.cache, word) for name, word in WORDS.items()}, recordings)
    print(f"{asked.what}: {time.time() - begun:.0f} s")


main()
