// Susi. SPDX-License-Identifier: Apache-2.0
// @ts-check

// How a further program of the page is loaded: its style sheets, then the module.

import { Shell } from "./shell.js";

/** Waits for a style sheet, which is named once however many programs need it. @param {string} name */
function style(name) {
  if (document.querySelector(`link[href="${name}"]`)) return null;
  return new Promise((resolve, reject) => {
    const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href: name });
    link.onload = resolve;
    link.onerror = () => {
      link.remove();
      reject(new DOMException(`${name} could not be loaded`, "NetworkError"));
    };
    document.head.append(link);
  });
}

/**
 * What begins the program in a node of the page.
 * @param {string} module @param {string[]} styles
 * @returns {(container: HTMLElement, page: import("./page.js").Page) => Promise<void>}
 */
export const load = (module, styles) => async (container, page) => {
  const [compiled] = await Promise.all([WebAssembly.compileStreaming(fetch(module)), ...styles.map(style)]);
  await Shell.begin(compiled, container, page);
};
