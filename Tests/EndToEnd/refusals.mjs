// Susi. SPDX-License-Identifier: Apache-2.0

// What keeps the server from starting is said in one line, with a status that is not 0:
// `node refusals.mjs SUSI SKILLS`. Ends with a line `N passed, N failed`, and perhaps `, N skipped`.

import assert from "node:assert/strict";
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmod, chown, cp, mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { started, stopped } from "./browser.mjs";

const [susi, skills] = process.argv.slice(2);
const folder = await mkdtemp(`${tmpdir()}/susi-refusals-`);
await chmod(folder, 0o755);
const usual = ["--port", "0", "--host", "127.0.0.1", "--offline", "--log-level", "error", "--skills", skills];
// Nothing is read-only to root, so there the server runs as somebody else.
const isRoot = process.getuid() === 0;
const nobody = isRoot ? { uid: 65534, gid: 65534 } : {};
const facts = [];
const fact = (text, check) => facts.push({ text, check });

/** Runs `susi serve`, which has to end by itself; gives what it wrote. */
async function refused(options, surroundings = {}) {
  const child = spawn(susi, ["serve", ...options], { stdio: ["ignore", "pipe", "pipe"], ...surroundings });
  let text = "";
  child.stdout.on("data", (part) => text += part);
  child.stderr.on("data", (part) => text += part);
  const clock = setTimeout(() => child.kill("SIGKILL"), 20_000);
  const [status] = await once(child, "exit");
  clearTimeout(clock);
  assert.ok(status > 0, `status ${status}: ${text}`);
  const lines = text.trimEnd().split("\n");
  assert.equal(lines.length, 1, text);
  return lines[0];
}

async function served(data) {
  const { child, match } = await started(susi, ["serve", ...usual, "--data", data], /:(\d+)$/);
  return { child, port: match[1] };
}

fact("a port that is taken", async () => {
  const { child, port } = await served(`${folder}/first`);
  try {
    const options = [...usual, "--data", `${folder}/second`];
    options[1] = port;
    assert.match(await refused(options), new RegExp(port));
  } finally {
    await stopped(child);
  }
});
fact("a port that is none", async () => {
  assert.match(await refused(["--port", "many", "--data", `${folder}/second`]), /--port/);
});
fact("an address that is not of this machine", async () => {
  await refused(["--port", "0", "--host", "192.0.2.1", "--data", `${folder}/second`, "--skills", skills,
    "--log-level", "error"]);
});
fact("an option that does not exist", async () => {
  assert.match(await refused(["--prot", "4000"]), /--port/);
});
fact("a folder of skills that is not there", async () => {
  assert.match(await refused(["--skills", `${folder}/none`, "--data", `${folder}/second`]), /none/);
});
fact("a certificate that is not there", async () => {
  await refused([...usual, "--data", `${folder}/second`, "--tls-cert", `${folder}/a`, "--tls-key", `${folder}/b`]);
});
fact("a data folder that is a file", async () => {
  await writeFile(`${folder}/file`, "");
  assert.match(await refused([...usual, "--data", `${folder}/file`]), /--data/);
});
fact("a data folder that cannot be made", async () => {
  assert.match(await refused([...usual, "--data", "/proc/susi/data"]), /--data/);
});
fact("a data folder that cannot be written", async () => {
  await mkdir(`${folder}/closed`);
  await chmod(`${folder}/closed`, 0o555);
  assert.match(await refused([...usual, "--data", `${folder}/closed`], nobody), /--data/);
});
fact("a database that cannot be written", async () => {
  const { child } = await served(`${folder}/kept`);
  await stopped(child);
  await cp(`${folder}/kept`, `${folder}/locked`, { recursive: true });
  if (isRoot) await chown(`${folder}/locked`, 65534, 65534);
  for (const name of await readdir(`${folder}/locked`)) await chmod(`${folder}/locked/${name}`, 0o444);
  assert.match(await refused([...usual, "--data", `${folder}/locked`], nobody), /cannot be written/);
});
fact("a database that is none", async () => {
  await mkdir(`${folder}/wrong`);
  await writeFile(`${folder}/wrong/susi.sqlite`, "This is a text and no database. ".repeat(64));
  await refused([...usual, "--data", `${folder}/wrong`]);
});
fact("a PostgreSQL that is not there", async () => {
  const line = await refused([...usual, "--database", "postgres://susi:secret@127.0.0.1:1/susi"]);
  assert.ok(!line.includes("secret"), "the password is not told");
});
if (spawnSync("python3", ["-c", "import sqlite3"]).status === 0) {
  fact("a database that a newer Susi has written", async () => {
    const { child } = await served(`${folder}/newer`);
    await stopped(child);
    const script = "import sqlite3, sys; c = sqlite3.connect(sys.argv[1]); "
      + "c.execute('INSERT INTO schema_version VALUES (9999)'); c.commit()";
    assert.equal(spawnSync("python3", ["-c", script, `${folder}/newer/susi.sqlite`]).status, 0);
    assert.match(await refused([...usual, "--data", `${folder}/newer`]), /9999/);
  });
}

let passed = 0;
let failed = 0;
for (const { text, check } of facts) {
  try {
    await check();
    passed += 1;
  } catch (error) {
    failed += 1;
    console.log(`✘ ${text}\n  ${error.message.split("\n").slice(0, 6).join("\n  ")}`);
  }
}
await chmod(`${folder}/closed`, 0o755).catch(() => {});
await rm(folder, { recursive: true });
const skipped = facts.length < 13 ? ", 1 skipped" : "";
console.log(`${passed} passed, ${failed} failed${skipped}`);
process.exit(failed > 0 ? 1 : 0);
