import { atom, type ReadableAtom } from 'nanostores'
import { type DeskRequestStatus, decideRequest, listDeskRequests } from '#api/desk-requests.ts'
import type { DecideRequest, DeskRequest } from '#contract/desk-requests.ts'
import { createList, type ListState } from '#search/list/create-list.ts'
import { memoryQuery } from '#search/state/query-state.ts'

type RequestsQuery = { status: DeskRequestStatus; page: number; version: number }

export type RequestsStore = {
  $query: ReadableAtom<RequestsQuery>
  $state: ReadableAtom<ListState<DeskRequest>>
  show(status: DeskRequestStatus): void
  goToPage(page: number): void
  /** Decides a request, and loads the list again. @throws ApiError if it was not decided */
  decide(id: string, decision: DecideRequest): Promise<DeskRequest>
  retry(): void
  start(): () => void
}

const PAGE_SIZE = 20
const LIMIT = 10_000

const ignore = () => {}

/** The requests of clients for access: those that wait, or those that were decided. */
export function createRequests(): RequestsStore {
  const $query = atom<RequestsQuery>({ status: 'pending', page: 1, version: 0 })
  const list = createList<DeskRequest>({
    // Others at the desk decide too, so nothing is kept.
    query: { ...memoryQuery(), keep: ignore, recall: () => undefined },
    pageSize: PAGE_SIZE,
    limit: LIMIT,
    paging: 'pages',
    key: () => JSON.stringify($query.get()),
    page: () => $query.get().page,
    fetch: (page, signal, pageSize) => listDeskRequests($query.get().status, { page, pageSize }, signal),
    onShorter: (page) => goToPage(page),
    onFailure: ignore,
  })
  const update = (query: Partial<RequestsQuery>) => {
    $query.set({ ...$query.get(), ...query })
    list.loadNext()
  }
  const goToPage = (page: number) => update({ page })
  return {
    $query,
    $state: list.$state,
    show: (status) => update({ status, page: 1 }),
    goToPage,
    async decide(id, decision) {
      const decided = await decideRequest(id, decision)
      update({ version: $query.get().version + 1 })
      return decided
    },
    retry: list.retry,
    start: list.start,
  }
}
