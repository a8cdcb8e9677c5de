import { atom } from 'nanostores'
import { companiesCall, toCompanies } from '#api/companies.ts'
import type { Tag } from '#contract/tag.ts'
import { withTags } from '#search/filters/edits.ts'
import type { ListState, ReadyList } from '#search/list/create-list.ts'
import { createSearchableList, type SearchableListOptions } from '#search/list/create-searchable-list.ts'
import type { UrlState } from '#search/state/open-query.ts'
import type { QueryState } from '#search/state/query-state.ts'
import { onUserChange } from '#session/on-user-change.ts'
import type { Sort } from '#ui/table/table.tsx'
import {
  fetchAll,
  fetchLetter,
  inLargePages,
  isWholeLetter,
  toFirstRequest,
  toLetter,
  toRequest,
} from './companies.list.ts'
import {
  type CompaniesQuery,
  EVERY_LETTER,
  readCompaniesQuery,
  withLetter,
  withRating,
  withSort,
} from './companies.query.ts'
import { keepLetter, keptLetter } from './kept-letter.ts'
import { sortCompanies } from './sort-companies.ts'

export type CompaniesOptions = Omit<SearchableListOptions, 'paging'> & {
  /** The id of an analyst or a sector, to list its companies; empty: all (R304). */
  relatedTo: string
  /** By letter, a page at a time (C63), or all companies at once (R304). */
  paging: 'letters' | 'all'
  /** Whether the tab remembers the letter after the element is removed. */
  keepsLetter: boolean
}

export type CompaniesState = ListState<Tag>

/** The shown or loading letter, and the letters that have data. Undefined if there is no choice of letters. */
export type ShownLetters = { current: string; available: readonly string[] } | undefined

export type CompaniesStore = ReturnType<typeof createCompanies>

/** Rows are sorted here at once. The API's own order is requested after the user has stopped sorting. */
const AFTER_SORTING_MS = 500

/** The maximum number of rows in a file. */
const MOST_EXPORTED = 10_000

/** Of every letter there are many, and a press for each ten would be tedious. */
const STEP_OF_EVERY_LETTER = 50

