import { atom, type ReadableAtom } from 'nanostores'
import type { Tag } from '#contract/tag.ts'
import { latest } from '#lib/async/latest.ts'
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
  /** Loads what is asked for now, or shows it again where the reader comes back to it. */
  load(): void
  /** Another order of what is shown. */
  reorder(): void
  /** What is shown is asked for in other words: the letter is named now. */
  rename(): void
  showMore(): void
  retry(): void
  /** Loads it, anew for another reader; the result gives up what is under way. */
  start(): () => void
}

/** Rows that are in order already are drawn first; the API's own order is asked for once the reader has stopped turning. */
const AFTER_SORTING_MS = 500

export function createCompaniesList(
  $asked: ReadableAtom<CompaniesQuery>,
  options: CompaniesListOptions,
): CompaniesList {
  const { query, paging, keepsLetter, onFailure, ...scope } = options
  const { fixed, pageSize, limit } = scope
  const isSignedOut = () => $session.get().state === 'signed-out'
  // What is shown first is shown once: a signed-out reader never sees skeletons that then collapse.
  const $state = atom<CompaniesState>({ state: isSignedOut() ? 'signed-out' : 'loading' })
  const $letters = atom<LettersShown>()
  const loader = latest()
  /** What is shown, as the API answered it; undefined while another answer is on its way. */
  let answer: CompaniesPage | undefined

  const letter = () => $asked.get().letter || $letters.get()?.current || (keepsLetter && keptLetter()) || 'A'
  const visitKey = () =>
    JSON.stringify([readerOf($session.get()), $asked.get(), String(fixed), scope.relatedTo, pageSize, limit, paging])

  const put = (companies: Tag[], shown: number, busy = false) => {
    const rest = companies.length >= limit ? 'limit' : 'complete'
    $state.set({ state: 'ready', companies, shown, end: shown < companies.length ? 'more' : rest, busy })
    if (answer) query.keep(visitKey(), { page: answer, shown })
  }
  /** Keeps the letter that the address names, however the reader came to it; not one that stands in for it (R273, C63). */
  const keepAsked = () => {
    const shown = $letters.get()?.current
    if (keepsLetter && shown && shown === $asked.get().letter) keepLetter(shown)
  }
  const show = (page: CompaniesPage, shown: number) => {
    answer = page
    $letters.set(page.letters && { current: page.letter, available: page.letters })
    keepAsked()
    put(page.companies, shown)
  }
  /** As many as the reader has asked for, also while the answer was on its way. */
  const shownNow = () => {
    const now = $state.get()
    return now.state === 'ready' ? now.shown : paging === 'all' ? limit : pageSize
  }

  const ask = (delay = 0) => {
    answer = undefined
    const asked = $asked.get()
    const fetchPage = async (signal: AbortSignal) => {
      if (delay > 0) await new Promise((resolve) => setTimeout(resolve, delay))
      signal.throwIfAborted()
      return paging === 'all'
        ? fetchAll(asked, scope, signal)
        : fetchLetter({ ...asked, letter: letter() }, scope, signal)
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
    ask()
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
    const asked = $asked.get().letter
    if (letters?.available.includes(asked)) $letters.set({ ...letters, current: asked })
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
      put(isWhole ? sortCompanies(now.companies, $asked.get().sort) : now.companies, now.shown, !isWhole)
      ask(isWhole ? AFTER_SORTING_MS : 0)
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
