// Susi. SPDX-License-Identifier: Apache-2.0

// Starts the app, and keeps the shell where people with a console and tests find it.

import { Shell } from "./shell.js";

const reply = fetch("SusiPage.wasm");
if ((await reply).ok) {
  const shell = await Shell.begin(WebAssembly.compileStreaming(reply), document.getElementById("app"));
  window.shell = shell;
  // Only now, so that what is kept for later does not delay what is wanted now. Where the browser
  // keeps nothing, the page works all the same, with a connection.
  await shell.updates.begin().catch(() => {});
  if (!shell.program) shell.updates.giveUp();
} else {
  document.getElementById("unbuilt").hidden = false;
}
