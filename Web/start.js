// Susi. SPDX-License-Identifier: Apache-2.0

// Starts the app, and keeps the shell where people with a console and tests find it.

import { Page } from "./page.js";
import { Shell } from "./shell.js";

// What is imported only when it is needed is kept on the device from then on.
const page = new Page({
  rooms: (...where) => import("./rooms.js").then(({ begin }) => begin(...where)),
  workshop: (...where) => import("./workshop.js").then(({ begin }) => begin(...where)),
  voice: (...where) => import("./speech.js").then(({ begin }) => begin(...where)),
});

const reply = fetch("SusiPage.wasm");
if ((await reply).ok) {
  const shell = await Shell.begin(WebAssembly.compileStreaming(reply), document.getElementById("app"), page);
  window.shell = shell;
  // Only now, so that what is kept for later does not delay what is wanted now. Where the browser
  // keeps nothing, the page works all the same, with a connection.
  await page.updates.begin().catch(() => {});
  if (!shell.program) page.updates.giveUp();
} else {
  document.getElementById("unbuilt").hidden = false;
}
