import type { ReactNode } from 'react'
import { portalLink } from '#config/config.ts'
import type { WebDocument } from '#contract/document.ts'
import type { TileActions } from '#entities/document/document-title.tsx'
import { companyResearchTexts } from '#i18n/en/company-profile.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.ts'
import { fill } from '#lib/format/fill.ts'
import type { ListState } from '#search/list/create-list.ts'
import type { RecoveryActions } from '#search/recovery/recovery.view.tsx'
import { Announcer } from '#ui/announcer/announcer.tsx'
import { Button } from '#ui/button/button.tsx'
import { preload, useLazy } from '#ui/hooks/use-lazy.ts'
import { followIf } from '#ui/link/follow.ts'
import { Link } from '#ui/link/link.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { Failed } from '#ui/states/failed.tsx'
import { SignedOut } from '#ui/states/signed-out.tsx'
import { TableSkeleton } from '#ui/table/table-skeleton.tsx'
import { LinkedText } from '#ui/text/linked-text.tsx'
import { researchCards, researchColumns } from './research-columns.ts'

export type ResearchViewProps = {
  state: ListState<WebDocument>
  /** The company's name and page; nothing here links to this page. */
  name: string
  href: string | undefined
  pageSize: number
  actions: TileActions
  /** The active search; empty if there is none. */
  term: string
  onSearch: (term: string) => void
  recovering: RecoveryActions
  onLoadMore: () => void
  onRetry: () => void
}

const loadTable = () => import('./research-table.view.tsx').then(({ ResearchTable }) => ResearchTable)
// Loads the table's code while the research is loading.
preload(loadTable)

const loadSearch = () => import('./research-search.tsx').then(({ ResearchSearch }) => ResearchSearch)

/** The table in each of its states. */
export function ResearchView(props: ResearchViewProps) {
  const t = useTexts(companyResearchTexts)
  const { state, term, onSearch, recovering } = props
  const { part: Search } = useLazy(loadSearch, state.state === 'ready')
  const recovery = state.state === 'ready' ? state.recovery : undefined
  const isSearchable =
    state.state !== 'signed-out' && (state.state !== 'ready' || state.records.length > 0 || term !== '')
  const count = state.state === 'ready' ? state.records.length : 0
  return (
    <div className="r-company-research" tabIndex={-1} aria-busy={state.state === 'loading'}>
      <Announcer message={count > 0 ? fill(t.loaded, { count }) : ''} />
      {isSearchable && (
        <div className="r-company-research__search">
          {Search && <Search term={term} recovery={recovery} recovering={recovering} onSearch={onSearch} />}
        </div>
      )}
      <Research {...props} />
    </div>
  )
}

function Research({ state, pageSize, actions, term, onLoadMore, onRetry, ...about }: ResearchViewProps): ReactNode {
  const language = useLanguage()
  const t = useTexts(companyResearchTexts)
  const table = useLazy(loadTable, true)
  const skeleton = (
    <TableSkeleton cards={researchCards} columns={researchColumns(language)} count={pageSize} label={t.loading} />
  )
  switch (state.state) {
    case 'signed-out':
      return <SignedOut text={t.signedOut} onNavigate={actions.onNavigate} />
    case 'loading':
      return skeleton
    case 'failed':
      return <Failed text={t.failed} error={state.error} retrying={state.retrying} onRetry={onRetry} />
    case 'ready':
      if (state.records.length === 0)
        return <EmptyState text={term === '' ? t.empty : fill(t.emptySearch, { name: about.name })} />
      if (table.failed) return <Failed text={t.failed} onRetry={table.want} />
      if (!table.part) return skeleton
      return (
        <>
          <table.part {...about} documents={state.records} actions={actions} />
          <End state={state} onLoadMore={onLoadMore} onNavigate={actions.onNavigate} />
        </>
      )
  }
}

type EndProps = {
  state: ListState<WebDocument> & { state: 'ready' }
  onLoadMore: () => void
  onNavigate: TileActions['onNavigate']
}

/** The end of the table: a button for more, the limit's message (R265, R299), or nothing. */
function End({ state: { end, more }, onLoadMore, onNavigate }: EndProps) {
  const t = useTexts(companyResearchTexts)
  if (end === 'complete') return null
  if (end === 'limit') {
    const href = portalLink('/library')?.href ?? '/library'
    const link = (
      <Link href={href} onClick={followIf(() => onNavigate(href))}>
        {t.libraryLink}
      </Link>
    )
    return (
      <p className="r-company-research__end">
        <LinkedText text={t.limit} link={link} />
      </p>
    )
  }
  return (
    <div className="r-company-research__end">
      {more === 'failed' && <p role="alert">{t.moreFailed}</p>}
      <Button busy={more === 'loading'} onClick={onLoadMore}>
        {more === 'failed' ? t.retry : t.loadMore}
      </Button>
    </div>
  )
}
