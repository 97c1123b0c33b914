# Susi. SPDX-License-Identifier: Apache-2.0
"""How long other detectors listen to a minute: peers.py NAME SOUND.pcm prints processor seconds for a second of sound."""

import sys
import time


def micro_wakeword(raw):
    from pymicro_wakeword import MicroWakeWord, MicroWakeWordFeatures, Model

    theirs, front = MicroWakeWord.from_builtin(Model.ALEXA), MicroWakeWordFeatures()

    def listen():
        for start in range(0, len(raw) - 320, 320):
            for features in front.process_streaming(raw[start : start + 320]):
                theirs.process_streaming(features)

    return listen


def porcupine(raw):
    import struct

    import pvporcupine

    theirs = pvporcupine.create(keywords=["alexa"], sensitivities=[0.5])
    frames = [struct.unpack("<512h", raw[start : start + 1024]) for start in range(0, len(raw) - 1024, 1024)]

    def listen():
        for frame in frames:
            theirs.process(frame)

    return listen


with open(sys.argv[2], "rb") as file:
    sound = file.read()
listen = {"pymicro-wakeword": micro_wakeword, "pvporcupine": porcupine}[sys.argv[1]](sound)
listen()
begun = time.process_time()
listen()
print((time.process_time() - begun) / (len(sound) / 32000))
