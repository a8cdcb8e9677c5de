import type { ReadableAtom } from 'nanostores'
import type { Tag } from '#contract/tag.ts'
import { withoutTag, withSearch, withTag, withTags } from '#search/filters/edits.ts'
import type { SearchFilters } from '#search/filters/filters.ts'
import { createAsked } from '#search/state/asked.ts'
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
  /** Every company under the filters, for a file. Fails when the element goes, or the reader changes. */
  listAll(): Promise<Tag[]>
  /** Begins to follow the query and the session; the result stops it and gives up what is under way. */
  start(): () => void
}

/** No file has more rows. */
const MOST_EXPORTED = 10_000
const LARGEST_PAGE = 100

/** What was asked for, and the verbs that ask for something else; all of it stands in the query. */
export function createCompanies(options: CompaniesListOptions): CompaniesStore {
  const { query, keepsLetter, relatedTo, fixed } = options
  const read = () => readCompaniesQuery(query.$query.get(), fixed)
  // The step that is left remembers its letter, so that Back finds it whatever was chosen since.
  const onLeave = () => {
    const shown = list.$letters.get()?.current
    if (shown && !$asked.get().letter) query.set(withLetter(query.$query.get(), shown), 'replace')
  }
  const { $asked, ask, narrow, reread } = createAsked({ query, read, onLeave })
  const list = createCompaniesList($asked, options)
  let exporting = new AbortController()

  const follow = () => {
    const before = reread()
    if (!before) return
    const asked = $asked.get()
    const isSame = (other: CompaniesQuery) => JSON.stringify(other) === JSON.stringify(before)
    if (asked.letter === list.$letters.get()?.current && isSame({ ...asked, letter: before.letter })) list.rename()
    else if (isSame({ ...asked, sort: before.sort })) list.reorder()
    else list.load()
  }

  return {
    $asked,
    $state: list.$state,
    $letters: list.$letters,
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
    // Turned this way and that, a table is still the same page.
    sort: (sort) => ask((now) => withSort(now, sort), 'replace'),
    showMore: list.showMore,
    retry: list.retry,
    async listAll() {
      const all = { relatedTo, fixed, pageSize: LARGEST_PAGE, limit: MOST_EXPORTED }
      const { companies } = await fetchAll($asked.get(), all, exporting.signal)
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
