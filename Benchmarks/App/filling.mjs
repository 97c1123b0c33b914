// Susi. SPDX-License-Identifier: Apache-2.0

// Fills the app with messages by the way that people take: files of its own format are imported.

const words = `the weather in Berlin well-known and/or today Grüße aus Köln https://example.org/a/path?query=1 (perhaps) 100% 20 €
  Привет мир 今日は天気がいいですね。 你好，世界 안녕하세요 👋🏽 👩‍👩‍👧‍👦 what?yes! a I question answer שלום don't “quoted” x=y+1;`.split(/\s+/);

/** A text of many kinds, the same for ever. @param {number} number */
export function sentence(number) {
  let state = number * 2654435761 + 1;
  const dice = (below) => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 0x9e3779b9) >>> 0;
    return (state >>> 8) % below;
  };
  const length = 1 + dice(dice(10) === 0 ? 60 : 18);
  return Array.from({ length }, () => words[dice(words.length)]).join(" ");
}

/** A file of turns, each a question and an answer. @param {number} first @param {number} count */
function file(first, count) {
  const date = (index, seconds) => new Date(Date.UTC(2024, 0, 1) + index * 600_000 + seconds * 1000).toISOString();
  const turns = Array.from({ length: count }, (_, offset) => {
    const index = first + offset;
    const expression = `${sentence(2 * index + 1)} ${index}`;
    return {
      asked: date(index, 0), question: `${sentence(2 * index)} ${index}?`, state: "answered", answered: date(index, 1),
      query_date: date(index, 0),
      answer: {
        actions: [{ type: "answer", expression, language: "en" }], data: [{ 0: "a" }],
        skills: ["/susi_skill_data/models/general/Tests/en/page.txt"],
      },
    };
  });
  return JSON.stringify({ format: "susi-conversation-1", exported: date(first, 0), turns });
}

/** @param {number} count of messages, questions and answers together */
export async function fill(stage, count) {
  const { browser } = stage;
  const most = 10_000;
  await stage.visit("Settings");
  for (let first = 0; first < count / 2; first += most) {
    await browser.until(`!document.body.textContent.includes("Imported.")`, 30);
    await stage.giveFile("susi.json", "application/json", file(first, Math.min(most, count / 2 - first)));
    await stage.press("Import messages");
    await browser.until(`document.body.textContent.includes("Imported.")`, 300);
  }
  // What was taken in last is still being written.
  await new Promise((done) => setTimeout(done, 2000));
  await stage.open();
}
