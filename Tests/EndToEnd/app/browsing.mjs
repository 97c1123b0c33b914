// Susi. SPDX-License-Identifier: Apache-2.0

// Finding skills, looking at one, and saying what one thinks of it.

import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { answers, named } from "./stage.mjs";

const axe = fileURLToPath(new URL("../../../.build/axe/axe_playwright_python/axe.min.js", import.meta.url));
const password = "Tea-Pot 42 warm";
const skill = { model: "general", group: "Tests", language: "en", skill: "page" };
const address = "/#/skills/Tests/en/page";
const text = `document.getElementById("skills-page")?.textContent ?? ""`;
const box = `document.getElementById("skills-search")`;
const says = (words) => `(${text}).includes(${JSON.stringify(words)})`;
const news = (words) => `[...document.querySelectorAll(".news")].some((e) => e.textContent.includes(${JSON.stringify(words)}))`;

export const facts = (stage, engine) => {
  const { browser } = stage;

  const post = async (path, fields, token) => {
    const headers = token ? { Authorization: `Bearer ${token}` } : {};
    const reply = await fetch(stage.address + path, { method: "POST", body: new URLSearchParams(fields), headers });
    return reply.json();
  };

  /** Signs somebody up; gives their token. */
  async function person(email) {
    await post("/aaa/signup.json", { signup: email, password });
    return (await post("/aaa/login.json", { type: "access-token", login: email, password })).access_token;
  }

  /** Has somebody be logged in on this device, from the next start on. */
  async function logIn(email) {
    const session = JSON.stringify({ token: await person(email), email, expires: 0 });
    await browser.wait(`new Promise((resolve, reject) => {
      const request = indexedDB.open("program");
      request.onsuccess = () => {
        const put = request.result.transaction("records", "readwrite");
        put.objectStore("records").put(new TextEncoder().encode(${JSON.stringify(session)}), "session");
        put.oncomplete = () => { request.result.close(); resolve(true); };
        put.onerror = reject;
      };
    })`);
  }

  /** Goes to an address of the room. */
  async function open(path) {
    await browser.evaluate(`location.hash = ${JSON.stringify(path.slice(1))}`);
    await browser.until(`document.getElementById("skills-page")`);
  }

  /** Opens it in a page that is loaded anew. */
  async function openAnew(path) {
    await browser.go("about:blank");
    await browser.go(stage.address + path);
    await browser.until(`document.getElementById("skills-page")`);
  }

  const type = (element, words) => browser.evaluate(`(() => {
    const box = ${element};
    box.value = ${JSON.stringify(words)};
    box.dispatchEvent(new Event("input", { bubbles: true }));
  })()`);

  return [
    ["skills stand in rows, a tap away", async () => {
      await stage.open();
      await stage.visit("Skills");
      await browser.until(`document.querySelector("a.skill-card") && ${says("Everything a page shows")}`);
      await browser.until(`document.title.includes("Skills")`);
      assert.ok(await browser.evaluate(says("“Hello”")), "the first example is not quoted");
    }],
    ["what is typed is searched for as it is typed", async () => {
      await browser.typeAt(box, "one question");
      await browser.until(`document.querySelectorAll("a.skill-card").length === 1 && ${says("Every kind of action")}`);
      await type(box, "xyzzy");
      await browser.until(says("Nothing found"));
      await type(box, "");
      await browser.until(`document.querySelector(".shelf-row a.skill-card")`);
    }],
    ["a card leads to its skill, and back leads back", async () => {
      await browser.pressAt(`[...document.querySelectorAll("a.skill-card")].find((e) => e.textContent.includes("Everything a page shows"))`);
      await browser.until(`${says("Answers with each kind of action")} && ${says("Last change")}`);
      assert.equal(await browser.evaluate(`location.hash`), "#/skills/Tests/en/page");
      await browser.evaluate(`history.back()`);
      await browser.until(`location.hash === "#/skills" && document.querySelector(".shelf-row a.skill-card")`);
    }],
    ["a skill is opened by its address, and its example tried in the chat", async () => {
      await openAnew(address);
      await browser.until(says("Everything a page shows"));
      await stage.press("Try it");
      await browser.until(answers("Hello", "What can I do for you?"));
    }],
    ["without a login one is told to log in", async () => {
      await open(address);
      await browser.until(named("button", "Rate with 4 stars"));
      await stage.press("Rate with 4 stars");
      await browser.until(news("Log in to rate"));
      assert.ok(await browser.evaluate(`!!document.querySelector('#skills-page a[href="#/account"]')`));
    }],
    ["what others wrote is read, and all of it on a screen of its own", async () => {
      for (const name of ["ada", "bea", "cleo", "dora"]) {
        const token = await person(`${name}@example.com`);
        await post("/cms/feedbackSkill.json", { ...skill, feedback: `${name} likes it` }, token);
        await post("/cms/fiveStarRateSkill.json", { ...skill, stars: 5 }, token);
      }
      await openAnew(address);
      await browser.until(says("See all feedback (4)"));
      assert.ok(await browser.evaluate(says("4 (100%)")), "the distribution is not drawn");
      await browser.pressAt(`[...document.querySelectorAll("a")].find((e) => e.textContent.includes("See all feedback"))`);
      await browser.until(`${says("ada likes it")} && ${says("dora likes it")}`);
    }],
    ["stars are given and stay", async () => {
      await logIn("jane@example.com");
      await openAnew(address);
      await browser.until(`${named("button", "Rate with 2 stars")} && document.getElementById("skill-feedback")`);
      await stage.press("Rate with 2 stars");
      await browser.until(`${news("Thank you")} && ${says("5 ratings")}`);
      await openAnew(address);
      await browser.until(`${named("button", "Rate with 2 stars")}?.getAttribute("aria-pressed") === "true"`);
    }],
    ["one's own words are written, changed and deleted", async () => {
      await browser.until(`document.getElementById("skill-feedback")`);
      await browser.typeAt(`document.getElementById("skill-feedback")`, "Rather good");
      await stage.press("Send");
      await browser.until(`${news("saved")} && ${says("Rather good")} && ${says("Your feedback")}`);
      await browser.pressAt(`[...document.querySelectorAll(".skill-own button")].find((e) => e.textContent === "Edit")`);
      await browser.until(`document.getElementById("skill-feedback")?.value === "Rather good"`);
      await type(`document.getElementById("skill-feedback")`, "Very good");
      await stage.press("Save");
      await browser.until(says("Very good"));
      await stage.press("Delete");
      await browser.until(named("dialog button", "Yes, delete"));
      await stage.press("Yes, delete");
      await browser.until(`${news("deleted")} && !${says("Very good")}`);
    }],
    ["a bookmark stays, and is found again", async () => {
      await stage.press("Bookmark");
      await browser.until(news("Bookmarked"));
      await open("/#/skills/mine");
      await browser.until(says("Everything a page shows"));
      await open(address);
      await browser.until(named("button", "Remove the bookmark"));
    }],
    ["a skill is reported once", async () => {
      for (const said of ["is reported", "already reported"]) {
        await stage.press("Report this skill");
        await browser.until(`document.getElementById("skill-report")?.checkVisibility()`);
        await type(`document.getElementById("skill-report")`, "It is too polite");
        await browser.pressAt(named("dialog button", "Send"));
        await browser.until(news(said));
      }
    }],
    ["the link is handed on, or copied", async () => {
      await browser.evaluate(`(() => {
        window.shared = "";
        Object.defineProperty(navigator, "share", { value: async ({ url }) => { window.shared = url; }, configurable: true });
      })()`);
      await stage.press("Share");
      await browser.until(`window.shared === ${JSON.stringify(stage.address + address)}`);
      await browser.evaluate(`(() => {
        Object.defineProperty(navigator, "share", { value: undefined, configurable: true });
        Object.defineProperty(navigator, "clipboard", { value: { writeText: async (text) => { window.shared = "copied " + text; } }, configurable: true });
      })()`);
      await stage.press("Share");
      await browser.until(`window.shared.startsWith("copied ") && ${news("Link copied")}`);
    }],
    ["usage is drawn", async () => {
      await post("/susi/chat.json", { q: "Hello", country_code: "GH", country_name: "Ghana", device_type: "Android" });
      // The server writes down what was used every now and then.
      const isCounted = () => fetch(`${stage.address}/cms/getCountryWiseSkillUsage.json?group=Tests&language=en&skill=page`)
        .then((reply) => reply.text()).then((text) => text.includes("Ghana"));
      for (let tries = 0; tries < 200 && !await isCounted(); tries++) await new Promise((done) => setTimeout(done, 50));
      await openAnew(address);
      await browser.until(`document.querySelector("svg.skill-usage") && ${says("Ghana")}`);
    }],
    ["a language is chosen, and one without skills says so", async () => {
      await open("/#/skills/languages");
      await browser.until(`document.querySelector(".skills-language")`);
      await browser.pressAt(`document.querySelector(".skills-language")`);
      await browser.until(`location.hash === "#/skills" && document.querySelector("a.skill-card")`);
    }],
    ["a skill that is not there is said to be missing", async () => {
      await open("/#/skills/Tests/en/nothing");
      await browser.until(says("This skill does not exist"));
    }],
    ["without a server it says what to do, and does it when that is back", async () => {
      await open("/#/skills");
      await browser.until(`document.querySelector("a.skill-card")`);
      await stage.stopServer();
      await stage.press("Refresh");
      await browser.until(news("could not be reached"));
      assert.ok(await browser.evaluate(`!!document.querySelector("a.skill-card")`), "what was shown is lost");
      await stage.startServer();
      await stage.press("Refresh");
      await browser.until(`document.getElementById("skills-page").getAttribute("aria-busy") === "false"`);
    }],
    ...engine === "Chromium" && existsSync(axe) ? [["axe-core finds nothing serious among skills", async () => {
      const found = new Set();
      for (const path of ["/#/skills", address, `${address}/feedback`, "/#/skills/languages", "/#/skills/mine", "/#/skills/groups/Tests"]) {
        for (const [width, scheme] of [[390, "light"], [390, "dark"], [1280, "light"], [1280, "dark"]]) {
          await browser.pretend(width, 844, scheme);
          await open(path);
          await new Promise((done) => setTimeout(done, 300));
          await browser.send("POST", "/execute/sync", { script: await readFile(axe, "utf8"), args: [] });
          const lines = await browser.wait(`axe.run(document, { resultTypes: ["violations"] }).then(({ violations }) => violations
            .filter(({ impact }) => impact === "serious" || impact === "critical")
            .flatMap(({ id, nodes }) => nodes.slice(0, 3).map(({ html, any }) => [id, html.slice(0, 160), any[0]?.message ?? ""].join(" – "))))`);
          for (const line of lines) found.add(`${path} ${line}`);
          const small = width > 400 ? [] : await browser.evaluate(`[...document.querySelectorAll("#skills-page button, #skills-page a, #skills-page input, #skills-page select, #skills-page textarea")]
            .filter((e) => e.checkVisibility()).map((e) => [e.getAttribute("aria-label") ?? e.textContent, e.getBoundingClientRect()])
            .filter(([, { width, height }]) => width < 44 || height < 43.9).map(([name, { width, height }]) => name + " " + width + "×" + height)`);
          for (const line of small) found.add(`${path} too small: ${line}`);
        }
      }
      await browser.pretend(390, 844, "light");
      assert.deepEqual([...found], []);
    }]] : [],
  ];
};
