import { useStore } from '@nanostores/react'
import { useEffect, useId, useMemo } from 'react'
import { listDocuments } from '#api/document-lists.ts'
import { isMissingCall } from '#api/missing-call.ts'
import { type TileRequests, useTileActions } from '#entities/document/use-tile-actions.tsx'
import { leadTexts } from '#i18n/en/lead.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { createResource } from '#session/resource.ts'
import { LeadView } from './lead.view.tsx'
import { chooseStories } from './stories.ts'

type LeadProps = TileRequests & {
  /** How many stories stand beside the lead. */
  seconds: number
  /** A query string: `filter_Region=Europe`. */
  filters: string
  /** Whether nothing at all is shown if there is no story. */
  hideEmpty: boolean
  onFailure: (failure: Error) => void
}

/** The lead is chosen from so many of the newest documents. */
const CHOICE = 20

/** The lead story: the newest document that changes a rating, else the newest one, and some stories beside it. */
export function Lead({ seconds, filters, hideEmpty, onFailure, ...requests }: LeadProps) {
  const t = useTexts(leadTexts)
  const store = useMemo(() => {
    const request = { filters: new URLSearchParams(filters), page: 1, pageSize: CHOICE, limit: CHOICE }
    return createResource({
      fetch: async (signal) =>
        chooseStories((await listDocuments('research_documents', request, signal)).records, seconds),
      onFailure,
    })
  }, [seconds, filters, onFailure])
  useEffect(() => store.start(), [store])
  const state = useStore(store.$state)
  const { actions, messages } = useTileActions(requests)
  const id = useId()
  if (state.state === 'failed' && isMissingCall(state.error)) return null
  if (hideEmpty && state.state === 'ready' && state.value.length === 0) return null
  return (
    <section tabIndex={-1} className="r-lead" aria-labelledby={id}>
      <h2 className="r-visually-hidden" part="heading" id={id}>
        {t.title}
      </h2>
      <LeadView state={state} seconds={seconds} actions={actions} onRetry={store.retry} />
      {messages}
    </section>
  )
}
