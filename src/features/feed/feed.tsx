import { useStore } from '@nanostores/react'
import { useEffect, useMemo, useRef } from 'react'
import { portalLink } from '#config/config.ts'
import { type TileRequests, useTileActions } from '#entities/document/use-tile-actions.tsx'
import { feedTexts } from '#i18n/en/feed.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.ts'
import { valueLabel } from '#i18n/value-label.ts'
import { type FilterSelection, isFiltered, toSelection } from '#search/filters/filters.ts'
import { FilterPanel, useFiltering } from '#search/panel/filter-panel.tsx'
import type { UrlState } from '#search/state/open-query.ts'
import type { QueryState } from '#search/state/query-state.ts'
import { useQuery } from '#search/state/use-query.ts'
import { followIf } from '#ui/link/follow.ts'
import { QuickFilter } from '#ui/quick-filter/quick-filter.tsx'
import { filterCategories, getPanelScope, getSearch, isNewestFirst } from './feed.query.ts'
import { openFeed } from './feed.store.ts'
import { FeedResults, Skeletons } from './feed.view.tsx'
import { FeedTools } from './feed-tools.tsx'
import { type QuickFilter as QuickFilterName, quickFilters } from './quick-filters.ts'

type FeedProps = TileRequests & {
  quickFilter: QuickFilterName
  pageSize: number
  limit: number
  limitMessage: 'library' | 'refine'
  paging: 'more' | 'pages'
  /** Query strings: filters that the user cannot change, and initial filters. */
  filters: string
  defaultFilters: string
  hideQuickFilters: boolean
  hideSearch: boolean
  hideFilters: boolean
  textSearchOnly: boolean
  dynamicFilters: boolean
  withAlerts: boolean
  urlState: UrlState
  onFailure: (failure: Error) => void
}

const optionsNow = (language: string) =>
  quickFilters.map((name) => ({
    value: name,
    label: name === 'All' ? feedTexts(language).all : valueLabel('Library', name, language),
  }))

/** The store of a feed with these attributes. The query survives changes of all attributes but `url-state`. */
function useFeed(query: QueryState, props: FeedProps) {
  const { quickFilter, pageSize, limit, paging, filters, defaultFilters, onFailure } = props
  const store = useMemo(
    () => openFeed(query, { quickFilter, pageSize, limit, paging, filters, defaultFilters, onFailure }),
    [query, quickFilter, pageSize, limit, paging, filters, defaultFilters, onFailure],
  )
  useEffect(() => store.start(), [store])
  return store
}

/** The research feed (R247–R267). */
export function Feed(props: FeedProps) {
  const query = useQuery(props.urlState)
  return query ? <QueriedFeed query={query} {...props} /> : <Skeletons count={props.pageSize} />
}

function QueriedFeed({ query, ...props }: FeedProps & { query: QueryState }) {
  const language = useLanguage()
  const t = useTexts(feedTexts)
  const store = useFeed(query, props)
  const filtering = useFiltering()
  const section = useRef<HTMLElement>(null)
  const searchState = useStore(store.$searchState)
  const state = useStore(store.$state)
  const { actions, messages } = useTileActions(props)
  const isSignedOut = state.state === 'signed-out'

  const linkTo = (path: string) => {
    const href = portalLink(path)?.href ?? path
    return { href, onClick: followIf(() => props.onNavigate(href)) }
  }
  const { quickFilter, filters } = searchState
  // Several libraries in the query are filters beside the default quick filter.
  const canSelectAll = !props.hideQuickFilters && quickFilter !== 'All' && filters.libraries.length === 0
  const apply = (selection: FilterSelection) => {
    store.applyFilters(selection)
    // The panel can be longer than the screen, so scroll up to the updated list.
    if ((section.current?.getBoundingClientRect().top ?? 0) < 0) section.current?.scrollIntoView()
  }
  return (
    <section ref={section} className={props.withAlerts ? 'r-feed r-feed--alerts' : 'r-feed'} aria-label={t.label}>
      {!isSignedOut && (
        <>
          {!props.hideQuickFilters && (
            <QuickFilter
              label={t.quickFilters}
              options={optionsNow(language)}
              value={searchState.filters.libraries.length > 0 ? undefined : searchState.quickFilter}
              onChange={store.chooseQuickFilter}
              replacement={getSearch(searchState).mode === 'meaning' ? t.relevance : undefined}
            />
          )}
          <FeedTools
            store={store}
            searchState={searchState}
            state={state}
            filtering={props.hideFilters ? undefined : filtering}
            search={!props.hideSearch}
            meaning={!props.textSearchOnly}
            owner={props.withAlerts ? props : undefined}
          />
        </>
      )}
      <div className="r-feed__body">
        {!isSignedOut && !props.hideFilters && (
          <FilterPanel
            filtering={filtering}
            categories={filterCategories}
            hidden={store.lockedCategories}
            title={t.filterTitle}
            dates="past"
            activeFilters={toSelection(searchState.filters)}
            defaults={store.defaults}
            dynamic={props.dynamicFilters}
            scope={getPanelScope(searchState, store.lockedFilters)}
            onApply={apply}
            onFailure={props.onFailure}
          />
        )}
        <FeedResults
          state={state}
          paging={props.paging}
          filtered={isFiltered(searchState.filters)}
          pageSize={props.pageSize}
          limitMessage={props.limitMessage}
          libraryLink={linkTo('/library')}
          isNewestFirst={isNewestFirst(searchState)}
          actions={actions}
          onLoadMore={store.loadMore}
          onPage={store.goToPage}
          onRetry={store.retry}
          onStartOver={store.startOver}
          recovering={{
            term: getSearch(searchState).term,
            lockedFilters: store.lockedFilters,
            quickFilter: canSelectAll
              ? { name: valueLabel('Library', quickFilter, language), remove: () => store.chooseQuickFilter('All') }
              : undefined,
            update: store.update,
          }}
          onFailure={props.onFailure}
        />
      </div>
      {messages}
    </section>
  )
}
