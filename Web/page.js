// Susi. SPDX-License-Identifier: Apache-2.0
// @ts-check

// The page that programs stand in: the first one, and those that it has run in nodes of its own.

import { Updates } from "./updates.js";

/** @typedef {import("./shell.js").Shell} Shell */

export class Page {
  /** @param {Record<string, (container: HTMLElement, page: Page) => Promise<unknown>>} programs how those are begun that others run */
  constructor(programs = {}) {
    this.programs = programs;
    /** @type {Map<string, Promise<unknown>>} */
    this.running = new Map();
    /** @type {Shell[]} */
    this.shells = [];
    this.updates = new Updates(() => this.tell((shell) => shell.report("changed", shell.surroundings())));
  }

  /** Does something with each of the programs. @param {(shell: Shell) => void} act */
  tell(act) {
    for (const shell of [...this.shells]) act(shell);
  }

  /** Begins a program, unless it has been. @param {string} name @param {HTMLElement} container */
  async run(name, container) {
    const begun = this.running.get(name) ?? this.programs[name](container, this);
    this.running.set(name, begun);
    try {
      await begun;
    } catch (error) {
      // It could not be loaded; the next time it may be.
      this.running.delete(name);
      throw error;
    }
  }
}
