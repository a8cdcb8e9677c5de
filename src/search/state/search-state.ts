import { atom, type ReadableAtom } from 'nanostores'
import { record } from '#analytics/record.ts'
import type { QueryState } from './query-state.ts'

/** The next query, made from the current one. */
type Edit = (query: URLSearchParams) => URLSearchParams

export type SearchState<T> = {
  /** What the query requests of the list. */
  $searchState: ReadableAtom<T>
  /** Another query; one that is the same is no step. Whether it was one. */
  setQuery(edit: Edit, step?: 'push' | 'replace'): boolean
  /** The same, as a step that is recorded as a search (R123). */
  update(edit: Edit): void
  /** Reads the query again; the state before, where that was another one. */
  syncFromUrl(): T | undefined
}

type SearchStateOptions<T> = {
  query: QueryState
  /** Reads the state from the query. */
  read: () => T
  /** Before a step of the history is left behind. */
  onLeave?: () => void
}

/** The search state of a list stands in its query and nowhere else: every action edits the query, and the list follows. */
export function createSearchState<T>({ query, read, onLeave }: SearchStateOptions<T>): SearchState<T> {
  const $searchState = atom(read())
  const setQuery = (edit: Edit, step: 'push' | 'replace' = 'push') => {
    const before = query.$query.get()
    const next = edit(before)
    if (String(next) === String(before)) return false
    if (step === 'push') onLeave?.()
    query.set(next, step)
    return true
  }
  return {
    $searchState,
    setQuery,
    update: (edit) => setQuery(edit) && record({ type: 'Search' }),
    syncFromUrl() {
      const before = $searchState.get()
      const searchState = read()
      if (JSON.stringify(searchState) === JSON.stringify(before)) return undefined
      $searchState.set(searchState)
      return before
    },
  }
}
