const PATIENCE_MS = 15_000

/** Looks again with every frame until `look` does not throw, and gives what it gave; else its last complaint. */
export async function eventually<T>(look: () => T, patience = PATIENCE_MS): Promise<T> {
  const deadline = performance.now() + patience
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

/**
 * What `look` gives, as soon as it is the same for so many milliseconds: after what nobody can wait for by name, such as
 * parts that load late.
 */
export async function steady<T>(look: () => T, isSame: (before: T, now: T) => boolean, during = 100): Promise<T> {
  for (let before = look(); ; ) {
    await new Promise((resolve) => setTimeout(resolve, during))
    const now = look()
    if (isSame(before, now)) return now
    before = now
  }
}
