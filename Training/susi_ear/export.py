# Susi. SPDX-License-Identifier: Apache-2.0
"""The learned network as the file that is shipped, and that file as a network again. docs/ear.md has the layout."""

import struct

import numpy as np
import torch
from torch import nn

from .melody import BANDS, MEAN_RATE
from .network import KERNEL, STRIDE

MAGIC = b"SUSIEAR1"


def fnv(data):
    """FNV-1a of 32 bits."""
    value = 0x811C9DC5
    for byte in data:
        value = (value ^ byte) * 0x01000193 & 0xFFFFFFFF
    return value


def folded(weights, norm):
    """A convolution's weights and bias with the norm behind it taken in."""
    factor = norm.weight / torch.sqrt(norm.running_var + norm.eps)
    return weights * factor.reshape(-1, *[1] * (weights.dim() - 1)), norm.bias - norm.running_mean * factor


def layer(weights, bias):
    """Scales, biases, and weights in eight bits, a scale for each channel that comes out."""
    flat = weights.detach().reshape(len(weights), -1).numpy().astype(np.float64)
    scale = np.maximum(np.abs(flat).max(axis=1) / 127, 1e-12).astype("<f4")
    whole = np.clip(np.round(flat / scale[:, None]), -127, 127).astype("i1")
    return scale.tobytes() + bias.detach().numpy().astype("<f4").tobytes() + whole.tobytes()


def written(network, phrases, bars, near_miss, easing, centre, spread, likeness, bonus):
    """The bytes of the file. The order of the first convolution's weights is channel, time, band."""
    network.eval()
    out = bytearray(MAGIC)
    out += struct.pack("<4If", BANDS, network.channels, len(network.dilations), len(phrases), MEAN_RATE)
    out += struct.pack(f"<{len(network.dilations)}I", *network.dilations)
    weights, bias = folded(network.first.weight, network.first_norm)
    out += layer(weights.permute(0, 2, 1), bias)
    for depthwise, norm, pointwise, norm_too in zip(network.depthwise, network.depthwise_norm, network.pointwise, network.pointwise_norm):
        out += layer(*folded(depthwise.weight, norm))
        out += layer(*folded(pointwise.weight, norm_too))
    # A word without a greeting leaves the second head behind.
    out += layer(network.head.weight[: len(phrases)], network.head.bias[: len(phrases)])
    for phrase, three in zip(phrases, bars):
        name = phrase.encode()
        out += struct.pack(f"<B{len(name)}s3f", len(name), name, *three)
    out += struct.pack("<2f", near_miss, easing)
    out += np.asarray(centre, "<f4").tobytes() + np.asarray(spread, "<f4").tobytes()
    out += struct.pack("<2f", likeness, bonus)
    return bytes(out) + struct.pack("<I", fnv(out))


class Shipped(nn.Module):
    """The network of a file, with the weights as they are after eight bits."""

    def __init__(self, data):
        super().__init__()
        assert data[:8] == MAGIC and struct.unpack("<I", data[-4:])[0] == fnv(data[:-4]), "not a file of the ear, or damaged"
        bands, self.channels, blocks, self.phrases, self.rate = struct.unpack_from("<4If", data, 8)
        place = 28
        self.dilations = struct.unpack_from(f"<{blocks}I", data, place)
        place += 4 * blocks

        def read(*shape):
            nonlocal place
            count = shape[0]
            scale = np.frombuffer(data, "<f4", count, place)
            bias = np.frombuffer(data, "<f4", count, place + 4 * count)
            size = int(np.prod(shape))
            whole = np.frombuffer(data, "i1", size, place + 8 * count).reshape(shape)
            place += 8 * count + size
            weights = whole.astype(np.float32) * scale.reshape(-1, *[1] * (len(shape) - 1))
            return torch.from_numpy(weights), torch.from_numpy(bias.copy())

        channels = self.channels
        first, bias = read(channels, KERNEL, bands)
        self.first = first.permute(0, 2, 1).contiguous(), bias
        self.blocks = []
        for _ in range(blocks):
            depthwise, bias = read(channels, KERNEL)
            self.blocks.append(((depthwise[:, None, :], bias), read(channels, channels)))
        head, bias = read(self.phrases, channels)
        self.head = head[:, :, None], bias
        self.names, self.bars = [], []
        for _ in range(self.phrases):
            length = data[place]
            self.names.append(data[place + 1 : place + 1 + length].decode())
            self.bars.append(struct.unpack_from("<3f", data, place + 1 + length))
            place += 1 + length + 12
        self.near_miss, self.easing = struct.unpack_from("<2f", data, place)
        self.centre = np.frombuffer(data, "<f4", channels, place + 8)
        self.spread = np.frombuffer(data, "<f4", channels, place + 8 + 4 * channels)
        self.likeness, self.bonus = struct.unpack_from("<2f", data, place + 8 + 8 * channels)

    @property
    def seen(self):
        return KERNEL + STRIDE * (KERNEL - 1) * sum(self.dilations)

    def hidden(self, features):
        conv = torch.nn.functional.conv1d
        x = torch.relu(conv(features.transpose(1, 2), *self.first, stride=STRIDE))
        for (depthwise, pointwise), dilation in zip(self.blocks, self.dilations):
            y = torch.relu(conv(x, *depthwise, dilation=dilation, groups=self.channels))
            y = conv(y, pointwise[0][:, :, None], pointwise[1])
            x = torch.relu(y + x[:, :, -y.shape[2] :])
        return x

    def forward(self, features):
        return torch.nn.functional.conv1d(self.hidden(features), *self.head)
