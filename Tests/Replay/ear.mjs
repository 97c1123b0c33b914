// Susi. SPDX-License-Identifier: Apache-2.0

// Listens with the ear as browsers have it: the logits must be those of the reference in numpy, the
// same natively and here. Usage: node ear.mjs MODULE.wasm; ends with a line `N passed, N failed`.

import { existsSync, readFileSync } from "node:fs";

const tolerance = 1e-3;
const fixtures = new URL("../SusiEarTests/Fixtures/", import.meta.url);
const module = new WebAssembly.Module(readFileSync(process.argv[2]));
let passed = 0;
let failed = 0;

function expect(holds, promise) {
  if (holds) passed += 1;
  else {
    failed += 1;
    console.log(`✘ ${promise}`);
  }
}

function floats(name) {
  const bytes = readFileSync(new URL(name, fixtures));
  return Array.from({ length: bytes.length / 4 }, (_, index) => bytes.readFloatLE(4 * index));
}

// The sound twice, as the shipped network looks back almost as long as it lasts.
function sound() {
  const once = readFileSync(new URL("sound.pcm", fixtures));
  const bytes = Buffer.concat([once, once]);
  return Float32Array.from({ length: bytes.length / 2 }, (_, index) => bytes.readInt16LE(2 * index) / 32768);
}

// Gives bytes to the ear and tells it by one of its functions.
function give(ear, bytes, tell) {
  const address = ear.ear_in(bytes.length);
  new Uint8Array(ear.memory.buffer, address, bytes.length).set(bytes);
  return tell(bytes.length);
}

// Hears samples in pieces; all that happened, as [kind, seconds, a, b].
function hear(ear, samples, piece) {
  const happened = [];
  for (let start = 0; start < samples.length; start += piece) {
    const part = samples.subarray(start, start + piece);
    new Float32Array(ear.memory.buffer, ear.ear_samples(), part.length).set(part);
    const count = ear.ear_hear(part.length);
    const events = new Float64Array(ear.memory.buffer, ear.ear_events(), 4 * count);
    for (let index = 0; index < count; index++) happened.push([...events.subarray(4 * index, 4 * index + 4)]);
  }
  return happened;
}

function tryModel(bytes, figures) {
  const ear = new WebAssembly.Instance(module, {}).exports;
  expect(give(ear, bytes, ear.ear_model) === 0, "the model is read");
  const phrases = ear.ear_phrases();
  const logits = floats(figures);
  for (let phrase = 0; phrase < phrases; phrase++) {
    for (const piece of [128, 4096, 77]) {
      expect(ear.ear_begin(16000, phrase, 1) === 1, "it begins");
      ear.ear_steps(1);
      const heard = hear(ear, sound(), piece).filter((event) => event[0] === 8);
      const one = logits.filter((_, index) => index % phrases === phrase);
      const expected = one.slice(2).map((logit, index) => (logit + one[index] + one[index + 1]) / 3);
      const distance = Math.max(...expected.map((logit, index) => Math.abs(logit - heard[index]?.[2])));
      expect(heard.length === expected.length && distance < tolerance, `${figures}: off by ${distance}`);
    }
  }
}

const random = readFileSync(new URL("Models/random.ear", fixtures));
tryModel(random, "random.logits");
const shipped = new URL("../../Web/ear/susi.ear", import.meta.url);
if (existsSync(shipped) && existsSync(new URL("shipped.logits", fixtures))) {
  tryModel(readFileSync(shipped), "shipped.logits");
}

const ear = new WebAssembly.Instance(module, {}).exports;
const damaged = Uint8Array.from(random);
damaged[100] ^= 1;
expect(give(ear, damaged, ear.ear_model) === 3, "a damaged model is refused");
expect(ear.ear_begin(48000, 0, 1) === 0, "without a model there is no phrase");
expect(ear.ear_begin(1, -1, 1) === 0, "a rate nobody has is refused");
expect(ear.ear_begin(48000, -1, 1) === 1, "without a phrase it listens to speech");
ear.ear_record(1);
hear(ear, new Float32Array(96000).fill(0.25), 128);
expect(ear.ear_level() > -13 && ear.ear_level() < -11, "the level is told");
expect(ear.ear_recorded() === 44 + 32000, "a second was kept");
const file = Buffer.from(ear.memory.buffer, ear.ear_out(), 44);
expect(file.toString("latin1", 0, 4) === "RIFF" && file.readUInt32LE(24) === 16000, "as a WAV file");
expect(ear.ear_recorded() === 0, "and only once");
expect(give(ear, damaged, ear.ear_voice) === 3, "a voice without a model is refused");
expect(ear.ear_learn(1) === 0 && ear.ear_trial(5) === 0, "without a phrase nothing is learned");

console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
