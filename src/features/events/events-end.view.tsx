import { eventsListTexts as t } from '../../text/events-list.ts'
import { Failed } from '../../toolkit/states/failed.tsx'
import { usePartFailure } from '../../toolkit/states/use-part-failure.ts'
import { Button } from '../../ui/button.tsx'
import { useLazy } from '../../ui/use-lazy.ts'
import type { EventsState } from './events.store.ts'

export type EventsEndProps = {
  state: EventsState & { state: 'ready' }
  paging: 'more' | 'pages'
  onLoadMore: () => void
  onPage: (page: number) => void
  onFailure: (failure: Error) => void
}

const loadPages = () => import('../../toolkit/list-tools/page-links.view.tsx').then(({ PageLinks }) => PageLinks)

type PagesProps = Pick<EventsEndProps, 'onPage' | 'onFailure'> & { page: number; pages: number }

function Pages({ page, pages, onPage, onFailure }: PagesProps) {
  const { part: Links, failed, want } = useLazy(loadPages, true)
  usePartFailure(failed, onFailure)
  return (
    <div className="r-events__end">
      {Links && <Links page={page} pages={pages} onPage={onPage} />}
      {failed && <Failed text={t.pagesFailed} onRetry={want} />}
    </div>
  )
}

/** What follows the last row: more, the limit's message, the pages of the list, or nothing (R324). */
export function EventsEnd({ state, paging, onLoadMore, ...pages }: EventsEndProps) {
  if (paging === 'pages') return state.pages > 1 ? <Pages page={state.page} pages={state.pages} {...pages} /> : null
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
