// Susi. SPDX-License-Identifier: Apache-2.0

// What a person decides: it holds at once, survives, goes with the account to other devices, and is
// seen before anything else is.

import assert from "node:assert/strict";
import { Browser } from "../browser.mjs";
import { message, named } from "./stage.mjs";

export const facts = (stage, engine) => {
  const { browser } = stage;
  const email = "ada@example.com", password = "Tea-Pot 42 warm";
  const look = `document.documentElement.className`;
  const switchOf = (name) => named("input[role=switch]", name);
  const isOn = (name) => `${switchOf(name)}.checked`;
  /** @type {Browser} */
  let other;
  const settings = async (where) => {
    await where.go(`${stage.address}/#/settings`);
    await where.until(switchOf("Enter sends the message"));
  };

  return [
    ["each screen can be opened by its address, and the browser's back button works", async () => {
      await stage.open("/#/about").catch(() => {});
      await browser.until(named("h1", "About Susi"));
      await browser.pressAt(named("a", "Back"));
      await browser.until(named("h1", "Settings"));
      assert.equal(await browser.evaluate(`document.title`), "Susi – Settings");
      await browser.evaluate(`history.back()`);
      await browser.until(named("h1", "About Susi"));
      await browser.until(`document.title === "Susi – About Susi"`);
    }],
    ["colours change at once, and are there before anything is drawn", async () => {
      await settings(browser);
      await browser.pressAt(named("button", "Dark"));
      await browser.until(`${look}.includes("dark")`);
      assert.equal(await browser.evaluate(`getComputedStyle(document.documentElement).colorScheme`), "dark");
      if (engine === "Chromium") {
        await browser.devtools("Page.addScriptToEvaluateOnNewDocument",
          { source: `requestAnimationFrame(() => { window.firstLook = ${look}; })` });
        await stage.open();
        assert.match(await browser.evaluate(`window.firstLook`), /dark/);
      }
      await settings(browser);
      await browser.pressAt(named("button", "As the device"));
      await browser.until(`!${look}.includes("dark")`);
    }],
    ["the app speaks another language at once", async () => {
      await browser.evaluate(`(() => { const menu = document.getElementById("language");
        menu.value = "de"; menu.dispatchEvent(new Event("change", { bubbles: true })); })()`);
      await browser.until(named("h1", "Einstellungen"));
      await browser.until(`document.documentElement.lang === "de"`);
      await stage.open("/#/settings").catch(() => {});
      await browser.until(named("h1", "Einstellungen"));
      await browser.evaluate(`(() => { const menu = document.getElementById("language");
        menu.value = ""; menu.dispatchEvent(new Event("change", { bubbles: true })); })()`);
      await browser.until(named("h1", "Settings"));
    }],
    ["a photo becomes the wallpaper, small enough, and survives", async () => {
      await browser.evaluate(`(() => {
        const click = HTMLInputElement.prototype.click;
        HTMLInputElement.prototype.click = function () {
          HTMLInputElement.prototype.click = click;
          const canvas = Object.assign(document.createElement("canvas"), { width: 2400, height: 1600 });
          const drawing = canvas.getContext("2d");
          const pixels = drawing.createImageData(2400, 1600);
          for (let i = 0; i < pixels.data.length; i++) pixels.data[i] = i % 4 === 3 ? 255 : Math.random() * 256;
          drawing.putImageData(pixels, 0, 0);
          canvas.toBlob((blob) => {
            const transfer = new DataTransfer();
            transfer.items.add(new File([blob], "noise.png", { type: "image/png" }));
            this.files = transfer.files;
            this.dispatchEvent(new Event("change"));
          });
        };
      })()`);
      await browser.pressAt(`document.getElementById("wallpaper")`);
      await browser.until(named("dialog button", "Choose a picture"));
      await browser.pressAt(named("dialog button", "Choose a picture"));
      await browser.until(`document.getElementById("wallpaper").textContent.includes("A picture of yours")`);
      await browser.until(`${look}.includes("pictured")`);
      const size = await browser.wait(`new Promise((resolve) => {
        const request = indexedDB.open("program");
        request.onsuccess = () => {
          const read = request.result.transaction("records").objectStore("records").get("wallpaper");
          read.onsuccess = () => { request.result.close(); resolve(read.result.length); };
        };
      })`);
      assert.ok(size > 1000 && size <= 400_000, `${size} bytes`);
      await stage.open();
      await browser.until(`document.querySelector("img.wallpaper")?.naturalWidth > 100`);
      await settings(browser);
      await browser.pressAt(`document.getElementById("wallpaper")`);
      await browser.until(named("dialog button", "No wallpaper"));
      await browser.pressAt(named("dialog button", "No wallpaper"));
      await browser.until(`!${look}.includes("pictured")`);
      await stage.open();
      assert.equal(await browser.evaluate(`document.querySelector("img.wallpaper")`), null);
    }],
    ["two browsers of one account: what is decided in one arrives in the other", async () => {
      other = await (engine === "Chromium" ? Browser.open() : Browser.openWebKit());
      for (const one of [browser, other]) {
        await stage.logIn(email, password, one);
        await settings(one);
      }
      assert.equal(await browser.evaluate(isOn("Enter sends the message")), true);
      await other.pressAt(switchOf("Enter sends the message"));
      await browser.until(`!${isOn("Enter sends the message")}`);
      await browser.pressAt(named("button", "Dark"));
      await other.until(`${look}.includes("dark")`);
    }],
    ["of two decisions the newest counts, also where one was made without a connection", async () => {
      const speech = "Read all answers aloud", enter = "Enter sends the message";
      await stage.stopServer();
      // First here, then there; each tells when the server is back, in any order.
      await browser.pressAt(switchOf(speech));
      await other.pressAt(switchOf(enter));
      await new Promise((done) => setTimeout(done, 50));
      await browser.pressAt(named("button", "Light"));
      await stage.startServer();
      for (const one of [browser, other]) await one.evaluate(`dispatchEvent(new Event("online"))`);
      for (const one of [browser, other]) {
        await settings(one);
        await one.until(`${isOn(speech)} && ${isOn(enter)} && ${look}.includes("light")`);
      }
    }],
    ["a guest's decisions stay on the device", async () => {
      await other.close();
      await stage.open();
      assert.ok(await browser.evaluate(message));
    }],
  ];
};
