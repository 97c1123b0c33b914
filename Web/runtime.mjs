// Susi. SPDX-License-Identifier: Apache-2.0

// What Sources/CRuntime asks of the JavaScript around it: logging, randomness and reading decimals.
// The page, its workers and the tests under node all start their wasm modules with this.

/// Compiles and starts a module; gives its exports. `source` is a WebAssembly.Module or its bytes.
export async function start(source, log = console.log) {
  const module = source instanceof WebAssembly.Module ? source : await WebAssembly.compile(source);
  let memory = null;
  let line = [];
  // Always a fresh view: growing the memory detaches the old ones.
  const bytes = (address, count) => new Uint8Array(memory.buffer, address, count);

  const env = {
    log(byte) {
      if (byte !== 10) return void line.push(byte);
      log(new TextDecoder().decode(new Uint8Array(line)));
      line = [];
    },
    rnd(address, count) {
      const largest = 65536;
      for (let done = 0; done < count; done += largest) {
        crypto.getRandomValues(bytes(address + done, Math.min(largest, count - done)));
      }
    },
    strtod(address, count) {
      let text = "";
      for (const byte of bytes(address, count)) text += String.fromCharCode(byte);
      return Number(text);
    },
  };

  const instance = await WebAssembly.instantiate(module, { env });
  memory = instance.exports.memory;
  return instance.exports;
}
