// Susi. SPDX-License-Identifier: Apache-2.0
// @ts-check

// Versions of the page: the service worker (sw.js) keeps the one that is running, so that it starts
// without a connection, and fetches a newer one beside it. The page that is open stays as it is until
// the program takes the newer one.

/** How long the browser's own looking for a newer version is enough, in milliseconds. */
const hour = 3_600_000;

export class Updates {
  /** @param {() => void} changed is called when a newer version is ready */
  constructor(changed) {
    this.changed = changed;
    this.isReady = false;
    /** @type {ServiceWorkerRegistration | null} */
    this.registration = null;
    /** Whether the person wants the newer version now. */
    this.isTaking = false;
  }

  /** Has the page kept here, where the browser can do that. */
  async begin() {
    const { serviceWorker } = navigator;
    // Browsers have none for pages that came over plain HTTP from another machine.
    if (!serviceWorker) return;
    const isKept = serviceWorker.controller !== null;
    serviceWorker.addEventListener("controllerchange", () => {
      if (this.isTaking) location.reload();
      // Another window has taken it: this one is of the version before.
      else if (isKept) this.tell();
    });
    const registration = await serviceWorker.register("sw.js", { updateViaCache: "none" });
    this.registration = registration;
    const watch = (/** @type {ServiceWorker | null} */ worker) =>
      worker?.addEventListener("statechange", () => {
        if (worker.state === "installed" && isKept) this.tell();
      });
    watch(registration.installing);
    registration.addEventListener("updatefound", () => watch(registration.installing));
    if (registration.waiting && isKept) this.tell();
    serviceWorker.controller?.postMessage("started");
    let last = Date.now();
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState !== "visible" || Date.now() - last < hour) return;
      last = Date.now();
      registration.update().catch(() => {});
    });
  }

  tell() {
    this.isReady = true;
    this.changed();
  }

  /** Starts the page anew in its newest version. */
  take() {
    const waiting = this.registration?.waiting;
    if (!waiting) return location.reload();
    this.isTaking = true;
    waiting.postMessage("take over");
  }

  /** Lets a newer version that waits be the next that is started: this one has a fault. */
  giveUp() {
    this.registration?.waiting?.postMessage("take over");
    this.registration?.update().catch(() => {});
  }
}
