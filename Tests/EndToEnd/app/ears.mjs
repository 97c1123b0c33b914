// Susi. SPDX-License-Identifier: Apache-2.0

// What the tests of listening hear with and hear: the ear's model, or one that wakes by any sudden
// sound, and recordings made where the tests run.

import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const shipped = fileURLToPath(new URL("../../../Web/ear/susi.ear", import.meta.url));

/** Whether there is an ear that knows its name. */
export const knowsItsName = existsSync(shipped);

/** The model that ships; where there is none, one that wakes by whatever is suddenly loud. */
export function model() {
  return knowsItsName ? readFileSync(shipped) : startled();
}

/** A model after the words of docs: one channel that adds up what is louder than before. */
function startled() {
  const channels = 8, blocks = 1, phrases = ["Susi", "Hey Susi"];
  const parts = [Buffer.from("SUSIEAR1")];
  const numbers = (...values) => parts.push(Buffer.from(new Uint32Array(values).buffer));
  const floats = (...values) => parts.push(Buffer.from(new Float32Array(values).buffer));
  const bytes = (count, value) => parts.push(Buffer.alloc(count, value));
  const layer = (outputs, weights, value, scale, bias) => {
    floats(...Array(outputs).fill(scale));
    floats(...Array(outputs).fill(bias));
    bytes(outputs * weights, value);
  };
  numbers(40, channels, blocks, phrases.length);
  floats(0.01);
  numbers(1);
  layer(channels, 5 * 40, 1, 0.01, -4);
  layer(channels, 5, 0, 1, 0);
  layer(channels, channels, 0, 1, 0);
  layer(phrases.length, channels, 1, 0.5, -2);
  for (const phrase of phrases) {
    parts.push(Buffer.from([phrase.length]), Buffer.from(phrase));
    floats(2, 1.5, 1);
  }
  floats(0.1, 0.1);
  floats(...Array(channels).fill(0), ...Array(channels).fill(1));
  floats(0.5, 0.1);
  let hash = 0x811C9DC5;
  for (const byte of Buffer.concat(parts)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  numbers(hash);
  return Buffer.concat(parts);
}

/** Says something into a WAV file of 44,100 samples a second, with silence around it. */
export function say(text, file, before = 2.5, after = 4) {
  const spoken = `${file}.spoken.wav`;
  execFileSync("espeak-ng", ["-v", "en-us", "-s", "150", "-w", spoken, text]);
  const source = readFileSync(spoken);
  const rate = source.readUInt32LE(24), data = source.indexOf("data") + 8;
  const count = Math.floor((source.length - data) / 2);
  const length = Math.round((before + count / rate + after) * 44100);
  const wave = Buffer.alloc(44 + 2 * length);
  wave.write("RIFF");
  wave.writeUInt32LE(36 + 2 * length, 4);
  wave.write("WAVEfmt ", 8);
  wave.writeUInt32LE(16, 16);
  wave.writeUInt16LE(1, 20);
  wave.writeUInt16LE(1, 22);
  wave.writeUInt32LE(44100, 24);
  wave.writeUInt32LE(88200, 28);
  wave.writeUInt16LE(2, 32);
  wave.writeUInt16LE(16, 34);
  wave.write("data", 36);
  wave.writeUInt32LE(2 * length, 40);
  for (let at = 0; at < length; at++) {
    const time = at / 44100 - before, index = Math.floor(time * rate), part = time * rate - index;
    const sample = (each) => (each >= 0 && each < count ? source.readInt16LE(data + 2 * each) : 0);
    // A room is never quite silent.
    const value = 0.6 * (sample(index) * (1 - part) + sample(index + 1) * part) + 8 * (Math.random() - 0.5);
    wave.writeInt16LE(Math.round(value), 44 + 2 * at);
  }
  writeFileSync(file, wave);
  return file;
}
