import { type ReactNode, type RefObject, useRef } from 'react'
import { bySettings } from '#config/by-settings.ts'
import { companyCards } from '#entities/company/company-columns.ts'
import { companiesTexts } from '#i18n/en/companies.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.ts'
import { fill } from '#lib/format/fill.ts'
import { Announcer } from '#ui/announcer/announcer.tsx'
import { registerStyles } from '#ui/base/styles.ts'
import { Button } from '#ui/button/button.tsx'
import { useFocusOnMore } from '#ui/hooks/use-focus-on-more.ts'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { Failed } from '#ui/states/failed.tsx'
import { SignedOut } from '#ui/states/signed-out.tsx'
import { type Column, type Sort, Table } from '#ui/table/table.tsx'
import { TableSkeleton } from '#ui/table/table-skeleton.tsx'
import { type CompanyRow, toCompanyRow } from './companies.columns.tsx'
import css from './companies.css?inline'
import type { CompaniesState, ShownLetters } from './companies.store.ts'
import { Letters } from './letters.view.tsx'

registerStyles('features', css)

type CompaniesViewProps = {
  /** What has the width of the table. */
  place: RefObject<HTMLDivElement | null>
  state: CompaniesState
  letters: ShownLetters
  /** Whether letters will come with the list, so that space is reserved for them. */
  expectsLetters?: boolean
  columns: readonly Column<CompanyRow>[]
  sort: Sort
  /** The search; empty: none. */
  term: string
  /**
   * Whether a search or a filter is active, and whether the table is part of a profile. Both decide the text of an
   * empty list (C40).
   */
  filtered: boolean
  inProfile: boolean
  /** The number of skeleton rows (R282). */
  skeletons: number
  onNavigate: (href: string) => boolean
  onLetter: (letter: string) => void
  onSort: (sort: Sort) => void
  onMore: () => void
  onRetry: () => void
  /** Clears search and filters. */
  onStartOver: () => void
}

/** The letters and the table in each of their states (R272–R282). */
export function CompaniesView({ place, letters, expectsLetters = false, onLetter, ...results }: CompaniesViewProps) {
  const language = useLanguage()
  const { state } = results
  const isLoading = state.state === 'loading' || (state.state === 'failed' && state.retrying)
  const isBusy = isLoading || (state.state === 'ready' && state.busy === true)
  const similar = tellSimilar(results, language)
  const startOver = () => {
    place.current?.focus({ preventScroll: true })
    results.onStartOver()
  }
  return (
    <div ref={place} className="r-companies__results" tabIndex={-1} aria-busy={isBusy}>
      <Announcer message={announcement(results, language)} />
      {letters && state.state !== 'signed-out' && <Letters {...letters} onLetter={onLetter} />}
      {!letters && expectsLetters && isLoading && <div className="r-letters__room" />}
      {similar && (
        <p className="r-companies__similar" aria-hidden="true">
          {similar}
        </p>
      )}
      <Results {...results} onStartOver={startOver} />
    </div>
  )
}

type ResultsProps = Omit<CompaniesViewProps, 'place' | 'letters' | 'expectsLetters' | 'onLetter'>

const nothing = ({ filtered, inProfile }: Pick<ResultsProps, 'filtered' | 'inProfile'>, language: string) => {
  const t = companiesTexts(language)
  return filtered ? t.emptyNarrowed : inProfile ? t.emptyInProfile : t.empty
}

/** That no name is like the search, but these are similar; empty where it need not be said. */
function tellSimilar({ state, term }: ResultsProps, language: string): string {
  const isSimilar = state.state === 'ready' && state.recovery?.similar_names === true
  return isSimilar && term !== '' ? fill(companiesTexts(language).similar, { term }) : ''
}

function announcement(props: ResultsProps, language: string): string {
  const t = companiesTexts(language)
  const { state } = props
  if (state.state !== 'ready' || state.busy) return ''
  const count = state.records.slice(0, state.visible).length
  if (count === 0) return nothing(props, language)
  return [tellSimilar(props, language), fill(t.loaded, { count })].filter(Boolean).join(' ')
}

function Results(props: ResultsProps): ReactNode {
  const language = useLanguage()
  const t = useTexts(companiesTexts)
  const { state, columns, filtered, skeletons } = props
  switch (state.state) {
    case 'signed-out':
      return <SignedOut text={t.signedOut} onNavigate={props.onNavigate} />
    case 'loading':
      return <TableSkeleton cards={companyCards} columns={columns} count={skeletons} label={t.loading} />
    case 'failed':
      return (
        <Failed
          isList
          text={nothing(props, language)}
          error={state.error}
          retrying={state.retrying}
          onRetry={props.onRetry}
        />
      )
    case 'ready':
      if (state.records.length > 0) return <CompaniesTable {...props} state={state} />
      return (
        <EmptyState
          text={nothing(props, language)}
          action={filtered && <Button onClick={props.onStartOver}>{t.startOver}</Button>}
        />
      )
  }
}

type ReadyProps = ResultsProps & { state: CompaniesState & { state: 'ready' } }

function CompaniesTable({ state, columns, sort, onSort, onMore }: ReadyProps) {
  const language = useLanguage()
  const t = useTexts(companiesTexts)
  const { records, visible, end, busy = false } = state
  const rows = records.slice(0, visible).map((record) => toRow(record, language))
  const place = useRef<HTMLDivElement>(null)
  useFocusOnMore(place, rows, 'tbody > tr')
  return (
    <>
      <div ref={place}>
        <Table
          caption={t.caption}
          cards={companyCards}
          columns={columns}
          rows={rows}
          sort={sort}
          onSort={onSort}
          busy={busy}
        />
      </div>
      {end === 'more' && (
        <div className="r-companies__end">
          <Button onClick={onMore}>{t.loadMore}</Button>
        </div>
      )}
      {end === 'limit' && <p className="r-companies__end">{t.limit}</p>}
    </>
  )
}

/** Memoized, so that a company that only moves keeps its row. */
const toRow = bySettings(toCompanyRow)
