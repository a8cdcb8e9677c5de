import type { MouseEvent } from 'react'
import type { WebDocument } from '#contract/document.ts'
import type { TileActions } from '#entities/document/document-title.tsx'
import { toTile } from '#entities/document/tile.ts'
import { TileView } from '#entities/document/tile.view.tsx'
import { TileSkeleton } from '#entities/document/tile-skeleton.view.tsx'
import { suggestionTexts } from '#i18n/en/suggestion.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.ts'
import type { ResourceState } from '#session/resource.ts'
import { registerStyles } from '#ui/base/styles.ts'
import { Link } from '#ui/link/link.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { Failed } from '#ui/states/failed.tsx'
import css from './suggestion.css?inline'

registerStyles('features', css)

type SuggestionViewProps = {
  state: ResourceState<WebDocument[]>
  /** The number of skeletons. */
  count: number
  signInLink: { href: string; onClick: (event: MouseEvent<HTMLElement>) => void }
  actions: TileActions
  onRetry: () => void
}

export function SuggestionView({ state, count, signInLink, actions, onRetry }: SuggestionViewProps) {
  const language = useLanguage()
  const t = useTexts(suggestionTexts)
  switch (state.state) {
    case 'signed-out':
      return <EmptyState text={t.signedOut} action={<Link {...signInLink}>{t.signIn}</Link>} />
    case 'loading':
      return (
        <div role="status" aria-busy="true" aria-label={t.loading}>
          {[...Array(count).keys()].map((key) => (
            <TileSkeleton key={key} />
          ))}
        </div>
      )
    case 'failed':
      return <Failed text={t.failed} error={state.error} retrying={state.retrying} onRetry={onRetry} />
    case 'ready':
      if (state.value.length === 0) return <EmptyState text={t.empty} />
      return (
        <ul className="r-suggestion__list">
          {state.value.slice(0, count).map((document) => (
            <li key={document.id}>
              <TileView tile={toTile(document, language)} actions={actions} />
            </li>
          ))}
        </ul>
      )
  }
}
