// Susi. SPDX-License-Identifier: Apache-2.0
// @ts-check

// The device's storage: one IndexedDB store of bytes by keys that are texts.

const store = "records";

/** @template T @param {IDBRequest<T>} request @returns {Promise<T>} */
const done = (request) => new Promise((resolve, reject) => {
  request.onsuccess = () => resolve(request.result);
  request.onerror = () => reject(request.error);
});

export class Storage {
  /** The database, opened when it is first needed, and again where the browser has closed it. */
  database() {
    this.opening ??= (async () => {
      const request = indexedDB.open("program", 1);
      request.onupgradeneeded = () => request.result.createObjectStore(store);
      const database = await done(request);
      const forget = () => { this.opening = undefined; };
      database.onclose = forget;
      database.onversionchange = () => {
        database.close();
        forget();
      };
      return database;
    })().catch((error) => {
      this.opening = undefined;
      throw error;
    });
    return this.opening;
  }

  /** @param {IDBTransactionMode} mode */
  async begin(mode) {
    const transaction = (await this.database()).transaction(store, mode, { durability: "strict" });
    /** @type {Promise<void>} */
    const ended = new Promise((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error ?? new DOMException("aborted", "AbortError"));
    });
    return { records: transaction.objectStore(store), ended };
  }

  /** @param {string[]} keys */
  async read(keys) {
    const { records } = await this.begin("readonly");
    return Promise.all(keys.map((key) => done(records.get(key))));
  }

  /** @param {string} first @param {string} end @param {number} limit @param {boolean} backwards */
  async scan(first, end, limit, backwards) {
    if (first >= end || limit < 1) return [];
    const { records } = await this.begin("readonly");
    const range = IDBKeyRange.bound(first, end, false, true);
    if (!backwards) {
      const [keys, values] = await Promise.all([
        done(records.getAllKeys(range, limit)), done(records.getAll(range, limit)),
      ]);
      return keys.map((key, index) => [/** @type {string} */ (key), values[index]]);
    }
    // Only a cursor goes backwards.
    /** @type {[string, Uint8Array][]} */
    const found = [];
    const request = records.openCursor(range, "prev");
    await new Promise((resolve, reject) => {
      request.onerror = () => reject(request.error);
      request.onsuccess = () => {
        const cursor = request.result;
        if (!cursor || found.push([/** @type {string} */ (cursor.key), cursor.value]) >= limit) resolve(null);
        else cursor.continue();
      };
    });
    return found;
  }

  /** @param {[string, Uint8Array][]} puts @param {[string, string][]} ranges */
  async write(puts, ranges) {
    const { records, ended } = await this.begin("readwrite");
    for (const [first, end] of ranges) {
      if (first < end) records.delete(IDBKeyRange.bound(first, end, false, true));
    }
    // A part of a larger array would be stored with all of it.
    for (const [key, content] of puts) records.put(content.slice(), key);
    await ended;
    return null;
  }
}
