import { useStore } from '@nanostores/react'
import { Fragment, useRef } from 'react'
import type { InboxItem } from '#contract/inbox.ts'
import type { TileActions } from '#entities/document/document-title.tsx'
import { inboxTexts } from '#i18n/en/inbox.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.ts'
import { fill } from '#lib/format/fill.ts'
import type { ListState, ReadyList } from '#search/list/create-list.ts'
import { ListEnd } from '#search/list/list-end.view.tsx'
import { $lastVisit } from '#session/last-visit.ts'
import { registerStyles } from '#ui/base/styles.ts'
import { useFocusOnMore } from '#ui/hooks/use-focus-on-more.ts'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { Failed } from '#ui/states/failed.tsx'
import { SignedOut } from '#ui/states/signed-out.tsx'
import { groupByDay } from './days.ts'
import css from './inbox.css?inline'
import type { InboxStore } from './inbox.store.ts'
import { InboxTools } from './inbox-tools.view.tsx'
import { ItemRow } from './item-row.view.tsx'
import { findLastNew } from './last-new.ts'
import { RowSkeletons } from './row-skeletons.view.tsx'
import { Ways } from './ways.view.tsx'

registerStyles('features', css)

type InboxViewProps = {
  state: ListState<InboxItem>
  store: InboxStore
  pageSize: number
  limit: number
  actions: TileActions
}

/** The list in each of its states: skeletons, items, empty, failed, or signed out. */
export function InboxView({ state, store, ...props }: InboxViewProps) {
  const t = useTexts(inboxTexts)
  const filter = useStore(store.$filter)
  const unread = useStore(store.$unread) ?? 0
  const { actions, pageSize } = props
  if (state.state === 'signed-out') return <SignedOut text={t.signedOut} onNavigate={actions.onNavigate} />
  if (state.state === 'failed')
    return <Failed text={t.failed} error={state.error} retrying={state.retrying} onRetry={store.retry} />
  const isReady = state.state === 'ready'
  if (isReady && state.records.length === 0 && filter === 'all')
    return <EmptyState text={t.empty} action={<Ways onNavigate={actions.onNavigate} />} />
  return (
    <>
      {/* The same ones while another list loads, which keeps the focus. */}
      <InboxTools store={store} canMark={isReady && unread > 0} />
      {isReady ? (
        <Items state={state} store={store} unread={unread} {...props} />
      ) : (
        <RowSkeletons label={t.loading} count={pageSize} byDay />
      )}
    </>
  )
}

type ItemsProps = Omit<InboxViewProps, 'state' | 'pageSize'> & { state: ReadyList<InboxItem>; unread: number }

function Items({ state, store, unread, limit, actions }: ItemsProps) {
  const t = useTexts(inboxTexts)
  const language = useLanguage()
  const list = useRef<HTMLDivElement>(null)
  const lastVisit = useStore($lastVisit)
  useFocusOnMore(list, state.records, '.r-inbox__item')
  const lastNew = findLastNew(state.records, lastVisit)
  if (state.records.length === 0 && state.end === 'complete')
    return <EmptyState text={unread === 0 ? t.emptyUnread : fill(t.limit, { count: limit })} />
  return (
    <>
      <div ref={list}>
        {groupByDay(state.records, language).map(({ key, day, heading, items }) => (
          <Fragment key={key}>
            {heading && <h3 className="r-inbox__day">{heading}</h3>}
            <ul aria-label={heading || undefined}>
              {items.map((item) => (
                <ItemRow
                  key={item.id}
                  item={item}
                  day={day}
                  actions={actions}
                  onMark={store.mark}
                  isLastNew={item === lastNew}
                />
              ))}
            </ul>
          </Fragment>
        ))}
      </div>
      <ListEnd
        state={state}
        paging="more"
        limit={fill(t.limit, { count: limit })}
        texts={t}
        onLoadMore={store.loadMore}
        onPage={() => {}}
        onFailure={() => {}}
      />
    </>
  )
}
