import { atom, type ReadableAtom } from 'nanostores'
import { listDocuments } from '../../api/document-lists.ts'
import type { List } from '../../api/list.ts'
import type { WebDocument } from '../../contract/document.ts'
import { latest } from '../../lib/latest.ts'
import { type ListEnd, listEnd } from '../../query/paging.ts'
import type { QueryState } from '../../query/query-state.ts'
import { followReader } from '../../session/follow-reader.ts'
import { $session, readerOf } from '../../session/session.store.ts'
import { apiFilters, type FeedQuery, listOf, withPage } from './feed.query.ts'

export type ListOptions = {
  query: QueryState
  /** Filters the reader cannot change, by the API's keys. */
  fixed: URLSearchParams
  pageSize: number
  /** Records a reader can load at most. */
  limit: number
  /** Whether more is added to the list, or one page takes another's place. */
  paging: 'more' | 'pages'
  onFailure(failure: Error): void
}

/** What was answered. */
export type FeedState =
  | { state: 'signed-out' }
  | { state: 'loading' }
  | { state: 'failed'; error: Error; retrying: boolean }
  | {
      state: 'ready'
      documents: WebDocument[]
      /** The last one loaded, and how many the list has within its limit. */
      page: number
      pages: number
      end: ListEnd
      more: 'idle' | 'loading' | 'failed'
    }

type Ready = FeedState & { state: 'ready' }

type FeedList = {
  $state: ReadableAtom<FeedState>
  /** Loads what is asked for now, or shows it again where the reader comes back to it. */
  load(): void
  loadMore(): void
  retry(): void
  start(): () => void
}

export function createFeedList($asked: ReadableAtom<FeedQuery>, options: ListOptions): FeedList {
  const { query, fixed, pageSize, limit, paging, onFailure } = options
  // What is shown first is shown once: a signed-out reader never sees skeletons that then collapse.
  const $state = atom<FeedState>({ state: $session.get().state === 'signed-out' ? 'signed-out' : 'loading' })
  const loader = latest()

  const visitKey = () =>
    JSON.stringify([readerOf($session.get()), $asked.get(), String(fixed), pageSize, limit, paging])

  const show = (documents: WebDocument[], page: number, { paging: answer }: List<WebDocument>) => {
    const shown: Ready = {
      state: 'ready',
      documents: documents.slice(0, limit),
      page,
      pages: Math.min(answer.num_pages, Math.ceil(limit / pageSize)),
      end: listEnd(documents.length, limit, answer),
      more: 'idle',
    }
    $state.set(shown)
    query.keep(visitKey(), shown)
  }

  const fetchPage = (page: number) => (signal: AbortSignal) => {
    const asked = $asked.get()
    return listDocuments(listOf(asked), { filters: apiFilters(asked, fixed), page, pageSize, limit }, signal)
  }

  const begin = (waiting: FeedState) => {
    if ($session.get().state === 'signed-out') {
      loader.stop()
      return $state.set({ state: 'signed-out' })
    }
    $state.set(waiting)
    const { page } = $asked.get()
    loader.run(fetchPage(page), (outcome) => {
      if (outcome.status === 'fulfilled') {
        const { records, paging: answer } = outcome.value
        // The list has become shorter than a link to this page: its last page is meant.
        if (records.length === 0 && page > 1 && answer.num_pages < page)
          return query.set(withPage(query.$query.get(), Math.max(1, answer.num_pages)), 'replace')
        return show(records, page, outcome.value)
      }
      $state.set({ state: 'failed', error: outcome.reason, retrying: false })
      onFailure(outcome.reason)
    })
  }

  const load = () => {
    const kept = query.recall(visitKey()) as Ready | undefined
    if (!kept) return begin({ state: 'loading' })
    loader.stop()
    $state.set(kept)
  }

  return {
    $state,
    load,
    loadMore() {
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
        show([...shown.documents, ...fresh], shown.page + 1, outcome.value)
      })
    },
    retry() {
      const shown = $state.get()
      // The message stays while it is tried again, and with it the focus on its button.
      begin(shown.state === 'failed' ? { ...shown, retrying: true } : { state: 'loading' })
    },
    start() {
      load()
      const stopReader = followReader(load)
      return () => {
        stopReader()
        loader.stop()
      }
    },
  }
}
