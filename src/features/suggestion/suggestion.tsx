import { useEffect, useId, useMemo } from 'react'
import { portalLink } from '../../config/config.ts'
import { useStore } from '../../lib/use-store.ts'
import { suggestionTexts as t } from '../../text/suggestion.ts'
import { type TileRequests, useTileActions } from '../../toolkit/tile/use-tile-actions.tsx'
import { asking } from '../../ui/follow.ts'
import { createSuggestion } from './suggestion.store.ts'
import { SuggestionView } from './suggestion.view.tsx'

type SuggestionProps = TileRequests & {
  /** Documents to suggest, at most. */
  limit: number
  onFailure: (failure: Error) => void
}

/** `Suggested for you` (R238–R241). */
export function Suggestion({ limit, onFailure, ...requests }: SuggestionProps) {
  const store = useMemo(() => createSuggestion(limit, onFailure), [limit, onFailure])
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
        signInLink={{ href, onClick: asking(() => requests.onNavigate(href)) }}
        actions={actions}
        onRetry={store.retry}
      />
      {messages}
    </section>
  )
}
