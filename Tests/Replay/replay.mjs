// Susi. SPDX-License-Identifier: Apache-2.0

// Runs trials in the browser build: the counterpart of Sources/CoreReplay/Replay.swift, with the
// same lines in and out. Usage: node replay.mjs MODULE.wasm [--transcript] <lines

import { webcrypto } from "node:crypto";
import { readFileSync, writeSync } from "node:fs";
import { start } from "../../Web/runtime.mjs";

// Debian 12's node keeps what every browser has behind a flag.
globalThis.crypto ??= webcrypto;

const [path, option] = process.argv.slice(2);
const swift = await start(readFileSync(path), (line) => console.error(line));
const encoder = new TextEncoder();

for (const line of readFileSync(0, "utf8").split("\n").filter(Boolean)) {
  const space = line.indexOf(" ");
  const name = encoder.encode(line.slice(0, space));
  const input = readFileSync(line.slice(space + 1));

  const address = swift.trial_in(name.length + input.length);
  const incoming = new Uint8Array(swift.memory.buffer, address, name.length + input.length);
  incoming.set(name);
  incoming.set(input, name.length);

  const length = swift.trial_run(name.length);
  if (length < 0) {
    console.error(`replay: no such trial: ${line}`);
    process.exit(2);
  }
  const digest = BigInt.asUintN(64, swift.trial_digest()).toString(16);
  console.log(line, digest, swift.trial_broken());
  if (option === "--transcript") {
    writeSync(1, new Uint8Array(swift.memory.buffer, swift.trial_out(), length));
  }
}
