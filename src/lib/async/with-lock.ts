/**
 * Does something while no other tab, and nobody else on this page, does what has the same name; a browser or a sandbox
 * without locks does it at once.
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
