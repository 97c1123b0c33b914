// Susi. SPDX-License-Identifier: Apache-2.0

// Stands between a browser and a server and counts what comes back over the wire.

import { once } from "node:events";
import { connect, createServer } from "node:net";

export class CountingProxy {
  /** @param {number} port where the server listens */
  static async before(port) {
    const proxy = new CountingProxy();
    proxy.bytes = 0;
    proxy.server = createServer((client) => {
      const server = connect(port, "127.0.0.1");
      server.on("data", (part) => {
        proxy.bytes += part.length;
        client.write(part);
      });
      client.on("data", (part) => server.write(part));
      for (const [one, other] of [[client, server], [server, client]]) {
        one.on("close", () => other.destroy());
        one.on("error", () => other.destroy());
      }
    }).listen(0, "127.0.0.1");
    await once(proxy.server, "listening");
    proxy.address = `http://127.0.0.1:${proxy.server.address().port}`;
    return proxy;
  }

  close() {
    this.server.close();
  }
}
