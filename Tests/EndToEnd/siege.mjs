// Susi. SPDX-License-Identifier: Apache-2.0

// Treats the server as badly as one machine can, while somebody goes on asking questions:
// `node siege.mjs SUSI SKILLS [CONNECTIONS]`. Takes two minutes. Ends with a line `N passed, N failed`.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { Agent, request } from "node:http";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { setTimeout as pause } from "node:timers/promises";
import { started, stopped } from "./browser.mjs";

const [susi, skills, connections = "10000"] = process.argv.slice(2);
const data = await mkdtemp(`${tmpdir()}/susi-siege-`);
const { child, match } = await started(susi, ["serve", "--port", "0", "--host", "127.0.0.1", "--offline",
  "--log-level", "error", "--data", data, "--skills", skills], /:(\d+)$/);
const port = Number(match[1]);
const facts = [];
const fact = (text, check) => facts.push({ text, check });
const memory = () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`))[1]) >> 10;

/** Sends a request with a body of whatever kind; gives the status, or why there was none. */
function send(path, headers, body, agent) {
  return new Promise((resolve) => {
    const begun = Date.now();
    const call = request({ port, path, method: body ? "POST" : "GET", headers, agent }, (reply) => {
      reply.resume().on("end", () => resolve({ status: reply.statusCode, time: Date.now() - begun }));
    });
    call.setTimeout(30_000, () => call.destroy(new Error("no answer")));
    call.on("error", (error) => resolve({ status: 0, error: error.code ?? error.message, time: Date.now() - begun }));
    if (body) body(call); else call.end();
  });
}

/** Somebody who asks twenty times a second, on a connection kept open and now and then on a new one. */
function asker() {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const seen = { answers: 0, failures: [], slowest: 0 };
  let goesOn = true;
  const done = (async () => {
    while (goesOn) {
      const kept = seen.answers % 5 === 0 ? false : agent;
      const reply = await send("/susi/chat.json?q=Hello", {}, undefined, kept);
      seen.answers += 1;
      seen.slowest = Math.max(seen.slowest, reply.time);
      if (reply.status !== 200) seen.failures.push(reply.error ?? reply.status);
      await pause(50);
    }
    agent.destroy();
  })();
  return async () => {
    goesOn = false;
    await done;
    assert.deepEqual(seen.failures, []);
    assert.ok(seen.answers > 5);
    return `${seen.answers} answers meanwhile, the slowest after ${seen.slowest} ms; ${memory()} MB`;
  };
}

/** Opens connections a few at a time; gives those that were taken. */
async function opened(count, first = "") {
  const sockets = [];
  for (let index = 0; index < count; index += 1) {
    const socket = connect(port, "127.0.0.1");
    socket.isOver = false;
    socket.on("error", () => { socket.isOver = true; });
    socket.on("close", () => { socket.isOver = true; });
    socket.on("data", () => {});
    if (first) socket.write(first);
    sockets.push(socket);
    if (index % 200 === 199) await pause(20);
  }
  await pause(500);
  return sockets;
}
const left = (sockets) => sockets.filter((socket) => !socket.isOver).length;

const line = "GET /susi/chat.json?q=Hello HTTP/1.1\r\nHost: localhost\r\n";
fact("200 senders of a header byte a second are cut off", async () => {
  const sockets = await opened(200, line);
  for (let second = 0; second < 30; second += 1) {
    for (const socket of sockets) if (!socket.isOver) socket.write("X");
    await pause(1000);
  }
  assert.equal(left(sockets), 0);
});
fact("200 senders of a body byte a second are cut off", async () => {
  const head = "POST /susi/chat.json HTTP/1.1\r\nHost: localhost\r\n"
    + "Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 1000\r\n\r\n";
  const sockets = await opened(200, head);
  for (let second = 0; second < 30; second += 1) {
    for (const socket of sockets) if (!socket.isOver) socket.write("q");
    await pause(1000);
  }
  assert.equal(left(sockets), 0);
});
fact(`${connections} connections that say nothing`, async () => {
  const sockets = await opened(Number(connections));
  const count = left(sockets);
  await pause(5000);
  for (const socket of sockets) socket.destroy();
  assert.ok(count > 0.9 * Number(connections), `${count} were taken`);
  await pause(1000);
});
const megabyte = Buffer.alloc(1 << 20, "a");
async function pour(call, megabytes) {
  let next = () => {};
  for (const event of ["drain", "close"]) call.on(event, () => next());
  for (let count = 0; count < megabytes && !call.destroyed; count += 1) {
    if (!call.write(megabyte)) await new Promise((resolve) => { next = resolve; });
  }
  call.end();
}
for (const [what, headers] of [
  ["announced", { "Content-Length": String(100 << 20) }], ["in chunks", { "Transfer-Encoding": "chunked" }],
]) {
  fact(`eight bodies of 100 MB, ${what}, are refused`, async () => {
    const type = { "Content-Type": "application/x-www-form-urlencoded" };
    const replies = await Promise.all(Array.from({ length: 8 }, () =>
      send("/susi/chat.json", { ...type, ...headers }, (call) => pour(call, 100))));
    // Whoever goes on sending after the refusal may not get to read it.
    for (const { status, error } of replies) assert.ok(status === 413 || status === 503 || error, `${status}`);
    assert.ok(replies.some(({ status }) => status === 413));
  });
}
for (const [what, body] of [
  ["arrays", "[".repeat(4 << 20)], ["objects", '{"a":'.repeat(1 << 20)],
  ["closed arrays", "[".repeat(1 << 20) + "]".repeat(1 << 20)],
]) {
  fact(`JSON of a million ${what} in each other is refused`, async () => {
    const { status } = await send("/susi/chat.json", { "Content-Type": "application/json" }, (call) => call.end(body));
    assert.equal(status, 400);
  });
}
fact("a million parameters, and a header of a megabyte", async () => {
  const form = { "Content-Type": "application/x-www-form-urlencoded" };
  const many = await send("/susi/chat.json", form, (call) => call.end("a=1&".repeat(1_000_000)));
  assert.ok([400, 413].includes(many.status), `${many.status}`);
  const long = await send("/susi/chat.json", { "X-Long": "a".repeat(1 << 20) });
  assert.ok(long.error || long.status >= 400, `${long.status}`);
  const path = await send(`/susi/chat.json?q=${"a".repeat(1 << 20)}`, {});
  assert.ok(path.error || path.status >= 400, `${path.status}`);
});
fact("bytes that are no HTTP", async () => {
  const bytes = Buffer.alloc(1 << 16);
  for (let index = 0; index < bytes.length; index += 1) bytes[index] = Math.random() * 256;
  const sockets = await opened(200, bytes);
  await pause(1000);
  for (const socket of sockets) socket.destroy();
});
fact("questions as long as a form may be", async () => {
  const form = { "Content-Type": "application/x-www-form-urlencoded" };
  for (const words of ["what is ", "a", "* ", "hello | "]) {
    const q = words.repeat(Math.floor((9 << 20) / words.length));
    const { status, error } = await send("/susi/chat.json", form, (call) => call.end(`q=${encodeURIComponent(q)}`.slice(0, 9 << 20)));
    assert.ok([200, 413, 422].includes(status), `${status} ${error}`);
  }
});

let passed = 0;
let failed = 0;
console.log(`${memory()} MB before`);
for (const { text, check } of facts) {
  const finish = asker();
  let problem;
  await check().catch((error) => { problem = error; });
  // However quickly it was refused, it may hurt afterwards.
  await pause(1000);
  try {
    const words = await finish();
    if (problem) throw problem;
    passed += 1;
    console.log(`${text}: ${words}`);
  } catch (error) {
    failed += 1;
    console.log(`✘ ${text}: ${error.message.split("\n").slice(0, 8).join("\n  ")}`);
  }
}
assert.equal(await stopped(child), 0);
await rm(data, { recursive: true });
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
