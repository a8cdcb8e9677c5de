import { atom, type ReadableAtom } from 'nanostores'
import type { Tag } from '#contract/tag.ts'
import { takeLatest } from '#lib/async/take-latest.ts'
import type { ListEnd } from '#search/list/paging.ts'
import type { QueryState } from '#search/state/query-state.ts'
import { followReader } from '#session/follow-reader.ts'
import { $session } from '#session/session.store.ts'
import { readerOf } from '#session/session.ts'
import { type CompaniesPage, fetchAll, fetchLetter, type ListScope } from './companies.list.ts'
import type { CompaniesQuery } from './companies.query.ts'
import { keepLetter, keptLetter } from './kept-letter.ts'
import { sortCompanies } from './sort-companies.ts'

export type CompaniesListOptions = ListScope & {
  /** Keeps what is shown at a step of the history. */
  query: QueryState
  /** Letter by letter, or all companies at once (R304). */
  paging: 'letters' | 'all'
  /** Whether the letter outlives the element, in the tab. */
  keepsLetter: boolean
  onFailure: (failure: Error) => void
}

/** What was answered. */
export type CompaniesState =
  | { state: 'signed-out' }
  | { state: 'loading' }
  | { state: 'failed'; error: Error & { code?: string | undefined }; retrying: boolean }
  | {
      state: 'ready'
      companies: Tag[]
      /** Companies that are shown, in steps of a page (C63). */
      shown: number
      end: ListEnd
      /** The same companies in another order are on their way. */
      busy: boolean
    }

/** The letter that is shown, or on its way, and those that have data; undefined while, and where, there are none to choose from. */
export type LettersShown = { current: string; available: readonly string[] } | undefined

type CompaniesList = {
  $state: ReadableAtom<CompaniesState>
  $letters: ReadableAtom<LettersShown>
  /** Loads what is requested now, or shows it again where the user comes back to it. */
  load(): void
  /** Another order of what is shown. */
  reorder(): void
  /** What is shown is requested in other words: the letter is named now. */
  rename(): void
  showMore(): void
  retry(): void
  /** Loads it, again for another user; the result gives up what is under way. */
  start(): () => void
}

/** Rows that are in order already are drawn first; the API's own order is requested once the user has stopped turning. */
const AFTER_SORTING_MS = 500

export function createCompaniesList(
  $searchState: ReadableAtom<CompaniesQuery>,
  options: CompaniesListOptions,
): CompaniesList {
  const { query, paging, keepsLetter, onFailure, ...scope } = options
  const { lockedFilters, pageSize, limit } = scope
  const isSignedOut = () => $session.get().state === 'signed-out'
  // What is shown first is shown once: a signed-out user never sees skeletons that then collapse.
  const $state = atom<CompaniesState>({ state: isSignedOut() ? 'signed-out' : 'loading' })
  const $letters = atom<LettersShown>()
  const loader = takeLatest()
  /** What is shown, as the API answered it; undefined while another answer is on its way. */
  let answer: CompaniesPage | undefined

  const letter = () => $searchState.get().letter || $letters.get()?.current || (keepsLetter && keptLetter()) || 'A'
  const visitKey = () =>
    JSON.stringify([
      readerOf($session.get()),
      $searchState.get(),
      String(lockedFilters),
      scope.relatedTo,
      pageSize,
      limit,
      paging,
    ])

  const put = (companies: Tag[], shown: number, busy = false) => {
    const rest = companies.length >= limit ? 'limit' : 'complete'
    $state.set({ state: 'ready', companies, shown, end: shown < companies.length ? 'more' : rest, busy })
    if (answer) query.keep(visitKey(), { page: answer, shown })
  }
  /** Keeps the letter that the address names, however the user came to it; not one that stands in for it (R273, C63). */
  const keepAsked = () => {
    const shown = $letters.get()?.current
    if (keepsLetter && shown && shown === $searchState.get().letter) keepLetter(shown)
  }
  const show = (page: CompaniesPage, shown: number) => {
    answer = page
    $letters.set(page.letters && { current: page.letter, available: page.letters })
    keepAsked()
    put(page.companies, shown)
  }
  /** As many as the user has requested, also while the answer was on its way. */
  const shownNow = () => {
    const now = $state.get()
    return now.state === 'ready' ? now.shown : paging === 'all' ? limit : pageSize
  }

  const request = (delay = 0) => {
    answer = undefined
    const searchState = $searchState.get()
    const fetchPage = async (signal: AbortSignal) => {
      if (delay > 0) await new Promise((resolve) => setTimeout(resolve, delay))
      signal.throwIfAborted()
      return paging === 'all'
        ? fetchAll(searchState, scope, signal)
        : fetchLetter({ ...searchState, letter: letter() }, scope, signal)
    }
    loader.run(fetchPage, (outcome) => {
      if (outcome.status === 'fulfilled') return show(outcome.value, shownNow())
      const now = $state.get()
      // What was put in order here is in order without the answer.
      if (now.state !== 'ready' || now.busy) $state.set({ state: 'failed', error: outcome.reason, retrying: false })
      onFailure(outcome.reason)
    })
  }
  const begin = (waiting: CompaniesState) => {
    if (isSignedOut()) {
      loader.stop()
      $letters.set(undefined)
      return $state.set({ state: 'signed-out' })
    }
    $state.set(waiting)
    request()
  }
  const recall = (): boolean => {
    const kept = query.recall(visitKey()) as { page: CompaniesPage; shown: number } | undefined
    if (!kept) return false
    loader.stop()
    show(kept.page, kept.shown)
    return true
  }
  const load = () => {
    const letters = $letters.get()
    const { letter } = $searchState.get()
    if (letters?.available.includes(letter)) $letters.set({ ...letters, current: letter })
    if (!recall()) begin({ state: 'loading' })
  }

  return {
    $state,
    $letters,
    load,
    reorder() {
      const now = $state.get()
      if (now.state !== 'ready') return load()
      if (recall()) return
      // What is here as a whole is turned round at once; the API's own order follows. Else the rows of before stay until then.
      const isWhole = now.companies.length < limit
      answer = undefined
      put(isWhole ? sortCompanies(now.companies, $searchState.get().sort) : now.companies, now.shown, !isWhole)
      request(isWhole ? AFTER_SORTING_MS : 0)
    },
    rename() {
      keepAsked()
      const now = $state.get()
      if (now.state === 'ready') put(now.companies, now.shown, now.busy)
    },
    showMore() {
      const now = $state.get()
      if (now.state === 'ready') put(now.companies, now.shown + pageSize, now.busy)
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
