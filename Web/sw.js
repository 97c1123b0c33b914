// Susi. SPDX-License-Identifier: Apache-2.0
// @ts-check
/// <reference lib="webworker" />

// Keeps one version of the page on the device: all of its files or none. script/page writes into
// `list` which files these are; their names change with what is in them. Answers of the server are
// never kept here.

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));

/**
 * The version, its files, those that are kept from the second visit on or when they are needed, and which files are
 * pages: the address people see, and the file.
 * @type {{ version: string, files: string[], later: string[], pages: Record<string, string> }}
 */
const list = { version: "", files: [], later: [], pages: {} };

const prefix = "page ";
const ours = prefix + list.version;
/** What is behind the scope's address. @param {string} url */
const path = (url) => {
  const { scope } = worker.registration;
  const { origin, pathname } = new URL(url);
  const whole = origin + pathname;
  return whole.startsWith(scope) ? whole.slice(scope.length) : null;
};

/** A file's name without what tells its versions apart. @param {string} file */
const stem = (file) => file.replace(/\.[0-9a-f]{16}(?=\.\w+$)/, "");

/** The stems of all files that are kept, of any version. */
async function kept() {
  const names = (await caches.keys()).filter((name) => name.startsWith(prefix));
  const requests = await Promise.all(names.map((name) => caches.open(name).then((cache) => cache.keys())));
  return new Set(requests.flat().map(({ url }) => stem(path(url) ?? "")));
}

worker.addEventListener("install", (event) => {
  // A page that was not built has no version, and is not kept.
  if (!list.version) return;
  event.waitUntil((async () => {
    const cache = await caches.open(ours);
    const stems = await kept();
    await cache.addAll([...list.files, ...list.later.filter((file) => stems.has(stem(file)))]);
  })());
});

/** Fetches a file and keeps it. @param {Request} request @param {string} file */
async function keep(request, file) {
  const reply = await fetch(request);
  if (reply.ok) {
    const cache = await caches.open(ours);
    await cache.put(file, reply.clone());
  }
  return reply;
}

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const name = path(request.url);
  if (request.method !== "GET" || name === null) return;
  const file = request.mode === "navigate" ? list.pages[name] : name;
  if (list.later.includes(name)) {
    return event.respondWith(caches.match(request).then((kept) => kept ?? keep(request, name)));
  }
  if (file === undefined || !list.files.includes(file)) {
    // Files of another version, which another window may still run.
    if (/\.[0-9a-f]{16}\.\w+$/.test(name)) {
      event.respondWith(caches.match(request).then((kept) => kept ?? fetch(request)));
    }
    return;
  }
  event.respondWith(caches.open(ours).then((cache) => cache.match(file)).then((kept) => kept ?? fetch(request)));
});

/** Deletes the versions before this one, when nobody runs or awaits another. @param {number} windows */
async function tidy(windows) {
  const { installing, waiting } = worker.registration;
  const others = await worker.clients.matchAll({ type: "window" });
  if (installing || waiting || others.length > windows) return;
  const names = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== ours);
  await Promise.all(names.map((name) => caches.delete(name)));
}

/** Fetches what the page may need later: who comes a second time will come without a connection, too. */
async function prepare() {
  const cache = await caches.open(ours);
  const there = new Set((await cache.keys()).map(({ url }) => path(url)));
  await Promise.all(list.later.filter((file) => !there.has(file)).map((file) => cache.add(file).catch(() => {})));
}

worker.addEventListener("message", (event) => {
  if (event.data === "take over") event.waitUntil(worker.skipWaiting());
  if (event.data === "started") event.waitUntil(tidy(1).then(prepare));
});

worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil((async () => {
    const [window] = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
    await (window ? window.focus() : worker.clients.openWindow(worker.registration.scope));
  })());
});
