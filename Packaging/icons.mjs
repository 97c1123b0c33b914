// Susi. SPDX-License-Identifier: Apache-2.0

// Draws Web/icon.svg as the PNGs that home screens need, in a real browser: run it by hand after
// the drawing has changed, `node Packaging/icons.mjs`.

import { readFile, writeFile } from "node:fs/promises";
import { Browser } from "../Tests/EndToEnd/browser.mjs";

const web = new URL("../Web/", import.meta.url);
const drawing = await readFile(new URL("icon.svg", web), "utf8");
// Home screens that cut icons to a shape of their own want them without corners.
const full = drawing.replace(' rx="16"', "");

const browser = await Browser.open();
try {
  for (const [name, size, source] of [
    ["icon-180.png", 180, full], ["icon-192.png", 192, drawing],
    ["icon-512.png", 512, drawing], ["icon-512-full.png", 512, full],
  ]) {
    const url = await browser.wait(`(async () => {
      const image = new Image();
      image.src = "data:image/svg+xml," + encodeURIComponent(${JSON.stringify(source)});
      await image.decode();
      const canvas = Object.assign(document.createElement("canvas"), { width: ${size}, height: ${size} });
      canvas.getContext("2d").drawImage(image, 0, 0, ${size}, ${size});
      return canvas.toDataURL("image/png");
    })()`);
    await writeFile(new URL(name, web), Buffer.from(url.split(",")[1], "base64"));
  }
} finally {
  await browser.close();
}
