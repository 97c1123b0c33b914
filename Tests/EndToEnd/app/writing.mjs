// Susi. SPDX-License-Identifier: Apache-2.0

// A skill is written from nothing to the end: typed, corrected, tried, checked, saved, asked, changed,
// compared, taken back, deleted and brought back.

import assert from "node:assert/strict";
import { named } from "./stage.mjs";

const email = "ada@example.com";
const password = "Tea-Pot 42 warm";
const text = named("textarea", "Text of the skill");
const shows = (words) => `document.querySelector(".workshop")?.innerText.includes(${JSON.stringify(words)})`;
const button = (name) => named("button", name);

/** Takes the place of all that is written, as a person who pastes does. */
const paste = (words) => `(() => {
  const box = ${text};
  box.focus();
  box.select();
  document.execCommand("insertText", false, ${JSON.stringify(words)});
})()`;

const cow = `::name Talking Cow
::author Ada

Moo|What does the cow say?
!example: What does the cow say?
!expect: Moo yourself!
Moo yourself!

My cow is *
!example: My cow is Berta
!expect: Good morning, berta.
Good morning, $1$.
`;

export const facts = (stage, engine) => {
  const { browser } = stage;
  const press = async (name) => {
    await browser.until(button(name));
    await browser.pressAt(button(name));
  };
  const post = (path, fields, token) => fetch(`${stage.address}${path}`, {
    method: "POST",
    headers: token ? { Authorization: `Bearer ${token}` } : {},
    body: new URLSearchParams(fields),
  }).then((reply) => reply.json());
  /** Goes to a place of the workshop. */
  const open = async (place) => {
    if (!stage.isWelcomed) await stage.beWelcomed();
    await browser.go(`${stage.address}/${place}`);
    await browser.until(`document.querySelector(".workshop > *")`);
  };
  let token = "";
  const logIn = async () => {
    await stage.logIn(email, password);
    token = (await post("/aaa/login.json", { login: email, password, type: "access-token" })).access_token;
  };
  return [
    ["a first skill begins with a text that answers", async () => {
      await open("#/write");
      await browser.until(`document.querySelector(".workshop .begin")`);
      await browser.pressAt(`document.querySelector(".workshop .begin")`);
      await browser.until(text);
      await browser.until(shows("No problems found"));
      assert.match(await browser.evaluate(`${text}.value`), /favourite colour/);
    }],
    ["what is typed lies exactly over what is drawn in colours", async () => {
      await browser.evaluate(`${text}.focus()`);
      await browser.typeAt(text, "\uE009\uE010\uE009Hello *\n");
      await browser.until(`${text}.value.includes("Hello *")`);
      await browser.until(`[...document.querySelectorAll(".coloured .l")].some((e) => e.textContent === "Hello *")`);
      const { box, layer } = await browser.evaluate(`(() => {
        const box = ${text}, layer = document.querySelector(".coloured");
        const style = (e) => { const s = getComputedStyle(e); return [s.fontSize, s.fontFamily, s.lineHeight, s.letterSpacing, s.tabSize].join(); };
        return { box: [style(box), box.getBoundingClientRect().top + parseFloat(getComputedStyle(box).paddingTop),
          box.getBoundingClientRect().left + parseFloat(getComputedStyle(box).paddingLeft), box.scrollTop, box.scrollLeft],
          layer: [style(layer), layer.getBoundingClientRect().top, layer.getBoundingClientRect().left, 0, 0] };
      })()`);
      assert.deepEqual(box, layer);
    }],
    ["an error is shown with its line while one writes, and goes when it is put right", async () => {
      await browser.evaluate(paste(cow.replace("Good morning, $1$.", "!console: $name$\n{ \"url\": \neol")));
      await browser.until(`document.querySelector(".number[data-state]")`);
      await browser.until(shows("thing to look at"));
      await browser.pressAt(`document.querySelector(".problems .finding")`);
      await browser.until(`document.activeElement === ${text}`);
      await browser.evaluate(paste(cow));
      await browser.until(shows("No problems found"));
    }],
    ["what is written outlives the page", async () => {
      await browser.until(`document.querySelector(".desk-name p").textContent === "Changed; kept on this device"`);
      await browser.send("POST", "/refresh", {});
      await browser.until(`${text}?.value.includes("Talking Cow")`);
    }],
    ["it is tried as it stands, and says which line answered", async () => {
      const tab = button("Try it");
      if (await browser.evaluate(`!!(${tab})`)) await browser.pressAt(tab);
      await browser.until(named("input", "Ask your skill"));
      await browser.typeAt(named("input", "Ask your skill"), "my cow is Elsa\uE007");
      await browser.until(shows("Good morning, elsa."));
      await browser.until(shows("line 9: My cow is *"));
      await browser.typeAt(named("input", "Ask your skill"), "what is the weather\uE007");
      await browser.until(shows("The skill has no answer to this."));
    }],
    ["its own examples are checked", async () => {
      await press("Examples");
      await press("Run all examples");
      await browser.until(shows("2 passed, 0 failed"));
    }],
    ["without a login it cannot be saved, and stays", async () => {
      await press("Save");
      await browser.until(shows("you have to be logged in"));
      assert.ok(await browser.evaluate(`!!document.querySelector('.workshop a[href="#/account/login"]')`));
    }],
    ["logged in, it is saved and answers in the chat", async () => {
      await logIn();
      await open("#/write/new");
      await browser.until(`${text}?.value.includes("Talking Cow")`);
      await press("Save");
      await browser.until(shows("Talking Cow"));
      await browser.pressAt(`document.querySelector("#save-form [type=submit]")`);
      await browser.until(`location.hash === "#/write/Knowledge/en/Talking%20Cow"`);
      await browser.until(shows("As it is on the server"));
      await stage.open();
      await stage.ask("What does the cow say?", "Moo yourself!");
      const memory = await post("/susi/memory.json", {}, token);
      assert.ok(!JSON.stringify(memory.cognitions).includes("elsa"), "what was only tried is remembered");
    }],
    ["a change is saved with words about it", async () => {
      await open("#/write/Knowledge/en/Talking%20Cow");
      await browser.until(`${text}?.value.includes("Talking Cow")`);
      await browser.evaluate(paste(cow.replaceAll("Moo yourself!", "Moo, moo!")));
      await press("Save");
      await browser.typeAt(named("input", "What did you change?"), "Louder\uE007");
      await browser.until(shows("As it is on the server"));
    }],
    ["what somebody else saves meanwhile is not overwritten", async () => {
      await browser.evaluate(paste(`${cow}\nMine\nIs mine.\n`));
      const place = { OldGroup: "Knowledge", OldLanguage: "en", OldSkill: "Talking Cow",
        NewGroup: "Knowledge", NewLanguage: "en", NewSkill: "Talking Cow" };
      await post("/cms/modifySkill.json", { ...place, content: `${cow}\nTheirs\nIs theirs.\n`, changelog: "Theirs" }, token);
      await press("Save");
      await browser.until(`document.querySelector("#save-form [type=submit]")`);
      await browser.pressAt(`document.querySelector("#save-form [type=submit]")`);
      await browser.until(shows("Somebody changed this skill meanwhile."));
      await press("Compare");
      await browser.until(shows("Is theirs."));
      await press("Take theirs");
      await browser.until(`${text}?.value.includes("Is theirs.")`);
      await browser.until(shows("As it is on the server"));
    }],
    ["its versions show what changed, and one goes back", async () => {
      await browser.pressAt(named("a", "Versions"));
      await browser.until(shows("Louder"));
      await browser.evaluate(`[...document.querySelectorAll(".version")].find((e) => e.innerText.includes("Louder")).querySelector("button").click()`);
      await browser.until(`document.querySelector(".diff-line.added")?.innerText.includes("Moo, moo!")`);
      await browser.evaluate(`[...document.querySelectorAll(".version")].at(-1).querySelectorAll("button")[1].click()`);
      await browser.until(shows("Back to version 1"));
      const reply = await post("/susi/chat.json", { q: "moo", language: "en" });
      assert.equal(reply.answers[0].actions[0].expression, "Moo yourself!");
    }],
    ["it is deleted after a question, and brought back", async () => {
      await press("Delete this skill");
      await browser.until(`document.querySelector("dialog[open]")`);
      await browser.pressAt(named("dialog button", "Delete"));
      await browser.until(shows("The skill is deleted"));
      const gone = await post("/susi/chat.json", { q: "moo", language: "en" });
      assert.notEqual(gone.answers[0].actions[0].expression, "Moo yourself!");
      await press("Bring it back");
      await browser.until(shows("Back to version 1"));
      const back = await post("/susi/chat.json", { q: "moo", language: "en" });
      assert.equal(back.answers[0].actions[0].expression, "Moo yourself!");
    }],
    ["everything can be hit by a finger", async () => {
      if (engine !== "Chromium") return;
      await browser.pretend(390, 844, "light");
      for (const place of ["#/write", "#/write/Knowledge/en/Talking%20Cow", "#/write/Knowledge/en/Talking%20Cow/history"]) {
        await open(place);
        await browser.until(`document.querySelector(".workshop .book, .workshop textarea, .workshop .version")`);
        const small = await browser.evaluate(`[...document.querySelectorAll(".workshop :is(button, input:not([type=checkbox]), select, label.check)")]
          .filter((e) => e.checkVisibility()).map((e) => [e.getAttribute("aria-label") ?? e.textContent, e.getBoundingClientRect()])
          .filter(([, { width, height }]) => width < 44 || height < 44).map(([name, { width, height }]) => name + " " + width + "×" + height)`);
        assert.deepEqual(small, [], place);
      }
    }],
    ["by keyboard alone one comes out of the text again", async () => {
      await open("#/write/new");
      await browser.until(text);
      await browser.evaluate(`${text}.focus()`);
      await browser.send("POST", "/actions", { actions: [{ type: "key", id: "keys",
        actions: [{ type: "keyDown", value: "\uE004" }, { type: "keyUp", value: "\uE004" }] }] });
      assert.ok(await browser.evaluate(`document.activeElement !== ${text}`));
    }],
    ["what is not on the server says so", async () => {
      await open("#/write/Knowledge/en/Nowhere");
      await browser.until(shows("Skill does not exist."));
      assert.ok(await browser.evaluate(`!!(${button("Try again")})`));
    }],
    ["a keystroke in two thousand lines is drawn at once", async () => {
      await open("#/write/new");
      await browser.until(text);
      const long = "::name Long\n\n" + Array.from({ length: 660 }, (_, n) => `Question ${n}|or ${n} *\nAnswer ${n} $1$\n`).join("\n");
      await browser.evaluate(paste(long));
      await browser.until(`document.querySelectorAll(".coloured .l").length > 10`);
      assert.ok(await browser.evaluate(`document.querySelectorAll(".coloured .l").length < 120`));
      const times = await browser.evaluate(`(() => {
        const box = ${text};
        box.focus();
        box.setSelectionRange(30, 30);
        const times = [];
        for (let n = 0; n < 60; n++) {
          const start = performance.now();
          document.execCommand("insertText", false, "x");
          // With all that the browser has to lay out.
          box.getBoundingClientRect();
          document.querySelector(".coloured").getBoundingClientRect();
          times.push(performance.now() - start);
        }
        return times.sort((a, b) => a - b);
      })()`);
      const middle = times[30];
      if (process.env.SUSI_TIMES) console.log(`${engine}: a keystroke took ${middle.toFixed(1)} ms, at most ${times.at(-1).toFixed(1)} ms`);
      assert.ok(middle < 50, `a keystroke took ${middle} ms`);
    }],
  ];
};
