// Susi. SPDX-License-Identifier: Apache-2.0

// What the tests of the app stand on: a server that can be stopped and started at the same address,
// the page it serves in a folder of its own, and a browser in which things are found by their
// accessible names, as people find them.

import { execFileSync } from "node:child_process";
import { cp, mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { fileURLToPath } from "node:url";
import { freePort, started, stopped } from "../browser.mjs";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const skills = fileURLToPath(new URL("../Skills", import.meta.url));

/** Where the app starts. */
export const start = "/app.html";

export class Stage {
  /** @param {string} susi the program that serves @param {import("../browser.mjs").Browser} browser */
  static async build(susi, browser) {
    const stage = new Stage();
    stage.susi = susi;
    stage.browser = browser;
    stage.folder = await mkdtemp(`${tmpdir()}/susi-app-`);
    stage.port = await freePort();
    stage.address = `http://127.0.0.1:${stage.port}`;
    await mkdir(`${stage.folder}/.build`);
    await cp(`${root}/.build/page`, `${stage.folder}/.build/page`, { recursive: true });
    await stage.startServer();
    return stage;
  }

  async startServer() {
    const options = ["serve", "--port", String(this.port), "--host", "127.0.0.1", "--offline",
      "--log-level", "error", "--data", `${this.folder}/data`, "--skills", skills];
    ({ child: this.server } = await started(this.susi, options, /^Susi answers at (\S+)$/, this.folder));
  }

  async stopServer() {
    if (this.server) await stopped(this.server);
    this.server = null;
  }

  async strike() {
    await this.stopServer();
    await rm(this.folder, { recursive: true });
  }

  /** Builds the page anew while it is served, with a style sheet that says which version it is. */
  async publish(version) {
    const web = `${this.folder}/Web-${version}`;
    await cp(`${root}/Web`, web, { recursive: true });
    const fs = await import("node:fs/promises");
    await fs.appendFile(`${web}/start.css`, `\n:root { --version: "${version}"; }\n`);
    const page = `${root}/Packaging/page.mjs`;
    execFileSync("node", [page, web, `${root}/.build/smaller/SusiPage.wasm`, `${this.folder}/.build/page`]);
  }

  // The page.

  /** Opens the app and waits until it can be used. */
  async open(path = start) {
    await this.browser.go(this.address + path);
    await this.browser.until(`${message} && window.shell`);
  }

  /** Types a question and sends it; does not wait for its answer. */
  async send(question) {
    await this.browser.typeAt(message, question);
    await this.browser.pressAt(named("button", "Send"));
  }

  /** Asks, and waits for the answer; gives the texts of the new messages. */
  async ask(question) {
    const before = await this.browser.evaluate(newest);
    await this.send(question);
    await this.browser.until(`${newest} !== ${JSON.stringify(before)} && ${isQuiet} && ${last("answer")}`);
  }
}

/** An expression: the first element of that kind that has the name and can be seen. */
export const named = (selector, name, within = "document") => `[...${within}.querySelectorAll("${selector}")].find((e) => {
  const label = document.getElementById(e.getAttribute("aria-labelledby"))?.textContent
    ?? e.getAttribute("aria-label") ?? (e.labels?.[0]?.textContent || e.textContent || e.title);
  return label.trim() === ${JSON.stringify(name)} && e.checkVisibility(); })`;

/** The text box in which one writes. */
export const message = named("textarea, input", "Message");

/** The list of messages. */
export const log = named("[role=log]", "Conversation");

/** The newest message of that kind: `question` or `answer`. */
export const last = (kind) => `[...document.querySelectorAll("article.${kind}")].at(-1)`;
const newest = `document.querySelectorAll("article").length + ":" + ([...document.querySelectorAll("article")].at(-1)?.textContent ?? "")`;
/** Nobody is thinking any more. */
const isQuiet = `!document.querySelector("[data-thinking], .thinking")`;
