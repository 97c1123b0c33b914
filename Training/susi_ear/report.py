# Susi. SPDX-License-Identifier: Apache-2.0
"""The report: what the shipped file does with voices and people it never learned from, as the shipped program finds it."""

import collections
import json
import subprocess
import tempfile
from pathlib import Path

import numpy as np
import soundfile
import torch

from . import peers, people, trial
from .curves import drawn
from .judging import bar_for

RATES = (0.25, 0.5, 1.0, 2.0)
ORDINARY = ("english", "people", "music")


class Heard:
    """What a detector made of the files of a trial: peaks (seconds, score) of each file."""

    def __init__(self, facts, peaks, wanted):
        """`wanted` are the labels of the words that count as the phrase."""
        self.facts, self.peaks, self.wanted = facts, peaks, wanted
        self.hours = collections.Counter()
        for fact in facts:
            if "phrase" not in fact:
                self.hours[fact["kind"]] += fact["seconds"] / 3600

    def false(self, kinds=ORDINARY):
        return np.array([score for fact in self.facts if fact["kind"] in kinds and "phrase" not in fact for _, score in self.peaks.get(fact["file"], ())])

    def best(self, kind, group=None, label=None):
        return np.array([max((score for _, score in self.peaks.get(fact["file"], ())), default=-99.0) for fact in self.facts
                         if fact.get("phrase") in (label and (label,) or self.wanted) and fact["kind"] == kind and (group is None or fact["group"] == group)])

    def total_hours(self, kinds=ORDINARY):
        return sum(self.hours[kind] for kind in kinds)

    def bar(self, rate):
        return bar_for(self.false(), self.total_hours(), rate)

    def missed(self, kind, bar, **which):
        best = self.best(kind, **which)
        return (int((best < bar).sum()), len(best))

    def curve(self, kind):
        """Points (false accepts an hour, share of misses)."""
        false, hours, best = np.sort(self.false())[::-1], self.total_hours(), self.best(kind)
        return [(count / hours, float(np.mean(best < (false[count] + 1e-4 if count < len(false) else -98)))) for count in range(0, min(len(false), int(8 * hours)) + 1)]

    def firing(self, count=10):
        every = [(score, fact["group"], seconds) for fact in self.facts if fact["kind"] in ORDINARY and "phrase" not in fact for seconds, score in self.peaks.get(fact["file"], ())]
        return sorted(every, reverse=True)[:count]


def susi_peaks(program, model, phrase, folder, facts):
    """Peaks as `susi ear detect --scores` finds them."""
    return _susi(program, ["--scores", "--phrase", phrase, "--model", str(model)], folder, facts, lambda found: (found["seconds"], found["logit"]) if found["logit"] is not None else None)


def susi_detections(program, model, phrase, sensitivity, folder, facts, voice=None):
    """Where the program would have woken."""
    more = ["--voice", str(voice)] if voice else []
    return _susi(program, ["--json", "--phrase", phrase, "--sensitivity", sensitivity, "--model", str(model), *more], folder, facts, lambda found: (found["seconds"], found["logit"]))


def _susi(program, options, folder, facts, of):
    with tempfile.NamedTemporaryFile("w", suffix=".txt", encoding="utf-8") as names:
        names.write("\n".join(str(Path(folder).resolve() / fact["file"]) for fact in facts))
        names.flush()
        done = subprocess.run([program, "ear", "detect", *options, "--files-from", names.name], stdout=subprocess.PIPE, text=True, check=True)
    out = collections.defaultdict(list)
    for line in done.stdout.splitlines():
        found = json.loads(line)
        peak = of(found)
        if peak:
            out[Path(found["file"]).name].append(peak)
    return out


def peer_peaks(peer, folder, facts, cache):
    """A peer's peaks, found once."""
    kept = Path(cache) / f"peer-{peer.name.replace(' ', '-')}-{Path(folder).name}.json"
    found = json.loads(kept.read_text()) if kept.exists() else {}
    for number, fact in enumerate(facts):
        if fact["file"] not in found:
            sound, _ = soundfile.read(Path(folder) / fact["file"], dtype="float32")
            found[fact["file"]] = peer.peaks(sound)
        if number % 200 == 0:
            kept.write_text(json.dumps(found))
    kept.write_text(json.dumps(found))
    return found


