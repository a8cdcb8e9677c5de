import { type ReactNode, useRef } from 'react'
import { ActiveFilters } from '../active-filters/active-filters.tsx'
import type { ActiveFiltersRowProps } from '../active-filters/active-filters-row.tsx'
import { SearchBox } from '../box/search-box.tsx'
import type { SuggestFrom } from '../box/suggestions.tsx'
import type { SearchMode } from '../filters/edits.ts'
import { countValues } from '../filters/filters.ts'
import { type Filtering, FiltersButton } from '../panel/filter-panel.tsx'

type ListToolsProps = Omit<ActiveFiltersRowProps, 'onRemoved'> & {
  activeSearch: { term: string; mode: SearchMode }
  /** The source of suggestions; undefined: none. */
  suggest: SuggestFrom | undefined
  /** Whether there is a search box, and whether it offers a search by meaning. */
  search: boolean
  meaning: boolean
  /** The filter panel; undefined: none. */
  filtering: Filtering | undefined
  /** More tools after the Filters button. */
  tools?: ReactNode
  /** Shown if no filter is active. */
  children?: ReactNode
  /** At the end of the line of active filters. */
  summary?: ReactNode
  onSearch: (term: string, mode: SearchMode) => void
  onTag: (category: string, value: string) => void
}

/** The part above a list: search box, Filters button, and active filters. */
export function ListTools(props: ListToolsProps) {
  const { activeSearch, suggest, search, meaning, filtering, tools, children, summary, onSearch, onTag, ...row } = props
  const bar = useRef<HTMLDivElement>(null)
  const beside = (filtering || tools) && (
    <>
      {filtering && <FiltersButton filtering={filtering} count={countValues(row.tags)} />}
      {tools}
    </>
  )
  return (
    <>
      <div ref={bar}>
        {search ? (
          <SearchBox
            activeSearch={activeSearch}
            meaning={meaning}
            {...(suggest && { suggest })}
            onSearch={onSearch}
            onTag={onTag}
          >
            {beside}
          </SearchBox>
        ) : (
          beside && <div className="r-search-box__beside">{beside}</div>
        )}
      </div>
      {(search || filtering) && (
        <div className="r-list-tools__line">
          <ActiveFilters {...row} onEmptied={() => bar.current?.querySelector<HTMLElement>('input, button')?.focus()}>
            {children}
          </ActiveFilters>
          {summary !== undefined && <div className="r-list-tools__summary">{summary}</div>}
        </div>
      )}
    </>
  )
}
