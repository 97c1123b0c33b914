// Susi. SPDX-License-Identifier: Apache-2.0

// Nobody is kept out: axe-core finds nothing serious on any screen, in light and dark; everything can
// be reached by keyboard and hit by a finger. In Chromium only: the other engine draws the same tree.

import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { last, message, named } from "./stage.mjs";

const place = fileURLToPath(new URL("../../../.build/axe/axe_playwright_python/axe.min.js", import.meta.url));

export const facts = (stage, engine) => {
  const { browser } = stage;
  if (engine !== "Chromium") return [];

  /** What axe-core finds that is serious. */
  async function findings() {
    const axe = await readFile(place, "utf8");
    await browser.send("POST", "/execute/sync", { script: axe, args: [] });
    return browser.wait(`axe.run(document, { resultTypes: ["violations"] }).then(({ violations }) => violations
      .filter(({ impact }) => impact === "serious" || impact === "critical")
      .flatMap(({ id, nodes }) => nodes.slice(0, 5).map(({ html, any }) => [id, html.slice(0, 160), any[0]?.message ?? ""].join(" – "))))`);
  }

  const screens = [
    ["the empty conversation", async () => { await stage.open(); await browser.until(`document.querySelector("button.starter")`); }],
    ["all kinds of bubbles", async () => {
      for (const kind of ["text", "picture", "link", "map", "table", "pie", "news", "search", "film", "song", "timer", "plan"]) {
        await stage.ask(`Show ${kind}`);
      }
    }],
    ["the search", async () => { await stage.press("Search"); await browser.until(named("input", "Search in the conversation")); }],
    ["what can be done with a message", async () => {
      await stage.press("Close");
      await browser.pressAt(named("button", "More about this message", last("answer")));
      await browser.until(`document.querySelector("dialog[open]")`);
    }],
    ["why an answer came", async () => {
      await stage.press("Close");
      await browser.pressAt(named("button", "Why this answer?", last("answer")));
      await browser.until(`document.querySelector("dialog[open]")`);
    }],
    ["the skills", async () => { await stage.press("Close"); await stage.visit("Skills"); await browser.until(`document.querySelector(".skill-card:not(.waiting)")`); }],
    ["the settings", () => stage.visit("Settings")],
    ["the login", async () => {
      await browser.go(`${stage.address}/#/account`);
      await browser.until(named("h1", "Log in"));
    }],
    ["a form with mistakes", async () => {
      await browser.go(`${stage.address}/#/account/signup`);
      await browser.until(named("input", "Password, once more"));
      await browser.typeAt(named("input", "Password"), "short");
      await browser.typeAt(named("input", "E-mail address"), "ada\uE007");
      await browser.until(`document.querySelectorAll("[aria-invalid]").length === 3`);
    }],
    ["the welcome", async () => {
      await browser.go(`${stage.address}/#/welcome`);
      await browser.until(`document.getElementById("welcome-skip")`);
    }],
    ["the account", async () => {
      await stage.logIn("ada@example.com", "Tea-Pot 42 warm");
      await browser.go(`${stage.address}/#/account`);
      await browser.until(named("h1", "Account"));
    }],
    ["the removal of an account", async () => {
      await browser.go(`${stage.address}/#/account/delete`);
      await browser.until(named("input", "Current password"));
      await browser.typeAt(named("input", "Current password"), "Tea-Pot 42 warm\uE007");
      await browser.until(`document.querySelector("dialog[open]")`);
    }],
    ["what can be written at", async () => {
      await browser.go(`${stage.address}/#/write`);
      await browser.until(`document.querySelector(".workshop .book:not(.bone)")`);
    }],
    ["a skill that is written", async () => {
      await browser.go(`${stage.address}/#/write/new`);
      await browser.until(named("textarea", "Text of the skill"));
      await browser.evaluate(`(() => { const box = ${named("textarea", "Text of the skill")};
        box.focus(); document.execCommand("insertText", false, "!console:\\n{\\neol\\n"); })()`);
      await browser.until(`document.querySelector(".problems .finding")`);
    }],
    ["the language of skills", () => stage.press("Language")],
    ["the examples of a skill", () => stage.press("Examples")],
    ["a skill that is tried", () => stage.press("Try it")],
  ];

  // Every screen by its address, in the other language.
  const addresses = ["/", "/#/welcome", "/#/skills", "/#/skills/Tests/en/page", "/#/skills/Tests/en/page/feedback", "/#/skills/languages",
    "/#/settings", "/#/about", "/#/account", "/#/account/password", "/#/write", "/#/write/new"];
  const choose = async (language) => {
    await browser.go(`${stage.address}/#/settings`);
    await browser.until(`document.getElementById("language")?.checkVisibility()`);
    await browser.evaluate(`(() => { const menu = document.getElementById("language");
      menu.value = "${language}"; menu.dispatchEvent(new Event("change", { bubbles: true })); })()`);
    await browser.until(`document.documentElement.lang === "${language}"`);
  };
  screens.push(["German is chosen", () => choose("de")]);
  for (const address of addresses) {
    screens.push([`${address} in German`, async () => {
      await browser.go(stage.address + address);
      await browser.until(`[...document.querySelectorAll("main :is(h1, h2), [role=log], [role=tab], main textarea")].some((e) => e.checkVisibility())`);
      // What waits for the server is drawn as bones.
      await browser.until(`!document.querySelector(".bone, .waiting")?.checkVisibility()`);
    }]);
  }

  screens.push(["English is chosen", () => choose("en")]);

  const checks = screens.map(([screen, reach]) => [`axe-core finds nothing serious: ${screen}`, async () => {
    await browser.pretend(390, 844, "light");
    await reach();
    const found = new Set();
    for (const [width, height] of [[390, 844], [1280, 800]]) {
      for (const scheme of ["light", "dark"]) {
        await browser.pretend(width, height, scheme);
        for (const line of await findings()) found.add(line);
      }
    }
    await browser.pretend(390, 844, "light");
    assert.deepEqual([...found], []);
  }]);
  if (!existsSync(place)) console.log("  there is no axe-core here, so it was not asked");

  return [...existsSync(place) ? checks : [],
    ["everything can be hit by a finger", async () => {
      await browser.pretend(390, 844, "light");
      await stage.open();
      const small = await browser.evaluate(`[...document.querySelectorAll("button, input, textarea, nav a")].filter((e) => e.checkVisibility())
        .map((e) => [e.getAttribute("aria-label") ?? e.textContent, e.getBoundingClientRect()])
        .filter(([, { width, height }]) => width < 44 || height < 44).map(([name, { width, height }]) => name + " " + width + "×" + height)`);
      assert.deepEqual([...new Set(small)], []);
    }],
    ["by keyboard alone one asks, and comes to every screen", async () => {
      await stage.open();
      const keys = (...values) => browser.send("POST", "/actions", { actions: [{ type: "key", id: "keys",
        actions: values.flatMap((value) => [{ type: "keyDown", value }, { type: "keyUp", value }]) }] });
      const reached = new Set();
      for (let presses = 0; presses < 60; presses++) {
        await keys("\uE004");
        reached.add(await browser.evaluate(`(({ activeElement: e }) => e.getAttribute("aria-label") ?? e.textContent.trim())(document)`));
      }
      for (const name of ["Message", "Chat", "Skills", "Settings", "Conversation", "Search"]) assert.ok(reached.has(name), `${name} is not reached`);
      await browser.evaluate(`${message}.focus()`);
      await keys(..."Hello", "\uE007");
      await browser.until(`${last("answer")}?.textContent.includes("What can I do for you?")`);
    }],
  ];
};
