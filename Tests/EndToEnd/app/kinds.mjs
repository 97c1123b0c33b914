// Susi. SPDX-License-Identifier: Apache-2.0

// Every kind of action has its bubble; the skill Tests/EndToEnd/Skills/Tests/en/actions.txt has one
// question for each.

import assert from "node:assert/strict";
import { answers, last, log } from "./stage.mjs";

export const facts = (stage, engine) => {
  const { browser } = stage;
  /** An expression about the answers to the newest question. */
  const found = (selector) => `(() => { const all = [...document.querySelectorAll("article")];
    return all.slice(all.findLastIndex((e) => e.matches(".question")) + 1)
      .flatMap((e) => [...e.querySelectorAll(${JSON.stringify(selector)})]); })()`;
  const hrefs = `${found("a")}.map((a) => a.getAttribute("href"))`;
  const has = async (question, text, expression) => {
    await stage.ask(question, text);
    if (expression) await browser.until(expression);
  };
  return [
    ["a text has lines, links and emphasis", async () => {
      await stage.open();
      if (engine === "Chromium") await browser.pretend(360, 740, "light");
      await has("Show text", "Grüße", `${hrefs}.includes("https://example.org/reading")`);
      assert.ok(await browser.evaluate(`${found("strong, b")}.some((e) => e.textContent === "first")`));
    }],
    ["long lines are broken", () => has("Show lines", "The last line.")],
    ["a picture of ours is shown, and grows when it is pressed", async () => {
      await has("Show picture", "", `${found("img")}.some((e) => e.naturalWidth > 0)`);
      await browser.pressAt(`${found("button:has(img), a:has(img), img")}[0]`);
      await browser.until(`document.querySelector("dialog[open] img")?.naturalWidth > 0`);
      await browser.send("POST", "/actions", { actions: [{ type: "key", id: "keys", actions: [
        { type: "keyDown", value: "\uE00C" }, { type: "keyUp", value: "\uE00C" }] }] });
      await browser.until(`!document.querySelector("dialog[open]")`);
    }],
    ["a link leads where it says", () =>
      has("Show link", "An article about everything", `${hrefs}.includes("https://example.org/an/article")`)],
    ["a place has a map and a link", () =>
      has("Show map", "The harbour is here.", `${hrefs}.some((e) => e?.includes("openstreetmap.org"))`)],
    ["rows become a table or cards", async () => {
      await has("Show table", "108 million km");
      assert.ok(await browser.evaluate(`${found("*")}.some((e) => e.textContent === "Jupiter")`));
    }],
    ["shares are drawn and named", () => has("Show pie", "Coffee", `${found("svg")}.length > 0 && ${found("*")}.some((e) => e.textContent.includes("48.5"))`)],
    ["news are cards with links", () =>
      has("Show news", "Rain until Sunday", `["fox", "rain", "library"].every((e) => ${hrefs}.includes("https://example.org/" + e))`)],
    ["a search that finds nothing says so and offers to search elsewhere", () =>
      has("Show search", "Here is a web search result:", `${hrefs}.some((e) => e?.includes("tea"))`)],
    ["of a film nothing is loaded before the tap", async () => {
      await has("Show film", "A film.", `${found("button")}.length > 0`);
      assert.equal(await browser.evaluate(`document.querySelectorAll("iframe, video").length`), 0);
      await has("Show song", "A song.", `${found("button")}.length > 0`);
      assert.equal(await browser.evaluate(`[...document.querySelectorAll("audio")].filter((e) => e.src || e.preload !== "none" && e.currentSrc).length`), 0);
    }],
    ["what players are told is said", async () => {
      await stage.ask("Show stop", "It stops.");
      await stage.ask("Show volume", "70");
    }],
    ["a timer counts", async () => {
      await stage.ask("Show timer", "I shall tell you.");
      const text = `${found("[role=timer], .timer, time")}.map((e) => e.textContent).join()`;
      const before = await browser.evaluate(text);
      await browser.until(`${text} !== ${JSON.stringify(before)}`);
    }],
    ["a planned answer comes later", async () => {
      await stage.ask("Show plan", "This comes at once.");
      await browser.until(answers("Show plan", "This comes a second later."));
    }],
    ["nothing is asked of others, and nothing is wider than the screen", async () => {
      const elsewhere = await browser.evaluate(`performance.getEntriesByType("resource").map((e) => e.name)
        .filter((name) => !name.startsWith(location.origin) && !name.startsWith("data:") && !name.startsWith("blob:"))`);
      assert.deepEqual(elsewhere, []);
      assert.ok(await browser.evaluate(`document.documentElement.scrollWidth <= innerWidth`));
      assert.ok(await browser.evaluate(`${log}.scrollWidth <= ${log}.clientWidth`));
    }],
    ["the browser complains of nothing but what is not there", async () => {
      if (engine !== "Chromium") return;
      const complaints = (await browser.complaints()).filter((line) => !/status of (404|501|503|422)/.test(line));
      assert.deepEqual(complaints, []);
    }],
  ];
};
