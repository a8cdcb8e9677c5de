import { atom, type ReadableAtom } from 'nanostores'

/** Where an element keeps what was requested: the page's query string, or its own memory. */
export type QueryState = {
  $query: ReadableAtom<URLSearchParams>
  /** Takes a new query; `push` makes a step that the Back button returns from. */
  set(query: URLSearchParams, step: 'push' | 'replace'): void
  /** Keeps what is shown at this step of the history; `key` tells whose it is and what was requested. */
  keep(key: string, shown: unknown): void
  /** What was shown at this very step before: Back and Forward show it again at once, as long as it was (R187). */
  recall(key: string): unknown
  /** Begins to follow the page's own steps; the result ends it. */
  follow(): () => void
}

const nothing = () => {}

/** State of an embedded element: the host's address, and its history, are left alone. */
export function memoryQuery(start = new URLSearchParams()): QueryState {
  const $query = atom(start)
  return { $query, set: (query) => $query.set(query), keep: nothing, recall: nothing, follow: () => nothing }
}
