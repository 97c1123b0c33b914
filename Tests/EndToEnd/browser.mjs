// Susi. SPDX-License-Identifier: Apache-2.0

// A WebDriver client: as much of the protocol as the tests in real browsers need.

import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { createInterface } from "node:readline";

/** Starts a program and waits for a line of its output that matches; gives the process and the match. */
export async function started(program, arguments_, pattern, folder) {
  const child = spawn(program, arguments_, { stdio: ["ignore", "pipe", "inherit"], cwd: folder });
  for await (const line of createInterface({ input: child.stdout })) {
    const match = line.match(pattern);
    if (!match) continue;
    child.stdout.resume();
    return { child, match };
  }
  throw new Error(`${program} ended without the line that was waited for`);
}

/** Ends a program as systems do; gives its exit status. */
export async function stopped(child) {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  child.kill("SIGTERM");
  await once(child, "exit");
  return child.exitCode;
}

export async function freePort() {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address();
  server.close();
  return port;
}

const elementKey = "element-6066-11e4-a52e-4f735466cecf";

export class Browser {
  /** @param {string[]} more further options of the browser */
  static async open(more = []) {
    const { child, match } = await started("chromedriver", ["--port=0"], /successfully on port (\d+)/);
    const options = {
      args: ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--lang=en",
        "--disable-background-networking", "--disable-component-update", ...more],
    };
    const wishes = { "goog:chromeOptions": options, "goog:loggingPrefs": { browser: "ALL" } };
    return Browser.begin([child], match[1], wishes);
  }

  /** Opens the small browser of WebKitGTK, which needs a screen: one that nobody sees. */
  static async openWebKit() {
    const screen = await started("Xvfb", ["-displayfd", "1", "-screen", "0", "1280x1024x24"], /^(\d+)$/);
    const env = { ...process.env, DISPLAY: `:${screen.match[1]}`, WEBKIT_DISABLE_COMPOSITING_MODE: "1" };
    const port = await freePort();
    const driver = spawn("WebKitWebDriver", [`--port=${port}`], { stdio: "ignore", env });
    const list = execFileSync("dpkg", ["-L", "libwebkit2gtk-4.1-0"], { encoding: "utf8" });
    const binary = list.split("\n").find((line) => line.endsWith("MiniBrowser"));
    const options = { binary, args: ["--automation"] };
    const wishes = { browserName: "MiniBrowser", "webkitgtk:browserOptions": options };
    return Browser.begin([driver, screen.child], port, wishes);
  }

  static async begin(processes, port, wishes) {
    const browser = new Browser();
    browser.processes = processes;
    browser.address = `http://127.0.0.1:${port}`;
    for (let tries = 0; tries < 200; tries++) {
      if (await fetch(`${browser.address}/status`).catch(() => null)) break;
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
    const session = await browser.send("POST", "/session", { capabilities: { alwaysMatch: wishes } });
    browser.address += `/session/${session.sessionId}`;
    return browser;
  }

  async close() {
    await this.send("DELETE", "").catch(() => {});
    for (const each of this.processes) await stopped(each);
  }

  async send(method, path, body) {
    const json = body === undefined ? undefined : JSON.stringify(body);
    const reply = await fetch(this.address + path, { method, body: json });
    const { value } = await reply.json();
    if (value?.error) throw new Error(`${value.error}: ${value.message}`);
    return value;
  }

  go(url) {
    return this.send("POST", "/url", { url });
  }

  async find(selector) {
    const found = await this.send("POST", "/element", { using: "css selector", value: selector });
    return found[elementKey];
  }

  /** The element that an expression in the page comes to, for WebDriver. */
  async element(expression) {
    const found = await this.evaluate(expression);
    if (!found?.[elementKey]) throw new Error(`no element: ${expression}`);
    return found[elementKey];
  }

  /** Types into the element that an expression comes to. */
  async typeAt(expression, text) {
    return this.send("POST", `/element/${await this.element(expression)}/value`, { text });
  }

  /** Presses the element that an expression comes to. */
  async pressAt(expression) {
    return this.send("POST", `/element/${await this.element(expression)}/click`, {});
  }

  /** The windows there are. */
  windows() {
    return this.send("GET", "/window/handles");
  }

  /** Opens another window and turns to it. */
  async openWindow() {
    const { handle } = await this.send("POST", "/window/new", { type: "tab" });
    await this.turnTo(handle);
    return handle;
  }

  turnTo(handle) {
    return this.send("POST", "/window", { handle });
  }

  closeWindow() {
    return this.send("DELETE", "/window");
  }

  async type(selector, text) {
    return this.send("POST", `/element/${await this.find(selector)}/value`, { text });
  }

  async press(selector) {
    return this.send("POST", `/element/${await this.find(selector)}/click`, {});
  }

  async name(selector) {
    return this.send("GET", `/element/${await this.find(selector)}/computedlabel`);
  }

  async role(selector) {
    return this.send("GET", `/element/${await this.find(selector)}/computedrole`);
  }

  /** The value of an expression in the page. */
  evaluate(expression) {
    return this.send("POST", "/execute/sync", { script: `return (${expression});`, args: [] });
  }

  /** What a promise in the page comes to. */
  async wait(expression) {
    const script = `const done = arguments[0]; (${expression}).then((value) => done({ value }), (error) => done({ error: String(error) }));`;
    const { value, error } = await this.send("POST", "/execute/async", { script, args: [] });
    if (error) throw new Error(error);
    return value;
  }

  /** Waits until an expression is true in the page. */
  async until(expression, seconds = 10) {
    for (const end = Date.now() + seconds * 1000; Date.now() < end;) {
      if (await this.evaluate(`!!(${expression})`)) return;
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    throw new Error(`never true: ${expression}`);
  }

  /** What the page and the browser complained about since the last time. */
  async complaints() {
    return (await this.send("POST", "/se/log", { type: "browser" })).map((entry) => entry.message);
  }

  devtools(cmd, params) {
    return this.send("POST", "/goog/cdp/execute", { cmd, params });
  }

  /** Pretends to be a screen of that size and scheme. */
  async pretend(width, height, scheme) {
    const metrics = { width, height, deviceScaleFactor: 1, mobile: width < 600 };
    await this.devtools("Emulation.setDeviceMetricsOverride", metrics);
    const features = [
      { name: "prefers-color-scheme", value: scheme },
      { name: "prefers-reduced-motion", value: "reduce" },
    ];
    await this.devtools("Emulation.setEmulatedMedia", { features });
  }

  async photograph(file) {
    const picture = await this.send("GET", "/screenshot");
    await writeFile(file, Buffer.from(picture, "base64"));
  }
}
