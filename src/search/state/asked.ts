import { atom, type ReadableAtom } from 'nanostores'
import { record } from '#analytics/record.ts'
import type { QueryState } from './query-state.ts'

/** Another query in place of the one that is asked now. */
type Edit = (query: URLSearchParams) => URLSearchParams

export type Asked<T> = {
  /** What the query asks of the list. */
  $asked: ReadableAtom<T>
  /** Asks for something else; what changes nothing is no step. Whether it was one. */
  ask(edit: Edit, step?: 'push' | 'replace'): boolean
  /** The same, as a step that is recorded (R123). */
  narrow(edit: Edit): void
  /** Reads the query again; what it asked for before, where that was something else. */
  reread(): T | undefined
}

type AskedOptions<T> = {
  query: QueryState
  /** Reads what the query asks for now. */
  read: () => T
  /** Before a step of the history is left behind. */
  onLeave?: () => void
}

/** What a list asks for stands in its query and nowhere else: every verb is an edit of it, and the list follows. */
export function createAsked<T>({ query, read, onLeave }: AskedOptions<T>): Asked<T> {
  const $asked = atom(read())
  const ask = (edit: Edit, step: 'push' | 'replace' = 'push') => {
    const before = query.$query.get()
    const next = edit(before)
    if (String(next) === String(before)) return false
    if (step === 'push') onLeave?.()
    query.set(next, step)
    return true
  }
  return {
    $asked,
    ask,
    narrow: (edit) => ask(edit) && record({ type: 'Search' }),
    reread() {
      const before = $asked.get()
      const asked = read()
      if (JSON.stringify(asked) === JSON.stringify(before)) return undefined
      $asked.set(asked)
      return before
    },
  }
}
