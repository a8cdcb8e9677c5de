import { useStore } from '@nanostores/react'
import { useEffect, useMemo } from 'react'
import { type TileRequests, useTileActions } from '#entities/document/use-tile-actions.tsx'
import type { QueryState } from '#search/state/query-state.ts'
import { createResearch } from './research.store.ts'
import { ResearchView } from './research.view.tsx'

type ResearchTabProps = TileRequests & {
  companyId: string
  name: string
  /** The company's page. */
  href: string | undefined
  query: QueryState
  pageSize: number
  limit: number
  onFailure: (failure: Error) => void
}

/** `Research Covered` (R293, R299). */
export function ResearchTab(props: ResearchTabProps) {
  const { companyId, name, href, query, pageSize, limit, onFailure, ...requests } = props
  const store = useMemo(
    () => createResearch({ companyId, query, pageSize, limit, onFailure }),
    [companyId, query, pageSize, limit, onFailure],
  )
  useEffect(() => store.start(), [store])
  const state = useStore(store.$state)
  const { term } = useStore(store.$searchState)
  const { actions, messages } = useTileActions(requests)
  return (
    <>
      <ResearchView
        state={state}
        name={name}
        href={href}
        pageSize={pageSize}
        actions={actions}
        term={term}
        onSearch={store.search}
        recovering={{ term, lockedFilters: store.lockedFilters, update: store.update }}
        onLoadMore={store.loadMore}
        onRetry={store.retry}
      />
      {messages}
    </>
  )
}
