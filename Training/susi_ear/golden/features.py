# Susi. SPDX-License-Identifier: Apache-2.0
"""Samples to features, as Sources/SusiEar/Features does it: the reference that it is compared with."""

import numpy as np

RATE = 16000
HOP = 160
SPAN = 400
LENGTH = 512
BANDS = 40


def mel(frequency):
    return 2595 * np.log10(1 + frequency / 700)


def band_weights():
    """A row for each band: its weight of every bin."""
    corners = 700 * (10 ** (np.linspace(mel(60), mel(7600), BANDS + 2) / 2595) - 1)
    frequencies = np.arange(LENGTH // 2 + 1) * RATE / LENGTH
    weights = np.zeros((BANDS, len(frequencies)))
    for band in range(BANDS):
        left, centre, right = corners[band : band + 3]
        rising = (frequencies - left) / (centre - left)
        falling = (right - frequencies) / (right - centre)
        weights[band] = np.maximum(0, np.minimum(rising, falling))
    return weights


def log_energies(samples):
    """The logarithms of each frame's energies; a frame is there when its last sample is."""
    samples = np.asarray(samples, np.float64)
    count = max(0, (len(samples) - SPAN) // HOP + 1)
    if count == 0:
        return np.zeros((0, BANDS))
    window = 0.5 - 0.5 * np.cos(2 * np.pi * np.arange(SPAN) / SPAN)
    frames = np.lib.stride_tricks.sliding_window_view(samples, SPAN)[::HOP][:count]
    power = np.abs(np.fft.rfft(frames * window, LENGTH)) ** 2
    return np.log(power @ band_weights().T + 1e-6)


def features(samples, rate):
    """The same without each band's slow mean, which follows by `rate` of the way each frame."""
    logs = log_energies(samples)
    result = np.empty_like(logs)
    mean = None
    for index, frame in enumerate(logs):
        mean = frame.copy() if mean is None else mean
        mean += rate * (frame - mean)
        result[index] = frame - mean
    return result
