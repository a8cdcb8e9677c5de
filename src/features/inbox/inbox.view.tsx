import { useStore } from '@nanostores/react'
import { type ReactNode, useRef } from 'react'
import type { InboxItem } from '#contract/inbox.ts'
import type { TileActions } from '#entities/document/document-title.tsx'
import { inboxTexts } from '#i18n/en/inbox.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { fill } from '#lib/format/fill.ts'
import type { ListState, ReadyList } from '#search/list/create-list.ts'
import { ListEnd } from '#search/list/list-end.view.tsx'
import { registerStyles } from '#ui/base/styles.ts'
import { useFocusOnMore } from '#ui/hooks/use-focus-on-more.ts'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { Failed } from '#ui/states/failed.tsx'
import { SignedOut } from '#ui/states/signed-out.tsx'
import css from './inbox.css?inline'
import type { InboxStore } from './inbox.store.ts'
import { InboxTools } from './inbox-tools.view.tsx'
import { ItemRow } from './item-row.view.tsx'
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
  const { actions, pageSize } = props
  switch (state.state) {
    case 'signed-out':
      return <SignedOut text={t.signedOut} onNavigate={actions.onNavigate} />
    case 'loading':
      return (
        <>
          <InboxTools store={store} canMark={false} />
          <RowSkeletons label={t.loading} count={pageSize} />
        </>
      )
    case 'failed':
      return <Failed text={t.failed} error={state.error} retrying={state.retrying} onRetry={store.retry} />
    case 'ready':
      return <Items state={state} store={store} {...props} />
  }
}

type ItemsProps = Omit<InboxViewProps, 'state' | 'pageSize'> & { state: ReadyList<InboxItem> }

function Items({ state, store, limit, actions }: ItemsProps) {
  const t = useTexts(inboxTexts)
  const filter = useStore(store.$filter)
  const unread = useStore(store.$unread) ?? 0
  const list = useRef<HTMLUListElement>(null)
  useFocusOnMore(list, state.records, ':scope > *')
  if (state.records.length === 0 && filter === 'all')
    return <EmptyState text={t.empty} action={<Ways onNavigate={actions.onNavigate} />} />
  const rows: ReactNode = (
    <>
      <ul ref={list}>
        {state.records.map((item) => (
          <ItemRow key={item.id} item={item} actions={actions} onMark={store.mark} />
        ))}
      </ul>
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
  return (
    <>
      <InboxTools store={store} canMark={unread > 0} />
      {state.records.length === 0 && state.end === 'complete' ? <EmptyState text={t.emptyUnread} /> : rows}
    </>
  )
}
