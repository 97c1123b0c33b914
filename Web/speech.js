// Susi. SPDX-License-Identifier: Apache-2.0
// @ts-check

// Begins the program that listens and speaks. Loaded when that is first wanted.

import { load } from "./loading.js";

export const begin = load("SusiSpeechPage.wasm", ["rooms.css", "voice.css"]);
