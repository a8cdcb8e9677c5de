/** The transition between pages, set after the first page, and the promise of a running one. */
export const pageTransition: { fade?: (show: () => void) => void; pending?: Promise<void> | undefined } = {}

/** Runs a callback when the requested page is shown. */
export const afterTransition = (callback: () => void): void =>
  pageTransition.pending ? void pageTransition.pending.then(callback, callback) : callback()
