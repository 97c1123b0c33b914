// Susi. SPDX-License-Identifier: Apache-2.0

// Makes the folder that is served as the page: `node page.mjs WEB MODULES FOLDER`, MODULES being a
// folder of .wasm files. Names get what is in
// the files, so that they can be kept for ever; references to them are changed alike. Beside each file
// that shrinks lie its compressed forms. A server may be serving the folder meanwhile.

import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile, readdir, rename, rm, writeFile } from "node:fs/promises";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const [web, modules, folder] = process.argv.slice(2);

const isText = (name) => /\.(css|html|js|mjs|svg|webmanifest)$/.test(name);
/** What is asked for by its own name: pages, the worker, the manifest. */
const keepsName = (name) => /\.(html|webmanifest)$/.test(name) || name === "sw.js";
const shrinks = (name) => isText(name) || name.endsWith(".wasm");

const sources = new Map();
for (const from of [modules, web]) {
  // Folders are for people who look for something: the page has none.
  for (const entry of await readdir(from, { recursive: true, withFileTypes: true })) {
    if (entry.isFile() && !entry.name.startsWith(".")) sources.set(entry.name, `${entry.parentPath ?? entry.path}/${entry.name}`);
  }
}

/** What each source becomes, what it uses, and what it imports only when that is needed.
 *  @type {Map<string, { name: string, body: Buffer, uses: Set<string>, later: Set<string> } | null>} */
const made = new Map();

/** @param {Buffer} body @param {string} name */
function hashed(name, body) {
  const hash = createHash("sha256").update(body).digest("hex").slice(0, 16);
  return name.replace(/\.\w+$/, (ending) => `.${hash}${ending}`);
}

/** A script without the lines that are only comments: they are for readers of the sources. */
const withoutComments = (text) =>
  text.replace(/(?<=\n)[ \t]*(?:\/\/.*|\/\*\*(?:(?!\*\/)[^])*\*\/[ \t]*|)\n/g, "");

/** Makes a file after those that it names: whatever stands in quotes or brackets and is a file here. */
async function make(name) {
  if (made.has(name)) {
    const known = made.get(name);
    if (!known) throw new Error(`${name} names itself, by way of what it names`);
    return known;
  }
  made.set(name, null);
  let body = await readFile(sources.get(name));
  const uses = new Set();
  const later = new Set();
  if (isText(name)) {
    const reference = /(?<=["'(](?:\.\/)?)[\w-]+(?:\.[\w-]+)+(?=["')])/g;
    const whenNeeded = /(?<=\bimport\("\.\/)[^"]+(?="\))/g;
    const text = /js$/.test(name) ? withoutComments(body.toString()) : body.toString();
    const names = new Map();
    for (const [other] of text.matchAll(reference)) {
      if (!sources.has(other) || keepsName(other)) continue;
      names.set(other, (await make(other)).name);
      uses.add(other);
    }
    for (const [other] of text.matchAll(whenNeeded)) if (uses.delete(other)) later.add(other);
    body = Buffer.from(text.replaceAll(reference, (other) => names.get(other) ?? other));
  }
  const result = { name: keepsName(name) ? name : hashed(name, body), body, uses, later };
  made.set(name, result);
  return result;
}

for (const name of sources.keys()) await make(name);

// What the service worker keeps: the pages, and all that they use; what is imported only when it is
// needed from then on.
const files = new Set();
const laterFiles = new Set();
const pages = {};
const extra = [];
function keep(name) {
  const { name: file, uses, later } = made.get(name);
  if (files.has(file)) return;
  files.add(file);
  uses.forEach(keep);
  later.forEach(keepLater);
}
function keepLater(name) {
  const { name: file, uses, later } = made.get(name);
  if (laterFiles.has(file)) return;
  laterFiles.add(file);
  [...uses, ...later].forEach(keepLater);
}
for (const [name, { body, uses }] of made) {
  // Skills may show it.
  if (name === "icon.svg") extra.push({ name, body });
  if (!name.endsWith(".html")) continue;
  // The worker asks for the very page of its version, whatever is served by then.
  const file = hashed(name, body);
  extra.push({ name: file, body });
  files.add(file);
  pages[name] = file;
  if (name === "index.html") pages[""] = file;
  uses.forEach(keep);
}
const later = [...laterFiles].filter((file) => !files.has(file)).sort();
const list = { files: [...files].sort(), later, pages };
const version = createHash("sha256").update(JSON.stringify(list)).digest("hex").slice(0, 16);
const worker = made.get("sw.js");
const place = /^const list = .*;$/m;
if (!place.test(worker.body.toString())) throw new Error("sw.js has no line for its list");
worker.body = Buffer.from(
  worker.body.toString().replace(place, `const list = ${JSON.stringify({ version, ...list })};`));

/** @param {Buffer} body */
const brotli = (body) => brotliCompressSync(body, {
  params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
});

/** Writes a file as a whole, unless it is there. */
async function write(name, body) {
  const path = `${folder}/${name}`;
  if (existsSync(path) && body.equals(await readFile(path))) return;
  await writeFile(`${folder}/.new`, body);
  await rename(`${folder}/.new`, path);
}

await mkdir(folder, { recursive: true });
const there = new Set();
const all = [...extra, ...made.values()];
// What names others comes after them, and the worker last of all.
const rank = ({ name }) => (name === "sw.js" ? 2 : keepsName(name) ? 1 : 0);
for (const { name, body } of all.sort((a, b) => rank(a) - rank(b))) {
  const isMade = existsSync(`${folder}/${name}`) && body.equals(await readFile(`${folder}/${name}`));
  there.add(name);
  if (shrinks(name)) {
    for (const [ending, compress] of [["br", brotli], ["gz", (each) => gzipSync(each, { level: 9 })]]) {
      there.add(`${name}.${ending}`);
      if (!isMade || !existsSync(`${folder}/${name}.${ending}`)) await write(`${name}.${ending}`, compress(body));
    }
  }
  if (!isMade) await write(name, body);
}
for (const name of await readdir(folder)) {
  if (!there.has(name)) await rm(`${folder}/${name}`, { recursive: true });
}
