// Susi. SPDX-License-Identifier: Apache-2.0
// @ts-check

// Begins the program in which skills are written. Loaded when its screen is opened.

import { load } from "./loading.js";

export const begin = load("SusiWorkshopPage.wasm", ["rooms.css", "workshop.css"]);