def share(counted):
    missed, of = counted
    return f"{100 * missed / max(of, 1):.1f} % ({missed} of {of})"


def rates_table(heard, labels):
    lines = ["| false accepts an hour (of " + f"{heard.total_hours():.2f} h) | bar | " + " | ".join(f"{label} missed, {kind}" for label in labels for kind in ("clean", "noisy")) + " | of them in English | on near words an hour |",
             "|---|---|" + "---|" * (2 * len(labels)) + "---|---|"]
    for rate in RATES:
        bar = heard.bar(rate)
        count = int((heard.false() >= bar).sum())
        cells = [share(heard.missed(kind, bar, label=name)) for name in labels.values() for kind in ("clean", "noisy")]
        english = int((heard.false(("english",)) >= bar).sum())
        near = (heard.false(("near",)) >= bar).sum() / max(heard.hours["near"], 1e-9)
        lines.append(f"| {rate} ({count}) | {bar:.2f} | " + " | ".join(cells) + f" | {english} in {heard.hours['english']:.2f} h | {near:.1f} |")
    return lines


def engines_table(heard, bar):
    lines = ["| voice | clean | noisy |", "|---|---|---|"]
    for group in sorted({fact["group"] for fact in heard.facts if fact.get("phrase") in heard.wanted}):
        lines.append(f"| {group} | {share(heard.missed('clean', bar, group=group))} | {share(heard.missed('noisy', bar, group=group))} |")
    return lines


def write(asked, sources, recordings):
    """Everything, as report.md, curves.svg and figures.json."""
    folder = asked.report
    folder.mkdir(parents=True, exist_ok=True)
    figures = {}
    where = asked.cache / "trial-susi"
    facts = trial.make(where, sources["susi"].trial_words(), sources["susi"].trial_running(recordings))
    lines = ["# How well does the ear hear?", "",
             "Written by `Training/train report`; every figure is what `susi ear detect` found with the weights that are shipped. "
             "Clean is a clip at -26 dBFS in silence; noisy is at 10 dB over music, four voices or coloured noise, every other one in a room (0.1 to 0.6 s of reverberation). "
             "Rates are of bars picked on these same hours, as detection curves are; what the shipped bars do is told apart, near misses and all. Less than one false accept cannot be claimed of hours that had none.", ""]
    short = Heard(facts, susi_peaks(asked.susi, asked.out, "Susi", where, facts), ("susi",))
    both = Heard(facts, short.peaks, ("susi", "hey"))
    long = Heard(facts, susi_peaks(asked.susi, asked.out, "Hey Susi", where, facts), ("hey",))
    lines += ["## The run", "", "Misses of the voices that choose, at 0, 0.8, 1.6 and 3.2 false accepts an hour, “Susi” and “Hey Susi”; the best is what ships.", "", "```",
              *(line for line in torch.load(asked.cache / "susi.pt")["log"] if "validation" in line), "```", ""]
    lines += ["## What was heard", "", "| what | hours |", "|---|---|"]
    hours = collections.Counter()
    for fact in facts:
        if "phrase" not in fact:
            hours[f"{fact['kind']}: {fact['group']}"] += fact["seconds"] / 3600
    lines += [f"| {what} | {hours[what]:.2f} |" for what in sorted(hours)] + [""]
    for name, heard, labels in (("Susi", both, {"“Susi”": "susi", "“Hey Susi”": "hey"}), ("Hey Susi", long, {"“Hey Susi”": "hey"})):
        bar = heard.bar(0.5)
        lines += [f"## The phrase “{name}”, voices held out for ever", "", *rates_table(heard, labels), "",
                  "By voice at 0.5 an hour:", "", *engines_table(heard, bar), "",
                  "What comes nearest: " + ", ".join(f"{group} {score:.1f}" for score, group, _ in heard.firing()) + ".", ""]
        figures[name] = {"bar": bar, "hours": heard.total_hours(), **{kind: heard.missed(kind, bar) for kind in ("clean", "noisy")},
                         "english": int((heard.false(("english",)) >= bar).sum())}
        lines += _as_shipped(asked, name, where, facts, heard, labels)
    lines += _own_voice(asked, where, facts, short)
    curves = {f"{name}, {kind}": (heard.curve(kind), kind == "noisy") for name, heard in (("Susi", both), ("Hey Susi", long)) for kind in ("clean", "noisy")}
    (folder / "curves.svg").write_text(drawn("Voices held out for ever", curves), encoding="utf-8")
    lines += ["![Misses over false accepts](curves.svg)", ""]
    if recordings is not None:
        lines += _twin(asked, sources["alexa"], recordings, where, facts, figures)
    (folder / "report.md").write_text("\n".join(lines), encoding="utf-8")
    (folder / "figures.json").write_text(json.dumps(figures, indent=1), encoding="utf-8")


