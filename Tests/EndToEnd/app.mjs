// Susi. SPDX-License-Identifier: Apache-2.0

// The app in real browsers against the real server: `node app.mjs SUSI ENGINES [name …]`, where names
// are those of files in the folder app. Ends with a line `N passed, N failed`.

import { resolve } from "node:path";
import { Browser } from "./browser.mjs";
import { Stage } from "./app/stage.mjs";

/** What is tried, each with a server and a browser of its own; in this order. */
const parts = ["asking", "kinds", "offline", "keeping", "searching", "accounts", "browsing", "writing", "settings", "voice", "model", "many", "access", "installing", "replaying"];

const [program, engines, ...wanted] = process.argv.slice(2);
const susi = resolve(program);
const openers = { Chromium: () => Browser.open(), WebKit: () => Browser.openWebKit() };
let passed = 0;
let failed = 0;

for (const engine of engines.split(",")) {
  for (const part of wanted.length > 0 ? wanted : parts) {
    const { facts } = await import(`./app/${part}.mjs`);
    const browser = await openers[engine]();
    const stage = await Stage.build(susi, browser);
    try {
      for (const [text, check] of facts(stage, engine)) {
        try {
          await check();
          passed += 1;
        } catch (error) {
          failed += 1;
          console.log(`✘ ${engine}: ${text}\n  ${(error.stack ?? error.message).split("\n").slice(0, 6).join("\n  ")}`);
        }
      }
    } finally {
      await browser.close();
      await stage.strike();
    }
  }
}
console.log(`${passed} passed, ${failed} failed`);
