// Susi. SPDX-License-Identifier: Apache-2.0

// The shell and the program Sources/PageDemo in real browsers: `node rows.mjs NATIVE MODULE
// ENGINES [times]`. Ends with a line `N passed, N failed`; with `times` it also says how long things
// take, and which texts have other lines than were computed.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { fileURLToPath } from "node:url";
import { Browser } from "./browser.mjs";

const [native, module, engines, extent] = process.argv.slice(2);
const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const types = { html: "text/html", css: "text/css", js: "text/javascript", mjs: "text/javascript", wasm: "application/wasm" };
const policy = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; img-src 'self' data:";

/** Serves the page, the shell and the module, under a policy as strict as the real server's. */
const server = createServer(async (request, response) => {
  const name = request.url.slice(1) || "index.html";
  if (name === "status") return response.end("all is well");
  if (name === "stream") {
    response.write("data: one\n\n");
    setTimeout(() => response.end("data: two\n\n"), 50);
    return;
  }
  if (name === "silence") return;
  const own = /^(index\.html|rows\.(css|js))$/.test(name) ? here(`Rows/${name}`) : here(`../../Web/${name}`);
  try {
    const body = await readFile(name === "PageDemo.wasm" ? module : own);
    const type = types[name.split(".").at(-1)];
    response.writeHead(200, { "Content-Type": type, "Content-Security-Policy": policy }).end(body);
  } catch {
    response.writeHead(404).end();
  }
}).listen(0, "127.0.0.1");
await once(server, "listening");
const address = `http://127.0.0.1:${server.address().port}/`;

let browser;
let passed = 0;
let failed = 0;

const facts = [];
const fact = (text, check) => facts.push({ text, check });
const text = (id) => browser.evaluate(`document.getElementById("${id}").textContent`);
const rowCount = `document.querySelectorAll(".row").length`;
const inSight = `(() => { const list = document.getElementById("list").getBoundingClientRect();
  return document.elementFromPoint(list.left + 20, list.top + 2).textContent; })()`;

fact("the program starts, and its texts are measured", async () => {
  await browser.until(`document.getElementById("status")?.textContent === "measured, 10000 rows"`);
});

fact("only rows near those in sight are in the document", async () => {
  const count = await browser.evaluate(rowCount);
  assert.ok(count > 10 && count <= 80, `${count} rows`);
  assert.match(await browser.evaluate(inSight), /^0:/);
});

fact("ten thousand rows can be scrolled through, and each stands where it was computed", async () => {
  await browser.evaluate(`document.getElementById("list").scrollTop = 123456`);
  await browser.until(`!/^[0-9]:/.test(${inSight})`);
  const gaps = await browser.evaluate(`[...document.querySelectorAll(".row")].map((row) => row.getBoundingClientRect())
    .filter((rect, index, all) => index > 0 && Math.abs(rect.top - all[index - 1].bottom) > 0.01).length`);
  assert.equal(gaps, 0);
  assert.ok(await browser.evaluate(rowCount) <= 80);
});

fact("a jump brings the row to the top of the window", async () => {
  await browser.press("#jump");
  await browser.until(`/^5000:/.test(${inSight})`);
});

fact("what is typed comes to the program, and stays", async () => {
  await browser.type("#draft", "Grüße");
  assert.equal(await browser.evaluate(`document.getElementById("draft").value`), "Grüße");
});

fact("a row that is added is in sight, and what was typed is in it", async () => {
  await browser.press("#add");
  await browser.until(`document.getElementById("status").textContent.endsWith("10001 rows")`);
  await browser.until(`[...document.querySelectorAll(".row")].at(-1).textContent.endsWith("added: Grüße")`);
  await browser.until(`(() => { const list = document.getElementById("list");
    return Math.abs(list.scrollTop + list.clientHeight - list.scrollHeight) < 2; })()`);
});

fact("a row that is pressed says so, and only it", async () => {
  await browser.evaluate(`[...document.querySelectorAll(".row")].at(-1).click()`);
  assert.equal(await browser.evaluate(`document.querySelectorAll(".pressed").length`), 1);
});

