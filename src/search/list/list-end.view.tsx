import type { ReactNode } from 'react'
import { stateTexts } from '#i18n/en/states.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { registerStyles } from '#ui/base/styles.ts'
import { Button } from '#ui/button/button.tsx'
import { useLazy } from '#ui/hooks/use-lazy.ts'
import { Failed } from '#ui/states/failed.tsx'
import { usePartFailure } from '#ui/states/use-part-failure.ts'
import type { ListState } from './create-list.ts'
import css from './list-end.css?inline'

registerStyles('search', css)

type PageChoice = {
  onPage: (page: number) => void
  onFailure: (failure: Error) => void
}

export type ListEndProps = PageChoice & {
  state: Extract<ListState<{ id: string }>, { state: 'ready' }>
  paging: 'more' | 'pages'
  /** The text when the limit is reached and the list has more. */
  limit: ReactNode
  texts: { loadMore: string; moreFailed: string; retry: string }
  onLoadMore: () => void
}

/** The end of a list: a button for more (R233), the limit, page links, or nothing. */
export function ListEnd({ state, paging, limit, texts: t, onLoadMore, ...choice }: ListEndProps) {
  if (paging === 'pages') return state.pages > 1 ? <Pages page={state.page} pages={state.pages} {...choice} /> : null
  if (state.end === 'complete') return null
  if (state.end === 'limit') return <p className="r-list-end">{limit}</p>
  return (
    <div className="r-list-end">
      {state.more === 'failed' && <p role="alert">{t.moreFailed}</p>}
      <Button busy={state.more === 'loading'} onClick={onLoadMore}>
        {state.more === 'failed' ? t.retry : t.loadMore}
      </Button>
    </div>
  )
}

const loadPages = () => import('./page-links.view.tsx').then(({ PageLinks }) => PageLinks)

function Pages({ page, pages, onPage, onFailure }: PageChoice & { page: number; pages: number }) {
  const tState = useTexts(stateTexts)
  const { part: Links, failed, want } = useLazy(loadPages, true)
  usePartFailure(failed, onFailure)
  return (
    <div className="r-list-end">
      {Links && <Links page={page} pages={pages} onPage={onPage} />}
      {failed && <Failed text={tState.pagesFailed} onRetry={want} />}
    </div>
  )
}
