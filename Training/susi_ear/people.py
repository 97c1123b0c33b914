# Susi. SPDX-License-Identifier: Apache-2.0
"""People, music and noises out of Debian's packages, split by package into what teaches, what chooses and what judges."""

import re
import struct
import subprocess
from pathlib import Path

import numpy as np
import soundfile

from .sound import RATE, at_16k, decoded, trimmed

SOUND = re.compile(r"\.(ogg|oga|wav|g722|gsm)$")
STAMP = re.compile(r"_desc_([a-z]{2})(?:_[A-Z]{2})?\.ogg$")

# Package, what of it (a pattern of the path), kind; music is marked since it also stands behind words.
TEACHING = (
    ("asterisk-core-sounds-en-g722", "", "people"), ("asterisk-core-sounds-fr-g722", "", "people"),
    ("asterisk-core-sounds-it-g722", "", "people"), ("asterisk-core-sounds-ru-g722", "", "people"),
    ("fillets-ng-data-cs", "", "people"), ("klettres-data", "", "people"),
    ("tuxpaint-stamps-default", r"_desc_(ru|fr|ca|da|lt|nl|es)", "people"), ("tuxpaint-stamps-default", r"(?<!_desc)(?<!_desc_[a-z]{2})\.ogg$", "noise"),
    ("hedgewars-data", r"/voices/", "people"), ("asterisk-moh-opsound-g722", "", "music"), ("fillets-ng-data", "/music/", "music"),
)
CHOOSING = (
    ("asterisk-core-sounds-es-g722", "", "people"), ("ktuberling-data", "", "people"),
    ("tuxpaint-stamps-default", r"_desc_(bg|cs|de|hu|sl|uk|pt|pl|gl|nn|nb|sv)", "people"), ("tuxpaint-stamps-default", r"_desc\.ogg$", "people"),
)
JUDGING = (
    ("beneath-a-steel-sky", "", "english"), ("fillets-ng-data-nl", "", "people"), ("tuxpaint-stamps-default", r"_desc_(ro|el|be)", "people"),
    ("asterisk-prompt-it-menardi-wav", "", "people"), ("asterisk-prompt-fr-armelle", "", "people"), ("pocketsphinx-testdata", "", "english"),
    ("wesnoth-1.16-music", "", "music"),
)
# Music that judges is an hour; the rest of that package stays unused.
MUSIC_SECONDS = 3600


def files(package, pattern):
    listed = subprocess.run(["dpkg", "-L", package], capture_output=True, text=True, check=False).stdout.split("\n")
    return sorted(path for path in listed if SOUND.search(path) and re.search(pattern, path) and Path(path).is_file())


def read(path):
    """One file at 16 kHz."""
    if path.endswith(".g722"):
        return decoded(path, ("-f", "g722"))
    if path.endswith(".gsm"):
        return decoded(path, ("-f", "gsm"))
    try:
        samples, rate = soundfile.read(path, dtype="float32", always_2d=True)
    except (RuntimeError, soundfile.LibsndfileError):
        return np.zeros(0, np.float32)
    return at_16k(samples.mean(axis=1), rate)


def clips(split):
    """Yields (label, package, file, samples) of every file of a split."""
    for package, pattern, kind in split:
        if package == "beneath-a-steel-sky":
            yield from sky()
            continue
        heard = 0
        for path in files(package, pattern):
            sound = read(path)
            if kind == "music":
                if heard >= MUSIC_SECONDS * RATE:
                    break
                sound = sound[: 300 * RATE]
            else:
                sound = trimmed(sound)
            heard += len(sound)
            if len(sound) > 1600:
                yield kind, package, path, sound


def sky(folder="/usr/share/scummvm/beneath-a-steel-sky"):
    """The spoken lines of the game "Beneath a Steel Sky": actors, English, 11 kHz.
    Its catalogue has eight bytes a file: number, offset (the topmost bit says in units of sixteen), size and flags."""
    folder = Path(folder)
    if not (folder / "sky.dnr").exists():
        return
    catalogue = (folder / "sky.dnr").read_bytes()
    disk = (folder / "sky.dsk").read_bytes()
    for number in range(struct.unpack_from("<I", catalogue)[0]):
        name, = struct.unpack_from("<H", catalogue, 4 + number * 8)
        offset = int.from_bytes(catalogue[6 + number * 8 : 9 + number * 8], "little")
        size = int.from_bytes(catalogue[9 + number * 8 : 12 + number * 8], "little") & 0x3FFFFF
        if name < 50000:
            continue
        start = (offset & 0x7FFFFF) * (16 if offset & 0x800000 else 1)
        packed = disk[start : start + size]
        inside = packed.find(b"RNC\x01")
        if inside >= 0 and inside < 64:
            packed = _unpacked(packed[inside:])
        else:
            packed = packed[22:]
        sound = (np.frombuffer(packed, np.uint8).astype(np.float32) - 128) / 128
        sound = trimmed(at_16k(sound, 11025))
        if len(sound) > 1600:
            yield "english", "beneath-a-steel-sky", f"line {name}", sound


def _unpacked(chunk):
    import tempfile

    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "chunk.rnc"
        path.write_bytes(chunk)
        subprocess.run(["ancient", "decompress", str(path), str(path) + ".out"], capture_output=True, check=False)
        out = Path(str(path) + ".out")
        return out.read_bytes() if out.exists() else b""


def wake_words(folder, words=None):
    """Real people saying wake words, read in place where they are."""
    for word in sorted(Path(folder).iterdir()):
        if word.is_dir() and (words is None or word.name in words):
            for path in sorted(word.glob("*.opus")):
                sound = decoded(path)
                if len(sound) > 1600:
                    yield word.name, "wake-word-benchmark", path.name, sound
