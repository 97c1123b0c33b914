# Susi. SPDX-License-Identifier: Apache-2.0
"""Other detectors on the same files: each as a function from a file's samples to the scores it would fire with.
They come from the package index and never teach ours."""

import numpy as np

DEAD_SECONDS = 1.0


def _peaks(times, values):
    """Scores no two of which lie within the dead time, highest first, as (seconds, score)."""
    times, values = np.asarray(times), np.array(values, float)
    out = []
    while len(values) and values.max() > 0:
        place = int(values.argmax())
        out.append((float(times[place]), float(values[place])))
        values[np.abs(times - times[place]) < DEAD_SECONDS] = 0
    return out


class MicroWakeWord:
    """microWakeWord's small network."""

    name = "pymicro-wakeword 2.5.0"

    def __init__(self, word):
        from pymicro_wakeword import MicroWakeWord as Theirs, MicroWakeWordFeatures, Model

        self.make = lambda: (Theirs.from_builtin(Model(word)), MicroWakeWordFeatures())

    def peaks(self, sound):
        theirs, front = self.make()
        raw = (np.clip(sound, -1, 1) * 32767).astype("<i2").tobytes()
        times, values = [], []
        for start in range(0, len(raw) - 320, 320):
            for features in front.process_streaming(raw[start : start + 320]):
                score = theirs.process_streaming_prob(features)
                if score and score > 0.2:
                    times.append(start / 32000)
                    values.append(score)
        return _peaks(times, values)


class Porcupine:
    """Porcupine says yes or no: a pass a sensitivity, whose score is one less that sensitivity."""

    name = "pvporcupine 1.9.5"

    def __init__(self, word, sensitivities=(0.3, 0.5, 0.7)):
        import pvporcupine

        self.all = [(1 - one, pvporcupine.create(keywords=[word], sensitivities=[one])) for one in sensitivities]

    def peaks(self, sound):
        pcm = (np.clip(sound, -1, 1) * 32767).astype("<i2")
        times, values = [], []
        for score, theirs in self.all:
            for start in range(0, len(pcm) - 512, 512):
                if theirs.process(pcm[start : start + 512]) >= 0:
                    times.append(start / 16000)
                    values.append(score)
            # Nothing of this file is left in it for the next.
            for _ in range(40):
                theirs.process(np.zeros(512, "<i2"))
        return _peaks(times, values)
