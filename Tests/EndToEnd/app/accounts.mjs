// Susi. SPDX-License-Identifier: Apache-2.0

// What a person does with an account, from the welcome to its removal, with the mails that belong to
// it.

import assert from "node:assert/strict";
import { Browser } from "../browser.mjs";
import { Postbox } from "./postbox.mjs";
import { kept, log, message, named } from "./stage.mjs";

const enter = "\uE007";
const password = "Tea-Pot 42 warm";
const other = "Kettle 43 cold";
const input = (name) => named("input", name);
const heading = (name) => named("h1", name);
const says = (words) => `document.querySelector(".room")?.textContent.includes(${JSON.stringify(words)})`;
const email = "E-mail address";

export const facts = (stage, engine) => {
  const { browser } = stage;
  /** @type {Postbox} */
  let postbox;
  const visit = async (place, title) => {
    // From elsewhere, so that forms begin empty.
    await browser.go(`${stage.address}/#/`);
    await browser.go(`${stage.address}/#/account${place}`);
    await browser.until(heading(title));
  };
  const token = async () => JSON.parse(await browser.wait(kept("session")) ?? "null")?.token ?? null;
  const logIn = async (address, secret) => {
    await visit("/login", "Log in");
    await browser.typeAt(input(email), address);
    await browser.typeAt(input("Password"), secret + enter);
    await browser.until(log);
    for (let tries = 0; tries < 100 && !await token(); tries++);
    assert.ok(await token());
  };
  const logOut = async (keepsMessages) => {
    await visit("", "Account");
    await stage.press("Log out");
    await browser.until(`document.querySelector("dialog[open]")`);
    if (keepsMessages) await browser.pressAt(named("input", "Keep the messages on this device"));
    await browser.pressAt(`document.getElementById("account-sure")`);
    await browser.until(heading("Log in"));
  };
  const identity = async (proof) =>
    (await browser.wait(`fetch("/susi/memory.json", { headers: { Authorization: "Bearer ${proof}" } }).then((r) => r.json())`)).session.identity;

  return [
    ["who comes for the first time is welcomed, once", async () => {
      postbox = await Postbox.open();
      await stage.stopServer();
      await stage.startServer("--smtp", postbox.address, "--mail-from", "susi@example.org", "--public-url", stage.address);
      await browser.go(`${stage.address}/`);
      await browser.until(named("h2", "One account, all your devices"));
      for (const title of ["Ask in your own words", "Skills make Susi clever", "Just as you like it"]) {
        await stage.press("Next");
        await browser.until(`(() => { const box = document.getElementById("welcome-pages").getBoundingClientRect();
          const page = ${named("h2", title)}?.getBoundingClientRect();
          return page && page.left >= box.left && page.right <= box.right; })()`);
      }
      await stage.press("Start");
      await browser.until(message);
      for (let tries = 0; tries < 100 && !await browser.wait(kept("welcomed")); tries++);
      await browser.go(`${stage.address}/icon.svg`);
      await browser.go(`${stage.address}/`);
      await browser.until(message);
      await browser.wait(`new Promise((done) => setTimeout(done, 200))`);
      assert.ok(!(await browser.evaluate(`location.hash`)).includes("welcome"));
    }],
    ["pages can be swiped", async () => {
      await browser.go(`${stage.address}/#/welcome`);
      await browser.until(`document.getElementById("welcome-pages")`);
      await browser.evaluate(`document.getElementById("welcome-pages").scrollTo({ left: document.getElementById("welcome-pages").clientWidth * 2, behavior: "instant" })`);
      await browser.until(`document.querySelector(".welcome-dot[aria-current]")?.getAttribute("aria-label").includes("3")`);
      await stage.press("Skip");
      await browser.until(message);
    }],
    ["a form with mistakes says which, and puts the keyboard there", async () => {
      await visit("/signup", "Make an account");
      await browser.until(says("Use 8 to 128 characters"));
      await browser.typeAt(input(email), "ada@example");
      await browser.typeAt(input("Password"), "short");
      await browser.until(says("Too short: use at least 8 characters."));
      await browser.typeAt(input("Password, once more"), "shirt" + enter);
      await browser.until(says("Invalid e-mail address"));
      assert.ok(await browser.evaluate(says("The two passwords do not match.")));
      assert.equal(await browser.evaluate(`document.activeElement.id`), "account-email");
      assert.equal(await browser.evaluate(`document.activeElement.getAttribute("aria-invalid")`), "true");
    }],
    ["the first account is made and logged in to", async () => {
      await visit("/signup", "Make an account");
      await browser.typeAt(input(email), "ada@example.com");
      await browser.typeAt(input("Password"), password);
      await browser.typeAt(input("Password, once more"), password + enter);
      await browser.until(says("Your account is made. Log in with it."));
      await browser.typeAt(input("Password"), `wrong ${password}${enter}`);
      await browser.until(says("The e-mail address or the password is wrong."));
      await browser.evaluate(`${input("Password")}.select()`);
      await browser.typeAt(input("Password"), password + enter);
      await browser.until(log);
      await browser.until(`document.body.textContent.includes("You are logged in.")`);
    }],
    ["the conversation belongs to the account", async () => {
      await stage.open();
      await stage.ask("Hello", "What can I do for you?");
      const memory = await browser.wait(`fetch("/susi/memory.json", { headers: { Authorization: "Bearer ${await token()}" } }).then((r) => r.json())`);
      assert.equal(memory.session.identity.name, "ada@example.com");
      assert.equal(memory.cognitions[0].query, "Hello");
    }],
    ["an address that has an account is told of early", async () => {
      await logOut(true);
      await visit("/signup", "Make an account");
      await browser.typeAt(input(email), "ada@example.com\uE004");
      await browser.until(says("This address has an account already."));
    }],
    ["messages stay on the device only where that is wanted", async () => {
      await browser.go(`${stage.address}/#/`);
      await browser.until(`document.querySelector("article.question")?.textContent.includes("Hello")`);
      await logIn("ada@example.com", password);
      const old = await token();
      await logOut(false);
      await browser.go(`${stage.address}/#/`);
      await browser.until(`!document.querySelector("article")`);
      assert.equal((await identity(old)).anonymous, true, "the token is revoked");
      assert.equal(await token(), null);
    }],
    ["a second account is confirmed by its mail", async () => {
      await visit("/signup", "Make an account");
      await browser.typeAt(input(email), "Bob@example.com");
      await browser.typeAt(input("Password"), password);
      await browser.typeAt(input("Password, once more"), password + enter);
      await browser.until(says("A mail is on its way to bob@example.com."));
      const first = await postbox.link(1);
      assert.match(first, /^#\/account\/confirm\/\w+\/bob%40example\.com$/);
      await stage.press("Send the link again");
      await browser.until(says("Another mail with a link is on its way."));
      const second = await postbox.link(2);
      await visit("/login", "Log in");
      await browser.typeAt(input(email), "bob@example.com");
      await browser.typeAt(input("Password"), password + enter);
      await browser.until(says("This address is not confirmed yet."));
      await browser.go(`${stage.address}/${second}`);
      await browser.until(says("Your address is confirmed. Now you can log in."));
      await browser.go(`${stage.address}/icon.svg`);
      await browser.go(`${stage.address}/${second}`);
      await browser.until(says("This link does not work any more."));
    }],
    ["a forgotten password is set anew, also by the link of an old mail", async () => {
      await visit("/forgotten", "Forgotten the password?");
      await browser.typeAt(input(email), `nobody@example.com${enter}`);
      await browser.until(says("There is no account with this address."));
      await browser.evaluate(`${input(email)}.select()`);
      await browser.typeAt(input(email), `bob@example.com${enter}`);
      await browser.until(says("A mail is on its way to bob@example.com."));
      const link = await postbox.link(3);
      assert.match(link, /^#\/account\/reset\/\w+$/);
      // As servers before this one wrote it.
      await browser.go(`${stage.address}/account.html#reset=${link.split("/").at(-1)}`);
      await browser.until(says("For the account bob@example.com"));
      assert.equal(await browser.evaluate(`location.pathname`), "/");
      await browser.typeAt(input("New password"), "bob@example.com");
      await browser.typeAt(input("Password, once more"), `bob@example.com${enter}`);
      await browser.until(says("This password is taken from your e-mail address."));
      await browser.evaluate(`${input("New password")}.select()`);
      await browser.typeAt(input("New password"), other);
      await browser.evaluate(`${input("Password, once more")}.select()`);
      await browser.typeAt(input("Password, once more"), other + enter);
      await browser.until(says("Your password has been changed. Log in with it."));
      await logIn("bob@example.com", other);
    }],
    ["the password is changed, and a wrong one is told of", async () => {
      await visit("/password", "Change password");
      await browser.typeAt(input("Current password"), "wrong");
      await browser.typeAt(input("New password"), password);
      await browser.typeAt(input("Password, once more"), password + enter);
      await browser.until(says("This is not your current password."));
      await browser.evaluate(`${input("Current password")}.select()`);
      await browser.typeAt(input("Current password"), password + enter);
      await browser.until(says("This is not your current password."));
      await browser.evaluate(`${input("Current password")}.select()`);
      await browser.typeAt(input("Current password"), other + enter);
      await browser.until(says("Your password has been changed."));
      await browser.until(heading("Account"));
      assert.equal((await identity(await token())).name, "bob@example.com", "this device stays logged in");
    }],
    ["all that the server keeps can be saved", async () => {
      await visit("", "Account");
      const text = await stage.saved(() => browser.pressAt(`document.getElementById("account-export")`));
      assert.ok(JSON.stringify(JSON.parse(text)).includes("bob@example.com"));
    }],
    ["a picture is chosen and comes back", async () => {
      await visit("", "Account");
      await browser.until(`document.querySelector(".portrait.letter")?.textContent === "B"`);
      await browser.evaluate(`(() => {
        const click = HTMLInputElement.prototype.click;
        HTMLInputElement.prototype.click = function () {
          if (this.type !== "file") return click.call(this);
          HTMLInputElement.prototype.click = click;
          const canvas = Object.assign(document.createElement("canvas"), { width: 600, height: 400 });
          canvas.getContext("2d").fillRect(0, 0, 600, 400);
          canvas.toBlob((blob) => {
            const transfer = new DataTransfer();
            transfer.items.add(new File([blob], "me.png", { type: "image/png" }));
            this.files = transfer.files;
            this.dispatchEvent(new Event("change"));
          });
        };
      })()`);
      await browser.pressAt(`document.getElementById("account-picture")`);
      const width = `document.querySelector("img.portrait")?.naturalWidth`;
      await browser.until(`${width} === 256`);
      await browser.go(`${stage.address}/icon.svg`);
      await browser.go(`${stage.address}/#/account`);
      await browser.until(`${width} === 256`);
    }],
    ["a password that was changed elsewhere ends this login in time", async () => {
      const elsewhere = await (engine === "Chromium" ? Browser.open() : Browser.openWebKit());
      try {
        await stage.logIn("bob@example.com", password, elsewhere);
        await elsewhere.go(`${stage.address}/#/account/password`);
        await elsewhere.until(input("Current password"));
        await elsewhere.typeAt(input("Current password"), password);
        await elsewhere.typeAt(input("New password"), other);
        await elsewhere.typeAt(input("Password, once more"), other + enter);
        await elsewhere.until(says("Your password has been changed."));
      } finally {
        await elsewhere.close();
      }
      await browser.go(`${stage.address}/icon.svg`);
      await browser.go(`${stage.address}/#/account`);
      // The chat may have noticed before; else what is wished for now does.
      await browser.until(`document.getElementById("account-export") || ${heading("Log in")}`);
      await browser.evaluate(`document.getElementById("account-export")?.click()`);
      await browser.until(heading("Log in"));
      await logIn("bob@example.com", other);
    }],
    ["the account is deleted with its password, and nobody can log in to it", async () => {
      await visit("/delete", "Delete account");
      await browser.typeAt(input("Current password"), password + enter);
      await browser.until(`document.querySelector("dialog[open]")`);
      await stage.press("Delete for ever");
      await browser.until(says("This is not your current password."));
      await browser.evaluate(`${input("Current password")}.select()`);
      await browser.typeAt(input("Current password"), other + enter);
      await browser.until(`document.querySelector("dialog[open]")`);
      await stage.press("Delete for ever");
      await browser.until(says("Your account is deleted."));
      await browser.until(heading("Log in"));
      assert.equal(await token(), null);
      await browser.typeAt(input(email), "bob@example.com");
      await browser.typeAt(input("Password"), other + enter);
      await browser.until(says("The e-mail address or the password is wrong."));
    }],
    ["nobody needs an account", async () => {
      await visit("", "Log in");
      await browser.pressAt(named("a", "Use Susi without an account"));
      await browser.until(message);
      await stage.ask("Hello", "What can I do for you?");
      postbox.close();
    }],
  ];
};
