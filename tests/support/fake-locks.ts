/** `navigator.locks` of all tabs: one holder at a time, in the order of asking. */
export function fakeLocks() {
  let tail: Promise<unknown> = Promise.resolve()
  return {
    request<T>(_name: string, work: () => Promise<T>): Promise<T> {
      const turn = tail.then(work)
      tail = turn.catch(() => {})
      return turn
    },
  }
}
