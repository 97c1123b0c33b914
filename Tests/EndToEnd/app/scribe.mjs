// Susi. SPDX-License-Identifier: Apache-2.0

// A recogniser that writes down what it is told to, whatever it hears: as much of OpenAI's interface
// as the server speaks.

import { once } from "node:events";
import { createServer } from "node:http";

export class Scribe {
  static async open(text) {
    const scribe = new Scribe();
    /** The recordings that came, as they stand in the form. @type {Buffer[]} */
    scribe.heard = [];
    scribe.server = createServer(async (request, reply) => {
      const parts = [];
      for await (const part of request) parts.push(part);
      const form = Buffer.concat(parts);
      const start = form.indexOf("RIFF");
      scribe.heard.push(form.subarray(start, start + 8 + form.readUInt32LE(start + 4)));
      reply.end(JSON.stringify({ text }));
    }).listen(0, "127.0.0.1");
    await once(scribe.server, "listening");
    scribe.address = `http://127.0.0.1:${scribe.server.address().port}/v1`;
    return scribe;
  }

  close() {
    this.server.closeAllConnections();
    this.server.close();
  }
}