def _as_shipped(asked, phrase, where, facts, heard, labels):
    """What the three sensitivities do, near misses and all."""
    lines = ["As shipped. The bars were chosen so that all the hours that taught nothing, these and 1.3 more, have 0.25, 0.5 and 1 false accepts an hour; no voice of the word had a part in that:", "",
             "| sensitivity | false accepts | in English | " + " | ".join(f"{label} missed, {kind}" for label in labels for kind in ("clean", "noisy")) + " | noticed after the word's end: median, 95 % |", "|---|---|---|" + "---|" * (2 * len(labels) + 1)]
    for sensitivity in ("calm", "normal", "eager"):
        found = susi_detections(asked.susi, asked.out, phrase, sensitivity, where, facts)
        false = [fact["kind"] for fact in facts if "phrase" not in fact and fact["kind"] in ORDINARY for _ in found.get(fact["file"], ())]
        cells, late = [], []
        for label in labels.values():
            for kind in ("clean", "noisy"):
                those = [fact for fact in facts if fact.get("phrase") == label and fact["kind"] == kind]
                cells.append(share((sum(not found.get(fact["file"]) for fact in those), len(those))))
                late += [found[fact["file"]][0][0] - fact["end"] for fact in those if kind == "clean" and found.get(fact["file"])]
        when = f"{1000 * np.median(late):.0f} ms, {1000 * np.percentile(late, 95):.0f} ms" if late else "-"
        lines.append(f"| {sensitivity} | {len(false)} in {heard.total_hours():.2f} h | {false.count('english')} in {heard.hours['english']:.2f} h | " + " | ".join(cells) + f" | {when} |")
    return lines + [""]


def _own_voice(asked, where, facts, heard):
    """Three clips teach each held-out voice; the rest of its clips and all other hours tell what that is worth."""
    lines = ["## One's own voice", "", "Each voice says the word three times (clean), at the sensitivity *normal*, phrase “Susi”.", "",
             "| voice | missed in noise before | with its voice | false accepts before | with its voice | another voice's words missed in noise, before and with |", "|---|---|---|---|---|---|"]
    before = susi_detections(asked.susi, asked.out, "Susi", "normal", where, facts)
    others = [fact for fact in facts if "phrase" not in fact and fact["kind"] in ORDINARY]
    for group in sorted({fact["group"] for fact in facts if fact.get("phrase") == "susi"}):
        own = [fact for fact in facts if fact.get("phrase") == "susi" and fact["group"] == group]
        clean = [fact for fact in own if fact["kind"] == "clean"]
        rest = [fact for fact in own if fact["kind"] == "noisy"][3:]
        with tempfile.TemporaryDirectory() as folder:
            voice = Path(folder) / "voice.susi"
            done = None
            for start in range(0, min(len(clean) - 3, 18), 3):
                done = subprocess.run([asked.susi, "ear", "enroll", "--phrase", "Susi", "--model", str(asked.out), "--data", folder, "--no-trial", "--from", *(str(where / fact["file"]) for fact in clean[start : start + 3])], capture_output=True, text=True, check=False)
                if voice.exists():
                    break
            if not voice.exists():
                lines.append(f"| {group} | not learned: {(done.stderr or done.stdout).strip().splitlines()[-1] if done else 'too few clips'} | | | | |")
                continue
            strangers = [fact for fact in facts if fact.get("phrase") == "susi" and fact["kind"] == "noisy" and fact["group"] != group]
            after = susi_detections(asked.susi, asked.out, "Susi", "normal", where, rest + others + strangers, voice)
        count = lambda found, those: sum(len(found.get(fact["file"], ())) for fact in those)
        missed = lambda found, those: share((sum(not found.get(fact["file"]) for fact in those), len(those)))
        lines.append(f"| {group} | {missed(before, rest)} | {missed(after, rest)} | {count(before, others)} | {count(after, others)} | {missed(before, strangers)}, {missed(after, strangers)} |")
    return lines + [""]


