import { useStore } from '@nanostores/react'
import { useEffect, useMemo, useRef } from 'react'
import { wording } from '#config/wording.ts'
import { companyCards, getFittingPrices, NO_PRICES } from '#entities/company/company-columns.ts'
import { ExportMenu } from '#entities/file/export/export-menu.tsx'
import { useDownload } from '#entities/file/use-download.tsx'
import { companiesTexts } from '#i18n/en/companies.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.ts'
import { emptySelection } from '#search/filters/filters.ts'
import { ListTools } from '#search/list/list-tools.tsx'
import { FilterPanel, useFiltering } from '#search/panel/filter-panel.tsx'
import type { UrlState } from '#search/state/open-query.ts'
import type { QueryState } from '#search/state/query-state.ts'
import { useQuery } from '#search/state/use-query.ts'
import { useWidth } from '#ui/hooks/use-width.ts'
import { TableSkeleton } from '#ui/table/table-skeleton.tsx'
import { companyColumns } from './companies.columns.tsx'
import { exportCompanies } from './companies.export.ts'
import { filterCategories, isFiltered, withoutRating } from './companies.query.ts'
import { type CompaniesState, openCompanies } from './companies.store.ts'
import { CompaniesView } from './companies.view.tsx'
import { Coverage } from './coverage.view.tsx'
import { RatingFilter } from './rating-filter.tsx'

type CompaniesProps = {
  /** Filters that the user cannot change, as a query string. */
  filters: string
  /** Names of columns, joined by `;`; empty: all. */
  columns: string
  /** The id of an analyst or a sector, to list its companies. */
  relatedTo: string
  /** Ratings to choose from, joined by `;`. */
  ratings: string
  paging: 'letters' | 'all'
  pageSize: number
  limit: number
  hideSearch: boolean
  hideFilters: boolean
  hideExport: boolean
  urlState: UrlState
  onNavigate: (href: string) => boolean
  onDownload: (url: URL) => Promise<boolean>
  onFailure: (failure: Error) => void
}

/** The covered companies (R268–R283, R304). */
export function Companies(props: CompaniesProps) {
  const query = useQuery(props.urlState)
  return query ? <QueriedCompanies query={query} {...props} /> : <PendingCompanies {...props} />
}

/** The skeleton until the state of the address can be read. */
function PendingCompanies(props: CompaniesProps) {
  const language = useLanguage()
  const t = useTexts(companiesTexts)
  const place = useRef<HTMLDivElement>(null)
  const columns = companyColumns(splitNames(props.columns), props, language, getFittingPrices(useWidth(place)))
  return (
    <div ref={place}>
      <TableSkeleton cards={companyCards} columns={columns} count={countSkeletons(props)} label={t.loading} />
    </div>
  )
}

/** The number of companies is unknown if all come at once; a long skeleton would collapse. */
const countSkeletons = ({ paging, pageSize }: CompaniesProps) => (paging === 'all' ? Math.min(pageSize, 10) : pageSize)

const isAmount = (value: unknown) => typeof value === 'number'

/** Whether a company has a target or a price. While records load it is as before, so that the columns stay; at first it is assumed. */
function useGivenPrices(state: CompaniesState): boolean {
  const given = useRef(true)
  if (state.state === 'ready')
    given.current = state.records.some((company) => isAmount(company.target_price) || isAmount(company.close_price))
  return given.current
}

const splitNames = (columns: string) => columns.split(';').filter((name) => name !== '')

function useCompanies(query: QueryState, props: CompaniesProps) {
  const { filters, relatedTo, paging, pageSize, limit, urlState, onFailure } = props
  const store = useMemo(
    () => openCompanies(query, { filters, relatedTo, paging, pageSize, limit, urlState, onFailure }),
    [query, filters, relatedTo, paging, pageSize, limit, urlState, onFailure],
  )
  useEffect(() => store.start(), [store])
  return store
}

function QueriedCompanies({ query, ...props }: CompaniesProps & { query: QueryState }) {
  const language = useLanguage()
  const t = useTexts(companiesTexts)
  const { onNavigate, hideSearch, hideFilters, hideExport } = props
  const store = useCompanies(query, props)
  const filtering = useFiltering()
  const searchState = useStore(store.$searchState)
  const state = useStore(store.$state)
  const letters = useStore(store.$letters)
  const { download, message } = useDownload(props.onDownload)
  const words = wording(language)
  const place = useRef<HTMLDivElement>(null)
  const fitting = getFittingPrices(useWidth(place))
  const prices = useGivenPrices(state) ? fitting : NO_PRICES
  // biome-ignore lint/correctness/useExhaustiveDependencies: the texts come from a module, not from props
  const columns = useMemo(
    () =>
      companyColumns(
        splitNames(props.columns),
        { onNavigate, onDownload: download, relatedTo: props.relatedTo },
        language,
        prices,
      ),
    [props.columns, props.relatedTo, prices, onNavigate, download, words],
  )
  const suggest = useMemo(
    () => ({
      categories: filterCategories.filter((category) => !store.lockedCategories.includes(category)),
      selectedTags: withoutRating(searchState.tags),
    }),
    [searchState.tags, store],
  )
  const ratings = splitNames(props.ratings)
  const isSignedOut = state.state === 'signed-out'
  return (
    <section className="r-companies" aria-label={t.label}>
      {!isSignedOut && (
        <ListTools
          activeSearch={{ term: searchState.term, mode: 'text' }}
          suggest={suggest}
          search={!hideSearch}
          meaning={false}
          filtering={hideFilters ? undefined : filtering}
          tools={
            !hideExport && (
              <>
                {props.relatedTo !== '' && state.state === 'ready' && <Coverage companies={state.records} />}
                <ExportMenu onExport={(format) => exportCompanies(store, format, language)} />
              </>
            )
          }
          tags={searchState.tags}
          categories={filterCategories}
          onSearch={store.search}
          onTag={store.addTag}
          onRemoveTag={store.removeTag}
          onClearAll={store.clearAll}
          summary={
            ratings.length > 0 ? <RatingFilter ratings={ratings} tags={searchState.tags} store={store} /> : undefined
          }
        >
          <p className="r-companies__all">{t.all}</p>
        </ListTools>
      )}
      <div className="r-companies__body">
        {!isSignedOut && !hideFilters && (
          <FilterPanel
            filtering={filtering}
            categories={filterCategories}
            hidden={store.lockedCategories}
            title={t.filterTitle}
            activeFilters={{ ...emptySelection, tags: searchState.tags }}
            defaults={emptySelection}
            onApply={store.applyFilters}
            onFailure={props.onFailure}
          />
        )}
        <CompaniesView
          place={place}
          state={state}
          letters={letters}
          expectsLetters={props.paging === 'letters'}
          columns={columns}
          sort={searchState.sort}
          term={searchState.term}
          filtered={isFiltered(searchState)}
          inProfile={props.relatedTo !== ''}
          skeletons={countSkeletons(props)}
          onNavigate={onNavigate}
          onLetter={store.chooseLetter}
          onSort={store.sort}
          onMore={store.loadMore}
          onRetry={store.retry}
          onStartOver={store.startOver}
        />
      </div>
      {message}
    </section>
  )
}
