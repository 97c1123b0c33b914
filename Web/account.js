// Susi. SPDX-License-Identifier: Apache-2.0

// Accounts before the app written in Swift has screens for them: logging in and out, signing up,
// and what the links in mails lead to. Every decision is the server's; its sentences are shown.

import { Storage } from "./storage.js";

const storage = new Storage();
/** Who is logged in, in the record that the app reads too. @type {{ token: string, email: string, expires: number } | null} */
let session = null;

const news = document.getElementById("news");
const forms = Object.fromEntries([...document.forms].map((form) => [form.id, form]));

/** What the address of the page asks for: `#reset=TOKEN` and the like, or a form's name. */
function wish() {
  const parts = new URLSearchParams(location.hash.slice(1));
  const [name, value] = [...parts][0] ?? ["", ""];
  return { name: name in forms ? name : session ? "logout" : "login", value, parts };
}

function tell(text, isTrouble = false) {
  news.textContent = text;
  news.className = isTrouble ? "trouble" : "";
}

/** Asks the server; its own words are the error where it refuses. */
async function ask(path, fields) {
  const headers = session ? { Authorization: `Bearer ${session.token}` } : {};
  const body = new URLSearchParams(fields);
  const reply = await fetch(path, { method: "POST", headers, body, signal: AbortSignal.timeout(30_000) });
  const json = await reply.json();
  if (!reply.ok || json.accepted === false) throw new Error(json.message ?? `Status ${reply.status}.`);
  return json;
}

/** Reads who is logged in; a token that has ended is none. */
async function recall() {
  const [record] = await storage.read(["session"]);
  session = record?.length ? JSON.parse(new TextDecoder().decode(record)) : null;
  if (session && session.expires <= Date.now()) session = null;
}

async function keep(reply) {
  session = {
    token: reply.access_token,
    email: reply.message.split(" ").at(-1),
    // Tokens without end say −1.
    expires: reply.valid_seconds < 0 ? Number.MAX_SAFE_INTEGER : Date.now() + reply.valid_seconds * 1000,
  };
  await storage.write([["session", new TextEncoder().encode(JSON.stringify(session))]], []);
}

async function forget() {
  session = null;
  await storage.write([], [["session", "session\0"]]);
}

const acts = {
  async login(fields) {
    await keep(await ask("aaa/login.json", { ...fields, type: "access-token" }));
    return ["logout", "You are logged in."];
  },
  async signup({ again, ...fields }) {
    if (again !== fields.password) throw new Error("The two passwords differ.");
    const { message } = await ask("aaa/signup.json", fields);
    return ["login", message];
  },
  async forgotten(fields) {
    const { message } = await ask("aaa/recoverpassword.json", fields);
    return ["login", message];
  },
  async reset({ newpass, again }) {
    if (again !== newpass) throw new Error("The two passwords differ.");
    const { message } = await ask("aaa/resetpassword.json", { token: wish().value, newpass });
    return ["login", message];
  },
  async confirm({ validateEmail }) {
    const { message } = await ask("aaa/signup.json", { access_token: wish().value, validateEmail });
    return ["login", message];
  },
  async logout() {
    await ask("aaa/login.json", { logout: true }).catch((error) => {
      // Whose token has ended already is logged out.
      if (error instanceof TypeError) throw error;
    });
    await forget();
    return ["login", "You are logged out."];
  },
};

async function showRule(form) {
  const rule = form.querySelector(".rule");
  if (!rule || rule.textContent) return;
  rule.textContent = (await ask("aaa/signup.json", { getParameters: true })).regexTooltip;
}

function show() {
  const { name, parts } = wish();
  for (const form of Object.values(forms)) form.hidden = form.id !== name;
  document.getElementById("who").textContent = session?.email ?? "";
  if (parts.get("email")) forms.confirm.elements.validateEmail.value = parts.get("email");
  forms[name].querySelector("input")?.focus();
  showRule(forms[name]).catch(() => {});
}

document.addEventListener("submit", async (event) => {
  event.preventDefault();
  const form = event.target;
  const button = form.querySelector("button");
  button.disabled = true;
  tell("");
  try {
    const [next, words] = await acts[form.id](Object.fromEntries(new FormData(form)));
    form.reset();
    tell(words);
    history.replaceState(null, "", `#${next}`);
    show();
  } catch (error) {
    tell(error instanceof TypeError ? "The server cannot be reached." : error.message, true);
  } finally {
    button.disabled = false;
  }
});

addEventListener("hashchange", () => {
  tell("");
  show();
});
// Where nothing can be kept, everybody is a guest.
await recall().catch(() => {});
show();
