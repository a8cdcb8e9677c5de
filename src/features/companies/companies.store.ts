import { atom, type ReadableAtom } from 'nanostores'
import { capture } from '../../analytics/capture.ts'
import type { Tag } from '../../contract/tag.ts'
import { latest } from '../../lib/latest.ts'
import { withoutTag, withSearch, withTag, withTags } from '../../query/edits.ts'
import type { SearchFilters } from '../../query/filters.ts'
import type { ListEnd } from '../../query/paging.ts'
import type { QueryState } from '../../query/query-state.ts'
import { followReader } from '../../session/follow-reader.ts'
import { $session, readerOf } from '../../session/session.store.ts'
import type { Sort } from '../../ui/table.tsx'
import { type CompaniesPage, fetchAll, fetchLetter, type ListScope } from './companies.list.ts'
import { type CompaniesQuery, readCompaniesQuery, withLetter, withSort } from './companies.query.ts'
import { keepLetter, keptLetter } from './kept-letter.ts'
import { sortCompanies } from './sort-companies.ts'

export type CompaniesOptions = ListScope & {
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

type Ready = CompaniesState & { state: 'ready' }

/** The letter that is shown and those that have data; undefined while, and where, there are none to choose from. */
export type LettersShown = { current: string; available: readonly string[] } | undefined

export type CompaniesStore = {
  $asked: ReadableAtom<CompaniesQuery>
  $state: ReadableAtom<CompaniesState>
  $letters: ReadableAtom<LettersShown>
  search(term: string): void
  addTag(category: string, value: string): void
  /** One value of a category, or all of them. */
  removeTag(category: string, value?: string): void
  applyFilters(tags: SearchFilters['tags']): void
  clearAll(): void
  /** Without a search and filters. */
  startOver(): void
  chooseLetter(letter: string): void
  sort(sort: Sort): void
  showMore(): void
  retry(): void
  /** Every company under the filters, for a file. */
  listAll(): Promise<Tag[]>
  /** Begins to follow the query and the session; the result stops it and gives up what is under way. */
  start(): () => void
}

/** No file has more rows. */
const MOST_EXPORTED = 10_000
const LARGEST_PAGE = 100

export function createCompanies(options: CompaniesOptions): CompaniesStore {
  const { query, paging, keepsLetter, onFailure, ...scope } = options
  const { fixed, pageSize, limit } = scope
  const $asked = atom(readCompaniesQuery(query.$query.get(), fixed))
  const isSignedOut = () => $session.get().state === 'signed-out'
  // What is shown first is shown once: a signed-out reader never sees skeletons that then collapse.
  const $state = atom<CompaniesState>({ state: isSignedOut() ? 'signed-out' : 'loading' })
  const $letters = atom<LettersShown>()
  const loader = latest()

  const letter = () => $asked.get().letter || $letters.get()?.current || (keepsLetter && keptLetter()) || 'A'
  const visitKey = () =>
    JSON.stringify([readerOf($session.get()), $asked.get(), String(fixed), scope.relatedTo, pageSize, limit, paging])

  const show = (page: CompaniesPage, shown: number) => {
    const { companies, letters } = page
    const rest = companies.length >= limit ? 'limit' : 'complete'
    const ready: Ready = {
      state: 'ready',
      companies,
      shown,
      end: shown < companies.length ? 'more' : rest,
      busy: false,
    }
    $letters.set(letters && { current: page.letter, available: letters })
    $state.set(ready)
    query.keep(visitKey(), { page, shown })
  }
  const firstStep = () => (paging === 'all' ? limit : pageSize)

  const begin = (waiting: CompaniesState) => {
    if (isSignedOut()) {
      loader.stop()
      return $state.set({ state: 'signed-out' })
    }
    $state.set(waiting)
    const asked = $asked.get()
    const shown = waiting.state === 'ready' ? waiting.shown : firstStep()
    loader.run(
      (signal) =>
        paging === 'all' ? fetchAll(asked, scope, signal) : fetchLetter({ ...asked, letter: letter() }, scope, signal),
      (outcome) => {
        if (outcome.status === 'fulfilled') return show(outcome.value, shown)
        $state.set({ state: 'failed', error: outcome.reason, retrying: false })
        onFailure(outcome.reason)
      },
    )
  }
  const load = (waiting: CompaniesState = { state: 'loading' }) => {
    const kept = query.recall(visitKey()) as { page: CompaniesPage; shown: number } | undefined
    if (!kept) return begin(waiting)
    loader.stop()
    show(kept.page, kept.shown)
  }

  const follow = () => {
    const before = $asked.get()
    const asked = readCompaniesQuery(query.$query.get(), fixed)
    if (JSON.stringify(asked) === JSON.stringify(before)) return
    $asked.set(asked)
    const shown = $state.get()
    const isOnlySorted = JSON.stringify({ ...asked, sort: before.sort }) === JSON.stringify(before)
    if (!isOnlySorted || shown.state !== 'ready') return load({ state: 'loading' })
    // What is here as a whole is turned round at once; the API's own order follows. Else the rows of before stay until then.
    const isWhole = shown.companies.length < limit
    const companies = isWhole ? sortCompanies(shown.companies, asked.sort) : shown.companies
    load({ ...shown, companies, busy: !isWhole })
  }
  const ask = (change: (query: URLSearchParams) => URLSearchParams) => {
    const before = query.$query.get()
    const next = change(before)
    if (String(next) !== String(before)) query.set(next, 'push')
  }
  /** A step that is recorded (R123). */
  const narrow = (change: (query: URLSearchParams) => URLSearchParams) => {
    const before = query.$query.get()
    ask(change)
    if (query.$query.get() !== before) capture({ type: 'Search' })
  }

  return {
    $asked,
    $state,
    $letters,
    search: (term) => narrow((now) => withSearch(now, 'text', term)),
    addTag: (category, value) => narrow((now) => withTag(now, category, value)),
    removeTag: (category, value) => narrow((now) => withoutTag(now, category, value)),
    applyFilters: (tags) => narrow((now) => withTags(now, tags)),
    clearAll: () => narrow((now) => withTags(now, {})),
    startOver: () => narrow((now) => withTags(withSearch(now, 'text', ''), {})),
    chooseLetter(chosen) {
      if (keepsLetter) keepLetter(chosen)
      ask((now) => withLetter(now, chosen))
    },
    sort: (sort) => ask((now) => withSort(now, sort)),
    showMore() {
      const ready = $state.get()
      const letters = $letters.get()
      if (ready.state !== 'ready') return
      const page = { companies: ready.companies, letter: letters?.current ?? '', letters: letters?.available }
      show(page, ready.shown + pageSize)
    },
    retry() {
      const shown = $state.get()
      // The message stays while it is tried again, and with it the focus on its button.
      begin(shown.state === 'failed' ? { ...shown, retrying: true } : { state: 'loading' })
    },
    async listAll() {
      const all = { ...scope, pageSize: LARGEST_PAGE, limit: MOST_EXPORTED }
      const { companies } = await fetchAll($asked.get(), all, new AbortController().signal)
      return companies
    },
    start() {
      load()
      const stopReader = followReader(() => load())
      const stopPage = query.follow()
      const stopQuery = query.$query.listen(follow)
      return () => {
        stopReader()
        stopPage()
        stopQuery()
        loader.stop()
      }
    },
  }
}
