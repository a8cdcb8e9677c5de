import { useStore } from '@nanostores/react'
import { useEffect, useId, useMemo } from 'react'
import { isMissingCall } from '#api/missing-call.ts'
import { useTileActions } from '#entities/document/use-tile-actions.tsx'
import { inboxTexts } from '#i18n/en/inbox.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { fill } from '#lib/format/fill.ts'
import { SectionHead } from '#ui/section-head/section-head.tsx'
import { createInbox } from './inbox.store.ts'
import { InboxView } from './inbox.view.tsx'
import type { InboxProps } from './inbox-props.ts'
import { ReadingListSection } from './reading-list.tsx'

/** The research that reached the user, or what the user keeps to read later. */
export const Inbox = ({ view, ...props }: InboxProps) =>
  view === 'reading-list' ? <ReadingListSection {...props} /> : <InboxSection {...props} />

function InboxSection({ pageSize, limit, heading, hideHeading, onFailure, ...requests }: Omit<InboxProps, 'view'>) {
  const t = useTexts(inboxTexts)
  const store = useMemo(() => createInbox({ pageSize, limit, onFailure }), [pageSize, limit, onFailure])
  useEffect(() => store.start(), [store])
  const state = useStore(store.$state)
  const unread = useStore(store.$unread) ?? 0
  const { actions, messages } = useTileActions(requests)
  const id = useId()
  if (state.state === 'failed' && isMissingCall(state.error)) return null
  return (
    <section tabIndex={-1} className="r-inbox" aria-labelledby={id}>
      <SectionHead
        id={id}
        isHidden={hideHeading}
        note={
          state.state === 'ready' && unread > 0 && (unread === 1 ? t.unreadOne : fill(t.unreadMany, { count: unread }))
        }
      >
        {heading || t.title}
      </SectionHead>
      <InboxView state={state} store={store} pageSize={pageSize} limit={limit} actions={actions} />
      {messages}
    </section>
  )
}
