import { atom, type ReadableAtom } from 'nanostores'
import type { List, Recovery } from '#api/list.ts'
import type { PaginationMetadata } from '#contract/list.ts'
import { takeLatest } from '#lib/async/take-latest.ts'
import { distinct } from '#lib/format/distinct.ts'
import { onUserChange } from '#session/on-user-change.ts'
import { recoverTogether } from '#session/recover-together.ts'
import { $session } from '#session/session.store.ts'
import { getSessionId } from '#session/session.ts'
import type { QueryState } from '../state/query-state.ts'

export type Paging = {
  pageSize: number
  /** The maximum number of records to load. */
  limit: number
  /** Whether more records are appended, or a page replaces the previous one. */
  paging: 'more' | 'pages'
}

export type ListSpec<T> = Paging & {
  /** Keeps the shown records per history entry. */
  query: QueryState
  /** Identifies the request: the same key means the same list. */
  key: () => string
  /** The first page to load, from 1. */
  page?: () => number
  fetch: (page: number, signal: AbortSignal, pageSize: number) => Promise<List<T>>
  /** The first page, if its answer has arrived before the list was made. `take` is called when the list uses it. */
  peek?: () => { list: List<T>; take: () => void } | undefined
  /** Completes the list with data from the answer. `before` is the state that it replaces. */
  complete?: (ready: ReadyList<T>, answer: PaginationMetadata, before: ListState<T>) => ReadyList<T>
  /** Also load it without a session. If the API refuses, the visitor is invited to sign in. */
  anonymous?: boolean | undefined
  /** The list has fewer pages now than the one requested; called with the last page. */
  onShorter?: (pages: number) => void
  onFailure: (failure: Error) => void
}

/** What follows the last record: more to load, nothing, or the limit (R233, R246). */
export type ListEnd = 'more' | 'complete' | 'limit'

/** At the limit nothing more is offered, even if the API has more pages (trap 11). */
export function listEnd(loaded: number, limit: number, paging: PaginationMetadata): ListEnd {
  if (loaded >= limit) return 'limit'
  return Number(paging.page) < paging.num_pages ? 'more' : 'complete'
}

/** The last answer, or why there is none. */
export type ListState<T> =
  | { state: 'signed-out' }
  | { state: 'loading' }
  | { state: 'failed'; error: Error & { code?: string | undefined; status?: number | undefined }; retrying: boolean }
  | ReadyList<T>

export type ReadyList<T> = {
  state: 'ready'
  records: T[]
  /** How many of the records are shown; absent: all. */
  visible?: number
  /** The last page loaded, and the number of pages within the limit. */
  page: number
  pages: number
  /** The number of records in all pages within the limit, if the API says it. */
  total?: number
  /** Alphabetical lists: the letter of these records, and the letters that have records. */
  letters?: { current: string; available: readonly string[] }
  end: ListEnd
  more: 'idle' | 'loading' | 'failed'
  /** What the API did about a search that found nothing, or what the user can do. */
  recovery?: Recovery
  /** Others are being loaded, or these in another order. */
  busy?: boolean
}

export type ListStore<T> = {
  $state: ReadableAtom<ListState<T>>
  /** Loads the current request, or shows the kept records when the user returns to it. */
  load(): void
  /** The same after a change of the query: the shown records stay for a moment, so that a quick answer replaces them. */
  loadNext(): void
  /** Shows the records kept for this history entry. Returns whether there were any. */
  recall(): boolean
  /** Shows these records, and keeps them for this history entry unless a request is running. */
  show(shown: ReadyList<T>): void
  loadMore(): void
  retry(): void
  /** Shows `shown` until `fetch` has loaded all pages up to `last`. It stays if that fails. */
  replace(shown: ReadyList<T>, last: number, fetch: (signal: AbortSignal) => Promise<List<T>>): void
  /** Loads the list, and again when the user changes. Returns a function that cancels the request. */
  start(): () => void
}

/** Whether two answers of the API say the same; their fields have one order. */
const isSame = (one: unknown, other: unknown) => one === other || JSON.stringify(one) === JSON.stringify(other)

/** Skeletons that are replaced sooner cost more time than they bridge. */
const SKELETONS_AFTER_MS = 200

