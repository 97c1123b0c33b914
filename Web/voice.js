// Susi. SPDX-License-Identifier: Apache-2.0
// @ts-check

// Listening and speaking: what any program wants of the browser there, by the names of
// Sources/SusiView/Page/VoiceAct.swift. Loaded when the first of it is wanted.

/** @typedef {import("./effects.js").Effects} Effects */
/** @typedef {import("./bytes.js").Value} Value */

const Recogniser = /** @type {any} */ (globalThis).SpeechRecognition
  ?? /** @type {any} */ (globalThis).webkitSpeechRecognition;

/** The ear behind the microphone that is open. @type {MessagePort | null} */
let ear = null;

/** What the ear is made of: its module, and what it knows. @type {Promise<(ArrayBuffer | null)[]> | null} */
let parts = null;

/** @param {Promise<Response>} reply */
const body = async (reply) => {
  const { ok, status } = await reply;
  // Without a model it still records.
  if (status === 404) return null;
  if (!ok) throw new DOMException("the ear could not be loaded", "NetworkError");
  return (await reply).arrayBuffer();
};

/** Loads what the ear is made of, once. */
async function earParts() {
  parts ??= Promise.all([body(fetch("SusiEarPage.wasm")), body(fetch("susi.ear"))]);
  try {
    const [module, model] = await parts;
    if (!module) throw new DOMException("the ear is not there", "NotFoundError");
    return { module, model };
  } catch {
    // The next time there may be a connection.
    parts = null;
    throw new DOMException("the ear could not be loaded", "NetworkError");
  }
}

export const acts = {
  async abilities() {
    const { mediaDevices, permissions, userAgent, maxTouchPoints } = navigator;
    // Not every browser has a name for this permission.
    const permission = await permissions?.query({ name: /** @type {any} */ ("microphone") })
      .then(({ state }) => state, () => "");
    return [isSecureContext, !!mediaDevices?.getUserMedia, !!globalThis.AudioWorkletNode, !!Recogniser,
      !!globalThis.speechSynthesis, permission ?? "", userAgent, maxTouchPoints];
  },

  async voices() {
    const list = () => globalThis.speechSynthesis?.getVoices().map((each) => [each.name, each.lang, each.localService]) ?? [];
    // Some browsers know their voices only after a while, others from the start.
    for (let tries = 0; tries < 20 && list().length === 0; tries++) await new Promise((done) => setTimeout(done, 50));
    return list();
  },

  /**
   * @param {Effects} effects @param {number} ticket @param {string} text @param {string} language
   * @param {string} voice @param {number} rate @param {number} pitch
   */
  speak(effects, ticket, text, language, voice, rate, pitch) {
    const speech = Object.assign(new SpeechSynthesisUtterance(text), { lang: language, rate, pitch });
    speech.voice = speechSynthesis.getVoices().find((each) => each.name === voice) ?? null;
    /** @type {Promise<void>} */
    const work = new Promise((resolve, reject) => {
      speech.addEventListener("end", () => resolve());
      speech.addEventListener("error", (event) => reject(new DOMException(event.error, "SpeechError")));
    });
    speechSynthesis.speak(speech);
    return effects.until(ticket, () => speechSynthesis.cancel(), work);
  },

  /** @param {Effects} effects @param {number} ticket @param {string} language @param {boolean} continues */
  recognise(effects, ticket, language, continues) {
    const recogniser = Object.assign(new Recogniser(), { lang: language, continuous: continues, interimResults: true });
    recogniser.onresult = (/** @type {any} */ { results }) =>
      effects.shell.report("part", [ticket, [...results].map((each) => [each[0].transcript, each.isFinal])]);
    const work = new Promise((resolve, reject) => {
      recogniser.onerror = (/** @type {any} */ { error }) => reject(new DOMException(error, error));
      recogniser.onend = () => resolve(null);
    });
    recogniser.start();
    return effects.until(ticket, () => recogniser.abort(), work);
  },

  /** @param {Effects} effects @param {number} ticket */
  async microphone(effects, ticket) {
    const tell = (/** @type {Value[]} */ ...news) => effects.shell.report("part", [ticket, news]);
    /** What has to be done when it is closed, the latest first. @type {(() => unknown)[]} */
    const closing = [];
    const close = () => { while (closing.length > 0) closing.pop()?.(); };
    let isClosed = false;
    closing.push(() => { isClosed = true; });

    const work = async () => {
      const { module, model } = await earParts();
      if (isClosed) return null;
      const sound = new AudioContext({ latencyHint: "interactive" });
      closing.push(() => sound.close());
      await sound.audioWorklet.addModule("ear-worklet.js");
      // What the browser would do to the sound, the ear was not taught with.
      const audio = { channelCount: 1, echoCancellation: false, noiseSuppression: false, autoGainControl: false };
      const stream = await navigator.mediaDevices.getUserMedia({ audio });
      const [track] = stream.getAudioTracks();
      if (isClosed) return track.stop();
      closing.push(() => track.stop());
      const node = new AudioWorkletNode(sound, "ear", { numberOfOutputs: 0, processorOptions: { module, model } });
      sound.createMediaStreamSource(stream).connect(node);
      const ended = new Promise((_, reject) => {
        const lost = (/** @type {string} */ name) => () => reject(new DOMException("the microphone is gone", name));
        track.addEventListener("ended", lost("TrackEnded"));
        node.addEventListener("processorerror", lost("EarError"));
      });
      track.addEventListener("mute", () => tell("muted", true));
      track.addEventListener("unmute", () => tell("muted", false));
      // A call, another app, a page that nobody has touched yet: it goes on as soon as it may.
      const resume = () => { if (sound.state !== "running") sound.resume().catch(() => {}); };
      const changed = () => {
        tell("running", sound.state === "running");
        resume();
      };
      sound.addEventListener("statechange", changed);
      const occasions = ["pointerup", "keydown", "visibilitychange", "focus"];
      for (const name of occasions) addEventListener(name, resume, true);
      closing.push(() => { for (const name of occasions) removeEventListener(name, resume, true); });
      node.port.onmessage = ({ data }) => tell(...data);
      ear = node.port;
      closing.push(() => {
        if (ear === node.port) ear = null;
        node.port.onmessage = null;
        node.disconnect();
        sound.removeEventListener("statechange", changed);
      });
      tell("open", track.label);
      tell("running", sound.state === "running");
      resume();
      return ended;
    };
    return effects.until(ticket, close, work().finally(close));
  },

  /** @param {Effects} _ @param {number} ticket @param {string} order @param {Value[]} values */
  tune(_, ticket, order, ...values) {
    ear?.postMessage([order, ...values]);
  },
};
