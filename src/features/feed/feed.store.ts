import { atom, type ReadableAtom } from 'nanostores'
import { capture } from '../../analytics/capture.ts'
import { listDocuments } from '../../api/documents.ts'
import type { List } from '../../api/list.ts'
import { config } from '../../config/config.ts'
import type { WebDocument } from '../../contract/document.ts'
import { latest } from '../../lib/latest.ts'
import { type ListEnd, listEnd } from '../../query/paging.ts'
import type { QueryState } from '../../query/query-state.ts'
import { $session, readerOf } from '../../session/session.store.ts'
import { apiFilters, type FeedQuery, readFeedQuery, withQuickFilter, withSearchTerm } from './feed.query.ts'
import { type QuickFilter, sourceOf } from './quick-filters.ts'

export type FeedOptions = {
  query: QueryState
  defaultFilter: QuickFilter
  /** Filters the reader cannot change, by the API's keys. */
  fixed: URLSearchParams
  pageSize: number
  /** Records a reader can load at most. */
  limit: number
  onFailure(failure: Error): void
}

/** What was answered; what was asked for is `$asked`. */
export type FeedState =
  | { state: 'signed-out' }
  | { state: 'loading' }
  | { state: 'failed'; error: Error; retrying: boolean }
  | { state: 'ready'; documents: WebDocument[]; page: number; end: ListEnd; more: 'idle' | 'loading' | 'failed' }

export type FeedStore = {
  $asked: ReadableAtom<FeedQuery>
  $state: ReadableAtom<FeedState>
  chooseQuickFilter(filter: QuickFilter): void
  search(term: string): void
  loadMore(): void
  retry(): void
  /** Begins to follow the query and the session; the result stops it and gives up what is under way. */
  start(): () => void
}

const ready = (documents: WebDocument[], page: number, limit: number, { paging }: List<WebDocument>): FeedState => ({
  state: 'ready',
  documents: documents.slice(0, limit),
  page,
  end: listEnd(documents.length, limit, paging),
  more: 'idle',
})

export function createFeed({ query, defaultFilter, fixed, pageSize, limit, onFailure }: FeedOptions): FeedStore {
  const read = () => {
    const { startDateKey: start, endDateKey: end } = config()
    return readFeedQuery(query.$query.get(), defaultFilter, { start, end })
  }
  const $asked = atom(read())
  // What is shown first is shown once: a signed-out reader never sees skeletons that then collapse.
  const $state = atom<FeedState>({ state: $session.get().state === 'signed-out' ? 'signed-out' : 'loading' })
  const loader = latest()

  const fetchPage = (page: number) => (signal: AbortSignal) => {
    const asked = $asked.get()
    const request = { filters: apiFilters(asked, fixed), page, pageSize, limit }
    return listDocuments(sourceOf(asked.quickFilter), request, signal)
  }

  const load = (waiting: FeedState = { state: 'loading' }) => {
    if ($session.get().state === 'signed-out') {
      loader.stop()
      return $state.set({ state: 'signed-out' })
    }
    $state.set(waiting)
    loader.run(fetchPage(1), (outcome) => {
      if (outcome.status === 'fulfilled') return $state.set(ready(outcome.value.records, 1, limit, outcome.value))
      $state.set({ state: 'failed', error: outcome.reason, retrying: false })
      onFailure(outcome.reason)
    })
  }

  const loadMore = () => {
    const shown = $state.get()
    if (shown.state !== 'ready' || shown.end !== 'more' || shown.more === 'loading') return
    $state.set({ ...shown, more: 'loading' })
    loader.run(fetchPage(shown.page + 1), (outcome) => {
      if (outcome.status === 'rejected') {
        $state.set({ ...shown, more: 'failed' })
        return onFailure(outcome.reason)
      }
      const known = new Set(shown.documents.map(({ id }) => id))
      // A document published meanwhile moves the pages on by one; nothing is shown twice.
      const fresh = outcome.value.records.filter(({ id }) => !known.has(id))
      $state.set(ready([...shown.documents, ...fresh], shown.page + 1, limit, outcome.value))
    })
  }

  const follow = () => {
    const asked = read()
    if (JSON.stringify(asked) === JSON.stringify($asked.get())) return
    $asked.set(asked)
    load()
  }

  const ask = (next: URLSearchParams) => {
    if (String(next) === String(query.$query.get())) return
    query.set(next, 'push')
    capture({ type: 'Search' })
  }

  return {
    $asked,
    $state,
    chooseQuickFilter: (filter) => ask(withQuickFilter(query.$query.get(), filter, defaultFilter)),
    search: (term) => ask(withSearchTerm(query.$query.get(), term)),
    loadMore,
    retry() {
      const shown = $state.get()
      // The message stays while it is tried again, and with it the focus on its button.
      load(shown.state === 'failed' ? { ...shown, retrying: true } : undefined)
    },
    start() {
      load()
      const stopPage = query.follow()
      const stopQuery = query.$query.listen(follow)
      let reader = readerOf($session.get())
      const stopSession = $session.listen((session) => {
        // A renewed token changes nothing that is shown.
        if (readerOf(session) === reader) return
        reader = readerOf(session)
        load()
      })
      return () => {
        stopPage()
        stopQuery()
        stopSession()
        loader.stop()
      }
    },
  }
}
