// Susi. SPDX-License-Identifier: Apache-2.0
// @ts-check

// What a program can have done outside, by the names of Sources/SusiView/Page/EffectKind.swift. Each
// takes its ticket and what Swift gave it (Effect.swift says what); what it returns or throws is told.

import { Storage } from "./storage.js";

/** @typedef {import("./bytes.js").Value} Value */

/** A longer body, in bytes, is not read to its end; what comes in parts may go on for ever. */
const largest = 32 << 20;

const pause = (/** @type {(done: () => void) => void} */ begin) =>
  new Promise((resolve) => begin(() => resolve(null)));

const element = (/** @type {string} */ id) => /** @type {any} */ (document.getElementById(id));

export class Effects {
  /** @param {import("./shell.js").Shell} shell */
  constructor(shell) {
    this.shell = shell;
    /** How to end what is under way, by ticket. @type {Map<number, () => void>} */
    this.endings = new Map();
    this.storage = new Storage();
    /** @type {AudioContext | null} */
    this.sound = null;
    /** @type {CanvasRenderingContext2D | null} */
    this.canvas = null;
  }

  end() {}

  // The event that is being told, and what is under way.

  preventDefault() {
    this.shell.event?.preventDefault();
  }

  stopPropagation() {
    this.shell.event?.stopPropagation();
  }

  /** @param {number} ticket */
  cancel(ticket) {
    this.endings.get(ticket)?.();
    this.endings.delete(ticket);
    // Nothing is told of it any more, not even that it ended.
    return new Promise(() => {});
  }

  /**
   * Waits for something that can be cancelled.
   * @template T
   * @param {number} ticket @param {() => void} ending @param {Promise<T>} work
   */
  async until(ticket, ending, work) {
    let isCancelled = false;
    const cancel = () => {
      isCancelled = true;
      ending();
    };
    this.endings.set(ticket, cancel);
    try {
      return await work;
    } catch (error) {
      if (!isCancelled) throw error;
      return await new Promise(() => {});
    } finally {
      if (this.endings.get(ticket) === cancel) this.endings.delete(ticket);
    }
  }

  /** @param {number} ticket @param {number} milliseconds */
  timer(ticket, milliseconds) {
    // Longer waits than this would be taken for none.
    let rest = milliseconds;
    let timer = 0;
    const step = (/** @type {() => void} */ done) => {
      const now = Math.min(Math.max(rest, 0), 2 ** 31 - 1);
      rest -= now;
      timer = window.setTimeout(() => (rest > 0 ? step(done) : done()), now);
    };
    return this.until(ticket, () => clearTimeout(timer), pause(step));
  }

  /** @param {number} ticket */
  frame(ticket) {
    let frame = 0;
    const work = pause((done) => { frame = requestAnimationFrame(done); });
    return this.until(ticket, () => cancelAnimationFrame(frame), work);
  }

  /** @param {number} ticket */
  idle(ticket) {
    if (!window.requestIdleCallback) return this.timer(ticket, 30);
    let idle = 0;
    const work = pause((done) => { idle = requestIdleCallback(done, { timeout: 1000 }); });
    return this.until(ticket, () => cancelIdleCallback(idle), work);
  }

  // Servers.

