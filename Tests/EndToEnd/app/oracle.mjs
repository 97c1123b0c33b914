// Susi. SPDX-License-Identifier: Apache-2.0

// A language model that says what it is told to, when it is told to: as much of OpenAI's interface as
// the server speaks.

import { once } from "node:events";
import { createServer } from "node:http";

export class Oracle {
  static async open() {
    const oracle = new Oracle();
    /** What it was asked, each with all that was told with it. @type {{ messages: { role: string, content: string }[] }[]} */
    oracle.asked = [];
    /** The answers that are not over yet. @type {import("node:http").ServerResponse[]} */
    oracle.speaking = [];
    oracle.isIll = false;
    oracle.server = createServer((request, reply) => oracle.serve(request, reply)).listen(0, "127.0.0.1");
    await once(oracle.server, "listening");
    oracle.address = `http://127.0.0.1:${oracle.server.address().port}/v1`;
    return oracle;
  }

  async serve(request, reply) {
    if (request.url === "/v1/models") return reply.end(JSON.stringify({ data: [{ id: "delphi:2b" }] }));
    let body = "";
    for await (const part of request) body += part;
    this.asked.push(JSON.parse(body));
    if (this.isIll) return reply.writeHead(500).end("{}");
    reply.writeHead(200, { "Content-Type": "text/event-stream" });
    reply.flushHeaders();
    this.speaking.push(reply);
  }

  /** Says something more to the latest question, as soon as it has come. */
  async say(text) {
    for (let tries = 0; tries < 1000 && this.speaking.length === 0; tries++) await new Promise((done) => setTimeout(done, 10));
    this.speaking.at(-1).write(`data: ${JSON.stringify({ choices: [{ delta: { content: text } }] })}\n\n`);
  }

  /** Has said everything. */
  finish() {
    this.speaking.pop().end("data: [DONE]\n\n");
  }

  close() {
    this.server.closeAllConnections();
    this.server.close();
  }
}
