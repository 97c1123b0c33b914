// Susi. SPDX-License-Identifier: Apache-2.0

// A mail server that keeps what it is given: as much of SMTP as the server speaks.

import { once } from "node:events";
import { createServer } from "node:net";

export class Postbox {
  static async open() {
    const box = new Postbox();
    /** What came, whole. @type {string[]} */
    box.letters = [];
    box.server = createServer((socket) => box.serve(socket)).listen(0, "127.0.0.1");
    await once(box.server, "listening");
    box.address = `smtp://127.0.0.1:${box.server.address().port}`;
    return box;
  }

  serve(socket) {
    let text = "";
    let isData = false;
    const say = (line) => socket.write(`${line}\r\n`);
    socket.on("error", () => {});
    say("220 postbox");
    socket.on("data", (data) => {
      text += data;
      for (;;) {
        const end = text.indexOf(isData ? "\r\n.\r\n" : "\r\n");
        if (end < 0) return;
        const line = text.slice(0, end);
        text = text.slice(end + (isData ? 5 : 2));
        if (isData) {
          this.letters.push(line);
          isData = false;
          say("250 kept");
        } else if (/^data$/i.test(line)) {
          isData = true;
          say("354 go on");
        } else if (/^quit$/i.test(line)) {
          say("221 bye");
          return socket.end();
        } else {
          say("250 good");
        }
      }
    });
  }

  /** What stands behind the number sign of the link in the newest letter, once there are so many. */
  async link(count) {
    for (let tries = 0; tries < 500 && this.letters.length < count; tries++) {
      await new Promise((done) => setTimeout(done, 20));
    }
    const letter = this.letters[count - 1] ?? "";
    const isEncoded = /^content-transfer-encoding: *base64/im.test(letter);
    const isQuoted = /^content-transfer-encoding: *quoted-printable/im.test(letter);
    let body = letter.slice(letter.indexOf("\r\n\r\n"));
    if (isEncoded) body = Buffer.from(body, "base64").toString();
    if (isQuoted) body = body.replaceAll("=\r\n", "").replaceAll(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(parseInt(hex, 16)));
    return body.match(/https?:\/\/\S+?(#\S+)/)?.[1] ?? "";
  }

  close() {
    this.server.close();
  }
}
