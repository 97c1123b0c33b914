// Susi. SPDX-License-Identifier: Apache-2.0

// What the tests of listening hear with and hear: the model that ships, and recordings.

import { readFileSync, writeFileSync } from "node:fs";

const shipped = new URL("../../../Web/ear/susi.ear", import.meta.url);
const spoken = new URL("../../SusiEarTests/Fixtures/Spoken/", import.meta.url);

/** The model that ships. */
export const model = () => readFileSync(shipped);

/** Lays a recording of a voice that the ear never learned from, with silence around it, into a WAV file of 44,100 samples a second. */
export function play(recording, file, before = 1, after = 4) {
  const source = readFileSync(new URL(`${recording}.wav`, spoken));
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
