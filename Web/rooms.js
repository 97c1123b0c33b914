// Susi. SPDX-License-Identifier: Apache-2.0
// @ts-check

// Begins the program of the screens around the chat. Loaded when the first of them is opened.

import { load } from "./loading.js";

export const begin = load("SusiRoomsPage.wasm", ["rooms.css", "skills.css", "account.css"]);
