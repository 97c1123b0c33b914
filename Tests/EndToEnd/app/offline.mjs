// Susi. SPDX-License-Identifier: Apache-2.0

// Without a connection nothing is lost: questions wait and are sent in their order.

import assert from "node:assert/strict";
import { answers, message, named } from "./stage.mjs";

export const facts = (stage, engine) => {
  const { browser } = stage;
  const online = (isOnline) => browser.devtools("Network.emulateNetworkConditions",
    { offline: !isOnline, latency: 0, downloadThroughput: -1, uploadThroughput: -1 });
  const waiting = `document.querySelectorAll("[aria-label='Waiting for the connection']").length`;
  const questions = `[...document.querySelectorAll("article.question")].map((e) => e.textContent)`;
  const all = [
    ["what the server cannot be asked says why, and can be asked again", async () => {
      await stage.open();
      await browser.wait(`navigator.serviceWorker.ready.then(() => true)`);
      await stage.ask("Hello", "What can I do for you?");
      await stage.stopServer();
      await stage.send("What is seven times six");
      await browser.until(`[...document.querySelectorAll("article [role=alert]")].some((e) => e.textContent.includes("could not be reached"))
        || ${waiting} > 0`, 60);
      await stage.startServer();
      if (await browser.evaluate(`!!${named("article button", "Try again")}`)) await stage.press("Try again");
      await browser.until(answers("seven times six", "That is 42."), 60);
    }],
  ];
  if (engine !== "Chromium") return all;
  return [...all,
    ["offline the page says so, and questions wait", async () => {
      await stage.stopServer();
      await online(false);
      await browser.until(`document.body.textContent.includes("No connection")`);
      await stage.send("First question");
      await stage.send("Second question");
      await browser.until(`${waiting} === 2`);
    }],
    ["they wait across a reload, the draft too", async () => {
      await browser.typeAt(message, "half a thou");
      await browser.until(`${message}.value === "half a thou"`);
      await new Promise((done) => setTimeout(done, 300));
      await stage.open();
      await browser.until(`${waiting} === 2 && ${message}.value === "half a thou"`);
    }],
    ["back online they are sent in their order", async () => {
      await stage.startServer();
      await online(true);
      await browser.until(`${waiting} === 0`, 30);
      await browser.until(answers("Second question"), 30);
      const order = (await browser.evaluate(questions)).filter((text) => /First|Second/.test(text));
      assert.match(order[0], /First/);
      assert.match(order[1], /Second/);
    }],
  ];
};
