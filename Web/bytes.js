// Susi. SPDX-License-Identifier: Apache-2.0
// @ts-check

// What travels between Swift and the page: numbers of seven bits a byte, texts in UTF-8, and values
// that say themselves what they are. The counterpart of Sources/SusiView/Bytes.

/** @typedef {undefined | null | boolean | number | string | Uint8Array | any[]} Value */

// The forms of values, as PageValue.Form numbers them.
const nothing = 0, no = 1, yes = 2, whole = 3, double = 4, text = 5, bytes = 6, list = 7;

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** Reads from the beginning of bytes. */
export class Reader {
  /** @param {Uint8Array} source */
  constructor(source) {
    this.source = source;
    this.position = 0;
  }

  byte() {
    return this.source[this.position++];
  }

  number() {
    let number = 0;
    for (let factor = 1; ; factor *= 128) {
      const byte = this.source[this.position++];
      number += (byte & 127) * factor;
      if (byte < 128) return number;
    }
  }

  block() {
    const count = this.number();
    this.position += count;
    return this.source.subarray(this.position - count, this.position);
  }

  text() {
    return decoder.decode(this.block());
  }

  /** @returns {Value} */
  value() {
    const form = this.byte();
    switch (form) {
      case nothing: return null;
      case no: return false;
      case yes: return true;
      case whole: return this.number();
      case double: {
        this.position += 8;
        return new DataView(this.source.buffer, this.source.byteOffset).getFloat64(this.position - 8, true);
      }
      case text: return this.text();
      case bytes: return this.block();
      case list: return Array.from({ length: this.number() }, () => this.value());
      default: throw new Error(`there is no form ${form}`);
    }
  }
}

/** Writes bytes one after the other. */
export class Writer {
  constructor() {
    this.target = new Uint8Array(1024);
    this.length = 0;
  }

  /** What was written, and begins anew. */
  take() {
    const taken = this.target.slice(0, this.length);
    this.length = 0;
    return taken;
  }

  /** @param {number} count */
  reserve(count) {
    if (this.length + count <= this.target.length) return;
    const larger = new Uint8Array(2 * (this.length + count));
    larger.set(this.target.subarray(0, this.length));
    this.target = larger;
  }

  /** @param {number} byte */
  byte(byte) {
    this.reserve(1);
    this.target[this.length++] = byte;
  }

  /** @param {number} number */
  number(number) {
    while (number > 127) {
      this.byte(number % 128 + 128);
      number = Math.floor(number / 128);
    }
    this.byte(number);
  }

  /** @param {Uint8Array} block */
  block(block) {
    this.number(block.length);
    this.reserve(block.length);
    this.target.set(block, this.length);
    this.length += block.length;
  }

  /** @param {Value} value */
  value(value) {
    if (value === undefined || value === null) return this.byte(nothing);
    if (typeof value === "boolean") return this.byte(value ? yes : no);
    if (typeof value === "string") {
      this.byte(text);
      return this.block(encoder.encode(value));
    }
    if (typeof value === "number") {
      if (Number.isSafeInteger(value) && value >= 0 && !Object.is(value, -0)) {
        this.byte(whole);
        return this.number(value);
      }
      this.byte(double);
      this.reserve(8);
      new DataView(this.target.buffer).setFloat64(this.length, value, true);
      this.length += 8;
      return;
    }
    if (value instanceof Uint8Array) {
      this.byte(bytes);
      return this.block(value);
    }
    this.byte(list);
    this.number(value.length);
    for (const each of value) this.value(each);
  }
}
