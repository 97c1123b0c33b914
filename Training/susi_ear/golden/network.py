# Susi. SPDX-License-Identifier: Apache-2.0
"""The file susi.ear and the network in it, in numpy: the reference that Sources/SusiEar is compared with."""

import struct
from dataclasses import dataclass

import numpy as np

from .features import BANDS

MAGIC = b"SUSIEAR1"
KERNEL = 5


@dataclass
class Quantised:
    """Weights of eight bits, a scale and a bias for each output."""

    scale: np.ndarray
    bias: np.ndarray
    weights: np.ndarray

    @classmethod
    def of(cls, weights, bias):
        flat = np.abs(weights.reshape(len(weights), -1)).max(axis=1)
        scale = np.where(flat > 0, flat / 127, 1).astype(np.float32)
        steps = np.round(weights / scale.reshape(-1, *[1] * (weights.ndim - 1)))
        return cls(scale, np.asarray(bias, np.float32), np.clip(steps, -127, 127).astype(np.int8))

    @property
    def values(self):
        return self.weights * self.scale.astype(np.float64).reshape(-1, *[1] * (self.weights.ndim - 1))

    def bytes(self):
        return self.scale.astype("<f4").tobytes() + self.bias.astype("<f4").tobytes() + self.weights.tobytes()


@dataclass
class Phrase:
    name: str
    thresholds: tuple  # calm, normal, eager


@dataclass
class Model:
    rate: float
    dilations: list
    first: Quantised  # C x 5 x 40
    blocks: list  # of (depthwise C x 5, pointwise C x C)
    head: Quantised  # P x C
    phrases: list
    near_miss: float
    easing: float
    centre: np.ndarray
    spread: np.ndarray
    likeness: float
    bonus: float

    def bytes(self):
        channels, phrases = len(self.first.bias), len(self.phrases)
        out = MAGIC + struct.pack("<4If", BANDS, channels, len(self.dilations), phrases, self.rate)
        out += struct.pack(f"<{len(self.dilations)}I", *self.dilations)
        out += self.first.bytes()
        for depthwise, pointwise in self.blocks:
            out += depthwise.bytes() + pointwise.bytes()
        out += self.head.bytes()
        for phrase in self.phrases:
            name = phrase.name.encode()
            out += bytes([len(name)]) + name + struct.pack("<3f", *phrase.thresholds)
        out += struct.pack("<2f", self.near_miss, self.easing)
        out += np.asarray(self.centre, "<f4").tobytes() + np.asarray(self.spread, "<f4").tobytes()
        out += struct.pack("<2f", self.likeness, self.bonus)
        return out + struct.pack("<I", fnv1a(out))

    @classmethod
    def read(cls, data):
        if data[:8] != MAGIC or struct.unpack("<I", data[-4:])[0] != fnv1a(data[:-4]):
            raise ValueError("this is no undamaged model of the ear")
        place = 8

        def take(kind, *shape):
            nonlocal place
            count = int(np.prod(shape))
            values = np.frombuffer(data, kind, count, place).reshape(shape)
            place += values.nbytes
            return values

        def quantised(*shape):
            return Quantised(take("<f4", shape[0]), take("<f4", shape[0]), take("i1", *shape))

        _, channels, blocks, phrases = (int(number) for number in take("<u4", 4))
        rate = float(take("<f4", 1)[0])
        dilations = [int(number) for number in take("<u4", blocks)]
        first = quantised(channels, KERNEL, BANDS)
        layers = [(quantised(channels, KERNEL), quantised(channels, channels)) for _ in dilations]
        head = quantised(phrases, channels)
        names = []
        for _ in range(phrases):
            length = int(take("u1", 1)[0])
            names.append(Phrase(take("u1", length).tobytes().decode(), tuple(take("<f4", 3))))
        near_miss, easing = (float(number) for number in take("<f4", 2))
        centre, spread = take("<f4", channels), take("<f4", channels)
        likeness, bonus = (float(number) for number in take("<f4", 2))
        return cls(rate, dilations, first, layers, head, names, near_miss, easing, centre, spread, likeness, bonus)

    def run(self, features):
        """Logits and hidden values of every step: at frames 4, 6, 8 … once all blocks have their past."""
        steps = max(0, (len(features) - KERNEL) // 2 + 1)
        if steps == 0:
            return np.zeros((0, len(self.phrases))), np.zeros((0, len(self.first.bias)))
        seen = np.stack([features[2 * step : 2 * step + KERNEL].ravel() for step in range(steps)])
        values = relu(seen @ self.first.values.reshape(len(self.first.bias), -1).T + self.first.bias)
        for dilation, (depthwise, pointwise) in zip(self.dilations, self.blocks):
            reach = (KERNEL - 1) * dilation
            if len(values) <= reach:
                return np.zeros((0, len(self.phrases))), values[:0]
            count = len(values) - reach
            taps = depthwise.values
            tapped = sum(values[tap * dilation : tap * dilation + count] * taps[:, tap] for tap in range(KERNEL))
            mixed = relu(tapped + depthwise.bias) @ pointwise.values.T + pointwise.bias
            values = relu(mixed + values[reach:])
        return values @ self.head.values.T + self.head.bias, values


def relu(values):
    return np.maximum(values, 0)


def fnv1a(data):
    value = 0x811C9DC5
    for byte in data:
        value = (value ^ byte) * 0x01000193 & 0xFFFFFFFF
    return value


def random_model(seed, channels, dilations):
    """A network that nobody trained, for tests and for measuring speed."""
    random = np.random.default_rng(seed)

    def layer(*shape):
        fan = int(np.prod(shape[1:]))
        return Quantised.of(random.normal(0, (1.5 / fan) ** 0.5, shape), random.normal(0, 0.1, shape[0]))

    first = layer(channels, KERNEL, BANDS)
    blocks = [(layer(channels, KERNEL), layer(channels, channels)) for _ in dilations]
    phrases = [Phrase("Susi", (2.0, 1.0, 0.0)), Phrase("Hey Susi", (2.5, 1.5, 0.5))]
    return Model(
        0.01, list(dilations), first, blocks, layer(2, channels), phrases, 1.0, 0.5,
        random.normal(0.5, 0.1, channels), random.uniform(0.5, 1.5, channels), 0.6, 1.0,
    )
