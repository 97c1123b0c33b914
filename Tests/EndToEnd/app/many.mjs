// Susi. SPDX-License-Identifier: Apache-2.0

// Ten thousand messages are as quick to open and to scroll through as ten.

import assert from "node:assert/strict";
import { fill } from "../../../Benchmarks/App/filling.mjs";
import { last, log, named } from "./stage.mjs";

export const facts = (stage) => {
  const { browser } = stage;
  const articles = `document.querySelectorAll("article").length`;
  const texts = `[...document.querySelectorAll("article")].map((e) => e.textContent).join("\\n")`;
  /** Whether the rows stand one below the other, without gaps. */
  const gaps = `[...document.querySelectorAll(".row")].map((row) => row.getBoundingClientRect())
    .filter((rect, index, all) => index > 0 && Math.abs(rect.top - all[index - 1].bottom) > 0.5).length`;
  return [
    ["they come from a file, and the newest is in sight after a reload", async () => {
      await stage.open();
      await fill(stage, 10_000);
      await browser.until(`${last("answer")}?.textContent.includes(" 4999")`);
      assert.ok(await browser.evaluate(`${last("answer")}.getBoundingClientRect().bottom <= innerHeight`));
      assert.ok(await browser.evaluate(articles) <= 80);
    }],
    ["any place can be scrolled to, and nothing gapes", async () => {
      for (const part of [0.5, 0.1, 0.9, 0.3]) {
        await browser.evaluate(`${log}.scrollTop = ${part} * ${log}.scrollHeight`);
        await browser.until(`[...document.querySelectorAll("article")].some((e) => { const { top, bottom } = e.getBoundingClientRect();
          return bottom > 100 && top < innerHeight - 200 && e.textContent.trim(); })`);
        await new Promise((done) => setTimeout(done, 100));
        assert.equal(await browser.evaluate(gaps), 0);
        assert.ok(await browser.evaluate(articles) <= 80);
      }
    }],
    ["what is seen stays where it is while heights above it are found out", async () => {
      const seen = `(() => { const box = ${log}.getBoundingClientRect();
        const row = [...document.querySelectorAll("article")].find((e) => e.getBoundingClientRect().top > box.top + 100);
        window.seenRow ??= row; return Math.round(window.seenRow.getBoundingClientRect().top); })()`;
      const before = await browser.evaluate(seen);
      await new Promise((done) => setTimeout(done, 1000));
      assert.ok(Math.abs(await browser.evaluate(seen) - before) <= 1);
    }],
    ["the first message is there", async () => {
      for (let tries = 0; tries < 50 && !await browser.evaluate(`${texts}.includes(" 0?")`); tries++) {
        await browser.evaluate(`${log}.scrollTop = 0`);
        await new Promise((done) => setTimeout(done, 50));
      }
      assert.ok(await browser.evaluate(`${texts}.includes(" 0?")`));
    }],
    ["a button leads back down", async () => {
      await stage.press("Scroll to latest");
      await browser.until(`${last("answer")}?.textContent.includes(" 4999") && ${last("answer")}.getBoundingClientRect().bottom <= innerHeight`);
      await browser.until(`!${named("button", "Scroll to latest")}`);
    }],
    ["a new answer is in sight, and counted by who reads further up", async () => {
      await stage.ask("Hello", "What can I do for you?");
      await browser.until(`${last("answer")}.getBoundingClientRect().bottom <= innerHeight`);
    }],
  ];
};
