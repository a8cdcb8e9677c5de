import { atom } from 'nanostores'
import type { Tag } from '#contract/tag.ts'
import { withTags } from '#search/filters/edits.ts'
import type { ListState, ReadyList } from '#search/list/create-list.ts'
import { createSearchableList, type SearchableListOptions } from '#search/list/create-searchable-list.ts'
import { followUser } from '#session/follow-user.ts'
import type { Sort } from '#ui/table/table.tsx'
import { fetchAll, fetchLetter } from './companies.list.ts'
import { type CompaniesQuery, readCompaniesQuery, withLetter, withSort } from './companies.query.ts'
import { keepLetter, keptLetter } from './kept-letter.ts'
import { sortCompanies } from './sort-companies.ts'

export type CompaniesOptions = Omit<SearchableListOptions, 'paging'> & {
  /** Id of an analyst or a sector whose companies are meant; empty: all (R304). */
  relatedTo: string
  /** Letter by letter, in steps of a page (C63), or all companies at once (R304). */
  paging: 'letters' | 'all'
  /** Whether the letter outlives the element, in the tab. */
  keepsLetter: boolean
}

export type CompaniesState = ListState<Tag>

/** The letter that is shown, or on its way, and those that have data; undefined while, and where, there are none to choose from. */
export type LettersShown = { current: string; available: readonly string[] } | undefined

export type CompaniesStore = ReturnType<typeof createCompanies>

/** Rows that are in order already are drawn first; the API's own order is requested once the user has stopped turning. */
const AFTER_SORTING_MS = 500

/** No file has more rows. */
const MOST_EXPORTED = 10_000
const LARGEST_PAGE = 100

/** The covered companies, or those of an analyst or a sector. */
export function createCompanies({ relatedTo, paging, keepsLetter, ...options }: CompaniesOptions) {
  const { query, lockedFilters, pageSize, limit } = options
  const $letters = atom<LettersShown>()

  const request = (searchState: CompaniesQuery, signal: AbortSignal) => {
    const scope = { relatedTo, lockedFilters, pageSize, limit }
    if (paging === 'all') return fetchAll(searchState, scope, signal)
    const letter = searchState.letter || $letters.get()?.current || (keepsLetter && keptLetter()) || 'A'
    return fetchLetter({ ...searchState, letter }, scope, signal)
  }

  const { list, ...store } = createSearchableList<Tag, CompaniesQuery>({
    ...options,
    paging: 'more',
    select: (now, _, { tags }) => withTags(now, tags),
    key: () => [relatedTo, paging],
    read: readCompaniesQuery,
    request: (searchState, _, signal) => request(searchState, signal),
    complete: (ready, { page, alphabetical_range: available }, before) =>
      reveal(
        { ...ready, ...(available && { letters: { current: String(page), available } }) },
        before.state === 'ready' && before.visible !== undefined ? before.visible : paging === 'all' ? limit : pageSize,
      ),
    // The step that is left remembers its letter, so that Back finds it whatever was chosen since.
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

  /** Keeps the letter that the address names, however the user came to it; not one that stands in for it (R273, C63). */
  const keepNamedLetter = () => {
    const shown = $letters.get()?.current
    if (keepsLetter && shown && shown === $searchState.get().letter) keepLetter(shown)
  }
  $state.listen((shown) => {
    if (shown.state === 'signed-out') $letters.set(undefined)
    if (shown.state !== 'ready' || shown.letters === $letters.get()) return
    $letters.set(shown.letters)
    keepNamedLetter()
  })

  const load = (letter: string) => {
    const letters = $letters.get()
    if (letters?.available.includes(letter)) $letters.set({ ...letters, current: letter })
    list.load()
  }

  const reorder = (searchState: CompaniesQuery) => {
    const shown = $state.get()
    if (shown.state !== 'ready') return list.load()
    if (list.recall()) return
    // What is here as a whole is sorted at once; the API's own order follows. Else the rows of before stay until then.
    const isWhole = shown.records.length < limit
    const records = isWhole ? sortCompanies(shown.records, searchState.sort) : shown.records
    list.replace({ ...shown, records, busy: !isWhole }, shown.page, async (signal) => {
      if (isWhole) await new Promise((resolve) => setTimeout(resolve, AFTER_SORTING_MS))
      signal.throwIfAborted()
      return request(searchState, signal)
    })
  }

  /** So many of the records: a letter is here as a whole, and shown in steps (C63). */
  const reveal = (shown: ReadyList<Tag>, visible: number): ReadyList<Tag> => {
    const { length } = shown.records
    return { ...shown, visible, end: visible < length ? 'more' : length < limit ? 'complete' : 'limit' }
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
      if (shown.state === 'ready') list.show(reveal(shown, (shown.visible ?? 0) + pageSize))
    },
    chooseLetter(chosen: string) {
      if (keepsLetter) keepLetter(chosen)
      store.setQuery((now) => withLetter(now, chosen))
    },
    // Turned this way and that, a table is still the same page.
    sort: (sort: Sort) => store.setQuery((now) => withSort(now, sort), 'replace'),
    /** Every company under the filters, for a file. Fails when the element goes, or the user changes. */
    async listAll(): Promise<Tag[]> {
      const all = { relatedTo, lockedFilters, pageSize: LARGEST_PAGE, limit: MOST_EXPORTED }
      return (await fetchAll($searchState.get(), all, exporting.signal)).records
    },
    start() {
      endExport()
      const stops = [store.start(), followUser(endExport)]
      return () => {
        for (const stop of stops) stop()
        exporting.abort()
      }
    },
  }
}
