// Susi. SPDX-License-Identifier: Apache-2.0

// Asking and being answered, and the names by which everything is found.

import assert from "node:assert/strict";
import { answers, last, log, message, named } from "./stage.mjs";

const enter = "\uE007", shift = "\uE008", up = "\uE013";

export const facts = (stage) => {
  const { browser } = stage;
  const name = async (expression) =>
    browser.send("GET", `/element/${await browser.element(expression)}/computedlabel`);
  const role = async (expression) =>
    browser.send("GET", `/element/${await browser.element(expression)}/computedrole`);
  const value = `${message}.value`;
  return [
    ["what can be used has its name", async () => {
      await stage.open();
      assert.equal(await role(message), "textbox");
      assert.equal(await name(message), "Message");
      assert.equal(await role(log), "log");
      assert.equal(await name(log), "Conversation");
      assert.equal(await browser.evaluate(`document.querySelectorAll("main").length`), 1);
      assert.ok(await browser.evaluate(`!!${named("button", "Ask by voice")}`));
      for (const screen of ["Chat", "Skills", "Settings"]) {
        assert.equal(await role(named("nav a", screen)), "link");
      }
    }],
    ["an empty conversation says how to begin, and a press begins", async () => {
      await browser.until(`document.querySelector("button.starter")`);
      const starter = await browser.evaluate(`document.querySelector("button.starter").textContent`);
      await browser.pressAt(`document.querySelector("button.starter")`);
      await browser.until(answers(starter));
    }],
    ["a question gets its answer", async () => {
      await stage.ask("Hello", "Hello! What can I do for you?");
      assert.equal(await role(last("answer")), "article");
      assert.equal(await browser.evaluate(value), "");
      const sights = [last("question"), last("answer")];
      const [asked, answered] = await Promise.all(sights.map((each) => browser.evaluate(
        `(({ left, right }) => [left, right])(${each}.querySelector(".line > :first-child, .bubble").getBoundingClientRect())`)));
      assert.ok(asked[1] > answered[1] || asked[0] > answered[0], "questions stand right, answers left");
    }],
    ["an answer is announced once", async () => {
      const spoken = await browser.evaluate(`[...document.querySelectorAll("[role=status], [aria-live]")]
        .filter((e) => e.getAttribute("aria-live") !== "off" && e.textContent.includes("What can I do for you?")).length`);
      assert.equal(spoken, 1);
      assert.equal(await browser.evaluate(`${log}.getAttribute("aria-live") ?? "off"`), "off");
    }],
    ["Enter sends, with Shift it breaks the line", async () => {
      await browser.typeAt(message, `Hello${shift}${enter}${shift}you`);
      assert.equal(await browser.evaluate(value), "Hello\nyou");
      const high = await browser.evaluate(`${message}.getBoundingClientRect().height`);
      await browser.typeAt(message, enter);
      await browser.until(`${value} === ""`);
      assert.ok(await browser.evaluate(`${message}.getBoundingClientRect().height`) < high, "the box shrinks again");
      await browser.until(answers("you"));
    }],
    ["arrow up brings back the last question", async () => {
      await browser.typeAt(message, up);
      await browser.until(`${value} === "Hello\\nyou"`);
      await browser.evaluate(`${message}.select()`);
      await browser.typeAt(message, "\uE003");
      await browser.until(`${value} === ""`);
    }],
    ["a question that needs a script gets its answer", () => stage.ask("What is seven times six", "That is 42.")],
    ["markup in an answer does nothing", async () => {
      const scripts = `document.querySelectorAll("script").length`;
      const before = await browser.evaluate(scripts);
      await stage.ask("Show markup", "stays as it is written");
      assert.equal(await browser.evaluate(`[...${last("answer")}.querySelectorAll("img")].filter((e) => e.hasAttribute("onerror")).length`), 0);
      assert.equal(await browser.evaluate(scripts), before);
    }],
    ["what nobody knows is said, with something to ask", async () => {
      await stage.ask("Xyzzy plugh foo");
      await browser.until(`document.querySelector("button.starter")`);
    }],
    ["the newest message is in sight, and nothing is wider than the screen", async () => {
      await browser.until(`(() => { const box = ${log}.getBoundingClientRect();
        return ${last("answer")}.getBoundingClientRect().bottom <= box.bottom + 1; })()`);
      assert.ok(await browser.evaluate(`document.documentElement.scrollWidth <= innerWidth`));
    }],
  ];
};