  /**
   * @param {number} ticket @param {string} method @param {string} address
   * @param {[string, string][]} headers @param {string | Uint8Array | null} body
   * @param {boolean} inParts @param {number} milliseconds
   */
  fetch(ticket, method, address, headers, body, inParts, milliseconds) {
    const control = new AbortController();
    const slow = () => control.abort(new DOMException("it took too long", "TimeoutError"));
    const timer = milliseconds > 0 ? setTimeout(slow, milliseconds) : 0;
    const work = async () => {
      try {
        const options = { method, headers, body: /** @type {BodyInit} */ (body), signal: control.signal };
        const reply = await fetch(address, options);
        const head = [reply.status, [...reply.headers]];
        if (inParts) this.shell.report("part", [ticket, [...head, null]]);
        const parts = [];
        let count = 0;
        const reader = reply.body?.getReader();
        for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) {
          if (inParts) {
            this.shell.report("part", [ticket, read.value]);
            continue;
          }
          parts.push(read.value);
          count += read.value.length;
          if (count <= largest) continue;
          control.abort();
          throw new DOMException(`the answer has more than ${largest >> 20} MB`, "TooLargeError");
        }
        return [...head, inParts ? null : new Uint8Array(await new Blob(parts).arrayBuffer())];
      } finally {
        clearTimeout(timer);
      }
    };
    return this.until(ticket, () => control.abort(), work());
  }

  // Storage.

  /** @param {number} _ @param {string[]} keys */
  read(_, keys) {
    return this.storage.read(keys);
  }

  /** @param {number} _ @param {string} first @param {string} end @param {number} limit @param {boolean} backwards */
  scan(_, first, end, limit, backwards) {
    return this.storage.scan(first, end, limit, backwards);
  }

  /** @param {number} _ @param {[string, Uint8Array][]} records @param {[string, string][]} ranges */
  write(_, records, ranges) {
    return this.storage.write(records, ranges);
  }

  async persist() {
    return (await navigator.storage?.persist?.()) ?? false;
  }

  // The document.

  /** @param {number} _ @param {string} font @param {string[]} texts */
  async measure(_, font, texts) {
    // Widths in a font that has not come yet would be those of another.
    if (!document.fonts.check(font)) await document.fonts.load(font).catch(() => []);
    this.canvas ??= document.createElement("canvas").getContext("2d");
    const canvas = this.canvas;
    if (!canvas) throw new Error("there is no canvas");
    canvas.font = font;
    return texts.map((text) => canvas.measureText(text).width);
  }

  /** @param {number} _ @param {string} id */
  focus(_, id) {
    element(id)?.focus({ preventScroll: true });
  }

  /** @param {number} _ @param {string} id */
  blur(_, id) {
    element(id)?.blur();
  }

  /** @param {number} _ @param {string} id @param {number} from @param {number} to */
  select(_, id, from, to) {
    element(id)?.setSelectionRange(from, to);
  }

  /** @param {number} _ @param {string} id @param {number} top @param {boolean} isSmooth */
  scroll(_, id, top, isSmooth) {
    element(id)?.scrollTo({ top, behavior: isSmooth ? "smooth" : "instant" });
  }

  /** @param {number} _ @param {string} id @param {boolean} isSmooth */
  reveal(_, id, isSmooth) {
    element(id)?.scrollIntoView({ block: "nearest", inline: "nearest", behavior: isSmooth ? "smooth" : "instant" });
  }

  /** @param {number} _ @param {string} id @param {boolean} isOpen */
  dialog(_, id, isOpen) {
    const dialog = element(id);
    if (!dialog || dialog.open === isOpen) return;
    if (isOpen) dialog.showModal();
    else dialog.close();
  }

  /** @param {number} _ @param {string} id @param {boolean} isPlaying */
  async media(_, id, isPlaying) {
    if (isPlaying) await element(id)?.play();
    else element(id)?.pause();
  }

  /** @param {number} _ @param {string} title @param {string} language @param {string} classes */
  document(_, title, language, classes) {
    document.title = title;
    document.documentElement.lang = language;
    document.documentElement.className = classes;
    // look.js reads it before anything is drawn.
    try {
      localStorage.setItem("look", `${language} ${classes}`);
    } catch {
      // Where nothing can be kept, the page begins as the device does.
    }
  }

  /** @param {number} _ @param {string} address @param {boolean} replaces */
  history(_, address, replaces) {
    if (replaces) history.replaceState(null, "", address);
    else history.pushState(null, "", address);
    // Browsers tell nobody of it, and other programs of the page want to know, too.
    this.shell.page.tell((shell) => shell.report("changed", shell.surroundings()));
  }

  /** @param {number} _ @param {string} address */
  open(_, address) {
    window.open(address, "_blank", "noopener,noreferrer");
  }

  reload() {
    location.reload();
  }

  // The other programs of the page.

  /** @param {number} _ @param {string} name @param {string} id */
  run(_, name, id) {
    return this.shell.page.run(name, element(id));
  }

  /** @param {number} _ @param {Value} value */
  tell(_, value) {
    this.shell.page.tell((shell) => { if (shell !== this.shell) shell.report("told", value); });
  }

  update() {
    this.shell.page.updates.take();
  }

  // The device.

  /** @param {number} _ @param {string} text */
  copy(_, text) {
    return navigator.clipboard.writeText(text);
  }

  /** @param {number} _ @param {string} title @param {string} text @param {string} url */
  share(_, title, text, url) {
    return navigator.share({ title, text, ...(url && { url }) });
  }

  /** @param {number} ticket @param {string} accept @param {boolean} several @param {number} largest */
  async pickFiles(ticket, accept, several, largest) {
    const input = document.createElement("input");
    Object.assign(input, { type: "file", accept, multiple: several });
    const chosen = pause((done) => {
      input.addEventListener("change", done);
      input.addEventListener("cancel", done);
    });
    input.click();
    await this.until(ticket, () => {}, chosen);
    return Promise.all([...input.files ?? []].map(async (file) => [file.name, file.type,
      file.size <= largest ? new Uint8Array(await file.arrayBuffer()) : null]));
  }

  /** @param {number} _ @param {Uint8Array} picture @param {number} longest @param {number} quality */
  async redraw(_, picture, longest, quality) {
    const drawing = await createImageBitmap(new Blob([/** @type {BlobPart} */ (picture)]));
    const share = Math.min(1, longest / Math.max(drawing.width, drawing.height));
    const canvas = document.createElement("canvas");
    canvas.width = Math.max(1, Math.round(drawing.width * share));
    canvas.height = Math.max(1, Math.round(drawing.height * share));
    canvas.getContext("2d")?.drawImage(drawing, 0, 0, canvas.width, canvas.height);
    drawing.close();
    /** @type {Blob | null} */
    const blob = await new Promise((done) => canvas.toBlob(done, "image/jpeg", quality));
    if (!blob) throw new DOMException("the picture cannot be drawn", "EncodingError");
    return [new Uint8Array(await blob.arrayBuffer()), canvas.width, canvas.height];
  }

  /** @param {number} _ @param {Uint8Array} content @param {string} type */
  lend(_, content, type) {
    return URL.createObjectURL(new Blob([/** @type {BlobPart} */ (content)], { type }));
  }

  /** @param {number} _ @param {string} name @param {string} type @param {Uint8Array} content */
  save(_, name, type, content) {
    const url = URL.createObjectURL(new Blob([content], { type }));
    Object.assign(document.createElement("a"), { href: url, download: name }).click();
    setTimeout(() => URL.revokeObjectURL(url), 60_000);
  }

  /** @param {number} _ @param {boolean} precisely @param {number} timeout */
  async locate(_, precisely, timeout) {
    if (!navigator.geolocation) throw new DOMException("there is no geolocation", "NotSupportedError");
    const options = { enableHighAccuracy: precisely, timeout, maximumAge: 300_000 };
    /** @type {GeolocationPosition} */
    const { coords } = await new Promise((resolve, reject) =>
      navigator.geolocation.getCurrentPosition(resolve, reject, options)).catch((error) => {
      throw new DOMException(error.message, ["", "NotAllowedError", "NotFoundError", "TimeoutError"][error.code]);
    });
    return [coords.latitude, coords.longitude, coords.accuracy];
  }

  /** @param {number} ticket @param {string} act @param {Value[]} values */
  async voice(ticket, act, ...values) {
    const { acts } = await import("./voice.js");
    return /** @type {any} */ (acts)[act](this, ticket, ...values);
  }

  /** @param {number} _ @param {number[]} pattern */
  vibrate(_, pattern) {
    navigator.vibrate?.(pattern);
  }

  async askToNotify() {
    return globalThis.Notification ? Notification.requestPermission() : "denied";
  }

  /** @param {number} _ @param {string} title @param {string} body @param {string} tag */
  async notify(_, title, body, tag) {
    const worker = await navigator.serviceWorker?.getRegistration();
    // Phones show notifications of service workers only.
    if (worker) await worker.showNotification(title, { body, tag });
    else new Notification(title, { body, tag });
  }

  /** @param {number} _ @param {number} hertz @param {number} milliseconds @param {number} loudness */
  async tone(_, hertz, milliseconds, loudness) {
    this.sound ??= new AudioContext();
    const { sound } = this;
    await sound.resume();
    const wave = new OscillatorNode(sound, { frequency: hertz });
    const gain = new GainNode(sound, { gain: 0 });
    const end = sound.currentTime + milliseconds / 1000;
    // Begun and ended softly, or it clicks.
    gain.gain.setTargetAtTime(loudness, sound.currentTime, 0.01);
    gain.gain.setTargetAtTime(0, end - 0.04, 0.01);
    wave.connect(gain).connect(sound.destination);
    wave.start();
    wave.stop(end);
  }
}
