# Susi. SPDX-License-Identifier: Apache-2.0
"""Learning: windows mixed anew at every step, the worst mistakes looked for and learned from, the best of several averages kept."""

import copy
import math
import time

import torch
import torch.nn.functional as F

from .melody import features
from .network import Network

# When the word may be noticed: from just before its end to 260 ms after, in frames.
EARLY, LATE = 4, 26
WORDS, OTHERS = 48, 80


def smoothed(logits):
    """The mean of three steps, as the detector has it."""
    return F.avg_pool1d(logits, 3, 1)


def loss_of(logits, last_frames, ends, greetings):
    """What is wrong with these logits: words that were missed, and the worst moments of everything else."""
    words = len(ends)
    ends, greetings = torch.as_tensor(ends)[:, None], torch.as_tensor(greetings)
    heard = (last_frames >= ends - EARLY) & (last_frames <= ends + LATE)
    before = last_frames < ends - 12
    best = lambda values, mask, count: values.masked_fill(~mask, -30).topk(count, dim=1).values
    worst = lambda values, mask: F.softplus(best(values, mask, 2)).mean()
    of_word, of_greeting = logits[:words, 0], logits[:words, 1]
    missed = F.softplus(-best(of_word, heard, 3).mean(1)).mean()
    early = worst(of_word, before)
    long, short = greetings == 1, greetings == 0
    if long.any():
        missed = missed + F.softplus(-best(of_greeting[long], heard[long], 3).mean(1)).mean()
        early = early + worst(of_greeting[long], before[long])
    if short.any():
        # The bare word is no greeting; between words it may be unsure for a moment.
        early = early + 0.7 * worst(of_greeting[short], last_frames.expand(len(ends), -1)[short] >= 0)
    rest = logits[words:]
    false = F.softplus(rest.topk(2, dim=2).values).mean((0, 2)).sum() + 0.3 * F.softplus(rest.topk(20, dim=2).values).mean((0, 2)).sum()
    return missed + 0.5 * early + 1.5 * false


class Learner:
    """One network on its way."""

    def __init__(self, mixer, judge, steps, channels=64, dilations=(1, 1, 2, 2, 4, 4, 4), rate=4e-3, say=print):
        self.network = Network(channels, dilations)
        self.mixer, self.judge, self.steps, self.say = mixer, judge, steps, say
        self.optimiser = torch.optim.AdamW(self.network.parameters(), lr=rate, weight_decay=0.01, betas=(0.9, 0.98))
        self.rate = rate
        self.mean = copy.deepcopy(self.network)
        self.best = (math.inf, None)

    def run(self, mining=1200, judging=600, seconds=None):
        begun = time.time()
        running = 0.0
        step = 0
        while step < self.steps:
            share = step / self.steps
            if seconds:
                # A machine that is busy learns for as long, not as often.
                share = max(share, (time.time() - begun) / seconds)
                if share >= 1:
                    break
            for group in self.optimiser.param_groups:
                group["lr"] = self.rate * min(1, (step + 1) / 200) * (0.5 + 0.5 * math.cos(math.pi * share)) + 1e-5
            values, ends, greetings = self.mixer.batch(WORDS, OTHERS)
            self.network.train()
            logits = self.network(torch.from_numpy(values))
            loss = loss_of(logits, self.network.last_frames(logits.shape[2]), ends, greetings)
            self.optimiser.zero_grad()
            loss.backward()
            torch.nn.utils.clip_grad_norm_(self.network.parameters(), 2.0)
            self.optimiser.step()
            running = 0.98 * running + 0.02 * float(loss) if step else float(loss)
            step += 1
            with torch.no_grad():
                keep = min(0.998, step / (step + 20))
                for mine, theirs in zip(self.mean.state_dict().values(), self.network.state_dict().values()):
                    if mine.dtype.is_floating_point:
                        mine.lerp_(theirs, 1 - keep)
            if step % 100 == 0:
                self.say(f"step {step} of {self.steps}: loss {running:.3f}, {time.time() - begun:.0f} s")
            if step % mining == 0 and share < 0.9:
                self.mine()
            if step % judging == 0 or step == self.steps:
                self.weigh(step)
        self.weigh(step)
        return self.best[1]

    def weigh(self, step):
        self.mean.eval()
        figure, words = self.judge(self.mean)
        if figure < self.best[0]:
            self.best = (figure, copy.deepcopy(self.mean))
        self.say(f"step {step}: validation {figure:.3f} ({words})")

    @torch.no_grad()
    def mine(self, count=4000):
        """The moments of running speech that come nearest to the word."""
        self.mean.eval()
        worst = []
        for bank in (self.mixer.people, self.mixer.noise):
            for index in range(len(bank.starts)):
                rows = bank.powers(index)
                if len(rows) < self.mean.seen + 20:
                    continue
                logits = smoothed(self.mean(torch.from_numpy(features(rows[None] * 1.0))))[0]
                height = logits.max(0).values
                for second in range(0, len(height), 50):
                    part = height[second : second + 50]
                    place = int(part.argmax())
                    worst.append((float(part[place]), bank, index, (second + place) * 2 + self.mean.seen - FRAMES_AFTER))
        worst.sort(key=lambda one: -one[0])
        self.mixer.hard = [(bank, index, max(0, start)) for _, bank, index, start in worst[:count]]
        self.say(f"worst second {worst[0][0]:.1f}, hundredth {worst[100][0]:.1f}, thousandth {worst[1000][0]:.1f}")


# Where in a window a mined moment stands, before it is moved a little.
FRAMES_AFTER = 220
