// Susi. SPDX-License-Identifier: Apache-2.0

// Listening and speaking: the wake word from a recorded microphone, questions by the browser's
// recogniser or the server's, and what is said where nothing of that is there.

import assert from "node:assert/strict";
import { Browser } from "../browser.mjs";
import { model, play } from "./ears.mjs";
import { Scribe } from "./scribe.mjs";
import { answers, message, named } from "./stage.mjs";

const control = named("input[role=switch]", "Listen for the wake word");
const sign = `document.querySelector(".ear-sign.listens")`;
const panel = `document.querySelector(".ear-panel")`;
const text = (expression) => `(${expression}?.textContent ?? "")`;

/** A recogniser that hears what tests tell it, and a count of tones: put into the page before it starts. */
const stubs = `
  window.tones = 0;
  window.OscillatorNode = new Proxy(OscillatorNode, { construct(made, values) { window.tones++; return new made(...values); } });
  window.SpeechRecognition = class {
    start() { window.recogniser = this; window.isRecognising = true; }
    abort() { window.isRecognising = false; }
    say(transcript, isFinal) { this.onresult({ results: [Object.assign([{ transcript }], { isFinal })] }); }
  };
  window.utterances = [];
  speechSynthesis.speak = (speech) => { window.utterances.push(speech); };
  speechSynthesis.cancel = () => {};
`;

/** A browser without a recogniser. */
const deaf = `${stubs} delete window.SpeechRecognition; delete window.webkitSpeechRecognition;`;

/** Opens the app in a browser of its own, whose microphone hears a file. */
async function hearing(stage, file, source = stubs) {
  const browser = await Browser.open(["--use-fake-device-for-media-stream", "--use-fake-ui-for-media-stream",
    `--use-file-for-fake-audio-capture=${file}%noloop`, "--autoplay-policy=no-user-gesture-required"]);
  await browser.devtools("Page.addScriptToEvaluateOnNewDocument", { source });
  const own = Object.assign(Object.create(Object.getPrototypeOf(stage)), stage, { browser, isWelcomed: false });
  await own.open();
  return own;
}

/** Switches the wake word on and waits until it is listened for. */
async function wake(own) {
  const { browser } = own;
  await browser.go(`${own.address}/#/voice`);
  await browser.until(control);
  await browser.pressAt(control);
  await browser.until(sign);
}

