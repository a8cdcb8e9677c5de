/**
 * Makes a function that stores one value at a time, so that quick changes cannot arrive in another order. While a value is
 * being stored, only the last of those that follow is kept. If one is refused, those that wait are given up.
 * The promise settles when nothing is left to store; it is rejected with what `store` was refused with.
 */
export function storeInTurn<T>(store: (value: T) => Promise<void>): (value: T) => Promise<void> {
  let waiting: { value: T } | undefined
  let storing: Promise<void> | undefined
  const storeAll = async () => {
    try {
      while (waiting) {
        const { value } = waiting
        waiting = undefined
        await store(value)
      }
    } finally {
      waiting = undefined
      storing = undefined
    }
  }
  return (value) => {
    waiting = { value }
    storing ??= storeAll()
    return storing
  }
}
