// Susi. SPDX-License-Identifier: Apache-2.0

// Kills the server at random moments while several people use it, and looks whether everything that
// was acknowledged is there afterwards, and nothing half is: `node killed.mjs SUSI SKILLS [KILLS]`.
// Ends with a line `N passed, N failed`.

import assert from "node:assert/strict";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { setTimeout as pause } from "node:timers/promises";
import { started, stopped } from "./browser.mjs";

const [susi, skills, kills = "5"] = process.argv.slice(2);
const people = 4;
const data = await mkdtemp(`${tmpdir()}/susi-killed-`);
const options = ["serve", "--port", "0", "--host", "127.0.0.1", "--offline", "--log-level", "error"];
options.push("--data", data, "--skills", skills);

let base;
let server;
async function start() {
  const { child, match } = await started(susi, options, /at (http\S+)$/);
  server = child;
  base = match[1];
}

async function ask(path, parameters) {
  const reply = await fetch(base + path, { method: "POST", body: new URLSearchParams(parameters) });
  const json = await reply.json();
  assert.equal(reply.status, 200, `${path}: ${json.message}`);
  return json;
}

/** Somebody who says numbered things, and sets and rates what they say last. */
class Person {
  constructor(number) {
    this.number = number;
    this.login = { email: `person${number}@example.org`, password: "Secret#1234" };
    this.said = 0; // what was sent last
    this.acknowledged = []; // what the server said it keeps
    this.unknown = []; // what was under way when the server died
    this.verified = 0; // how much of it has been looked at
    this.setting = { acknowledged: "", sent: "" };
    this.stars = { acknowledged: 0, sent: 0 };
  }

  async arrive() {
    const { email, password } = this.login;
    await ask("/aaa/signup.json", { signup: email, password });
    const reply = await ask("/aaa/login.json", { login: email, password, type: "access-token" });
    this.token = { access_token: reply.access_token };
  }

  /** Goes on until the server does not answer any more. */
  async live(isOver) {
    while (!isOver()) {
      const words = `m${this.number} n${++this.said}`;
      let isKept = false;
      try {
        const chat = await ask("/susi/chat.json", { q: `Say ${words}`, ...this.token });
        this.acknowledged.push({ words, date: chat.query_date });
        isKept = true;
        // Dates name messages to the millisecond.
        await pause(2);
        this.setting.sent = words;
        await ask("/aaa/changeUserSettings.json", { theme: words, ...this.token });
        this.setting.acknowledged = words;
        this.stars.sent = 1 + (this.said % 5);
        await ask("/cms/fiveStarRateSkill.json", {
          group: "Small Talk", language: "en", skill: "greetings", stars: this.stars.sent, ...this.token,
        });
        this.stars.acknowledged = this.stars.sent;
      } catch (error) {
        if (!isKept) this.unknown.push(words);
        if (error.code === "ERR_ASSERTION") throw error;
        return;
      }
    }
  }

  /** Looks whether the server still knows everything, and nothing that was never said. */
  async check() {
    const found = await this.remembered();
    const sent = new Set([...this.acknowledged.map((each) => each.words), ...this.unknown]);
    for (const { words } of this.acknowledged.slice(this.verified)) {
      assert.ok(found.words.has(words), `“${words}” was acknowledged and is gone`);
    }
    for (const words of found.words) assert.ok(sent.has(words), `“${words}” was never said`);
    assert.ok(found.total >= this.acknowledged.length, `${found.total} of ${this.acknowledged.length} messages`);
    assert.ok(found.total <= sent.size, `${found.total} messages, ${sent.size} said`);
    this.verified = this.acknowledged.length;

    const { settings } = await ask("/aaa/listUserSettings.json", this.token);
    assert.ok([this.setting.acknowledged, this.setting.sent].includes(settings.theme ?? ""), `theme ${settings.theme}`);
    this.setting.acknowledged = this.setting.sent = settings.theme ?? "";

    const place = { group: "Small Talk", language: "en", skill: "greetings" };
    const { ratings } = await ask("/cms/getRatingByUser.json", { ...place, ...this.token });
    assert.ok([this.stars.acknowledged, this.stars.sent].includes(ratings?.stars ?? 0), `stars ${ratings?.stars}`);
    this.stars.acknowledged = this.stars.sent = ratings?.stars ?? 0;
    return found.total;
  }

  /** What memory has of the messages since the last look, page by page, and how many there are in all. */
  async remembered() {
    const since = this.acknowledged[this.verified - 1]?.words;
    const words = new Set();
    let date;
    let total;
    for (;;) {
      const memory = await ask("/susi/memory.json", { cognitions: "10", ...this.token, ...(date ? { date } : {}) });
      total ??= memory.cognitions.length + memory.cognitions_remaining;
      for (const chat of memory.cognitions) {
        const said = chat.query.replace("Say ", "");
        assert.equal(chat.answers[0].actions[0].expression, said, "a question has its answer");
        assert.equal(chat.session.identity.name, this.login.email);
        words.add(said);
      }
      const last = memory.cognitions.at(-1)?.query_date;
      if (memory.cognitions_remaining === 0 || words.has(since) || last === date) return { words, total };
      date = last;
    }
  }
}

let passed = 0;
let failed = 0;
let messages = 0;
try {
  await start();
  const persons = Array.from({ length: people }, (_, number) => new Person(number));
  for (const person of persons) await person.arrive();
  for (let kill = 1; kill <= Number(kills); kill += 1) {
    let isOver = false;
    const lives = persons.map((person) => person.live(() => isOver));
    await pause(20 + Math.random() * 400);
    const dead = once(server, "exit");
    server.kill("SIGKILL");
    isOver = true;
    await dead;
    await Promise.all(lives);
    await start();
    try {
      messages = 0;
      for (const person of persons) messages += await person.check();
      passed += 1;
    } catch (error) {
      failed += 1;
      console.log(`✘ kill ${kill}: ${error.message.split("\n")[0]}`);
    }
  }
  const acknowledged = persons.reduce((sum, person) => sum + person.acknowledged.length, 0);
  console.log(`killed ${kills} times; ${acknowledged} messages acknowledged, ${messages} kept`);
  assert.equal(await stopped(server), 0);
} catch (error) {
  failed += 1;
  console.log(`✘ ${error.stack}`);
  server?.kill("SIGKILL");
}
await rm(data, { recursive: true });
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
