// Susi. SPDX-License-Identifier: Apache-2.0

// Measures the app in headless Chromium against the real server: `node app.mjs SUSI [word …]`, where words
// stand in the names of parts. Prints rows as
// JSON; what takes long or goes wrong is said on standard error.

import { resolve } from "node:path";
import { Browser } from "../../Tests/EndToEnd/browser.mjs";
import { message, Stage, start } from "../../Tests/EndToEnd/app/stage.mjs";
import { CountingProxy } from "./counting.mjs";
import { fill } from "./filling.mjs";
import { heights } from "./heights.mjs";
import { drawing, searching } from "./shelf.mjs";

const [program, ...wanted] = process.argv.slice(2);
const susi = resolve(program);
const rows = [];
const median = (numbers) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1];
const percentile = (numbers, part) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length * part)];

/** When the message box was there and took what was typed, in milliseconds after the navigation. */
const watch = `(() => {
  const look = () => {
    const box = document.querySelector("[aria-label=Message]");
    if (!box || window.usableAfter) return;
    box.focus();
    box.value = "a";
    box.dispatchEvent(new Event("input", { bubbles: true }));
    if (document.activeElement !== box) return;
    window.usableAfter = performance.now();
    box.value = "";
    box.dispatchEvent(new Event("input", { bubbles: true }));
  };
  const isThere = () => [...document.querySelectorAll("article")].some((e) => e.textContent.trim());
  new MutationObserver(() => {
    look();
    if (!window.shownAfter && isThere()) window.shownAfter = performance.now();
  }).observe(document, { childList: true, subtree: true });
})()`;

/** Does something with a server and a browser of its own. */
async function withStage(act) {
  const browser = await Browser.open();
  const stage = await Stage.build(susi, browser);
  try {
    await browser.pretend(390, 844, "light");
    await browser.devtools("Page.addScriptToEvaluateOnNewDocument", { source: watch });
    await act(stage, browser);
  } finally {
    await browser.close();
    await stage.strike();
  }
}

async function measureStart() {
  const cold = [], warm = [];
  let wire = 0;
  for (let times = 0; times < 5; times++) {
    await withStage(async (stage, browser) => {
      const proxy = await CountingProxy.before(stage.port);
      await browser.go(proxy.address + start);
      await browser.until(`window.usableAfter`);
      cold.push(await browser.evaluate(`window.usableAfter`));
      // All of it: what is kept for later, too.
      await browser.wait(`navigator.serviceWorker.ready.then(() => true)`);
      await new Promise((done) => setTimeout(done, 300));
      wire = Math.max(wire, proxy.bytes);
      await browser.go(proxy.address + start);
      await browser.until(`window.usableAfter`);
      warm.push(await browser.evaluate(`window.usableAfter`));
      proxy.close();
    });
  }
  rows.push({ what: "first load of the page, all in all", measured: wire / 1000, unit: "KB", atMost: 300 });
  rows.push({ what: "chat usable, first visit", measured: median(cold), unit: "ms", atMost: 400 });
  rows.push({ what: "chat usable, kept on the device", measured: median(warm), unit: "ms" });
}

const count = 100_000;

async function measureMany(stage, browser) {
  await stage.open();
  await fill(stage, count);
  const opened = [];
  let memory = 0;
  for (let times = 0; times < 7; times++) {
    await stage.open();
    await browser.until(`window.shownAfter && window.usableAfter`);
    opened.push(Math.max(...await browser.evaluate(`[window.shownAfter, window.usableAfter]`)));
    memory = Math.max(memory, await browser.evaluate(`shell.program.memory.buffer.byteLength`));
  }
  rows.push({ what: "open with 100,000 messages", measured: median(opened), unit: "ms", atMost: 400 });
  rows.push({ what: "memory of the app with 100,000 messages", measured: memory / 1e6, unit: "MB", atMost: 120 });

  const typed = await browser.wait(`(async () => {
    const box = ${message};
    const times = [];
    for (let index = 0; index < 500; index++) {
      box.value = "something that is typed, letter by letter: " + index;
      const begin = performance.now();
      box.dispatchEvent(new Event("input", { bubbles: true }));
      times.push(performance.now() - begin);
      await new Promise((done) => setTimeout(done));
    }
    return times;
  })()`);
  rows.push({ what: "a key pressed until shown, 100,000 messages", measured: median(typed), unit: "ms", atMost: 1 });
  rows.push({ what: "the same, 99 of 100", measured: percentile(typed, 0.99), unit: "ms", atMost: 8 });

  // As the settings tell it to the chat (Talk.set of the theme): until the next picture is drawn.
  const switched = await browser.wait(`(async () => {
    const times = [];
    for (let index = 0; index < 20; index++) {
      const begin = performance.now();
      shell.report("told", [1, 9, index % 2 ? "light" : "dark"]);
      if (!document.documentElement.classList.contains(index % 2 ? "light" : "dark")) return [1e9];
      await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
      times.push(performance.now() - begin);
    }
    return times;
  })()`);
  rows.push({ what: "theme switched and drawn, 100,000 messages", measured: median(switched), unit: "ms", atMost: 50 });

  const jumps = await browser.wait(`(async () => {
    const list = document.querySelector("[role=log]");
    const times = [], whole = [];
    let most = 0;
    for (let index = 0; index < 100; index++) {
      const place = (index * 0.618034) % 1;
      const begin = performance.now();
      list.scrollTop = place * (list.scrollHeight - list.clientHeight);
      list.dispatchEvent(new Event("scroll"));
      times.push(performance.now() - begin);
      const inSight = () => [...document.querySelectorAll("article")].some((e) => {
        const { top, bottom } = e.getBoundingClientRect();
        return bottom > 0 && top < innerHeight && e.textContent.trim();
      });
      while (!inSight() && performance.now() - begin < 2000) await new Promise((done) => setTimeout(done, 1));
      whole.push(performance.now() - begin);
      most = Math.max(most, document.querySelectorAll("article").length);
      await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    }
    return { times, whole, most };
  })()`);
  rows.push({ what: "a jump to any place, 100,000 messages", measured: median(jumps.times), unit: "ms", atMost: 16 });
  rows.push({ what: "the same, until its texts are read", measured: median(jumps.whole), unit: "ms" });
  rows.push({ what: "messages in the document, at most", measured: jumps.most, unit: "", atMost: 80 });
}

/** Does one part; where it fails its rows are missing and this one says so. */
async function part(what, act) {
  if (wanted.length > 0 && !wanted.some((word) => what.includes(word))) return;
  try {
    await act();
  } catch (error) {
    console.error(`${what}: ${error.stack ?? error}`);
    rows.push({ what, measured: 1e9, unit: "", atMost: 0 });
  }
}

await part("starting could not be measured", measureStart);
await part("many messages could not be measured", () => withStage(measureMany));
for (const engine of ["Chromium", "WebKit"]) {
  await part(`heights could not be compared in ${engine}`, () => heights(susi, engine, rows));
}
await part("the screen of skills could not be measured", () => drawing(susi, rows));
await part("searching among skills could not be measured", () => searching(susi, rows));
console.log(JSON.stringify(rows));
