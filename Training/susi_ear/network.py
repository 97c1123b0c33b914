# Susi. SPDX-License-Identifier: Apache-2.0
"""The network while it learns: with batch norms, over whole windows. What it becomes is written by export.py."""

import torch
from torch import nn

BANDS, KERNEL, STRIDE = 40, 5, 2


class Network(nn.Module):
    """A convolution over time, residual blocks of depthwise and pointwise convolutions, one logit a phrase and 20 ms."""

    def __init__(self, channels=64, dilations=(1, 1, 2, 2, 4, 4, 4), phrases=2):
        super().__init__()
        self.channels, self.dilations, self.phrases = channels, tuple(dilations), phrases
        self.first = nn.Conv1d(BANDS, channels, KERNEL, stride=STRIDE, bias=False)
        self.first_norm = nn.BatchNorm1d(channels)
        self.depthwise = nn.ModuleList(nn.Conv1d(channels, channels, KERNEL, dilation=d, groups=channels, bias=False) for d in dilations)
        self.depthwise_norm = nn.ModuleList(nn.BatchNorm1d(channels) for _ in dilations)
        self.pointwise = nn.ModuleList(nn.Conv1d(channels, channels, 1, bias=False) for _ in dilations)
        self.pointwise_norm = nn.ModuleList(nn.BatchNorm1d(channels) for _ in dilations)
        self.head = nn.Conv1d(channels, phrases, 1)
        nn.init.constant_(self.head.bias, -3.0)

    @property
    def seen(self):
        """The frames that the first output looks back on."""
        return KERNEL + STRIDE * (KERNEL - 1) * sum(self.dilations)

    def hidden(self, features):
        x = torch.relu(self.first_norm(self.first(features.transpose(1, 2))))
        for depthwise, norm, pointwise, norm_too in zip(self.depthwise, self.depthwise_norm, self.pointwise, self.pointwise_norm):
            y = norm_too(pointwise(torch.relu(norm(depthwise(x)))))
            x = torch.relu(y + x[:, :, -y.shape[2] :])
        return x

    def forward(self, features):
        """Features (window, frame, band) to logits (window, phrase, step); step s is that of frame seen - 1 + 2 s."""
        return self.head(self.hidden(features))

    def last_frames(self, steps):
        """The newest frame of each step."""
        return self.seen - 1 + STRIDE * torch.arange(steps)
