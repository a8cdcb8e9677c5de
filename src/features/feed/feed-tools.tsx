import { useMemo, useRef } from 'react'
import { countValues, type SearchFilters } from '../../query/filters.ts'
import { summaryTexts } from '../../text/summary.ts'
import { Applied } from '../../toolkit/applied/applied.tsx'
import { FiltersButton } from '../../toolkit/filter-panel/filters-button.tsx'
import type { Filtering } from '../../toolkit/filter-panel/use-filtering.ts'
import { SearchBox } from '../../toolkit/search-box/search-box.tsx'
import { type FeedQuery, filtersOfSuggestions, searchOf } from './feed.query.ts'
import type { FeedStore } from './feed.store.ts'
import { filterCategories, suggestedCategories } from './filter-categories.ts'

type FeedToolsProps = {
  store: FeedStore
  asked: FeedQuery
  fixed: URLSearchParams
  /** Categories that the feed is fixed to. */
  locked: readonly string[]
  /** The filter panel's; undefined where there is none. */
  filtering: Filtering | undefined
  search: boolean
  meaning: boolean
}

const withoutLocked = (tags: SearchFilters['tags'], locked: readonly string[]): SearchFilters['tags'] =>
  Object.fromEntries(Object.entries(tags).filter(([category]) => !locked.includes(category)))

/** Above the list: the search box, the way to the filters, and what is applied. */
export function FeedTools({ store, asked, fixed, locked, filtering, search, meaning }: FeedToolsProps) {
  const tools = useRef<HTMLDivElement>(null)
  const { tags } = asked.filters
  const chosen = useMemo(() => withoutLocked(tags, locked), [tags, locked])
  const suggest = useMemo(
    () => ({
      categories: suggestedCategories.filter((category) => !locked.includes(category)),
      selectedTags: tags,
      filters: filtersOfSuggestions(asked, fixed),
    }),
    [asked, tags, fixed, locked],
  )
  const filtersButton = filtering && <FiltersButton filtering={filtering} count={countValues(chosen)} />
  return (
    <>
      <div ref={tools}>
        {search ? (
          <SearchBox
            applied={searchOf(asked)}
            meaning={meaning}
            suggest={suggest}
            onSearch={store.search}
            onTag={store.addTag}
          >
            {filtersButton}
          </SearchBox>
        ) : (
          filtersButton
        )}
      </div>
      {(search || filtering) && (
        <Applied
          tags={chosen}
          categories={filterCategories}
          range={asked.range}
          locked={locked}
          onRemoveTag={store.removeTag}
          onRemoveRange={store.chooseRange}
          onClearAll={store.clearAll}
          onEmptied={() => tools.current?.querySelector<HTMLElement>('input, button')?.focus()}
        >
          <p className="r-feed__all">{summaryTexts.allResearch}</p>
        </Applied>
      )}
    </>
  )
}
