// Susi. SPDX-License-Identifier: Apache-2.0

// The app does here what it does natively: 2,000 events that a seed determines give the same patches
// and effects, byte by byte.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { dirname } from "node:path";

export const facts = (stage) => [
  ["a script of 2,000 events has the same patches here as natively", async () => {
    await stage.publishReplay();
    await stage.open();
    for (const seed of [1, 2, 3]) {
      const native = `${dirname(stage.susi)}/AppReplay`;
      const expected = execFileSync(native, ["2000", String(seed)], { encoding: "utf8" }).trim();
      const digest = await stage.browser.evaluate(
        `BigInt.asUintN(64, shell.program.app_digest(2000, ${seed})).toString(16)`);
      assert.notEqual(expected, "0", `what came natively of seed ${seed} does not fit the document`);
      assert.equal(digest, expected);
    }
  }],
];