export const facts = (stage, engine) => {
  const { browser } = stage;
  const isChromium = engine === "Chromium";
  const all = [
    ["a microphone stands beside the message box, and makes way for sending", async () => {
      await stage.publish("ear", { "susi.ear": model() });
      await stage.open();
      const button = `document.querySelector(".composer button")`;
      assert.equal(await browser.evaluate(`${button}.getAttribute("aria-label")`), "Ask by voice");
      await browser.typeAt(message, "a");
      await browser.until(`${button}.getAttribute("aria-label") === "Send"`);
      await browser.evaluate(`(${message}.value = "", ${message}.dispatchEvent(new Event("input", { bubbles: true })))`);
    }],
    ["where nobody can be listened to it says why, and what to do", async () => {
      // Not every build of WebKit has microphones.
      await browser.evaluate(`(navigator.mediaDevices || Object.defineProperty(navigator, "mediaDevices", { value: { getUserMedia() {} } }), 0)`);
      await stage.press("Ask by voice");
      // The browser that tests open gives no microphone, or has nobody who understands.
      await browser.until(`/susi serve --listen-url|Allow it in the browser|No microphone/.test(${text(panel)})`, 20);
      await stage.press("Close");
      await browser.until(`!${panel}`);
    }],
    ["the screen of the voice is reached by the settings", async () => {
      await stage.visit("Settings");
      await browser.pressAt(`document.querySelector('main a[href="#/voice"]')`);
      await browser.until(control);
      await browser.pressAt(named("main a", "Teach me my voice"));
      await browser.until(named("main button", "Begin"));
    }],
  ];
  if (!isChromium) {
    return [...all,
      ["the ear starts, runs, and stops", async () => {
        await stage.open();
        // There is no microphone here: a tone that the page makes stands in.
        await browser.evaluate(`(() => {
          const getUserMedia = async () => {
            const sound = new AudioContext(), tone = new OscillatorNode(sound, { frequency: 220 });
            const place = new MediaStreamAudioDestinationNode(sound);
            tone.connect(new GainNode(sound, { gain: 0.001 })).connect(place);
            tone.start();
            window.track = place.stream.getAudioTracks()[0];
            return place.stream;
          };
          Object.defineProperty(navigator, "mediaDevices", { value: { getUserMedia } });
        })()`);
        await browser.evaluate(`location.hash = "#/voice"`);
        await browser.until(control);
        await browser.pressAt(control);
        await browser.until(sign, 20);
        assert.equal(await browser.evaluate(`track.readyState`), "live");
        await browser.pressAt(control);
        await browser.until(`!document.querySelector(".ear-sign") && track.readyState === "ended"`);
      }],
    ];
  }
  let own;
  return [...all,
    ["called by its name it makes a sound, and takes the question", async () => {
      own = await hearing(stage, play("hey-susi-man", `${stage.folder}/hey.wav`));
      await wake(own);
      assert.equal(await own.browser.evaluate(`tones`), 0);
      await own.browser.until(`${text(panel)}.includes("I am listening")`, 15);
      assert.ok(await own.browser.evaluate(`tones > 0 && isRecognising`));
      assert.ok(await own.browser.evaluate(`location.hash === "#/" && !!${message}`));
    }],
    ["what is understood stands in the box, is asked after a second's silence, and answered aloud", async () => {
      const { browser } = own;
      await browser.evaluate(`recogniser.say("tell me about", false)`);
      await browser.until(`${message}.value === "tell me about"`);
      await browser.evaluate(`recogniser.say("tell me about apples", true)`);
      await browser.until(`${message}.value === ""`);
      await browser.until(answers("tell me about apples", ""), 15);
      await browser.until(`utterances.length > 0`);
      await browser.until(`${text(panel)}.includes("Reading aloud")`);
      await browser.pressAt(named("button", "Stop"));
      await browser.until(`!${panel}`);
    }],
    ["it listens again, also after the page was loaded anew, without the server", async () => {
      const { browser } = own;
      await browser.until(sign);
      await own.open();
      await browser.until(sign);
      const kept = `caches.keys().then(([name]) => caches.open(name)).then((cache) => cache.keys())
        .then((keys) => keys.filter(({ url }) => /susi\\..*ear$|ear-worklet|SusiEarPage|SusiSpeechPage/.test(url)).length)`;
      for (let tries = 0; tries < 300 && await browser.wait(kept) < 4; tries++);
      await stage.stopServer();
      await own.open();
      await browser.until(sign);
      await stage.startServer();
    }],
    ["switched off, the microphone is given back", async () => {
      const { browser } = own;
      await browser.go(`${own.address}/#/voice`);
      await browser.until(`${control}?.checked`);
      await browser.pressAt(control);
      await browser.until(`!document.querySelector(".ear-sign")`);
      await browser.close();
    }],
    ["it does not wake by other words", async () => {
      own = await hearing(stage, play("talk-man", `${stage.folder}/other.wav`, 1, 3));
      await wake(own);
      for (const end = Date.now() + 9000; Date.now() < end;) {
        assert.equal(await own.browser.evaluate(`tones`), 0);
        await new Promise((done) => setTimeout(done, 200));
      }
      assert.ok(await own.browser.evaluate(`!!${sign}`));
      await own.browser.close();
    }],
    ["where the browser understands nobody, the server is sent what was said until it was quiet", async () => {
      const scribe = await Scribe.open("Tell me about pears");
      await stage.stopServer();
      await stage.startServer("--listen-url", scribe.address);
      own = await hearing(stage, play("talk-woman", `${stage.folder}/question.wav`, 3, 6), deaf);
      const { browser } = own;
      await own.press("Ask by voice");
      await browser.until(answers("Tell me about pears", ""), 30);
      assert.equal(scribe.heard.length, 1);
      const [wave] = scribe.heard;
      assert.deepEqual([wave.readUInt16LE(22), wave.readUInt32LE(24), wave.readUInt16LE(34)], [1, 16000, 16]);
      const seconds = (wave.length - 44) / 32000;
      assert.ok(seconds > 2 && seconds < 12, `${seconds} s`);
      await browser.close();
      scribe.close();
      await stage.stopServer();
      await stage.startServer();
    }],
    ["a voice is learned only from the word, said well", async () => {
      own = await hearing(stage, play("hey-susi-man", `${stage.folder}/hey.wav`));
      const { browser } = own;
      await browser.go(`${own.address}/#/voice/train`);
      await browser.until(named("main button", "Begin"));
      await browser.pressAt(named("main button", "Begin"));
      await browser.until(`${text(`document.querySelector(".say")`)}.includes("Hey Susi")`);
      await browser.until(`document.querySelectorAll(".step.done").length === 1`, 20);
      await browser.close();
    }],
  ];
};
