// Susi. SPDX-License-Identifier: Apache-2.0

// What was said and what is being written stays: reloads, deleting, thumbs, why.

import assert from "node:assert/strict";
import { last, message, named } from "./stage.mjs";

export const facts = (stage) => {
  const { browser } = stage;
  const texts = `[...document.querySelectorAll("article")].map((e) => e.textContent).join("\\n")`;
  return [
    ["a reload keeps the conversation and the draft", async () => {
      await stage.open();
      await stage.ask("Hello", "What can I do for you?");
      await browser.typeAt(message, "not yet sent");
      await browser.until(`${message}.value === "not yet sent"`);
      await stage.open();
      await browser.until(`${texts}.includes("What can I do for you?") && ${message}.value === "not yet sent"`);
    }],
    ["what was typed right before the page is left is there again", async () => {
      await browser.typeAt(message, " at all");
      await browser.evaluate(`(window.isOld = true, location.reload())`);
      await browser.until(`!window.isOld && window.shell && ${message}?.value === "not yet sent at all"`);
      await browser.evaluate(`${message}.select()`);
      await browser.typeAt(message, "\uE003");
    }],
    ["a good answer is blue, and can still be a bad one", async () => {
      await stage.ask("What is seven times six", "That is 42.");
      const thumb = (name) => named("button", name, last("answer"));
      await browser.pressAt(thumb("Good answer"));
      await browser.until(`${thumb("Good answer")}.getAttribute("aria-pressed") === "true"`);
      await browser.until(`${thumb("Bad answer")}.getAttribute("aria-pressed") === "false"`);
      assert.equal(await browser.evaluate(`${thumb("Bad answer")}.disabled`), false);
      const rated = `fetch("/cms/getSkillRating.json?model=general&group=Tests&language=en&skill=page")
        .then((reply) => reply.json()).then(({ skill_rating }) => skill_rating.positive + "," + skill_rating.negative)`;
      const votes = async () => browser.wait(rated).catch(() => "");
      for (let tries = 0; tries < 100 && await votes() !== "1,0"; tries++);
      assert.equal(await votes(), "1,0");
      await browser.pressAt(thumb("Bad answer"));
      await browser.until(`${thumb("Bad answer")}.getAttribute("aria-pressed") === "true"
        && ${thumb("Good answer")}.getAttribute("aria-pressed") === "false"`);
    }],
    ["an answer says why it came", async () => {
      await browser.pressAt(named("button", "Why this answer?", last("answer")));
      await browser.until(`document.querySelector("dialog[open]")?.textContent.includes("page")`);
      await stage.press("Close");
      await browser.until(`!document.querySelector("dialog[open]")`);
    }],
    ["a message that is deleted is gone, after a reload too", async () => {
      await stage.ask("Where can I read more", "and that is a link");
      const article = last("answer");
      await browser.pressAt(named("button", "More about this message", article));
      await browser.until(named("dialog button", "Delete on this device"));
      await browser.pressAt(named("dialog button", "Delete on this device"));
      await browser.until(`!${texts}.includes("and that is a link")`);
      await new Promise((done) => setTimeout(done, 300));
      await stage.open();
      await browser.until(`${texts}.includes("Where can I read more")`);
      assert.ok(!await browser.evaluate(`${texts}.includes("and that is a link")`));
    }],
  ];
};
