// Susi. SPDX-License-Identifier: Apache-2.0
// @ts-check

// What a program written in Swift needs of a page: this applies its patches, performs its effects
// and reports events. It knows no program: all names behind numbers come from the program's own
// table (Sources/SusiView/Page/PageTable.swift), and there is no rule here that is not the browser's.

import { start } from "./runtime.mjs";
import { Reader, Writer } from "./bytes.js";
import { Effects } from "./effects.js";
import { Page } from "./page.js";

/** @typedef {import("./bytes.js").Value} Value */

const svg = "http://www.w3.org/2000/svg";
/** After a second fault within so many milliseconds the page is not started anew by itself. */
const soon = 60_000;

/** A program in a page. */
export class Shell {
  /**
   * Starts the program of a module in an element.
   * @param {WebAssembly.Module | BufferSource | Promise<WebAssembly.Module>} source
   * @param {HTMLElement} container
   * @param {Page} page where it stands, maybe with others
   */
  static async begin(source, container, page = new Page()) {
    const shell = new Shell(container, page);
    page.shells.push(shell);
    try {
      shell.program = /** @type {any} */ (await start(await source));
      shell.learn();
      shell.watch();
      // What stood there while the program was on its way.
      container.replaceChildren();
      shell.report("started", shell.surroundings());
    } catch (error) {
      shell.fail(error);
    }
    return shell;
  }

  /** @param {HTMLElement} container @param {Page} page */
  constructor(container, page) {
    this.page = page;
    /** @type {{ memory: WebAssembly.Memory, app_in(n: number): number, app_out(): number,
     *   app_dispatch(n: number): number, app_table(): number } | null} */
    this.program = null;
    /** @type {Map<number, Node>} */
    this.nodes = new Map([[1, container]]);
    /** @type {WeakMap<Node, number>} */
    this.numbers = new WeakMap([[container, 1]]);
    /** Events that have not been told yet. */
    this.waiting = new Writer();
    this.isBusy = false;
    /** The browser's event that is being told, for effects that concern it. @type {Event | null} */
    this.event = null;
    // What the program's table says, by number.
    /** @type {((reader: Reader) => void)[]} */ this.operations = [];
    /** @type {Function[]} */ this.performers = [];
    /** @type {[string, boolean][]} */ this.tags = [];
    /** @type {{ name: string, set: Function, clear: Function }[]} */ this.attributes = [];
    /** @type {{ name: string, isObserved: boolean, fields: string[][], listener: EventListener }[]} */
    this.events = [];
    /** @type {(() => Value)[]} */ this.facts = [];
    /** @type {Map<string, number>} */ this.kinds = new Map();
    /** The number of the event that the observer of sizes tells. */
    this.resize = -1;
    this.seed = crypto.getRandomValues(new Uint8Array(16));
    this.effects = new Effects(this);
    this.observer = new ResizeObserver((entries) => this.tell(() => {
      for (const entry of entries) this.happened(entry.target, this.resize, entry);
    }));
  }

  /** Learns the names behind numbers; what a name stands for and is not here is a fault. */
  learn() {
    const [operations, tags, attributes, events, effects, kinds, surroundings] =
      /** @type {any[][]} */ (new Reader(this.output((program) => program.app_table())).value());
    /** @param {Record<string, any>} functions */
    const named = (functions) => (/** @type {string} */ name) => {
      if (typeof functions[name] !== "function") throw new Error(`the shell has no ${name}`);
      return functions[name].bind(functions);
    };
    this.operations = operations.map(named(this.patches()));
    this.performers = effects.map(named(this.effects));
    this.tags = tags;
    this.attributes = attributes.map(([name, form]) => ({ name, .../** @type {any} */ (this.forms(name))[form] }));
    this.events = events.map(([name, isObserved, fields], number) => ({
      name,
      isObserved,
      fields: fields.map((/** @type {string} */ path) => path.split(".")),
      listener: (/** @type {Event} */ event) => {
        this.event = event;
        this.tell(() => this.happened(/** @type {Node} */ (event.currentTarget), number, event));
        this.event = null;
      },
    }));
    this.resize = events.findIndex(([, isObserved]) => isObserved);
    this.kinds = new Map(kinds.map((name, number) => [name, number]));
    this.facts = surroundings.map(named(this.sights()));
  }

