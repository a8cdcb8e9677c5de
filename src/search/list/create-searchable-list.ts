import { atom, type ReadableAtom } from 'nanostores'
import { record } from '#analytics/record.ts'
import { peekAhead, takeAhead } from '#api/ahead.ts'
import type { Call } from '#api/client.ts'
import type { List, ListPage } from '#api/list.ts'
import { config } from '#config/config.ts'
import type { DateRange } from '../filters/date-range.ts'
import { type SearchMode, withoutTag, withRange, withSearch, withSelection, withTag } from '../filters/edits.ts'
import {
  type DateKeys,
  emptySelection,
  type FilterSelection,
  isFiltered,
  readFilters,
  type SearchFilters,
} from '../filters/filters.ts'
import { getLockedCategories, withoutLocked } from '../filters/locked-filters.ts'
import { getPage, withPage } from '../state/page-number.ts'
import type { QueryState } from '../state/query-state.ts'
import { createList, type ListSpec, type ListStore, type Paging } from './create-list.ts'

/** The next query, made from the current one. */
type Edit = (query: URLSearchParams) => URLSearchParams

/** The options that an element sets. */
export type SearchableListOptions = Paging & {
  query: QueryState
  /** Filters that the user cannot change, by the API's keys. */
  lockedFilters: URLSearchParams
  onFailure: (failure: Error) => void
}

type SearchableListSpec<T, S> = SearchableListOptions &
  Pick<ListSpec<T>, 'anonymous' | 'complete'> & {
    /** Reads the search state from a query, without values of locked categories. */
    read: (filters: SearchFilters, query: URLSearchParams) => S
    request: (searchState: S, page: ListPage, signal: AbortSignal) => Promise<List<T>>
    /** The call with which `request` begins; undefined if it needs no session. */
    firstCall: (searchState: S, page: ListPage) => Call | undefined
    /** Reads the answer to the first call; undefined if the list needs more than this. */
    toFirstPage: (answer: unknown, searchState: S) => List<T> | undefined
    /** What else the records depend on, besides the search state and the locked filters. */
    key?: () => unknown
    /** The initial filters, which Clear all restores (R206). */
    defaults?: FilterSelection
    /** Replaces the selection; default: tags and dates. */
    select?: typeof withSelection
    /** Removes filters other than search, tags and dates. */
    clear?: Edit
    /** Called before a new history entry. */
    onLeave?: () => void
    /** Handles a change of the search state instead of loading the list. */
    onChange?: (before: S) => void
    /** Extends the list, for example by `withReload`. */
    extend?: (list: ListStore<T>, spec: ListSpec<T>) => ListStore<T>
  }

/** The search state, the last answer, and the actions that change the request. */
export type SearchableList<T, S> = Pick<ListStore<T>, '$state' | 'loadMore' | 'retry' | 'start'> & {
  $searchState: ReadableAtom<S & { page: number }>
  lockedFilters: URLSearchParams
  lockedCategories: readonly string[]
  search(term: string, mode?: SearchMode): void
  addTag(category: string, value: string): void
  /** Removes one value of a category, or all of them. */
  removeTag(category: string, value?: string): void
  applyFilters(selection: FilterSelection): void
  chooseRange(range: DateRange): void
  clearAll(): void
  /** Clears the search and restores the initial filters. */
  startOver(): void
  goToPage(page: number): void
  /** Changes the query as a new history entry, recorded as a search (R123). An equal query does nothing. */
  update(edit: Edit): void
  /** The same without recording. Returns whether the query changed. */
  setQuery(edit: Edit, step?: 'push' | 'replace'): boolean
  /** The call with which `start` begins, to send it before the list is shown. */
  firstCall(): Call | undefined
}

/** The date keys of the page's query string, from the settings (C57). */
function dateKeys(): DateKeys {
  const { startDateKey: start, endDateKey: end } = config()
  return { start, end }
}

/**
 * The search state of a list is kept in its query only: every action edits the query, and the list follows. `start`
 * follows the query and the session, and returns a function that stops it and cancels requests.
 */