def _twin(asked, source, recordings, where, facts, figures):
    """The recipe pointed at "alexa": real people, and peers on the same files."""
    folder = asked.cache / "trial-alexa"

    def words():
        for label, voice, name, sound in people.wake_words(recordings, {"alexa"}):
            yield {"label": "alexa", "voice": "people", "text": name}, sound
        yield from source.trial_words()

    near = ((fact, sound) for fact, sound in source.trial_running() if fact["label"] == "near")
    own = trial.make(folder, words(), near, behind=trial.behind(where, facts))
    # To the first trial "alexa" was another word.
    shared = [fact for fact in facts if "phrase" not in fact and fact["kind"] in ORDINARY and fact["group"] != "words:alexa"]
    every = own + shared
    model = asked.cache / "alexa.ear"
    ours = {**susi_peaks(asked.susi, model, "Alexa", where, shared), **susi_peaks(asked.susi, model, "Alexa", folder, own)}
    rows = {"this recipe, synthetic voices only": Heard(every, ours, ("alexa",))}
    spoken = [fact for fact in own if fact.get("group") == "people"]
    for peer in (peers.MicroWakeWord("alexa"), peers.Porcupine("alexa")):
        found = {**peer_peaks(peer, where, shared, asked.cache), **peer_peaks(peer, folder, spoken, asked.cache)}
        rows[peer.name] = Heard([fact for fact in every if fact["kind"] != "near"], found, ("alexa",))
    lines = ["## How honest is this? The same recipe pointed at “alexa”, and real people", "",
             "Real people said these; they never taught. The negatives are the same hours; the peers heard the same files, and may have seen them in training.", "",
             "| detector | false accepts an hour (count) | people missed, clean | people missed, noisy | held-out voices missed, clean | noisy |", "|---|---|---|---|---|---|"]
    curves = {}
    for name, heard in rows.items():
        for rate in (0.5, 1.0, 2.0):
            bar = heard.bar(rate)
            count = int((heard.false() >= bar).sum())
            synthetic = [fact["group"] for fact in heard.facts if fact.get("phrase") and fact["group"] != "people"]
            voices = ["", ""]
            if name.startswith("this"):
                for place, kind in enumerate(("clean", "noisy")):
                    each = [heard.missed(kind, bar, group=group) for group in sorted(set(synthetic))]
                    voices[place] = share((sum(one[0] for one in each), sum(one[1] for one in each)))
            lines.append(f"| {name} | {rate} ({count}) | {share(heard.missed('clean', bar, group='people'))} | {share(heard.missed('noisy', bar, group='people'))} | {voices[0]} | {voices[1]} |")
            if rate == 0.5:
                figures[f"alexa: {name}"] = {kind: heard.missed(kind, bar, group="people") for kind in ("clean", "noisy")}
        only = Heard([fact for fact in heard.facts if "phrase" not in fact or fact["group"] == "people"], heard.peaks, ("alexa",))
        for kind in ("clean", "noisy"):
            curves[f"{name.split(',')[0]}, {kind}"] = (only.curve(kind), kind == "noisy")
    (asked.report / "people.svg").write_text(drawn("“Alexa” by real people", curves), encoding="utf-8")
    return lines + ["", "![Real people saying alexa](people.svg)", ""]
