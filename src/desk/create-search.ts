import { atom, type ReadableAtom } from 'nanostores'
import type { List } from '#api/list.ts'
import { createList, type ListState } from '#search/list/create-list.ts'
import { memoryQuery } from '#search/state/query-state.ts'
import { createPause } from './pause.ts'

export type Search<T, Query> = {
  $query: ReadableAtom<Query>
  $state: ReadableAtom<ListState<T>>
  /** Searches when the typing pauses. */
  search(term: string): void
  filter(part: Partial<Query>): void
  /** Loads the list again after a change. */
  reload(): void
  loadMore(): void
  retry(): void
  start(): () => void
}

type Load<T, Query> = (query: Query, page: { page: number; pageSize: number }, signal: AbortSignal) => Promise<List<T>>

const PAGE_SIZE = 50
const LIMIT = 1000

const ignore = () => {}

/** The records that the desk searches. `load` gets the term without spaces around it. */
export function createSearch<T extends { id: string }, Query extends { term: string }>(
  start: Query,
  load: Load<T, Query>,
): Search<T, Query> {
  const $query = atom(start)
  let version = 0
  const list = createList<T>({
    // Others at the desk change records too, so nothing is kept.
    query: { ...memoryQuery(), keep: ignore, recall: () => undefined },
    pageSize: PAGE_SIZE,
    limit: LIMIT,
    paging: 'more',
    key: () => JSON.stringify([version, $query.get()]),
    fetch: (page, signal, pageSize) => load($query.get(), { page, pageSize }, signal),
    onFailure: ignore,
  })
  const filter = (part: Partial<Query>) => {
    $query.set({ ...$query.get(), ...part })
    list.loadNext()
  }
  const pause = createPause((term) => filter({ term } as Partial<Query>))
  return {
    $query,
    $state: list.$state,
    search: pause.later,
    filter,
    reload() {
      version += 1
      list.loadNext()
    },
    loadMore: list.loadMore,
    retry: list.retry,
    start() {
      const stop = list.start()
      return () => {
        pause.stop()
        stop()
      }
    },
  }
}