export function createSearchableList<T extends { id: string }, S extends object>(
  spec: SearchableListSpec<T, S>,
): SearchableList<T, S> & { list: ListStore<T> } {
  const { query, lockedFilters, limit, paging, defaults = emptySelection, select = withSelection } = spec
  const currentFilters = () => readFilters(query.$query.get(), dateKeys())
  const read = (now = query.$query.get()) => ({
    ...spec.read(withoutLocked(readFilters(now, dateKeys()), lockedFilters), now),
    page: paging === 'pages' ? getPage(now) : 1,
  })
  const $searchState = atom(read())

  const hasDefaults = Object.keys(defaults.tags).length > 0 || Object.values(defaults.range).some(Boolean)
  const needsDefaults = () => {
    const filters = currentFilters()
    return hasDefaults && !isFiltered(filters) && !filters.allTime
  }
  const withDefaults = () => select(query.$query.get(), dateKeys(), defaults)
  /** The first call. It changes no query, since the element may be gone before it is shown. */
  const getFirstCall = () => {
    const searchState = needsDefaults() ? read(withDefaults()) : $searchState.get()
    return spec.firstCall(searchState, { page: searchState.page, pageSize: spec.pageSize, limit })
  }
  /**
   * The first page, if its call was sent ahead and answered. `start` requests it with initial filters, after a failure,
   * and if the list no longer reaches the page.
   */
  const peek = () => {
    const call = needsDefaults() ? undefined : getFirstCall()
    const arrived = call && peekAhead(call)
    if (!arrived) return undefined
    try {
      const list = spec.toFirstPage(arrived.answer, $searchState.get())
      const isThere = list && (list.records.length > 0 || $searchState.get().page === 1)
      return isThere ? { list, take: () => void takeAhead(call) } : undefined
    } catch {
      return undefined
    }
  }

  const listSpec: ListSpec<T> = {
    ...spec,
    peek,
    page: () => $searchState.get().page,
    key: () => JSON.stringify([$searchState.get(), String(lockedFilters), spec.key?.()]),
    fetch: (page, signal, size) => spec.request($searchState.get(), { page, pageSize: size, limit }, signal),
    onShorter: (pages) => query.set(withPage(query.$query.get(), pages), 'replace'),
  }
  const plainList = createList(listSpec)
  const list = spec.extend?.(plainList, listSpec) ?? plainList

  const setQuery = (edit: Edit, step: 'push' | 'replace' = 'push') => {
    const before = query.$query.get()
    const next = edit(before)
    if (String(next) === String(before)) return false
    if (step === 'push') spec.onLeave?.()
    query.set(next, step)
    return true
  }
  const update = (edit: Edit) => setQuery(edit) && record({ type: 'Search' })

  /** Reads the query again. Returns the previous search state if it changed. */
  const syncFromUrl = () => {
    const before = $searchState.get()
    const next = read()
    if (JSON.stringify(next) === JSON.stringify(before)) return undefined
    $searchState.set(next)
    return before
  }
  const follow = () => {
    const before = syncFromUrl()
    if (!before) return
    if (spec.onChange) spec.onChange(before)
    else list.loadNext()
  }

  const takeDefaults = () => {
    if (!needsDefaults()) return
    query.set(withDefaults(), 'replace')
    syncFromUrl()
  }

  return {
    list,
    $searchState,
    $state: list.$state,
    lockedFilters,
    lockedCategories: getLockedCategories(lockedFilters),
    update,
    setQuery,
    search: (term, mode = 'text') => update((now) => withSearch(now, mode, term)),
    addTag: (category, value) => update((now) => withTag(now, category, value)),
    removeTag: (category, value) => update((now) => withoutTag(now, category, value)),
    applyFilters: (selection) => update((now) => select(now, dateKeys(), selection)),
    chooseRange: (range) => update((now) => withRange(now, dateKeys(), range)),
    clearAll: () => update((now) => select(now, dateKeys(), defaults)),
    startOver: () =>
      update((now) => {
        const rest = select(withSearch(now, 'text', ''), dateKeys(), defaults)
        return spec.clear?.(rest) ?? rest
      }),
    goToPage: (page) => setQuery((now) => withPage(now, page)),
    firstCall: getFirstCall,
    loadMore: list.loadMore,
    retry: list.retry,
    start() {
      takeDefaults()
      const stops = [list.start(), query.follow(), query.$query.listen(follow)]
      return () => {
        for (const stop of stops) stop()
      }
    },
  }
}
