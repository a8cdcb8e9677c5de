import { atom, type ReadableAtom } from 'nanostores'
import { type AccountsQuery, listAccounts } from '#api/desk-users.ts'
import type { Account } from '#contract/desk-users.ts'
import { createList, type ListState } from '#search/list/create-list.ts'
import { memoryQuery } from '#search/state/query-state.ts'

type UsersQuery = AccountsQuery & { version: number }

export type UsersStore = {
  $query: ReadableAtom<UsersQuery>
  $state: ReadableAtom<ListState<Account>>
  /** Searches when the typing pauses. */
  search(term: string): void
  ofFirm(firmId: string): void
  /** Loads the list again after a change. */
  reload(): void
  loadMore(): void
  retry(): void
  start(): () => void
}

const PAGE_SIZE = 50
const LIMIT = 1000
const PAUSE_MS = 250

const ignore = () => {}

/** The users that the desk searches. */
export function createUsers(): UsersStore {
  const $query = atom<UsersQuery>({ term: '', firmId: '', version: 0 })
  let typing: ReturnType<typeof setTimeout> | undefined
  const list = createList<Account>({
    // Others at the desk change users too, so nothing is kept.
    query: { ...memoryQuery(), keep: ignore, recall: () => undefined },
    pageSize: PAGE_SIZE,
    limit: LIMIT,
    paging: 'more',
    key: () => JSON.stringify($query.get()),
    fetch: (page, signal, pageSize) => listAccounts($query.get(), { page, pageSize }, signal),
    onFailure: ignore,
  })
  const update = (query: Partial<UsersQuery>) => {
    $query.set({ ...$query.get(), ...query })
    list.loadNext()
  }
  return {
    $query,
    $state: list.$state,
    search(term) {
      clearTimeout(typing)
      typing = setTimeout(() => update({ term: term.trim() }), PAUSE_MS)
    },
    ofFirm: (firmId) => update({ firmId }),
    reload: () => update({ version: $query.get().version + 1 }),
    loadMore: list.loadMore,
    retry: list.retry,
    start() {
      const stop = list.start()
      return () => {
        clearTimeout(typing)
        stop()
      }
    },
  }
}
