// Susi. SPDX-License-Identifier: Apache-2.0

// The page in a real browser against the real server: `node page.mjs SUSI PICTURES [all]`.
// Ends with a line `N passed, N failed`; leaves pictures, with `all` of every size and scheme.

import assert from "node:assert/strict";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { fileURLToPath } from "node:url";
import { accountFacts } from "./account.mjs";
import { Browser, started, stopped } from "./browser.mjs";

const [susi, pictures, extent] = process.argv.slice(2);
const skills = fileURLToPath(new URL("Skills", import.meta.url));
const facts = [];
const fact = (text, check) => facts.push({ text, check });

let browser;
let answers = 0;

/** Asks with the keyboard, and waits until something new is said. */
async function ask(question) {
  await browser.type("#message", `${question}\uE007`);
  await browser.until(`document.querySelectorAll("article.answer:not(.thinking)").length > ${answers}
    && !document.querySelector(".thinking")`);
  answers = await browser.evaluate(`document.querySelectorAll("article.answer").length`);
}

const last = (selector) => `[...document.querySelectorAll("${selector}")].at(-1)`;

fact("what can be used has a name", async () => {
  assert.equal(await browser.name("#message"), "Message");
  assert.equal(await browser.name("#ask button"), "Send");
  assert.equal(await browser.name("#log"), "Conversation");
  assert.equal(await browser.role("#log"), "log");
});

fact("what can be touched is large enough for a finger", async () => {
  const small = await browser.evaluate(`[...document.querySelectorAll("button, input")]
    .map((e) => e.getBoundingClientRect()).filter((r) => r.width < 44 || r.height < 44).length`);
  assert.equal(small, 0);
});

fact("a question gets its answer", async () => {
  await ask("Hello");
  assert.equal(await browser.evaluate(`${last("article.question")}.textContent`), "Hello");
  const answer = await browser.evaluate(`${last("article.answer")}.textContent`);
  assert.equal(answer, "Hello! What can I do for you?");
});

fact("a question that needs a script gets its answer", async () => {
  await ask("What is seven times six");
  assert.equal(await browser.evaluate(`${last("article.answer")}.textContent`), "That is 42.");
});

fact("markup in an answer is text", async () => {
  await ask("Show markup");
  assert.match(await browser.evaluate(`${last("article.answer")}.textContent`), /^<b>Bold<\/b> <img/);
  assert.equal(await browser.evaluate(`${last("article.answer")}.childElementCount`), 0);
});

fact("an address in an answer is a link, without the comma behind it", async () => {
  await ask("Where can I read more");
  assert.equal(await browser.evaluate(`${last("article.answer a")}.href`), "https://example.org/reading");
});

fact("rows become a table", async () => {
  await ask("Which planets are near");
  const cells = await browser.evaluate(`[...document.querySelectorAll("table td")].map((e) => e.textContent)`);
  assert.deepEqual(cells.slice(0, 3), ["Venus", "108 million km", "0"]);
  if (extent === "all") await browser.photograph(`${pictures}/page-table.png`);
});

fact("a place is a link to a map", async () => {
  await ask("Where is the harbour");
  const link = await browser.evaluate(`${last("article.answer a")}.href`);
  assert.equal(link, "https://www.openstreetmap.org/#map=13/53.54/9.98");
});

fact("pictures from here are shown, others and traps are not followed", async () => {
  await ask("Show everything else");
  await browser.until(`document.querySelector("article img")?.naturalWidth > 0`);
  assert.equal(await browser.evaluate(`document.querySelectorAll("article img").length`), 1);
  const schemes = await browser.evaluate(`[...document.querySelectorAll("article a")].map((a) => a.protocol)`);
  assert.deepEqual([...new Set(schemes)], ["https:"]);
});

fact("nothing is wider than the screen, and the newest answer is in sight", async () => {
  assert.ok(await browser.evaluate(`document.documentElement.scrollWidth <= innerWidth`));
  assert.ok(await browser.evaluate(`${last("article")}.getBoundingClientRect().bottom <= innerHeight`));
});

fact("the browser has nothing to complain about", async () => {
  assert.deepEqual(await browser.complaints(), []);
});

async function photographAll() {
  for (const scheme of ["light", "dark"]) {
    for (const [width, height] of [[390, 844], [1280, 800]]) {
      await browser.pretend(width, height, scheme);
      await browser.evaluate(`document.getElementById("log").scrollTop = 1e6`);
      await browser.photograph(`${pictures}/page-${width}-${scheme}.png`);
    }
  }
}

let passed = 0;
let failed = 0;
async function check({ text, check }) {
  try {
    await check();
    passed += 1;
  } catch (error) {
    failed += 1;
    console.log(`✘ ${text}\n  ${error.message.split("\n").slice(0, 12).join("\n  ")}`);
  }
}

const data = await mkdtemp(`${tmpdir()}/susi-page-`);
const options = ["serve", "--port", "0", "--host", "127.0.0.1", "--offline"];
options.push("--log-level", "error", "--data", data, "--skills", skills);
const server = await started(susi, options, /^Susi answers at (\S+)$/);
try {
  await mkdir(pictures, { recursive: true });
  browser = await Browser.open();
  await browser.pretend(390, 844, "light");
  await browser.go(server.match[1]);
  if (extent === "all") {
    await browser.photograph(`${pictures}/page-welcome.png`);
  }
  for (const each of facts) await check(each);
  const photograph = (name) => extent === "all" && browser.photograph(`${pictures}/${name}.png`);
  const askAnew = (question) => {
    answers = 0;
    return ask(question);
  };
  for (const [text, act] of accountFacts(browser, server.match[1], askAnew, photograph)) {
    await check({ text, check: act });
  }
  answers = 0;
  await browser.photograph(`${pictures}/page.png`);
  if (extent === "all") await photographAll();
  await check({
    text: "the server ends when it is told to, and the page says so",
    async check() {
      assert.equal(await stopped(server.child), 0);
      await ask("Hello");
      assert.match(await browser.evaluate(`${last("article")}.textContent`), /cannot be reached/);
      if (extent === "all") await browser.photograph(`${pictures}/page-trouble.png`);
    },
  });
} finally {
  await browser?.close();
  await stopped(server.child);
  await rm(data, { recursive: true });
}
console.log(`${passed} passed, ${failed} failed`);
