import { useStore } from '@nanostores/react'
import { useEffect, useRef } from 'react'
import type { EventsView } from '#api/roadshows.ts'
import { withPage } from '#search/state/page-number.ts'
import type { QueryState } from '#search/state/query-state.ts'

/** The key of a view that is not the attribute's. */
const VIEW = 'view'

function withView(query: URLSearchParams, view: EventsView | undefined): URLSearchParams {
  const next = withPage(query, 1)
  if (view) next.set(VIEW, view)
  else next.delete(VIEW)
  return next
}

/**
 * The view that is shown: the attribute's, until the user chooses the other one, which stands in the query like all that
 * is requested; a later attribute has the last word. Where the path names the view (`named`), it is the attribute's alone.
 */
export function useView(attribute: EventsView, query: QueryState, named: boolean) {
  const chosen = useStore(query.$query).get(VIEW)
  const before = useRef(attribute)
  useEffect(() => {
    if (before.current === attribute) return
    before.current = attribute
    if (!named && query.$query.get().has(VIEW)) query.set(withView(query.$query.get(), undefined), 'replace')
  }, [attribute, query, named])
  const choose = (view: EventsView) =>
    query.set(withView(query.$query.get(), view === attribute ? undefined : view), 'replace')
  const view: EventsView = !named && (chosen === 'past' || chosen === 'upcoming') ? chosen : attribute
  return [view, choose] as const
}
