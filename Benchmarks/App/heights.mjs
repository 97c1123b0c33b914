// Susi. SPDX-License-Identifier: Apache-2.0

// How many messages are as high as the app computed before they were in the document.

export async function heights(susi, engine, rows) {
  rows.push({ what: `heights as computed, ${engine}`, skipped: "the app does not tell its heights yet" });
}