  // Patches.

  /** The operations of patches by name; each reads what it needs. */
  patches() {
    const { nodes, numbers } = this;
    const one = (/** @type {Reader} */ reader) => /** @type {any} */ (nodes.get(reader.number()));
    /** @type {Set<Node>} What the observer of sizes would else hold for ever. */
    const observed = new Set();
    const forget = (/** @type {any} */ node) => {
      nodes.delete(numbers.get(node) ?? 0);
      if (observed.delete(node)) this.observer.unobserve(node);
      node.childNodes.forEach(forget);
    };
    return {
      end() {},
      create: (/** @type {Reader} */ reader) => {
        const number = reader.number();
        const [name, isDrawing] = this.tags[reader.byte()];
        const node = name === "#text" ? document.createTextNode("")
          : isDrawing ? document.createElementNS(svg, name) : document.createElement(name);
        nodes.set(number, node);
        numbers.set(node, number);
      },
      text: (/** @type {Reader} */ reader) => {
        const node = one(reader);
        node.childNodes.forEach(forget);
        node.textContent = reader.text();
      },
      attribute: (/** @type {Reader} */ reader) => {
        const node = one(reader);
        this.attributes[reader.byte()].set(node, reader.text());
      },
      unattribute: (/** @type {Reader} */ reader) => {
        const node = one(reader);
        this.attributes[reader.byte()].clear(node);
      },
      insert: (/** @type {Reader} */ reader) => {
        const parent = one(reader);
        const node = one(reader);
        parent.insertBefore(node, nodes.get(reader.number()) ?? null);
      },
      remove: (/** @type {Reader} */ reader) => {
        const node = one(reader);
        forget(node);
        node.remove();
      },
      listen: (/** @type {Reader} */ reader) => {
        const node = one(reader);
        const { name, isObserved, listener } = this.events[reader.byte()];
        if (!isObserved) return node.addEventListener(name, listener);
        observed.add(node);
        this.observer.observe(node);
      },
      unlisten: (/** @type {Reader} */ reader) => {
        const node = one(reader);
        const { name, isObserved, listener } = this.events[reader.byte()];
        if (!isObserved) return node.removeEventListener(name, listener);
        observed.delete(node);
        this.observer.unobserve(node);
      },
    };
  }

  /** How attributes of each form are set and cleared. @param {string} name */
  forms(name) {
    return {
      attribute: {
        set: (/** @type {Element} */ node, /** @type {string} */ value) => node.setAttribute(name, value),
        clear: (/** @type {Element} */ node) => node.removeAttribute(name),
      },
      property: {
        // Setting what is there already would move the caret in some browsers.
        set: (/** @type {any} */ node, /** @type {string} */ value) => {
          if (node[name] !== value) node[name] = value;
        },
        clear: (/** @type {any} */ node) => { node[name] = ""; },
      },
      switch: {
        set: (/** @type {any} */ node) => { node[name] = true; },
        clear: (/** @type {any} */ node) => { node[name] = false; },
      },
      style: {
        set: (/** @type {any} */ node, /** @type {string} */ value) => node.style.setProperty(name, value),
        clear: (/** @type {any} */ node) => node.style.removeProperty(name),
      },
    };
  }

  // Events.

  /** @param {Node} node @param {number} number @param {any} event */
  happened(node, number, event) {
    const values = this.events[number].fields.map((/** @type {string[]} */ path) =>
      path.reduce((value, name) => value?.[name], event));
    this.write("happened", [this.numbers.get(node) ?? 0, number, values]);
  }

  /** Writes an event down to be told. @param {string} kind @param {Value} value */
  write(kind, value) {
    this.waiting.byte(this.kinds.get(kind) ?? 0);
    this.waiting.number(Date.now());
    this.waiting.value(value);
  }

  /** Tells an event. @param {string} kind @param {Value} value */
  report(kind, value) {
    this.tell(() => this.write(kind, value));
  }

