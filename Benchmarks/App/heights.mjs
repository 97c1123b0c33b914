// Susi. SPDX-License-Identifier: Apache-2.0

// How many messages are as high as the app computed before they were in the document: 2,000 texts of
// many kinds, at four widths.

import { Browser } from "../../Tests/EndToEnd/browser.mjs";
import { Stage } from "../../Tests/EndToEnd/app/stage.mjs";
import { fill } from "./filling.mjs";

const openers = { Chromium: () => Browser.open(), WebKit: () => Browser.openWebKit() };

/** Notes, whenever a row first says how high it is, what the app had computed. */
const note = `(() => {
  window.compared = new Map();
  const seen = new WeakSet(), { happened, program } = shell;
  shell.happened = function (node, number, event) {
    if (event.borderBoxSize && node.classList.contains("row") && !seen.has(node)) {
      seen.add(node);
      const row = program.app_first_row() + [...document.querySelectorAll("#log > .row")].indexOf(node);
      const height = program.app_row_height(row);
      if (height >= 0 && !compared.has(row)) compared.set(row, [height, event.borderBoxSize[0].blockSize, node.textContent]);
    }
    return happened.call(this, node, number, event);
  };
})()`;

export async function heights(susi, engine, rows, count = 2000) {
  const browser = await openers[engine]();
  const stage = await Stage.build(susi, browser);
  let right = 0, all = 0;
  try {
    await stage.publishReplay();
    // In a wide window the screens stand beside the conversation.
    await browser.send("POST", "/window/rect", { width: 720, height: 800 });
    await stage.open();
    await fill(stage, count);
    for (const width of [320, 390, 480, 700]) {
      await browser.evaluate(`document.getElementById("app").style.width = "${width}px"`);
      // What is far away is computed when nothing else is to be done.
      for (let before = -1, now = 0, tries = 0; before !== now && tries < 120; tries++) {
        before = now;
        await new Promise((done) => setTimeout(done, 500));
        now = await browser.evaluate(`Array.from({ length: shell.program.app_rows() },
          (_, row) => shell.program.app_row_height(row)).filter((height) => height >= 0).length`);
      }
      await browser.evaluate(note);
      await browser.evaluate(`void (async () => {
        window.isDone = false;
        const list = document.getElementById("log");
        for (let top = 0; top < list.scrollHeight; top += list.clientHeight) {
          list.scrollTop = top;
          await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
        }
        window.isDone = true;
      })()`);
      await browser.until(`window.isDone`, 120);
      const found = await browser.evaluate(`[...compared.values()]`);
      const wrong = found.filter(([computed, height]) => Math.abs(computed - height) > 0.6);
      console.error(`${engine}, ${width} px: ${found.length - wrong.length} of ${found.length} rows as high as computed`);
      for (const each of wrong.slice(0, 5)) console.error("  ", JSON.stringify(each));
      right += found.length - wrong.length;
      all += found.length;
    }
  } finally {
    await browser.close();
    await stage.strike();
  }
  rows.push({ what: `heights as computed, ${engine}, of ${all}`, measured: 100 * right / Math.max(1, all), unit: "%", atLeast: 99 });
}