fact("rows that change their order keep what they are", async () => {
  await browser.evaluate(`document.getElementById("list").scrollTop = 0`);
  await browser.until(`/^0:/.test(${inSight})`);
  await browser.press("#reverse");
  await browser.until(`/^Row 10001/.test(${inSight})`);
  await browser.press("#reverse");
  await browser.until(`/^0:/.test(${inSight})`);
});

fact("a server is asked", async () => {
  await browser.press("#check");
  await browser.until(`document.getElementById("status").textContent.startsWith("status 200, 11 bytes")`);
});

fact("what is stored is there after a reload", async () => {
  await browser.press("#save");
  await browser.until(`document.getElementById("status").textContent.startsWith("saved")`);
  await browser.go(address);
  await browser.until(`document.getElementById("draft")?.value === "Grüße"`);
});

fact("records are read in order, forwards and backwards, and deleted by ranges", async () => {
  const bytes = (...values) => `new Uint8Array([${values}])`;
  const result = await browser.wait(`(async () => {
    const { storage } = shell.effects;
    await storage.write([["m/1", ${bytes(1)}], ["m/2", ${bytes(2)}], ["m/3", ${bytes(3)}], ["n", ${bytes(4)}]], []);
    const first = await storage.scan("m/", "m0", 2, false);
    const last = await storage.scan("m/", "m0", 2, true);
    await storage.write([["m/4", ${bytes(5)}]], [["m/", "m0"]]);
    const rest = await storage.scan("m/", "m0", 9, false);
    return [first, last, rest].map((records) => records.map(([key, value]) => key + "=" + value).join());
  })()`);
  assert.deepEqual(result, ["m/1=1,m/2=2", "m/3=3,m/2=2", "m/4=5"]);
});

fact("a body comes in parts, and nothing more is told of what is cancelled", async () => {
  const result = await browser.wait(`(async () => {
    const told = [];
    const report = shell.report;
    shell.report = (kind, [ticket, value]) => told.push([kind, ticket, value?.[0]]);
    await shell.perform(shell.effects.fetch.bind(shell.effects), 7, ["GET", "stream", [], null, true, 0]);
    shell.perform(shell.effects.fetch.bind(shell.effects), 8, ["GET", "silence", [], null, false, 0]);
    await new Promise((done) => setTimeout(done, 50));
    shell.effects.cancel(8);
    await shell.perform(shell.effects.fetch.bind(shell.effects), 9, ["GET", "silence", [], null, false, 50]);
    shell.report = report;
    return told;
  })()`);
  assert.deepEqual(result.filter(([, ticket]) => ticket === 7).map(([kind]) => kind).slice(0, 3), ["part", "part", "part"]);
  assert.deepEqual(result.find(([kind]) => kind === "answered"), ["answered", 7, 200]);
  assert.deepEqual(result.filter(([, ticket]) => ticket === 8), []);
  assert.deepEqual(result.at(-1), ["failed", 9, undefined].slice(0, 2).concat([result.at(-1)[2]]));
});

fact("a script of 2,000 events has the same patches here as natively", async () => {
  const expected = execFileSync(native, ["2000", "300"], { encoding: "utf8" }).trim();
  const digest = await browser.evaluate(`BigInt.asUintN(64, shell.program.demo_digest(2000, 300)).toString(16)`);
  assert.notEqual(expected, "0");
  assert.equal(digest, expected);
});

