// Susi. SPDX-License-Identifier: Apache-2.0

// Starts the server and has schemathesis ask it everything that /openapi.json says can be asked, as
// nobody and as the administrator: `node contract.mjs SUSI SKILLS SCHEMATHESIS [SECONDS]`.
// Ends with a line `N passed, N failed`.

import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { started, stopped } from "./browser.mjs";

const [susi, skills, schemathesis, seconds = "60"] = process.argv.slice(2);
const folder = await mkdtemp(`${tmpdir()}/susi-contract-`);
const { child, match } = await started(susi, ["serve", "--port", "0", "--host", "127.0.0.1", "--offline",
  "--log-level", "error", "--data", `${folder}/data`, "--skills", skills], /at (http\S+)$/);
const base = match[1];

const login = { login: "chief@example.org", password: "Secret#1234", type: "access-token" };
await fetch(`${base}/aaa/signup.json?${new URLSearchParams({ signup: login.login, password: login.password })}`);
const { access_token: token } = await (await fetch(`${base}/aaa/login.json?${new URLSearchParams(login)}`)).json();

const checks = "not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance";
const usual = ["run", `${base}/openapi.json`, "--checks", checks, "--workers", "1", "--max-time", seconds,
  // A stream never ends.
  "--phases", "examples,coverage,fuzzing", "--exclude-path", "/events", "--request-timeout", "20",
  "--suppress-health-check", "all", "--continue-on-failure", "--no-color"];
const runs = [
  ["nobody", []],
  // Logging out, and removing the account, would leave nobody to ask the rest.
  ["the administrator", ["-H", `Authorization: Bearer ${token}`, "--exclude-path", "/aaa/login.json",
    "--exclude-path", "/aaa/account", "--exclude-path", "/aaa/deleteUserAccount.json"]],
  // What is made up names no skill, and those who ask for none get no further.
  ["the administrator, about a skill that is there", ["-H", `Authorization: Bearer ${token}`,
    "--include-path-regex", "^/cms/.*(kill|Rat|ating|Feedback|feedback)"], "skill.toml"],
];
const place = [["model", "general"], ["group", "Small Talk"], ["language", "en"], ["skill", "greetings"]];
await writeFile(`${folder}/skill.toml`, "[parameters]\n" + place.flatMap(([name, value]) =>
  [`"query.${name}" = "${value}"\n`, `"body.${name}" = "${value}"\n`]).join(""));

/** What a reader needs of a long report: what failed, without what is only advice. */
const extract = (text) => text.replace(/=+ WARNINGS =[^]*?(?==+ SUMMARY)/, "").split("\n")
  .filter((line) => line.trim()).slice(0, 150).map((line) => line.slice(0, 200)).join("\n");
let passed = 0;
let failed = 0;
for (const [who, more, configuration] of runs) {
  const first = configuration ? ["--config-file", configuration] : [];
  const run = spawn(schemathesis, [...first, ...usual, ...more], { cwd: folder, stdio: ["ignore", "pipe", "inherit"] });
  let text = "";
  run.stdout.on("data", (part) => { text += part; });
  const [status] = await once(run, "exit");
  if (status === 0) {
    passed += 1;
    console.log(`as ${who}: ${/(\d+) generated/.exec(text)?.[1] ?? "all"} answers are as described`);
  } else {
    failed += 1;
    console.log(`✘ as ${who}:\n${extract(text)}`);
  }
}
try {
  assert.equal(child.exitCode, null);
  const chat = await (await fetch(`${base}/susi/chat.json?q=Hello`)).json();
  assert.equal(chat.query, "Hello");
  assert.equal(await stopped(child), 0);
  passed += 1;
} catch (error) {
  failed += 1;
  console.log(`✘ the server does not answer any more: ${error.message}`);
}
await rm(folder, { recursive: true });
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
