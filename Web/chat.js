// Susi. SPDX-License-Identifier: Apache-2.0

// The first page: it asks, and shows what comes. The app written in Swift takes its place; until
// then nothing here is worth building upon. Texts of answers only ever become text nodes.

import { Storage } from "./storage.js";

const storage = new Storage();
const log = document.getElementById("log");
const form = document.getElementById("ask");
const message = document.getElementById("message");
/** Longer waits would be taken for none, in milliseconds. */
const longestWait = 2 ** 31 - 1;

/** An element with attributes and children; strings become text. */
function element(name, attributes = {}, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children);
  return made;
}

/** An address of the web, or null: skills may name others, and none of them is followed. */
function webAddress(text) {
  try {
    const url = new URL(text, location.href);
    return url.protocol === "http:" || url.protocol === "https:" ? url : null;
  } catch {
    return null;
  }
}

function link(address, text) {
  const url = webAddress(address);
  if (!url) return `${text} (${address})`;
  const attributes = { href: url.href, rel: "noopener noreferrer", target: "_blank" };
  return element("a", { ...attributes, class: "block" }, text || url.href);
}

/** A text in which addresses are links. */
function textWithLinks(text) {
  const parts = [];
  let last = 0;
  for (const found of text.matchAll(/https?:\/\/[^\s<>"]+[^\s<>".,;:!?)\]]/g)) {
    const a = element("a", { href: found[0], rel: "noopener noreferrer", target: "_blank" }, found[0]);
    parts.push(text.slice(last, found.index), a);
    last = found.index + found[0].length;
  }
  return [...parts, text.slice(last)];
}

function picture(address, label) {
  const url = webAddress(address);
  // Nothing is loaded from elsewhere: whoever serves a picture would learn who looks at it.
  if (url?.origin === location.origin) {
    const image = element("img", { src: url.href, alt: label });
    image.addEventListener("load", toLatest);
    return image;
  }
  return link(address, `Picture at ${url?.host ?? "an address that is none"}`);
}

function toLatest() {
  log.scrollTop = log.scrollHeight;
}

function rows(action, data) {
  const count = Number(action.count ?? -1);
  return count < 0 ? data : data.slice(0, count);
}

function table(columns, data) {
  const keys = Array.isArray(columns) ? columns : Object.keys(columns ?? {});
  const titles = Array.isArray(columns) ? columns : Object.values(columns ?? {});
  const head = element("tr", {}, ...titles.map((title) => element("th", { scope: "col" }, String(title))));
  const body = data.map((row) =>
    element("tr", {}, ...keys.map((key) => element("td", {}, ...textWithLinks(String(row[key] ?? ""))))));
  const whole = element("table", {}, element("thead", {}, head), element("tbody", {}, ...body));
  return element("div", { class: "scroll", tabindex: "0", role: "region", "aria-label": "Table" }, whole);
}

/** What stands in the bubble of an action: nodes and strings. */
function contents(action, data) {
  switch (action.type) {
    case "answer": {
      const text = action.expression ?? "";
      return /^https?:\/\/\S+\.(gif|jpe?g|png|svg|webp)$/i.test(text) ? [picture(text, "")] : textWithLinks(text);
    }
    case "anchor":
      return [link(action.link, action.text)];
    case "map": {
      const place = `${action.zoom}/${action.latitude}/${action.longitude}`;
      return [link(`https://www.openstreetmap.org/#map=${place}`, "Open the map")];
    }
    case "image_show":
      return [picture(action.url, "Picture")];
    case "table":
      return [table(action.columns, rows(action, data))];
    case "piechart": {
      const value = (row) => `${row[action.value] ?? ""}${action.unit ?? ""}`;
      const lines = data.map((row) => ({ name: row[action.key] ?? "", value: value(row) }));
      return [table({ name: "Part", value: "Share" }, lines)];
    }
    case "rss":
      return [element("ul", {}, ...rows(action, data).map((row) => element("li", {},
        link(row[action.link] ?? "", row[action.title] ?? ""),
        element("span", {}, row[action.description] ?? ""))))];
    case "websearch":
      return [link(`https://duckduckgo.com/?q=${encodeURIComponent(action.query)}`, `Search the web for “${action.query}”`)];
    case "audio_play":
    case "video_play": {
      const isTube = action.identifier_type === "youtube";
      const address = isTube ? `https://www.youtube.com/watch?v=${encodeURIComponent(action.identifier)}` : action.identifier;
      return [link(address, action.type === "audio_play" ? "Listen" : "Watch")];
    }
    default:
      return [`This page cannot do “${action.type}” yet.`];
  }
}

/** What kind of bubble an action has. */
function kind(action) {
  const isWide = ["table", "piechart", "rss"].includes(action.type);
  const isKnown = isWide || /^(answer|anchor|map|image_show|websearch|(audio|video)_play)$/.test(action.type);
  return isWide ? "answer wide" : isKnown ? "answer" : "answer note";
}

function show(className, ...children) {
  document.getElementById("welcome")?.remove();
  const bubble = element("article", { class: className }, ...children);
  log.append(bubble);
  toLatest();
  return bubble;
}

async function answer(question) {
  const body = new URLSearchParams({
    q: question,
    language: navigator.language.slice(0, 2),
    timezoneOffset: String(new Date().getTimezoneOffset()),
    device_type: "Web Client",
  });
  const [session] = await storage.read(["session"]).catch(() => []);
  const token = session && JSON.parse(new TextDecoder().decode(session)).token;
  const headers = token ? { Authorization: `Bearer ${token}` } : {};
  const reply = await fetch(form.action, { method: "POST", headers, body, signal: AbortSignal.timeout(40_000) });
  const json = await reply.json();
  if (!reply.ok) throw new Error(json.message ?? `The server answers with status ${reply.status}.`);
  return json.answers[0];
}

/** Asks, shows the answer; planned actions come when they are due. */
async function ask(question) {
  show("question", question);
  const thinking = show("answer note thinking", "Thinking");
  thinking.setAttribute("aria-hidden", "true");
  try {
    const { actions, data } = await answer(question);
    thinking.remove();
    const isPlace = ({ type, link }) => type === "anchor" && link.startsWith("https://www.openstreetmap.org/");
    const hasPlace = actions.some(isPlace);
    for (const action of actions) {
      // A place comes as a link and as a map, which is the same link here.
      if (action.type === "map" && hasPlace) continue;
      const tell = () => show(kind(action), ...contents(action, data));
      if (action.plan_delay > longestWait) show("answer note", `Planned for ${action.plan_date}.`);
      else if (action.plan_delay > 0) setTimeout(tell, action.plan_delay);
      else tell();
    }
  } catch (error) {
    thinking.remove();
    const isOffline = error instanceof TypeError;
    const slow = error.name === "TimeoutError" && "The answer took too long.";
    const reason = slow || (isOffline ? "The server cannot be reached." : error.message);
    show("trouble answer", `${reason} Your question was not answered; please ask again.`);
  }
}

form.addEventListener("submit", (event) => {
  event.preventDefault();
  const question = message.value.trim();
  if (!question) return;
  message.value = "";
  ask(question);
});

document.getElementById("starters").addEventListener("click", (event) => {
  const button = event.target.closest("button");
  if (!button) return;
  message.focus();
  ask(button.textContent);
});
