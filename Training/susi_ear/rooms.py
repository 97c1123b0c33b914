# Susi. SPDX-License-Identifier: Apache-2.0
"""Rooms, microphones and backgrounds that are made up."""

import numpy as np
from scipy.signal import fftconvolve, resample_poly

from .sound import RATE


def reverberated(sound, dice, shortest=0.1, longest=0.6):
    """As heard in a room that does not exist: a direct sound, a few early echoes, and a tail that dies away."""
    decay = dice.uniform(shortest, longest)
    count = int(decay * RATE)
    tail = dice.standard_normal(count).astype(np.float32) * np.exp(-6.9 * np.arange(count) / count).astype(np.float32)
    begin = int(dice.uniform(0.002, 0.02) * RATE)
    tail[:begin] = 0
    for _ in range(6):
        tail[int(dice.uniform(0.001, 0.03) * RATE)] += dice.uniform(-1, 1) * 2
    tail *= 10 ** (dice.uniform(-12, 2) / 20) / np.sqrt(np.sum(tail**2) + 1e-9)
    tail[0] = 1
    return fftconvolve(sound, tail).astype(np.float32)


def stretched(sound, factor):
    """Played slower (above one) or faster: voice and all."""
    whole = round(factor * 100)
    return sound if whole == 100 else resample_poly(sound, whole, 100).astype(np.float32)


def coloured(count, dice, slope=None):
    """Noise whose spectrum falls by so many powers of the frequency."""
    slope = dice.uniform(0, 2) if slope is None else slope
    spectrum = np.fft.rfft(dice.standard_normal(count))
    spectrum[1:] /= np.arange(1, len(spectrum)) ** (slope / 2)
    spectrum[0] = 0
    noise = np.fft.irfft(spectrum, count)
    return (noise / np.sqrt(np.mean(noise**2))).astype(np.float32)