/** A list that loads page by page, in each of its states (R231–R233). */
export function createList<T extends { id: string }>(spec: ListSpec<T>): ListStore<T> {
  const { query, pageSize, limit, paging, fetch, onShorter, onFailure } = spec
  const isSignedOut = () => $session.get().state === 'signed-out'
  const isRefused = () => isSignedOut() && !spec.anonymous
  // Start with the final state, so that a visitor never sees skeletons that then collapse.
  const $state = atom<ListState<T>>({ state: isRefused() ? 'signed-out' : 'loading' })
  /** The request whose answer was there from the start. */
  let answered: string | undefined
  const requests = takeLatest()
  /** Whether the shown records do not answer the current request. */
  let isPending = false
  /** Runs while the records of an earlier query are shown. */
  let skeletons: ReturnType<typeof setTimeout> | undefined
  const stopWaiting = () => {
    clearTimeout(skeletons)
    skeletons = undefined
  }
  const showSkeletons = () => {
    stopWaiting()
    $state.set({ state: 'loading' })
  }
  const stop = () => {
    stopWaiting()
    requests.stop()
  }

  const visitKey = () => JSON.stringify([getSessionId($session.get()), spec.key(), pageSize, limit, paging])
  const show = (shown: ReadyList<T>) => {
    $state.set(shown)
    if (!isPending) query.keep(visitKey(), shown)
  }

  /**
   * Takes an answer. The list may no longer reach the requested page. A newly published record shifts the pages by one,
   * so duplicates are removed. Records that are shown already stay the same objects, so that nothing renders them again.
   */
  const take = (page: number, { records: given, paging: answer, recovery }: List<T>, shown: ListState<T>) => {
    const known = new Map(shown.state === 'ready' ? shown.records.map((record) => [record.id, record]) : [])
    const records = distinct(given).map((record) => {
      const old = known.get(record.id)
      return old && isSame(old, record) ? old : record
    })
    if (onShorter && records.length === 0 && page > 1 && answer.num_pages < page)
      return onShorter(Math.max(1, answer.num_pages))
    const ready: ReadyList<T> = {
      state: 'ready',
      records: records.slice(0, limit),
      page,
      pages: Math.min(answer.num_pages, Math.ceil(limit / pageSize)),
      end: listEnd(records.length, limit, answer),
      more: 'idle',
      ...(typeof answer.max_records === 'number' && { total: answer.max_records }),
      ...(recovery && { recovery }),
    }
    isPending = false
    const before = $state.get()
    const next = spec.complete?.(ready, answer, before) ?? ready
    const isShown =
      before.state === 'ready' &&
      before.records.length === next.records.length &&
      before.records.every((record, index) => record === next.records[index]) &&
      isSame({ ...before, records: 0, busy: 0 }, { ...next, records: 0, busy: 0 })
    show(isShown && !before.busy ? before : next)
  }

  /** Records that match the request stay; others are replaced by the failure. */
  const afterFailure = (error: Error & { status?: number }): ListState<T> => {
    const shown = $state.get()
    if (shown.state === 'ready' && !shown.busy)
      return { ...shown, more: shown.more === 'loading' ? 'failed' : shown.more }
    if (isSignedOut() && error.status === 401) return { state: 'signed-out' }
    return { state: 'failed', error, retrying: false }
  }

  const request = (waiting: ListState<T>, page: number, work: (signal: AbortSignal) => Promise<List<T>>) => {
    stopWaiting()
    if (waiting.state !== 'loading' || $state.get().state !== 'loading') $state.set(waiting)
    isPending = true
    requests.run(work, (outcome) => {
      const shown = $state.get()
      // Nothing renders before the outcome is set, too.
      if (skeletons !== undefined) showSkeletons()
      if (outcome.status === 'fulfilled') return take(page, outcome.value, shown)
      const next = afterFailure(outcome.reason)
      $state.set(next)
      if (next.state !== 'signed-out') onFailure(outcome.reason)
    })
  }

  const begin = (waiting: ListState<T>) => {
    if (isRefused()) {
      stop()
      return $state.set({ state: 'signed-out' })
    }
    const page = spec.page?.() ?? 1
    request(waiting, page, (signal) => fetch(page, signal, pageSize))
  }

  const recall = () => {
    const kept = query.recall(visitKey()) as ReadyList<T> | undefined
    if (!kept) return false
    stop()
    isPending = false
    $state.set(kept)
    return true
  }

  const load = () => {
    if (!recall()) begin({ state: 'loading' })
  }

  const loadNext = () => {
    const shown = $state.get()
    if (shown.state !== 'ready' || isRefused()) return load()
    if (recall()) return
    begin({ ...shown, more: 'idle', busy: true })
    skeletons = setTimeout(showSkeletons, SKELETONS_AFTER_MS)
  }

  const retry = () => {
    const shown = $state.get()
    // The message stays during the retry, and its button keeps the focus.
    begin(shown.state === 'failed' ? { ...shown, retrying: true } : { state: 'loading' })
  }

  const first = isRefused() ? undefined : spec.peek?.()
  if (first) {
    take(spec.page?.() ?? 1, first.list, $state.get())
    answered = visitKey()
  }

  return {
    $state,
    load,
    loadNext,
    recall,
    show,
    loadMore() {
      const shown = $state.get()
      if (shown.state !== 'ready' || shown.end !== 'more' || shown.more === 'loading' || shown.busy) return
      const page = shown.page + 1
      request({ ...shown, more: 'loading' }, page, async (signal) => {
        const answer = await fetch(page, signal, pageSize)
        return { ...answer, records: [...shown.records, ...answer.records] }
      })
    },
    retry,
    replace(shown, last, work) {
      // The shown records are those of an earlier query.
      if (skeletons !== undefined) loadNext()
      else request(shown, last, work)
    },
    start() {
      if (first && answered === visitKey()) first.take()
      else load()
      answered = undefined
      const stopFollowing = onUserChange(load)
      const stopRecovering = recoverTogether($state, retry)
      return () => {
        stopFollowing()
        stopRecovering()
        stop()
      }
    },
  }
}
