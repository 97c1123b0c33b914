// Susi. SPDX-License-Identifier: Apache-2.0

// Pictures of every kind of bubble and of every screen, for people to look at: `node screenshots.mjs
// SUSI FOLDER [name …]`. Each in two sizes, light and dark.

import { mkdir } from "node:fs/promises";
import { resolve } from "node:path";
import { Browser } from "./browser.mjs";
import { last, message, named, Stage } from "./app/stage.mjs";

const [susi, folder, ...wanted] = process.argv.slice(2);
const browser = await Browser.open();
const stage = await Stage.build(resolve(susi), browser);

async function photograph(name) {
  for (const scheme of ["light", "dark"]) {
    for (const [width, height] of [[390, 844], [1280, 800]]) {
      await browser.pretend(width, height, scheme);
      // Two frames, so that what reacts to the new size has been drawn.
      await browser.wait(`new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 150))))`);
      await browser.photograph(`${folder}/app-${name}-${width}-${scheme}.png`);
    }
  }
  await browser.pretend(390, 844, "light");
}

/** What is photographed, and how to come there from the one before. */
const sights = [
  ["welcome", async () => {}],
  ...["text", "lines", "picture", "broken picture", "link", "map", "table", "pie", "news", "search", "film", "song", "stop", "volume", "timer", "plan"]
    .map((kind) => [kind.replace(" ", "-"), async () => {
      await stage.ask(`Show ${kind}`);
      await new Promise((done) => setTimeout(done, kind === "plan" ? 1500 : 400));
    }]),
  ["markup", () => stage.ask("Show markup")],
  ["unknown", () => stage.ask("Xyzzy plugh foo")],
  ["writing", async () => {
    await browser.typeAt(message, "A message of several lines\uE008\uE007\uE008that is being written,\uE008\uE007\uE008and is not sent yet");
  }],
  ["menu", async () => {
    await browser.evaluate(`${message}.select()`);
    await browser.typeAt(message, "\uE003");
    await browser.pressAt(named("button", "More about this message", last("answer")));
  }],
  ["why", async () => {
    await stage.press("Close");
    await browser.pressAt(named("button", "Why this answer?", last("answer")));
  }],
  ["searching", async () => {
    await stage.press("Close");
    await stage.press("Search");
    await browser.typeAt(named("input", "Search in the conversation"), "show");
  }],
  ["skills", async () => {
    await stage.press("Close");
    await stage.visit("Skills");
    await browser.until(`document.querySelector(".skill-card:not(.waiting)")`);
  }],
  ["settings", () => stage.visit("Settings")],
  ["waiting", async () => {
    await stage.visit("Chat");
    await stage.stopServer();
    await stage.send("Hello");
    await browser.until(`document.querySelector("article [role=alert], [aria-label='Waiting for the connection']")`, 60);
  }],
];

try {
  await mkdir(folder, { recursive: true });
  await browser.pretend(390, 844, "light");
  await stage.open();
  for (const [name, reach] of sights) {
    try {
      await reach();
      if (wanted.length === 0 || wanted.includes(name)) await photograph(name);
    } catch (error) {
      process.exitCode = 1;
      console.log(`✘ ${name}: ${error.message}`);
    }
  }
} finally {
  await browser.close();
  await stage.strike();
}