fact("at four widths 99 of 100 texts have as many lines as were computed", async () => {
  for (const width of [196, 256, 292, 436]) {
    await browser.evaluate(`(() => { const list = document.getElementById("list");
      list.style.width = ${width} + list.offsetWidth - list.clientWidth + "px"; })()`);
    await browser.until(`shell.program.demo_width() === ${width} && document.getElementById("status").textContent.startsWith("measured")`);
    const wrong = await browser.evaluate(`(() => {
      const probe = document.createElement("div");
      probe.style.width = "${width - 16}px";
      document.body.append(probe);
      const texts = window.texts ??= Array.from({ length: 2000 }, (_, index) => demoText(index));
      probe.replaceChildren(...texts.map((text) => {
        const row = document.createElement("div");
        row.className = "probe"; row.style.padding = "0"; row.textContent = text;
        return row;
      }));
      const wrong = [...probe.children].flatMap((row, index) => {
        const lines = Math.round(row.getBoundingClientRect().height / 20);
        const ours = shell.program.demo_lines(index);
        return lines === ours ? [] : [[lines, ours, texts[index]]];
      });
      probe.remove();
      return wrong;
    })()`);
    if (extent) console.log(`  ${2000 - wrong.length} of 2000 at ${width - 16} px`);
    if (extent) for (const each of wrong.slice(0, 5)) console.log("   ", JSON.stringify(each));
    assert.ok(wrong.length <= 20, `${wrong.length} of 2000 at ${width - 16} px`);
  }
});

fact("after a fault the page starts anew; after a second it says so", async () => {
  const stop = `(() => { const { program } = shell;
    shell.program = { ...program, app_dispatch: () => program.demo_fault(9) };
    window.isOld = true; document.getElementById("jump").click(); })()`;
  await browser.evaluate(stop);
  await browser.until(`!window.isOld && document.getElementById("status")?.textContent.startsWith("measured")`);
  assert.equal(await browser.evaluate(`document.getElementById("fault").hidden`), true);
  await browser.evaluate(stop);
  await browser.until(`document.getElementById("fault").hidden === false`);
});

const median = (numbers) => numbers.sort((a, b) => a - b)[numbers.length >> 1];

/** How long events take, all in all: Swift, patch and effects, without layout and painting. */
async function times() {
  await browser.evaluate(`sessionStorage.clear()`);
  await browser.go(address);
  await browser.until(`document.getElementById("status")?.textContent.startsWith("measured")`);
  const list = await browser.evaluate(`(() => {
    const draft = document.getElementById("draft"), list = document.getElementById("list");
    const time = (count, act) => Array.from({ length: count }, (_, index) => {
      act(index);
      const begin = performance.now();
      for (let again = 0; again < 10; again++) { act(index * 10 + again); }
      return (performance.now() - begin) / 10;
    });
    const input = (index) => { draft.value = "text " + index; draft.dispatchEvent(new Event("input")); };
    let top = 0;
    const told = (target) => ({ currentTarget: list, target });
    const number = shell.events.findIndex((event) => event.name === "scroll");
    const scroll = () => { top = (top + 90001) % 300000;
      shell.tell(() => shell.happened(list, number, { target: { scrollTop: top, clientHeight: 600 } })); };
    return { input: time(100, input), jump: time(100, scroll), memory: shell.program.memory.buffer.byteLength };
  })()`);
  const [a, b] = [list.input, list.jump].map((each) => Math.round(median(each) * 1000));
  console.log(`  an input event ${a} µs, a jump ${b} µs, ${(list.memory / 1e6).toFixed(1)} MB of memory`);
  const boot = await browser.evaluate(`performance.getEntriesByType("navigation")[0].domContentLoadedEventEnd`);
  console.log(`  the document was ready after ${Math.round(boot)} ms`);
}

const openers = { Chromium: () => Browser.open(), WebKit: () => Browser.openWebKit() };
try {
  for (const engine of engines.split(",")) {
    browser = await openers[engine]();
    await browser.go(address);
    if (extent) console.log(engine);
    for (const { text, check } of facts) {
      try {
        await check();
        passed += 1;
      } catch (error) {
        failed += 1;
        console.log(`✘ ${engine}: ${text}\n  ${error.message.split("\n").slice(0, 12).join("\n  ")}`);
      }
    }
    if (extent) await times();
    await browser.close();
    browser = null;
  }
} finally {
  await browser?.close();
  server.closeAllConnections();
  server.close();
}
console.log(`${passed} passed, ${failed} failed`);
