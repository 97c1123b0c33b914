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

/** Goes to a screen by its address. */
async function to(address, sight) {
  await browser.go(stage.address + address);
  await browser.until(`(${sight})?.checkVisibility()`);
  await new Promise((done) => setTimeout(done, 400));
}

async function choose(language) {
  await browser.evaluate(`(() => { const menu = document.getElementById("language");
    menu.value = "${language}"; menu.dispatchEvent(new Event("change", { bubbles: true })); })()`);
  await browser.until(`document.documentElement.lang === "${language}"`);
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
  ["skill", () => to("/#/skills/Tests/en/page", `document.querySelector("#skills-page h1")`)],
  ["feedback", () => to("/#/skills/Tests/en/page/feedback", `document.querySelector("#skills-page h1")`)],
  ["languages", () => to("/#/skills/languages", `document.querySelector(".skills-language")`)],
  ["my-skills", () => to("/#/skills/mine", `document.querySelector("#skills-page h1")`)],
  ["nothing-found", async () => {
    await to("/#/skills", `document.querySelector("a.skill-card")`);
    await browser.typeAt(named("input", "Search skills"), "xyzzy");
  }],
  ["welcome-pages", () => to("/#/welcome", `document.getElementById("welcome-skip")`)],
  ["log-in", () => to("/#/account/login", named("h1", "Log in"))],
  ["sign-up-with-mistakes", async () => {
    await to("/#/account/signup", named("input", "Password, once more"));
    await browser.typeAt(named("input", "Password"), "short");
    await browser.typeAt(named("input", "E-mail address"), "ada\uE007");
  }],
  ["forgotten", () => to("/#/account/forgotten", `document.querySelector("main h1")`)],
  ["reset", () => to("/#/account/reset/nonsense", `document.querySelector("main h1")`)],
  ["workshop", () => to("/#/write", `document.querySelector(".workshop .book:not(.bone)")`)],
  ["editor", () => to("/#/write/new", named("textarea", "Text of the skill"))],
  ["editor-examples", () => stage.press("Examples")],
  ["editor-language", () => stage.press("Language")],
  ["settings", () => to("/#/settings", named("h1", "Settings"))],
  ["wallpaper", async () => {
    await browser.pressAt(`document.getElementById("wallpaper")`);
    await browser.until(`document.querySelector("dialog[open]")`);
  }],
  ["deleting", async () => {
    await stage.press("Cancel");
    await stage.press("Delete all messages");
    await browser.until(`document.querySelector("dialog[open]")`);
  }],
  ["about", async () => {
    await stage.press("Cancel");
    await to("/#/about", named("h1", "About Susi"));
  }],
  ["account", async () => {
    await stage.logIn("ada@example.com", "Tea-Pot 42 warm");
    await to("/#/account", named("h1", "Account"));
  }],
  ["password", () => to("/#/account/password", `document.querySelector("main input")`)],
  ["settings-in-german", async () => {
    await to("/#/settings", `document.getElementById("language")`);
    await choose("de");
  }],
  ["skills-in-german", () => to("/#/skills", `document.querySelector("#skills-page h1")`)],
  ["back-in-english", async () => {
    await to("/#/settings", `document.getElementById("language")`);
    await choose("en");
  }],
  ["waiting", async () => {
    await browser.go(`${stage.address}/#/`);
    await browser.until(message);
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
