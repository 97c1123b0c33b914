// Susi. SPDX-License-Identifier: Apache-2.0

// The page is kept on the device: it starts without the server, and takes a newer version when the
// person wants it.

import assert from "node:assert/strict";
import { readdir, rm } from "node:fs/promises";
import { message } from "./stage.mjs";

const version = `getComputedStyle(document.documentElement).getPropertyValue("--version")`;
const kept = `caches.keys().then((names) => names.filter((name) => name.startsWith("page ")).length)`;

export const facts = (stage) => {
  const { browser } = stage;
  return [
    ["the page says how it is installed", async () => {
      await stage.open();
      const manifest = await browser.wait(`fetch(document.querySelector("link[rel=manifest]").href).then((r) => r.json())`);
      assert.equal(manifest.display, "standalone");
      for (const { src, sizes } of manifest.icons.filter((icon) => icon.type === "image/png")) {
        const size = await browser.wait(`(async () => { const image = new Image(); image.src = "${src}";
          await image.decode(); return image.naturalWidth + "x" + image.naturalHeight; })()`);
        assert.equal(size, sizes);
      }
    }],
    ["it starts with the server stopped", async () => {
      await browser.wait(`navigator.serviceWorker.ready.then(() => true)`);
      await stage.open();
      assert.ok(await browser.evaluate(`navigator.serviceWorker.controller !== null`));
      await stage.stopServer();
      await stage.open();
      await browser.typeAt(message, "Still here");
      assert.equal(await browser.evaluate(`${message}.value`), "Still here");
      await stage.startServer();
    }],
    ["from the second visit on all screens do", async () => {
      await stage.open();
      const all = `caches.keys().then(([name]) => caches.open(name)).then((cache) => cache.keys()).then((keys) => keys.length)`;
      const list = await browser.wait(`fetch("/sw.js").then((r) => r.text()).then((text) => JSON.parse(/const list = (.*);/.exec(text)[1]))`);
      for (let tries = 0; tries < 300 && await browser.wait(all) < list.files.length + list.later.length; tries++);
      await stage.stopServer();
      for (const [address, title] of [["/#/settings", "Settings"], ["/#/account/login", "Log in"]]) {
        await stage.open("/");
        await browser.go(stage.address + address);
        await browser.until(`document.querySelector("main h1, main h2")?.textContent.includes("${title}")`);
      }
      await stage.startServer();
    }],
    ["a newer version is told of, and the open page stays as it is", async () => {
      await stage.open();
      await stage.publish("two");
      await browser.evaluate(`navigator.serviceWorker.getRegistration().then((r) => r.update()) && 0`);
      await browser.until(`shell.page.updates.isReady`);
      assert.equal(await browser.evaluate(version), "");
      await stage.open();
      assert.equal(await browser.evaluate(version), "");
      await browser.until(`shell.page.updates.isReady`);
      await browser.typeAt(message, "typed");
    }],
    ["who takes it has it, and other windows work on", async () => {
      const [first] = await browser.windows();
      const second = await browser.openWindow();
      await stage.open();
      await browser.turnTo(first);
      await browser.evaluate(`shell.page.updates.take()`);
      await browser.until(`document.readyState === "complete" && ${version}.includes("two") && ${message}`);
      assert.ok(await browser.wait(kept) >= 2);
      await browser.turnTo(second);
      assert.equal(await browser.evaluate(version), "");
      await browser.until(`shell.page.updates.isReady`);
      await browser.typeAt(message, "typed");
      assert.equal(await browser.wait(`fetch(document.querySelector("link[rel=stylesheet]").href).then((r) => r.status)`), 200);
      await browser.closeWindow();
      await browser.turnTo(first);
    }],
    ["versions that nobody runs are deleted", async () => {
      await stage.open();
      await browser.until(`${message}`);
      for (let tries = 0; tries < 100 && await browser.wait(kept) > 1; tries++) await stage.open();
      assert.equal(await browser.wait(kept), 1);
      assert.match(await browser.evaluate(version), /two/);
    }],
    ["a version that does not come as a whole is none", async () => {
      await stage.publish("three");
      const folder = `${stage.folder}/.build/page`;
      const style = (await readdir(folder)).filter((name) => /^start\.\w+\.css/.test(name));
      for (const name of style) await rm(`${folder}/${name}`);
      await browser.wait(`navigator.serviceWorker.getRegistration().then((r) => r.update()).catch(() => 0).then(() => 0)`);
      for (let tries = 0; tries < 500; tries++) {
        if (!await browser.wait(`navigator.serviceWorker.getRegistration().then((r) => r.installing !== null)`)) break;
      }
      await stage.open();
      assert.match(await browser.evaluate(version), /two/);
      assert.equal(await browser.evaluate(`shell.page.updates.isReady`), false);
      await stage.publish("three");
      await stage.open();
      await browser.until(`shell.page.updates.isReady`);
    }],
  ];
};