/** The list of covered companies, or those of an analyst or a sector. */
export function createCompanies({ relatedTo, paging, keepsLetter, ...options }: CompaniesOptions) {
  const { query, lockedFilters, pageSize, limit } = options
  const $letters = atom<ShownLetters>()

  const scope = { relatedTo, lockedFilters, pageSize, limit }
  const getLetter = ({ letter }: CompaniesQuery) =>
    letter || $letters.get()?.current || (keepsLetter && keptLetter()) || 'A'
  const getStep = (letter: string) => (letter === EVERY_LETTER ? STEP_OF_EVERY_LETTER : pageSize)
  const request = (searchState: CompaniesQuery, signal: AbortSignal) =>
    paging === 'all'
      ? fetchAll(searchState, scope, signal)
      : fetchLetter({ ...searchState, letter: getLetter(searchState) }, scope, signal)

  /** Shows part of the records: a letter is loaded completely and shown in steps (C63). */
  const reveal = (shown: ReadyList<Tag>, visible: number): ReadyList<Tag> => {
    const { length } = shown.records
    return { ...shown, visible, end: visible < length ? 'more' : length < limit ? 'complete' : 'limit' }
  }
  const { list, ...store } = createSearchableList<Tag, CompaniesQuery>({
    ...options,
    paging: 'more',
    select: (now, _, { tags }) => withTags(now, tags),
    key: () => [relatedTo, paging],
    read: readCompaniesQuery,
    request: (searchState, _, signal) => request(searchState, signal),
    firstCall: (searchState) =>
      companiesCall(
        paging === 'all'
          ? toRequest(searchState, scope, 1)
          : toFirstRequest(searchState, scope, getLetter(searchState)),
      ),
    toFirstPage(answer, searchState) {
      const letter = getLetter(searchState)
      const page = paging === 'letters' ? toCompanies(answer) : undefined
      return page && isWholeLetter(page, letter) ? toLetter(page, letter) : undefined
    },
    complete(ready, { page, alphabetical_range: available }, before) {
      if (paging === 'all') return reveal(ready, limit)
      const current = String(page)
      const isSameLetter = before.state === 'ready' && (before.letters?.current ?? current) === current
      const visible = (isSameLetter && before.visible) || getStep(current)
      return reveal({ ...ready, ...(available && { letters: { current, available } }) }, visible)
    },
    // The history entry keeps its letter, so that Back shows it again.
    onLeave() {
      const shown = $letters.get()?.current
      if (shown && !$searchState.get().letter) query.set(withLetter(query.$query.get(), shown), 'replace')
    },
    onChange(before) {
      const searchState = $searchState.get()
      const isSame = (other: CompaniesQuery) => JSON.stringify(other) === JSON.stringify(before)
      if (searchState.letter === $letters.get()?.current && isSame({ ...searchState, letter: before.letter })) {
        keepNamedLetter()
        const shown = $state.get()
        if (shown.state === 'ready') list.show(shown)
      } else if (isSame({ ...searchState, sort: before.sort })) reorder(searchState)
      else load(searchState.letter)
    },
  })
  const { $searchState, $state } = store

  /** Remembers the letter in the address, but not a letter that replaces one without data (R273, C63). */
  const keepNamedLetter = () => {
    const shown = $letters.get()?.current
    if (keepsLetter && shown && shown === $searchState.get().letter) keepLetter(shown)
  }
  $state.subscribe((shown) => {
    if (shown.state === 'signed-out') $letters.set(undefined)
    if (shown.state !== 'ready' || shown.busy || shown.letters === $letters.get()) return
    $letters.set(shown.letters)
    keepNamedLetter()
  })

  const load = (letter: string) => {
    const letters = $letters.get()
    if (letters && (letter === EVERY_LETTER || letters.available.includes(letter)))
      $letters.set({ ...letters, current: letter })
    list.loadNext()
  }

  const reorder = (searchState: CompaniesQuery) => {
    const shown = $state.get()
    if (shown.state !== 'ready') return list.loadNext()
    if (list.recall()) return
    // A complete list is sorted at once, and the API's own order follows. Otherwise the old rows stay until then.
    const isWhole = shown.records.length < limit
    const records = isWhole ? sortCompanies(shown.records, searchState.sort) : shown.records
    list.replace({ ...shown, records, busy: !isWhole }, shown.page, async (signal) => {
      if (isWhole) await new Promise((resolve) => setTimeout(resolve, AFTER_SORTING_MS))
      signal.throwIfAborted()
      return request(searchState, signal)
    })
  }

  let exporting = new AbortController()
  const endExport = () => {
    exporting.abort()
    exporting = new AbortController()
  }

  return {
    ...store,
    $letters,
    loadMore() {
      const shown = $state.get()
      if (shown.state === 'ready')
        list.show(reveal(shown, (shown.visible ?? 0) + getStep($letters.get()?.current ?? '')))
    },
    chooseLetter(chosen: string) {
      if (keepsLetter) keepLetter(chosen)
      store.setQuery((now) => withLetter(now, chosen))
    },
    chooseRating: (rating: string | undefined) =>
      store.setQuery((now) => withRating(now, $searchState.get().tags, rating)),
    // Sorting stays on the same history entry.
    sort: (sort: Sort) => store.setQuery((now) => withSort(now, sort), 'replace'),
    /** All companies that match the filters, for a file. Rejects if the element is removed or the user changes. */
    async listAll(): Promise<Tag[]> {
      const all = { ...inLargePages(scope), limit: MOST_EXPORTED }
      return (await fetchAll($searchState.get(), all, exporting.signal)).records
    },
    start() {
      endExport()
      const stops = [store.start(), onUserChange(endExport)]
      return () => {
        for (const stop of stops) stop()
        exporting.abort()
      }
    },
  }
}

/** The attributes of the element that its list depends on; the filters are a query string. */
type CompaniesAttributes = Pick<CompaniesOptions, 'relatedTo' | 'paging' | 'pageSize' | 'limit' | 'onFailure'> & {
  filters: string
  urlState: UrlState
}

/** The list of companies with these attributes. */
export function openCompanies(query: QueryState, attributes: CompaniesAttributes): CompaniesStore {
  const { filters, urlState, relatedTo, paging, pageSize, limit, onFailure } = attributes
  const lockedFilters = new URLSearchParams(filters)
  const keepsLetter = urlState !== 'memory'
  return createCompanies({ query, lockedFilters, keepsLetter, relatedTo, paging, pageSize, limit, onFailure })
}
