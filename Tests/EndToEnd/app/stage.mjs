// Susi. SPDX-License-Identifier: Apache-2.0

// What the tests of the app stand on: a server that can be stopped and started at the same address,
// the page it serves in a folder of its own, and a browser in which things are found by their
// accessible names, as people find them.

import { execFileSync } from "node:child_process";
import { appendFile, cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { fileURLToPath } from "node:url";
import { freePort, started, stopped } from "../browser.mjs";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const skills = fileURLToPath(new URL("../Skills", import.meta.url));

/** Where the app starts. */
export const start = "/";

export class Stage {
  /**
   * @param {string} susi the program that serves @param {import("../browser.mjs").Browser} browser
   * @param {string} shelf the folder of its skills
   */
  static async build(susi, browser, shelf = skills) {
    const stage = new Stage();
    stage.skills = shelf;
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

  /** Starts the server, with further options where it needs them. */
  async startServer(...more) {
    const options = ["serve", "--port", String(this.port), "--host", "127.0.0.1", "--offline",
      "--log-level", "error", "--data", `${this.folder}/data`, "--skills", this.skills, ...more];
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

  /** Builds the page anew while it is served, with a style sheet that says which version it is, and maybe further files by their names. */
  async publish(version, files = {}) {
    const web = `${this.folder}/Web-${version}`;
    await cp(`${root}/Web`, web, { recursive: true });
    await appendFile(`${web}/start.css`, `\n:root { --version: "${version}"; }\n`);
    for (const [name, content] of Object.entries(files)) await writeFile(`${web}/${name}`, content);
    const page = `${root}/Packaging/page.mjs`;
    execFileSync("node", [page, web, `${root}/.build/smaller`, `${this.folder}/.build/page`]);
  }

  /** Serves the app with what only tests ask it. */
  publishReplay() {
    return readFile(`${root}/.build-wasm/wasm32-unknown-none-wasm/release/AppReplay.wasm`)
      .then((module) => this.publish("replay", { "SusiPage.wasm": module }));
  }

  /** Makes an account, unless there is one, and logs a browser in to it. @param {import("../browser.mjs").Browser} browser */
  async logIn(email, password, browser = this.browser) {
    const post = (path, fields) => fetch(this.address + path, { method: "POST", body: new URLSearchParams(fields) })
      .then((reply) => reply.json());
    await post("/aaa/signup.json", { signup: email, password });
    const reply = await post("/aaa/login.json", { login: email, password, type: "access-token" });
    const session = { token: reply.access_token, email, expires: Date.now() + reply.valid_seconds * 1000 };
    await browser.go(`${this.address}/icon.svg`);
    await browser.wait(`new Promise((resolve, reject) => {
      const request = indexedDB.open("program", 1);
      request.onupgradeneeded = () => request.result.createObjectStore("records");
      request.onerror = () => reject(request.error);
      request.onsuccess = () => {
        const writing = request.result.transaction("records", "readwrite");
        writing.objectStore("records").put(new TextEncoder().encode(${JSON.stringify(JSON.stringify(session))}), "session");
        writing.oncomplete = () => { request.result.close(); resolve(true); };
      };
    })`);
  }

  // The page.

  /** Opens the app and waits until it can be used. */
  async open(path = start) {
    if (!this.isWelcomed) await this.beWelcomed();
    await this.browser.go(this.address + path);
    await this.browser.until(`${message} && window.shell`);
  }

  /** Sees the welcome pages and skips them, so that they come in nobody's way. */
  async beWelcomed() {
    await this.browser.go(`${this.address}/#/welcome`);
    await this.browser.until(`document.getElementById("welcome-skip")`);
    await this.browser.press("#welcome-skip");
    await this.browser.until(message);
    for (let tries = 0; tries < 100 && !await this.browser.wait(kept("welcomed")); tries++);
    this.isWelcomed = true;
  }

  /** Types a question and sends it; does not wait for its answer. */
  async send(question) {
    await this.browser.typeAt(message, question);
    await this.browser.pressAt(named("button", "Send"));
  }

  /** Asks, and waits for the answer. */
  async ask(question, text = "") {
    await this.send(question);
    await this.browser.until(answers(question, text));
  }

  async press(name, within) {
    const button = named("button", name, within);
    // What else comes may draw it anew just now.
    await this.browser.until(button);
    // What begins where a scroller ends is taken for visible by drivers, and lies under what is below.
    await this.browser.evaluate(`((button) => button?.closest(".page") && button.scrollIntoView({ block: "center" }))(${button})`);
    return this.browser.pressAt(button);
  }

  /** Goes to one of the screens by its link. */
  async visit(screen) {
    await this.browser.pressAt(named("nav a", screen));
    await this.browser.until(named("main h1, main h2, [role=log]", screen === "Chat" ? "Conversation" : screen));
  }

  /** Has the browser choose a file as soon as the page asks for one. */
  async giveFile(name, type, content) {
    await this.browser.evaluate(`(() => {
      const click = HTMLInputElement.prototype.click;
      HTMLInputElement.prototype.click = function () {
        if (this.type !== "file") return click.call(this);
        HTMLInputElement.prototype.click = click;
        const transfer = new DataTransfer();
        transfer.items.add(new File([${JSON.stringify(content)}], "${name}", { type: "${type}" }));
        this.files = transfer.files;
        this.dispatchEvent(new Event("change"));
      };
    })()`);
  }

  /** The text of the file that the page saves while something is done. */
  async saved(act) {
    await this.browser.evaluate(`(() => {
      window.savedFile = null;
      const make = URL.createObjectURL;
      URL.createObjectURL = (blob) => {
        URL.createObjectURL = make;
        blob.text().then((text) => { window.savedFile = text; });
        return make.call(URL, blob);
      };
    })()`);
    await act();
    await this.browser.until(`window.savedFile !== null`);
    return this.browser.evaluate(`window.savedFile`);
  }
}

/** An expression: the first element of that kind that has the name and can be seen. */
export const named = (selector, name, within = "document") => `[...${within}.querySelectorAll(${JSON.stringify(selector)})].find((e) => {
  const label = document.getElementById(e.getAttribute("aria-labelledby"))?.textContent
    ?? e.getAttribute("aria-label") ?? (e.labels?.[0]?.textContent || e.textContent || e.title);
  return label.trim() === ${JSON.stringify(name)} && e.checkVisibility(); })`;

/** A promise of what the page keeps on the device under a key, as text; null where it keeps nothing. */
export const kept = (key) => `new Promise((resolve) => {
  const request = indexedDB.open("program");
  request.onsuccess = () => {
    const read = request.result.transaction("records").objectStore("records").get(${JSON.stringify(key)});
    read.onsuccess = () => {
      request.result.close();
      resolve(read.result ? new TextDecoder().decode(read.result) : null);
    };
  };
})`;

/** The text box in which one writes. */
export const message = named("textarea, input", "Message");

/** The list of messages. */
export const log = named("[role=log]", "Conversation");

/** The newest message in the document of that kind, `question` or `answer`. */
export const last = (kind) => `[...document.querySelectorAll("article.${kind}")].at(-1)`;

/** Whether the newest question is that one, and has an answer with that text. */
export const answers = (question, text = "") => `(() => {
  const all = [...document.querySelectorAll("article")];
  const asked = all.findLastIndex((e) => e.matches(".question"));
  return asked >= 0 && all[asked].textContent.includes(${JSON.stringify(question)})
    && all.slice(asked + 1).some((e) => e.matches(".answer") && e.textContent.includes(${JSON.stringify(text)}));
})()`;
