/**
 * Runs `work` while no other tab, and nothing else on this page, holds the lock of this name. If the browser or a
 * sandbox has no locks, it runs at once.
 */
export function withLock<T>(name: string, work: () => Promise<T>): Promise<T> {
  const locks = globalThis.navigator?.locks
  if (!locks) return work()
  let begun = false
  const turn = () => {
    begun = true
    return work()
  }
  return locks.request(name, turn).catch((reason) => (begun ? Promise.reject(reason) : work()))
}
