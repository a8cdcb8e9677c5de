import { atom, type ReadableAtom } from 'nanostores'
import type { List } from '#api/list.ts'
import { createList, type ListState } from '#search/list/create-list.ts'
import { memoryQuery } from '#search/state/query-state.ts'

type Paged<Query> = Query & { page: number }

export type PagedList<T, Query> = {
  $query: ReadableAtom<Paged<Query>>
  $state: ReadableAtom<ListState<T>>
  /** Asks for other records, from the first page on. */
  filter(part: Partial<Query>): void
  goToPage(page: number): void
  /** Loads the page again after a change. */
  reload(): void
  /** The same for what others may have changed: the shown records stay until the answer, and also after a failure. */
  refresh(): void
  retry(): void
  start(): () => void
}

type Load<T, Query> = (query: Query, page: { page: number; pageSize: number }, signal: AbortSignal) => Promise<List<T>>

const PAGE_SIZE = 25
const LIMIT = 10_000

const ignore = () => {}

/** Records of the desk, page by page. Nothing is kept, since others at the desk change them too. */
export function createPagedList<T extends { id: string }, Query extends object>(
  start: Query,
  load: Load<T, Query>,
): PagedList<T, Query> {
  const $query = atom<Paged<Query>>({ ...start, page: 1 })
  let version = 0
  const list = createList<T>({
    query: { ...memoryQuery(), keep: ignore, recall: () => undefined },
    pageSize: PAGE_SIZE,
    limit: LIMIT,
    paging: 'pages',
    key: () => JSON.stringify([version, $query.get()]),
    page: () => $query.get().page,
    fetch: (page, signal, pageSize) => load($query.get(), { page, pageSize }, signal),
    onShorter: (page) => goToPage(page),
    onFailure: ignore,
  })
  const update = (query: Paged<Query>) => {
    $query.set(query)
    list.loadNext()
  }
  const goToPage = (page: number) => update({ ...$query.get(), page })
  return {
    $query,
    $state: list.$state,
    filter: (part) => update({ ...$query.get(), ...part, page: 1 }),
    goToPage,
    reload() {
      version += 1
      list.loadNext()
    },
    refresh() {
      const shown = list.$state.get()
      if (shown.state !== 'ready' || shown.busy) return
      const page = { page: shown.page, pageSize: PAGE_SIZE }
      list.replace(shown, shown.page, (signal) => load($query.get(), page, signal))
    },
    retry: list.retry,
    start: list.start,
  }
}
