import { type ReactNode, useRef } from 'react'
import { bySettings } from '#config/by-settings.ts'
import { type Company, toCompany } from '#entities/company/company.ts'
import { companiesTexts as t } from '#i18n/en/companies.ts'
import { fill } from '#lib/format/fill.ts'
import { Announcer } from '#ui/announcer/announcer.tsx'
import { Button } from '#ui/button/button.tsx'
import { useFocusOnMore } from '#ui/hooks/use-focus-on-more.ts'
import { Letters } from '#ui/letters/letters.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { Failed } from '#ui/states/failed.tsx'
import { SignedOut } from '#ui/states/signed-out.tsx'
import { type Column, type Sort, Table } from '#ui/table/table.tsx'
import { TableSkeleton } from '#ui/table/table-skeleton.tsx'
import type { CompaniesState, LettersShown } from './companies.store.ts'

type CompaniesViewProps = {
  state: CompaniesState
  letters: LettersShown
  /** Whether letters come with the list, so that they have their room until then. */
  expectsLetters?: boolean
  columns: readonly Column<Company>[]
  sort: Sort
  /** Whether a search or a filter is active, and whether the table is part of a profile: they decide the words of an empty list (C40). */
  narrowed: boolean
  inProfile: boolean
  /** Skeletons while they load (R282). */
  skeletons: number
  onNavigate: (href: string) => boolean
  onLetter: (letter: string) => void
  onSort: (sort: Sort) => void
  onMore: () => void
  onRetry: () => void
  /** Takes away what narrows the list. */
  onStartOver: () => void
}

/** The letters and the table in each of its states (R272–R282). */
export function CompaniesView({ letters, expectsLetters = false, onLetter, ...results }: CompaniesViewProps) {
  const { state } = results
  const isLoading = state.state === 'loading' || (state.state === 'failed' && state.retrying)
  const isBusy = isLoading || (state.state === 'ready' && state.busy === true)
  const place = useRef<HTMLDivElement>(null)
  const startOver = () => {
    place.current?.focus({ preventScroll: true })
    results.onStartOver()
  }
  return (
    <div ref={place} className="r-companies__results" tabIndex={-1} aria-busy={isBusy}>
      <Announcer message={announcement(results)} />
      {letters && state.state !== 'signed-out' && (
        <Letters
          current={letters.current}
          available={letters.available}
          onLetter={onLetter}
          texts={{ letters: t.letters, noData: t.noData }}
        />
      )}
      {!letters && expectsLetters && isLoading && <div className="r-letters__room" />}
      <Results {...results} onStartOver={startOver} />
    </div>
  )
}

type ResultsProps = Omit<CompaniesViewProps, 'letters' | 'expectsLetters' | 'onLetter'>

const nothing = ({ narrowed, inProfile }: Pick<ResultsProps, 'narrowed' | 'inProfile'>) =>
  narrowed ? t.emptyNarrowed : inProfile ? t.emptyInProfile : t.empty

function announcement(props: ResultsProps): string {
  const { state } = props
  if (state.state !== 'ready' || state.busy) return ''
  const count = state.records.slice(0, state.visible).length
  return count > 0 ? fill(t.loaded, { count }) : nothing(props)
}

function Results(props: ResultsProps): ReactNode {
  const { state, columns, narrowed, skeletons } = props
  switch (state.state) {
    case 'signed-out':
      return <SignedOut text={t.signedOut} onNavigate={props.onNavigate} />
    case 'loading':
      return <TableSkeleton columns={columns} count={skeletons} label={t.loading} />
    case 'failed':
      return (
        <Failed isList text={nothing(props)} error={state.error} retrying={state.retrying} onRetry={props.onRetry} />
      )
    case 'ready':
      if (state.records.length > 0) return <CompaniesTable {...props} state={state} />
      return (
        <EmptyState
          text={nothing(props)}
          action={narrowed && <Button onClick={props.onStartOver}>{t.startOver}</Button>}
        />
      )
  }
}

type ReadyProps = ResultsProps & { state: CompaniesState & { state: 'ready' } }

function CompaniesTable({ state, columns, sort, onSort, onMore }: ReadyProps) {
  const { records, visible, end, busy = false } = state
  const rows = records.slice(0, visible).map(rowOf)
  const place = useRef<HTMLDivElement>(null)
  useFocusOnMore(place, rows, 'tbody > tr')
  return (
    <>
      <div ref={place}>
        <Table caption={t.caption} columns={columns} rows={rows} sort={sort} onSort={onSort} busy={busy} />
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

/** A company that only moves to another place stays the same row. */
const rowOf = bySettings(toCompany)
