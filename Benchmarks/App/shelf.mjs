// Susi. SPDX-License-Identifier: Apache-2.0

// A shelf of made-up skills, and how fast the screen of skills is with it.

import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { Browser } from "../../Tests/EndToEnd/browser.mjs";
import { named, Stage } from "../../Tests/EndToEnd/app/stage.mjs";

const first = ["Quick", "Small", "Daily", "Loud", "Green", "Old", "Polite", "Round", "Honest", "Late"];
const second = ["Timer", "Weather", "Recipes", "Trains", "Jokes", "Sums", "Stars", "Birds", "Rivers", "Words"];
const groups = ["Knowledge", "Games, Trivia and Accessories", "News", "Food and Drink", "Small Talk", "Health and Fitness",
  "Movies and TV", "Music and Audio", "Travel and Transportation", "Weather", "Sports", "Shopping", "Productivity", "Lifestyle",
  "Education and Reference", "Business and Finance", "Connected Car", "Communication", "Utilities", "Social"];

/** Writes so many skills in so many groups into a folder, which is given. */
export async function stockShelf(count, groupCount = groups.length) {
  const folder = await mkdtemp(`${tmpdir()}/susi-shelf-`);
  for (let index = 0; index < count; index++) {
    const group = groups[index % groupCount];
    const name = `${first[index % 10]} ${second[Math.floor(index / 10) % 10]} ${Math.floor(index / groupCount) + 1}`;
    const text = [
      `::name ${name}`, `::author Author ${index % 97}`,
      `::description Tells you about ${second[index % 10].toLowerCase()} and ${second[(index + 3) % 10].toLowerCase()} wherever you are, number ${index}.`,
      `::dynamic_content ${index % 2 ? "Yes" : "No"}`, "",
      `What does shelf ${index} know about ${second[(index + 5) % 10].toLowerCase()}`,
      `!example:What does shelf ${index} know about ${second[(index + 5) % 10].toLowerCase()}?`, `Number ${index}.`, "",
    ].join("\n");
    await mkdir(`${folder}/${group}/en`, { recursive: true });
    await writeFile(`${folder}/${group}/en/skill_${index}.txt`, text);
  }
  return folder;
}

async function withShelf(susi, count, act) {
  const folder = await stockShelf(count);
  const browser = await Browser.open();
  const stage = await Stage.build(susi, browser, folder);
  try {
    await browser.pretend(1280, 800, "light");
    await act(stage, browser);
  } finally {
    await browser.close();
    await stage.strike();
    await rm(folder, { recursive: true });
  }
}

const median = (numbers) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1];

/** From the tap on Skills until every row in sight has its cards and all groups have come. */
export async function drawing(susi, rows) {
  await withShelf(susi, 400, async (stage, browser) => {
    const times = [], seen = [];
    for (let times_ = 0; times_ < 6; times_++) {
      await stage.open();
      await browser.wait(`navigator.serviceWorker.ready.then(() => true)`);
      await new Promise((done) => setTimeout(done, 500));
      const [inSight, all] = await browser.wait(`(async () => {
        const link = ${named("nav a", "Skills")};
        const begin = performance.now();
        const until = async (isTrue) => {
          while (!isTrue() && performance.now() - begin < 5000) await new Promise((done) => requestAnimationFrame(done));
          return performance.now() - begin;
        };
        link.click();
        const screen = () => document.getElementById("skills-page");
        const inSight = await until(() => {
          const rows = [...document.querySelectorAll(".shelf-row")].filter((row) => row.getBoundingClientRect().top < innerHeight);
          return rows.length > 1 && rows.every((row) => row.querySelector("a.skill-card"));
        });
        const all = await until(() => screen()?.getAttribute("aria-busy") === "false"
          && document.querySelectorAll(".shelf-row").length >= 20);
        return [inSight, all];
      })()`);
      seen.push(inSight);
      times.push(all);
    }
    rows.push({ what: "skills screen with 400 skills in 20 groups drawn", measured: median(times), unit: "ms", atMost: 300 });
    rows.push({ what: "the same, the rows in sight", measured: median(seen), unit: "ms" });
  });
}

/** From a key in the search until its results are in the document and laid out. */
export async function searching(susi, rows) {
  await withShelf(susi, 10_000, async (stage, browser) => {
    await stage.open();
    await browser.go(`${stage.address}/#/skills`);
    await browser.until(`document.getElementById("skills-page")?.getAttribute("aria-busy") === "false"
      && document.querySelectorAll(".shelf-row").length >= 20`, 120);
    const times = await browser.wait(`(async () => {
      const box = document.getElementById("skills-search");
      const times = [];
      for (const query of ["quick timer 12", "e", "weather", "what does shelf 4711", "author 42 trains", "zebra", "number 9999"]) {
        for (let length = 1; length <= query.length; length++) {
          box.value = query.slice(0, length);
          const begin = performance.now();
          box.dispatchEvent(new Event("input", { bubbles: true }));
          document.body.getBoundingClientRect();
          times.push(performance.now() - begin);
          await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
        }
      }
      return times;
    })()`);
    rows.push({ what: "a key in the search over 10,000 skills", measured: median(times), unit: "ms", atMost: 10 });
    rows.push({ what: "the same, the slowest", measured: Math.max(...times), unit: "ms" });
  });
}
