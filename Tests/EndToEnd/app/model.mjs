// Susi. SPDX-License-Identifier: Apache-2.0

// What no skill knows, a language model says: while one looks on, marked, and only for who wants it.

import assert from "node:assert/strict";
import { Oracle } from "./oracle.mjs";
import { answers, last, log, message, named } from "./stage.mjs";

export const facts = (stage) => {
  const { browser } = stage;
  const mark = "From an assistant model, may be wrong";
  const announced = `document.querySelector("[aria-live=polite]").textContent`;
  const stop = named("button", "Stop this answer");
  /** @type {Oracle} */
  let oracle;
  return [
    ["what a model says grows in sight, marked", async () => {
      oracle = await Oracle.open();
      await stage.stopServer();
      await stage.startServer("--model-url", oracle.address);
      await stage.open();
      await stage.ask("Hello", "Hello! What can I do for you?");
      // The hint would come and go with each question, and move everything.
      await stage.press("Got it");
      await stage.send("How far is the moon?");
      await oracle.say("The moon is **384,400 km** away");
      await browser.until(answers("How far is the moon?", "The moon is 384,400 km away"));
      assert.equal(await browser.evaluate(`${last("answer")}.querySelector("strong").textContent`), "384,400 km");
      assert.ok(await browser.evaluate(`${last("answer")}.textContent.includes("${mark}")`));
      assert.ok(await browser.evaluate(`!!${stop}`));
      assert.ok(await browser.evaluate(`!document.querySelector(".thinking")`));
      assert.ok(!(await browser.evaluate(announced)).includes("moon"), "pieces are not announced");
      assert.deepEqual(oracle.asked[0].messages.slice(1).map((each) => each.content),
        ["Hello", "Hello! What can I do for you?", "How far is the moon?"]);
    }],
    ["it stays where it is when it is whole, and is announced once", async () => {
      for (let line = 1; line <= 40; line++) await oracle.say(`\n\nMoo ${line}.`);
      await browser.until(`${last("answer")}.textContent.includes("Moo 40.")`);
      const atEnd = `${log}.scrollHeight - ${log}.clientHeight - ${log}.scrollTop < 2`;
      await browser.until(atEnd);
      const top = `Math.round(${last("answer")}.getBoundingClientRect().top - ${log}.getBoundingClientRect().top)`;
      const before = await browser.evaluate(top);
      oracle.finish();
      await browser.until(`!${stop}`);
      await browser.until(atEnd);
      const after = await browser.evaluate(top);
      assert.ok(Math.abs(after - before) <= 8, `it moved from ${before} to ${after}`);
      await browser.until(`${announced}.includes("Moo 40.")`);
      assert.equal(await browser.evaluate(`document.querySelectorAll("article.answer").length`), 2);
      assert.ok(await browser.evaluate(`${last("answer")}.textContent.includes("${mark}")`));
      assert.ok(await browser.evaluate(`!${named("button", "Good answer", last("answer"))}`));
    }],
    ["why it came says which model it was, also after a reload", async () => {
      await stage.open();
      await browser.until(answers("How far is the moon?", "Moo 40."));
      await stage.press("Why this answer?", last("answer"));
      await browser.until(`document.querySelector("dialog[open]").textContent.includes("delphi:2b")`);
      await stage.press("Close");
    }],
    ["who has heard enough stops it, and what was said stays", async () => {
      await stage.send("And the sun?");
      await oracle.say("The sun is very");
      await browser.until(answers("And the sun?", "The sun is very"));
      await stage.press("Stop this answer");
      await browser.until(`!${stop} && ${answers("And the sun?", "The sun is very")}`);
      await stage.ask("Hello", "Hello! What can I do for you?");
    }],
    ["a model that is ill is no loss", async () => {
      oracle.isIll = true;
      await stage.ask("Xyzzy plugh foo");
      await browser.until(`document.querySelector("button.starter")`);
      assert.ok(await browser.evaluate(`!${last("answer")}.textContent.includes("${mark}")`));
      oracle.isIll = false;
    }],
    ["who does not want it is answered without it", async () => {
      // Anew, so that it is not left alone any more.
      await stage.stopServer();
      await stage.startServer("--model-url", oracle.address);
      const count = oracle.asked.length;
      const wish = named("input[role=switch]", "Ask a language model");
      await browser.go(`${stage.address}/#/settings`);
      await browser.until(wish);
      await browser.evaluate(`${wish}.scrollIntoView({ block: "center" })`);
      await browser.pressAt(wish);
      await browser.until(`!${wish}.checked`);
      await stage.visit("Chat");
      await browser.until(message);
      await stage.ask("Xyzzy foo plugh");
      await browser.until(`document.querySelector("button.starter")`);
      assert.equal(oracle.asked.length, count);
      oracle.close();
    }],
  ];
};
