// Susi. SPDX-License-Identifier: Apache-2.0

// The colours and the language that were chosen, before anything is drawn: effects.js keeps them.
try {
  const [language, ...classes] = (localStorage.getItem("look") ?? "en").split(" ");
  document.documentElement.lang = language;
  document.documentElement.className = classes.join(" ");
} catch {
  // Where nothing is kept, the page begins as the device does.
}
