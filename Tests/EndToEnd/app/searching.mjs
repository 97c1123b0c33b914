// Susi. SPDX-License-Identifier: Apache-2.0

// Searching in the conversation; taking it elsewhere and bringing it back.

import assert from "node:assert/strict";
import { named } from "./stage.mjs";

export const facts = (stage) => {
  const { browser } = stage;
  const box = named("input", "Search in the conversation");
  const texts = `[...document.querySelectorAll("article")].map((e) => e.textContent).join("\\n")`;
  let exported = "";
  return [
    ["what is searched for is marked, and jumped to", async () => {
      await stage.open();
      await stage.ask("Hello", "What can I do for you?");
      await stage.ask("What is seven times six", "That is 42.");
      for (let index = 0; index < 8; index++) await stage.ask("Show lines", "The last line.");
      await stage.press("Search");
      await browser.until(box);
      await browser.typeAt(box, "times six");
      await browser.until(`[...document.querySelectorAll("mark, .found")].some((e) => e.textContent.toLowerCase() === "times six"
        && e.getBoundingClientRect().top > 0 && e.getBoundingClientRect().bottom < innerHeight)`);
    }],
    ["what is nowhere is said to be nowhere", async () => {
      await browser.typeAt(box, " xyzzy");
      await browser.until(`document.body.textContent.includes("Nothing found")`);
      await stage.press("Close");
      await browser.until(`!${box} && !document.querySelector("mark, .found")`);
    }],
    ["the conversation can be read as text", async () => {
      await stage.visit("Settings");
      const text = await stage.saved(() => stage.press("Export as text"));
      assert.match(text, /What is seven times six/);
      assert.match(text, /That is 42\./);
      exported = await stage.saved(() => stage.press("Export for Susi (JSON)"));
      JSON.parse(exported);
    }],
    ["it can be deleted altogether", async () => {
      await stage.press("Delete all messages");
      await browser.until(named("dialog button", "Delete on this device"));
      await browser.pressAt(named("dialog button", "Delete on this device"));
      await stage.visit("Chat");
      await browser.until(`document.querySelectorAll("article").length === 0`);
      await stage.open();
      await browser.until(`document.querySelector("button.starter")`);
      assert.equal(await browser.evaluate(`document.querySelectorAll("article").length`), 0);
    }],
    ["and brought back by the file, once", async () => {
      for (let times = 0; times < 2; times++) {
        await stage.visit("Settings");
        await stage.giveFile("susi.json", "application/json", exported);
        await stage.press("Import messages");
        await browser.until(`document.body.textContent.includes("Imported.")`);
      }
      await stage.visit("Chat");
      await browser.until(`${texts}.includes("The last line.")`);
      await stage.press("Search");
      await browser.until(box);
      await browser.typeAt(box, "That is 42.");
      await browser.until(`document.querySelector("mark, .found")`);
      assert.match(await browser.evaluate(`document.querySelector("main").textContent`), /1 (of|\/) 1/);
    }],
  ];
};
