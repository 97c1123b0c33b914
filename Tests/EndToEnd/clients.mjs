// Susi. SPDX-License-Identifier: Apache-2.0

// The old apps as scripts against the real server: `node clients.mjs SUSI SKILLS`.
// Each sends what that app sends, in the way it sends it, and looks at what its parser needs.
// Ends with a line `N passed, N failed`.

import assert from "node:assert/strict";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { started, stopped } from "./browser.mjs";
import { androidFacts } from "./client-android.mjs";
import { iosFacts } from "./client-ios.mjs";
import { webFacts } from "./client-web.mjs";

const [susi, skills] = process.argv.slice(2);
const data = await mkdtemp(`${tmpdir()}/susi-clients-`);
const { child, match } = await started(
  susi,
  ["serve", "--port", "0", "--host", "127.0.0.1", "--offline", "--log-level", "error",
    "--data", data, "--skills", skills],
  /at (http\S+)$/,
);

let passed = 0;
let failed = 0;
for (const [app, facts] of [["iOS", iosFacts], ["Android", androidFacts], ["web", webFacts]]) {
  for (const { text, check } of facts(match[1])) {
    try {
      await check();
      passed += 1;
    } catch (error) {
      failed += 1;
      console.log(`✘ old ${app} app: ${text}\n  ${error.message.split("\n").slice(0, 8).join("\n  ")}`);
    }
  }
}
assert.equal(await stopped(child), 0);
await rm(data, { recursive: true });
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
