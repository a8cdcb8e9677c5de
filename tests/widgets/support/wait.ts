const PATIENCE_MS = 4000

/** Looks again with every frame until `look` does not throw, and gives what it gave; else its last complaint. */
export async function eventually<T>(look: () => T): Promise<T> {
  const deadline = performance.now() + PATIENCE_MS
  for (;;) {
    try {
      return look()
    } catch (complaint) {
      if (performance.now() > deadline) throw complaint
    }
    await nextFrame()
  }
}

const nextFrame = () => new Promise<unknown>((resolve) => requestAnimationFrame(resolve))

/**
 * Lets everything happen that is already on its way: rendering, effects, timers of 0 ms, messages. For tests of what must
 * not happen.
 */
export async function settled(): Promise<void> {
  for (let round = 0; round < 3; round++) {
    await nextFrame()
    await new Promise((resolve) => setTimeout(resolve))
  }
}

/** A promise that the test keeps or breaks when it likes. */
export function deferred<T>() {
  let resolve: (value: T) => void = () => {}
  let reject: (reason: unknown) => void = () => {}
  const promise = new Promise<T>((keep, give) => {
    resolve = keep
    reject = give
  })
  return { promise, resolve, reject }
}
