import { useStore } from '@nanostores/react'
import { useEffect, useId, useMemo, useState } from 'react'
import { isMissingCall } from '#api/missing-call.ts'
import { listReadingList } from '#api/reading-list.ts'
import { useTileActions } from '#entities/document/use-tile-actions.tsx'
import { followSaved, getSaved, listenToSaved } from '#entities/reading-list/saved.store.ts'
import { readingListTexts } from '#i18n/en/inbox.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { createResource } from '#session/resource.ts'
import { SectionHead } from '#ui/section-head/section-head.tsx'
import type { InboxProps } from './inbox-props.ts'
import { ReadingListView } from './reading-list.view.tsx'

/** What the user keeps to read later. */
export function ReadingListSection(props: Omit<InboxProps, 'view'>) {
  const { pageSize, limit, heading, hideHeading, onFailure, ...requests } = props
  const t = useTexts(readingListTexts)
  const store = useMemo(
    () =>
      createResource({
        fetch: listReadingList,
        onFailure: (failure: Error & { status?: number }) => isMissingCall(failure) || onFailure(failure),
      }),
    [onFailure],
  )
  const [shown, setShown] = useState(pageSize)
  useEffect(() => store.start(), [store])
  useEffect(followSaved, [])
  useEffect(
    () =>
      listenToSaved(() => {
        const state = store.$state.get()
        if (state.state !== 'ready') return
        // What is kept elsewhere is not in this list yet.
        const known = new Set(state.value.map(({ document }) => document.id))
        if (Object.entries(getSaved()).some(([id, saved]) => saved && !known.has(id))) store.reload()
      }),
    [store],
  )
  const state = useStore(store.$state)
  const { actions, messages } = useTileActions(requests)
  const id = useId()
  if (state.state === 'failed' && isMissingCall(state.error)) return null
  return (
    <section tabIndex={-1} className="r-inbox" aria-labelledby={id}>
      <SectionHead id={id} isHidden={hideHeading}>
        {heading || t.title}
      </SectionHead>
      <ReadingListView
        state={state}
        count={Math.min(shown, limit)}
        actions={actions}
        onMore={() => setShown(shown + pageSize)}
        onRetry={store.retry}
      />
      {messages}
    </section>
  )
}
