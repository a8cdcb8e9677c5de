/** How pages take each other's place once the first one stands, and until when the one that is asked for is not there yet. */
export const turning: { fade?: (show: () => void) => void; pending?: Promise<void> | undefined } = {}

/** Does something as soon as the page is the one that was asked for. */
export const onceTurned = (step: () => void): void => (turning.pending ? void turning.pending.then(step, step) : step())
