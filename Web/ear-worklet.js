// Susi. SPDX-License-Identifier: Apache-2.0
// @ts-check

// The ear in the browser's audio thread: hands what the microphone brings to the module made of
// Sources/SusiEar, and tells what it heard. What to listen for comes as orders: Speech+Microphone.swift.

/** @typedef {any} Ear what SusiEarPage.wasm exports */

const Processor = /** @type {any} */ (globalThis).AudioWorkletProcessor;
const rate = /** @type {any} */ (globalThis).sampleRate;

/** The module's numbers for what happened. */
const kinds = { heard: 1, started: 3, ended: 4, utterance: 5, learned: 6 };

class EarProcessor extends Processor {
  /** @param {{ processorOptions: { module: ArrayBuffer, model: ArrayBuffer | null } }} options */
  constructor({ processorOptions: { module, model } }) {
    super();
    /** @type {Ear} */
    this.ear = new WebAssembly.Instance(new WebAssembly.Module(module), {}).exports;
    /** Names of the phrases, as bytes in a text. @type {string[]} */
    this.phrases = [];
    if (model && this.give("ear_model", new Uint8Array(model)) === 0) {
      for (let phrase = 0; phrase < this.ear.ear_phrases(); phrase++) {
        this.phrases.push(String.fromCharCode(...this.out(this.ear.ear_phrase(phrase))));
      }
    }
    this.ear.ear_begin(rate, -1, 1);
    this.untilLevel = 0;
    this.port.onmessage = (/** @type {MessageEvent} */ { data: [order, ...values] }) =>
      /** @type {any} */ (this.orders)[order]?.(...values);
  }

  /** Writes bytes where the module reads them. @param {string} name @param {Uint8Array} bytes */
  give(name, bytes) {
    const place = this.ear.ear_in(bytes.length);
    new Uint8Array(this.ear.memory.buffer, place, bytes.length).set(bytes);
    return this.ear[name](bytes.length);
  }

  /** What the last call handed out. @param {number} count */
  out(count) {
    return new Uint8Array(this.ear.memory.buffer, this.ear.ear_out(), count).slice();
  }

  /** Begins anew with a phrase, or without one. @param {string} name @param {number} sensitivity */
  begin(name, sensitivity) {
    const phrase = this.phrases.indexOf(name);
    const isThere = name === "" || phrase >= 0;
    if (!isThere || !this.ear.ear_begin(rate, phrase, sensitivity)) this.port.postMessage(["refused", false]);
  }

  orders = {
    wake: (/** @type {string} */ phrase, /** @type {number} */ sensitivity, /** @type {Uint8Array} */ voice) => {
      if (this.give("ear_voice", voice) !== 0) this.port.postMessage(["refused", true]);
      this.begin(phrase, sensitivity);
    },
    record: () => {
      this.begin("", 1);
      this.ear.ear_record(60);
    },
    recorded: () => this.port.postMessage(["sound", this.out(this.ear.ear_recorded())]),
    learn: (/** @type {string} */ phrase) => {
      this.give("ear_voice", new Uint8Array());
      this.begin(phrase, 1);
      this.ear.ear_learn(1);
    },
  };

  /** @param {Float32Array[][]} inputs */
  process([[samples]]) {
    if (!samples) return true;
    const { ear, port } = this;
    new Float32Array(ear.memory.buffer, ear.ear_samples(), samples.length).set(samples);
    const count = ear.ear_hear(samples.length);
    const events = count > 0 ? [...new Float64Array(ear.memory.buffer, ear.ear_events(), 4 * count)] : [];
    for (let at = 0; at < events.length; at += 4) {
      const [kind, , a, b] = events.slice(at, at + 4);
      if (kind === kinds.heard) port.postMessage(["heard"]);
      if (kind === kinds.started) port.postMessage(["started"]);
      if (kind === kinds.ended) port.postMessage(["ended"]);
      if (kind === kinds.utterance) port.postMessage(["utterance", a, b]);
      if (kind === kinds.learned) port.postMessage(["voice", this.out(ear.ear_learned())]);
    }
    this.untilLevel -= samples.length;
    if (this.untilLevel <= 0) {
      this.untilLevel += rate / 10;
      port.postMessage(["level", ear.ear_level()]);
    }
    return true;
  }
}

/** @type {any} */ (globalThis).registerProcessor("ear", EarProcessor);
