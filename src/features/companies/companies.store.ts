import type { ReadableAtom } from 'nanostores'
import type { Tag } from '#contract/tag.ts'
import { withoutTag, withSearch, withTag, withTags } from '#search/filters/edits.ts'
import type { Tags } from '#search/filters/filters.ts'
import { createSearchState } from '#search/state/search-state.ts'
import { followReader } from '#session/follow-reader.ts'
import type { Sort } from '#ui/table/table.tsx'
import { fetchAll } from './companies.list.ts'
import { type CompaniesQuery, readCompaniesQuery, withLetter, withSort } from './companies.query.ts'
import {
  type CompaniesListOptions,
  type CompaniesState,
  createCompaniesList,
  type LettersShown,
} from './companies-list.store.ts'
import { keepLetter } from './kept-letter.ts'

export type CompaniesStore = {
  $searchState: ReadableAtom<CompaniesQuery>
  $state: ReadableAtom<CompaniesState>
  $letters: ReadableAtom<LettersShown>
  search(term: string): void
  addTag(category: string, value: string): void
  /** One value of a category, or all of them. */
  removeTag(category: string, value?: string): void
  applyFilters(tags: Tags): void
  clearAll(): void
  /** Without a search and filters. */
  startOver(): void
  chooseLetter(letter: string): void
  sort(sort: Sort): void
  showMore(): void
  retry(): void
  /** Every company under the filters, for a file. Fails when the element goes, or the user changes. */
  listAll(): Promise<Tag[]>
  /** Begins to follow the query and the session; the result stops it and gives up what is under way. */
  start(): () => void
}

/** No file has more rows. */
const MOST_EXPORTED = 10_000
const LARGEST_PAGE = 100

/** What was requested, and the verbs that ask for something else; all of it stands in the query. */
export function createCompanies(options: CompaniesListOptions): CompaniesStore {
  const { query, keepsLetter, relatedTo, lockedFilters } = options
  const read = () => readCompaniesQuery(query.$query.get(), lockedFilters)
  // The step that is left remembers its letter, so that Back finds it whatever was chosen since.
  const onLeave = () => {
    const shown = list.$letters.get()?.current
    if (shown && !$searchState.get().letter) query.set(withLetter(query.$query.get(), shown), 'replace')
  }
  const { $searchState, setQuery, update, syncFromUrl } = createSearchState({ query, read, onLeave })
  const list = createCompaniesList($searchState, options)
  let exporting = new AbortController()

  const follow = () => {
    const before = syncFromUrl()
    if (!before) return
    const searchState = $searchState.get()
    const isSame = (other: CompaniesQuery) => JSON.stringify(other) === JSON.stringify(before)
    if (searchState.letter === list.$letters.get()?.current && isSame({ ...searchState, letter: before.letter }))
      list.rename()
    else if (isSame({ ...searchState, sort: before.sort })) list.reorder()
    else list.load()
  }

  return {
    $searchState,
    $state: list.$state,
    $letters: list.$letters,
    search: (term) => update((now) => withSearch(now, 'text', term)),
    addTag: (category, value) => update((now) => withTag(now, category, value)),
    removeTag: (category, value) => update((now) => withoutTag(now, category, value)),
    applyFilters: (tags) => update((now) => withTags(now, tags)),
    clearAll: () => update((now) => withTags(now, {})),
    startOver: () => update((now) => withTags(withSearch(now, 'text', ''), {})),
    chooseLetter(chosen) {
      if (keepsLetter) keepLetter(chosen)
      setQuery((now) => withLetter(now, chosen))
    },
    // Turned this way and that, a table is still the same page.
    sort: (sort) => setQuery((now) => withSort(now, sort), 'replace'),
    showMore: list.showMore,
    retry: list.retry,
    async listAll() {
      const all = { relatedTo, lockedFilters, pageSize: LARGEST_PAGE, limit: MOST_EXPORTED }
      const { companies } = await fetchAll($searchState.get(), all, exporting.signal)
      return companies
    },
    start() {
      const endExport = () => {
        exporting.abort()
        exporting = new AbortController()
      }
      endExport()
      const stops = [list.start(), query.follow(), query.$query.listen(follow), followReader(endExport)]
      return () => {
        for (const stop of stops) stop()
        exporting.abort()
      }
    },
  }
}
