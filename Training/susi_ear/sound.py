# Susi. SPDX-License-Identifier: Apache-2.0
"""Sounds as arrays: 16 kHz, mono, float in -1...1."""

import subprocess

import numpy as np
from scipy.signal import resample_poly

RATE = 16000


def at_16k(samples, rate):
    """The sound at 16 kHz."""
    if rate == RATE:
        return samples.astype(np.float32)
    common = np.gcd(RATE, int(rate))
    return resample_poly(samples, RATE // common, int(rate) // common).astype(np.float32)


def trimmed(samples, below=0.012):
    """Without the silence before and after: what is quieter than a fraction of the loudest 10 ms."""
    frames = len(samples) // 160
    if frames == 0:
        return samples
    loud = np.sqrt(np.mean(samples[: frames * 160].reshape(frames, 160) ** 2, axis=1))
    heard = np.where(loud > below * max(loud.max(), 1e-6) * 2)[0]
    if len(heard) == 0:
        return samples[:0]
    return samples[max(0, heard[0] * 160 - 160) : (heard[-1] + 2) * 160]


def decoded(path, arguments=()):
    """Any file that ffmpeg knows, at 16 kHz; empty where it does not decode."""
    command = ["ffmpeg", "-v", "quiet", "-nostdin", *arguments, "-i", str(path), "-ac", "1", "-ar", str(RATE), "-f", "s16le", "-"]
    raw = subprocess.run(command, stdout=subprocess.PIPE, check=False).stdout
    return np.frombuffer(raw[: len(raw) // 2 * 2], "<i2").astype(np.float32) / 32768