  /**
   * Tells what is written down meanwhile; what comes while the document is being changed, as the loss
   * of focus does, is told after that.
   * @param {() => void} writing
   */
  tell(writing) {
    if (!this.program) return;
    writing();
    if (this.isBusy) return;
    this.isBusy = true;
    try {
      while (this.waiting.length > 0) this.dispatch(this.waiting.take());
    } catch (error) {
      this.fail(error);
    }
    this.isBusy = false;
  }

  /** @param {Uint8Array} events */
  dispatch(events) {
    const output = this.output((program) => {
      // Making room may grow the memory, so only then is its buffer taken.
      const address = program.app_in(events.length);
      new Uint8Array(program.memory.buffer, address, events.length).set(events);
      return program.app_dispatch(events.length);
    });
    const reader = new Reader(output);
    for (let code = reader.byte(); code !== 0; code = reader.byte()) this.operations[code](reader);
    for (let code = reader.byte(); code !== 0; code = reader.byte()) {
      const ticket = reader.number();
      const values = Array.from({ length: reader.number() }, () => reader.value());
      this.perform(this.performers[code], ticket, values);
    }
  }

  /** A copy of what the program hands out. @param {(program: any) => number} call */
  output(call) {
    const program = this.program;
    if (!program) throw new Error("there is no program");
    const length = call(program);
    return new Uint8Array(program.memory.buffer, program.app_out(), length).slice();
  }

  /** @param {Function} effect @param {number} ticket @param {Value[]} values */
  async perform(effect, ticket, values) {
    try {
      const value = await effect(ticket, ...values);
      if (ticket !== 0) this.report("answered", [ticket, value]);
    } catch (error) {
      const { name = "Error", message = String(error) } = /** @type {any} */ (error) ?? {};
      if (ticket !== 0) this.report("failed", [ticket, name, message]);
    }
  }

  // Surroundings.

  /** What there is to see around the program, by name. */
  sights() {
    const is = (/** @type {string} */ query) => () => matchMedia(query).matches;
    return {
      address: () => location.href,
      width: () => innerWidth,
      height: () => visualViewport?.height ?? innerHeight,
      pixelRatio: () => devicePixelRatio,
      isOnline: () => navigator.onLine,
      isVisible: () => document.visibilityState === "visible",
      isDark: is("(prefers-color-scheme: dark)"),
      reducesMotion: is("(prefers-reduced-motion: reduce)"),
      moreContrast: is("(prefers-contrast: more)"),
      hasFinePointer: is("(hover: hover) and (pointer: fine)"),
      isInstalled: is("(display-mode: standalone)"),
      updateIsReady: () => this.page.updates.isReady,
      languages: () => [...navigator.languages],
      timeZone: () => Intl.DateTimeFormat().resolvedOptions().timeZone,
      minutesFromUTC: () => -new Date().getTimezoneOffset(),
      seed: () => this.seed,
    };
  }

  surroundings() {
    return this.facts.map((fact) => fact());
  }

  watch() {
    const changed = () => this.report("changed", this.surroundings());
    for (const name of ["resize", "online", "offline", "popstate", "hashchange", "languagechange"]) {
      addEventListener(name, changed);
    }
    document.addEventListener("visibilitychange", changed);
    visualViewport?.addEventListener("resize", changed);
    for (const wish of ["prefers-color-scheme: dark", "prefers-reduced-motion: reduce"]) {
      matchMedia(`(${wish})`).addEventListener("change", changed);
    }
    // What is on its way to the disk is on it, or will be told again: a page may be dropped any time.
    addEventListener("pagehide", changed);
  }

  /**
   * After a fault of the program, what it holds cannot be trusted: the page starts anew from what is
   * stored. When that does not help, the element #fault says so, in whose words it is written.
   * @param {unknown} error
   */
  fail(error) {
    this.program = null;
    console.error(error);
    const last = Number(sessionStorage.getItem("fault") ?? 0);
    sessionStorage.setItem("fault", String(Date.now()));
    if (Date.now() - last > soon) return location.reload();
    const fault = document.getElementById("fault");
    if (fault) fault.hidden = false;
    this.page.updates.giveUp();
  }
}
