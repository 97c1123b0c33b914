// Susi. SPDX-License-Identifier: Apache-2.0

// Starts the program Sources/PageDemo, and keeps the shell where the test can find it.

import { Shell } from "./shell.js";

const source = WebAssembly.compileStreaming(fetch("PageDemo.wasm"));
window.shell = await Shell.begin(source, document.getElementById("app"));

/** The text of a row. @param {number} row */
window.demoText = (row) => {
  const { program } = window.shell;
  const length = program.demo_text(row);
  return new TextDecoder().decode(new Uint8Array(program.memory.buffer, program.demo_out(), length));
};
