import { eventsListTexts as t } from '../../text/events-list.ts'
import { Button } from '../../ui/button.tsx'
import { useLazy } from '../../ui/use-lazy.ts'
import type { EventsState } from './events.store.ts'

export type EventsEndProps = {
  state: EventsState & { state: 'ready' }
  paging: 'more' | 'pages'
  onLoadMore: () => void
  onPage: (page: number) => void
}

const loadPages = () => import('../../toolkit/list-tools/page-links.view.tsx').then(({ PageLinks }) => PageLinks)

function Pages({ page, pages, onPage }: { page: number; pages: number; onPage: (page: number) => void }) {
  const { part: Links } = useLazy(loadPages, true)
  return <div className="r-events__end">{Links && <Links page={page} pages={pages} onPage={onPage} />}</div>
}

/** What follows the last row: more, the limit's message, the pages of the list, or nothing (R324). */
export function EventsEnd({ state, paging, onLoadMore, onPage }: EventsEndProps) {
  if (paging === 'pages')
    return state.pages > 1 ? <Pages page={state.page} pages={state.pages} onPage={onPage} /> : null
  if (state.end === 'complete') return null
  if (state.end === 'limit') return <p className="r-events__end">{t.limit}</p>
  return (
    <div className="r-events__end">
      {state.more === 'failed' && <p role="alert">{t.moreFailed}</p>}
      <Button busy={state.more === 'loading'} onClick={onLoadMore}>
        {state.more === 'failed' ? t.retry : t.loadMore}
      </Button>
    </div>
  )
}
