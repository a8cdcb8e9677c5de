import { useStore } from '@nanostores/react'
import { useEffect, useId, useMemo } from 'react'
import { suggestedDocuments } from '#api/suggested-documents.ts'
import { portalLink } from '#config/config.ts'
import { type TileRequests, useTileActions } from '#entities/document/use-tile-actions.tsx'
import { suggestionTexts } from '#i18n/en/suggestion.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { createResource } from '#session/resource.ts'
import { followIf } from '#ui/link/follow.ts'
import { SuggestionView } from './suggestion.view.tsx'

type SuggestionProps = TileRequests & {
  /** The maximum number of documents. */
  limit: number
  onFailure: (failure: Error) => void
}

/** `Suggested for you` (R238–R241). */
export function Suggestion({ limit, onFailure, ...requests }: SuggestionProps) {
  const t = useTexts(suggestionTexts)
  const store = useMemo(
    () => createResource({ fetch: (signal) => suggestedDocuments(limit, signal), onFailure }),
    [limit, onFailure],
  )
  useEffect(() => store.start(), [store])
  const state = useStore(store.$state)
  const { actions, messages } = useTileActions(requests)
  const id = useId()
  const href = portalLink('/login')?.href ?? '/login'
  return (
    <section tabIndex={-1} className="r-suggestion" aria-labelledby={id}>
      <h2 className="r-suggestion__title" part="heading" id={id}>
        {t.title}
      </h2>
      <SuggestionView
        state={state}
        count={limit}
        signInLink={{ href, onClick: followIf(() => requests.onNavigate(href)) }}
        actions={actions}
        onRetry={store.retry}
      />
      {messages}
    </section>
  )
}
