import { atom, type ReadableAtom } from 'nanostores'

/** Where an element keeps its request: the page's query string, or memory. */
export type QueryState = {
  $query: ReadableAtom<URLSearchParams>
  /** Sets the query; `push` adds a history entry for Back. */
  set(query: URLSearchParams, step: 'push' | 'replace'): void
  /** Keeps the shown records for this history entry. `key` identifies the user and the request. */
  keep(key: string, shown: unknown): void
  /** The records kept for this history entry, so that Back and Forward show them at once (R187). */
  recall(key: string): unknown
  /** Follows the page's navigation. Returns a function that stops it. */
  follow(): () => void
}

const nothing = () => {}

/** State in memory for an embedded element; the host's address and history do not change. */
export function memoryQuery(start = new URLSearchParams()): QueryState {
  const $query = atom(start)
  return { $query, set: (query) => $query.set(query), keep: nothing, recall: nothing, follow: () => nothing }
}
