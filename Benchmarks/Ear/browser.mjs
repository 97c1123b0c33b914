// Susi. SPDX-License-Identifier: Apache-2.0

// How long the ear of the browser listens to a minute: `node browser.mjs MODULE.wasm MODEL SOUND.pcm` prints processor
// seconds for a second of sound. The sound is 16 kHz, mono, 16 bits, and comes in the 128 samples of an audio worklet.

import { readFileSync } from "node:fs";

const [module, model, sound] = process.argv.slice(2).map((name) => readFileSync(name));
const ear = new WebAssembly.Instance(new WebAssembly.Module(module), {}).exports;
const address = ear.ear_in(model.length);
new Uint8Array(ear.memory.buffer, address, model.length).set(model);
if (ear.ear_model(model.length) !== 0) throw new Error("the model is not one");
ear.ear_begin(16000, 0, 1);
const samples = Float32Array.from({ length: sound.length / 2 }, (_, index) => sound.readInt16LE(2 * index) / 32768);
const place = ear.ear_samples();
const room = new Float32Array(ear.memory.buffer, place, 4096);

function listen() {
  for (let start = 0; start + 128 <= samples.length; start += 128) {
    room.set(samples.subarray(start, start + 128));
    ear.ear_hear(128);
  }
}

listen();
const begun = process.cpuUsage();
listen();
const used = process.cpuUsage(begun);
console.log((used.user + used.system) / 1e6 / (samples.length / 16000));
