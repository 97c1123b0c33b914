// Susi. SPDX-License-Identifier: Apache-2.0

// What a person does with an account: the page for it writes down who is logged in where the app
// finds it.

import assert from "node:assert/strict";

const email = "ada@example.com";
const password = "Tea-Pot 42 warm";
const shown = (id) => `!document.getElementById("${id}").hidden`;
const news = `document.getElementById("news").textContent`;

/** The token of whoever is logged in, as the page keeps it. */
const token = `new Promise((resolve) => {
  const request = indexedDB.open("program");
  request.onsuccess = () => {
    const read = request.result.transaction("records").objectStore("records").get("session");
    read.onsuccess = () => {
      request.result.close();
      resolve(read.result ? JSON.parse(new TextDecoder().decode(read.result)).token : null);
    };
  };
})`;

export const facts = (stage) => {
  const { browser } = stage;
  return [
    ["a weak password is refused, with the rule", async () => {
      await browser.go(`${stage.address}/account.html#signup`);
      await browser.until(`document.querySelector("#signup .rule").textContent.length > 20`);
      await browser.type("#signup [name=signup]", email);
      await browser.type("#signup [name=password]", "short");
      await browser.type("#signup [name=again]", "short\uE007");
      await browser.until(`document.querySelector("#news.trouble")`);
      assert.match(await browser.evaluate(news), /too short/);
    }],
    ["somebody signs up and logs in", async () => {
      await browser.evaluate(`document.getElementById("signup").reset()`);
      await browser.type("#signup [name=signup]", email);
      await browser.type("#signup [name=password]", password);
      await browser.type("#signup [name=again]", `${password}\uE007`);
      await browser.until(shown("login"));
      assert.equal(await browser.evaluate(news), "You successfully signed-up!");
      await browser.type("#login [name=login]", email);
      await browser.type("#login [name=password]", `wrong ${password}\uE007`);
      await browser.until(`document.querySelector("#news.trouble")`);
      await browser.evaluate(`document.querySelector("#login [name=password]").value = ""`);
      await browser.type("#login [name=password]", `${password}\uE007`);
      await browser.until(shown("logout"));
      assert.equal(await browser.evaluate(`document.getElementById("who").textContent`), email);
    }],
    ["the conversation belongs to the account", async () => {
      await stage.open();
      await stage.ask("Hello", "What can I do for you?");
      const memory = await browser.wait(`${token}.then((token) => fetch("/susi/memory.json", {
        headers: { Authorization: "Bearer " + token } })).then((r) => r.json())`);
      assert.equal(memory.session.identity.name, email);
      assert.equal(memory.cognitions[0].query, "Hello");
    }],
    ["who logs out is a guest again", async () => {
      await browser.go(`${stage.address}/account.html`);
      await browser.until(shown("logout"));
      const old = await browser.wait(token);
      await browser.press("#logout button");
      await browser.until(shown("login"));
      const memory = await browser.evaluate(`fetch("/susi/memory.json?access_token=${old}").then((r) => r.json())`);
      assert.equal(memory.session.identity.anonymous, true);
      assert.equal(await browser.wait(token), null);
      await stage.open();
      await stage.ask("Hello", "What can I do for you?");
    }],
  ];
};
