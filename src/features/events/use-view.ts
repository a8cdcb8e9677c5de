import { useStore } from '@nanostores/react'
import { useEffect, useRef } from 'react'
import type { EventsView } from '#api/roadshows.ts'
import { withPage } from '#search/state/page-number.ts'
import type { QueryState } from '#search/state/query-state.ts'
import { getView, VIEW } from './events.query.ts'

function withView(query: URLSearchParams, view: EventsView | undefined): URLSearchParams {
  const next = withPage(query, 1)
  if (view) next.set(VIEW, view)
  else next.delete(VIEW)
  return next
}

/**
 * The shown view: the attribute's, until the user selects the other one, which is kept in the query. A later change of
 * the attribute wins. If the path names the view (`named`), only the attribute counts.
 */
export function useView(attribute: EventsView, query: QueryState, named: boolean) {
  const view = getView(attribute, useStore(query.$query), named)
  const before = useRef(attribute)
  useEffect(() => {
    if (before.current === attribute) return
    before.current = attribute
    if (!named && query.$query.get().has(VIEW)) query.set(withView(query.$query.get(), undefined), 'replace')
  }, [attribute, query, named])
  const choose = (view: EventsView) =>
    query.set(withView(query.$query.get(), view === attribute ? undefined : view), 'replace')
  return [view, choose] as const
}
