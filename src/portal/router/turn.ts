/** The transition between pages, set after the first page, and the promise of a running one. */
export const turning: { fade?: (show: () => void) => void; pending?: Promise<void> | undefined } = {}

/** Runs a callback when the requested page is shown. */
export const onceTurned = (callback: () => void): void =>
  turning.pending ? void turning.pending.then(callback, callback) : callback()
