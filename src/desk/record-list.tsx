import { useStore } from '@nanostores/react'
import { type ReactNode, useRef, useState } from 'react'
import { locale } from '#config/locale.ts'
import { useLanguage } from '#i18n/use-texts.ts'
import { fill } from '#lib/format/fill.ts'
import type { ListState } from '#search/list/create-list.ts'
import { ListEnd } from '#search/list/list-end.view.tsx'
import { registerStyles } from '#ui/base/styles.ts'
import { ButtonLink } from '#ui/button/button.tsx'
import { useFocusOnMore } from '#ui/hooks/use-focus-on-more.ts'
import { SearchField } from '#ui/search-field/search-field.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { Failed } from '#ui/states/failed.tsx'
import { type Column, Table } from '#ui/table/table.tsx'
import { TableSkeleton } from '#ui/table/table-skeleton.tsx'
import type { Search } from './create-search.ts'
import css from './records.css?inline'

registerStyles('portal', css)

type Texts = Record<
  | 'title'
  | 'search'
  | 'clear'
  | 'add'
  | 'loading'
  | 'failed'
  | 'nothing'
  | 'loadMore'
  | 'moreFailed'
  | 'retry'
  | 'limit'
  | 'count'
  | 'one',
  string
>

type RecordListProps<T extends { id: string }, Query extends { term: string }> = {
  store: Search<T, Query>
  columns: readonly Column<T>[]
  cards: string
  /** The address of the form of a new one. */
  newHref: string
  /** Other choices beside the search. */
  tools?: ReactNode
  /** Said instead of `nothing` where nothing is searched. */
  none?: string
  texts: Texts
}

/** The records of an area in a table, with a search and a way to a new one. */
export function RecordList<T extends { id: string }, Query extends { term: string }>(props: RecordListProps<T, Query>) {
  const { store, newHref, tools, texts: t } = props
  const language = useLanguage()
  const { term } = useStore(store.$query)
  const state = useStore(store.$state)
  const [typed, setTyped] = useState(term)
  const total = state.state === 'ready' ? state.total : undefined
  const type = (text: string) => {
    setTyped(text)
    store.search(text)
  }
  return (
    <section className="r-desk-list" aria-label={t.title}>
      <h2 className="r-visually-hidden">{t.title}</h2>
      <div className="r-desk-list__tools">
        <search className="r-desk-list__search">
          <SearchField label={t.search} placeholder={t.search} clearLabel={t.clear} value={typed} onChange={type} />
        </search>
        {tools}
        <p className="r-desk-list__count" role="status">
          {total !== undefined &&
            (total === 1 ? t.one : fill(t.count, { count: total.toLocaleString(locale(language)) }))}
        </p>
        <ButtonLink variant="primary" href={newHref}>
          {t.add}
        </ButtonLink>
      </div>
      <Results {...props} isSearched={term !== ''} state={state} />
    </section>
  )
}

type ResultsProps<T extends { id: string }, Query extends { term: string }> = RecordListProps<T, Query> & {
  isSearched: boolean
  state: ListState<T>
}

const ignore = () => {}
const noRecords: readonly never[] = []

function Results<T extends { id: string }, Query extends { term: string }>({
  state,
  isSearched,
  store,
  columns,
  cards,
  none,
  texts: t,
}: ResultsProps<T, Query>) {
  const place = useRef<HTMLDivElement>(null)
  const records = state.state === 'ready' ? state.records : noRecords
  useFocusOnMore(place, records, 'tbody > tr')
  switch (state.state) {
    case 'signed-out':
      return null
    case 'loading':
      return <TableSkeleton cards={cards} columns={columns} label={t.loading} />
    case 'failed':
      return <Failed text={t.failed} error={state.error} retrying={state.retrying} onRetry={store.retry} />
    case 'ready':
      if (records.length === 0) return <EmptyState text={isSearched ? t.nothing : (none ?? t.nothing)} />
      return (
        <>
          <div ref={place}>
            <Table caption={t.title} cards={cards} columns={columns} rows={records} busy={state.busy === true} />
          </div>
          <ListEnd
            state={state}
            paging="more"
            limit={t.limit}
            texts={t}
            onLoadMore={store.loadMore}
            onPage={ignore}
            onFailure={ignore}
          />
        </>
      )
  }
}
