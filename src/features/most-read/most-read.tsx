import { useStore } from '@nanostores/react'
import { useEffect, useId, useMemo } from 'react'
import { isMissingCall } from '#api/missing-call.ts'
import { mostReadDocuments } from '#api/most-read.ts'
import { type TileRequests, useTileActions } from '#entities/document/use-tile-actions.tsx'
import { mostReadTexts } from '#i18n/en/most-read.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { fill } from '#lib/format/fill.ts'
import { createResource } from '#session/resource.ts'
import { SectionHead } from '#ui/section-head/section-head.tsx'
import { MostReadView } from './most-read.view.tsx'

type MostReadProps = TileRequests & {
  days: number
  limit: number
  /** Empty: `Most read`. */
  heading: string
  /** Whether nothing at all is shown if nothing has been read. */
  hideEmpty: boolean
  onFailure: (failure: Error) => void
}

/** What was read most within some days, among what the user may read. */
export function MostRead({ days, limit, heading, hideEmpty, onFailure, ...requests }: MostReadProps) {
  const t = useTexts(mostReadTexts)
  const store = useMemo(
    () => createResource({ fetch: (signal) => mostReadDocuments(days, limit, signal), onFailure }),
    [days, limit, onFailure],
  )
  useEffect(() => store.start(), [store])
  const state = useStore(store.$state)
  const { actions, messages } = useTileActions(requests)
  const id = useId()
  if (state.state === 'failed' && isMissingCall(state.error)) return null
  if (hideEmpty && state.state === 'ready' && state.value.length === 0) return null
  return (
    <section tabIndex={-1} className="r-most-read" aria-labelledby={id}>
      <SectionHead id={id} note={days === 1 ? t.day : fill(t.days, { days })}>
        {heading || t.title}
      </SectionHead>
      <MostReadView state={state} count={limit} actions={actions} onRetry={store.retry} />
      {messages}
    </section>
  )
}
