import type { MouseEvent } from 'react'
import type { WebDocument } from '../../contract/document.ts'
import type { ResourceState } from '../../session/resource.ts'
import { suggestionTexts as t } from '../../text/suggestion.ts'
import { Failed } from '../../toolkit/states/failed.tsx'
import { tileOf } from '../../toolkit/tile/tile.ts'
import { type TileActions, TileView } from '../../toolkit/tile/tile.view.tsx'
import { TileSkeleton } from '../../toolkit/tile/tile-skeleton.view.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Link } from '../../ui/link.tsx'

type SuggestionViewProps = {
  state: ResourceState<WebDocument[]>
  /** Skeletons while they load. */
  count: number
  signInLink: { href: string; onClick: (event: MouseEvent<HTMLElement>) => void }
  actions: TileActions
  onRetry: () => void
}

export function SuggestionView({ state, count, signInLink, actions, onRetry }: SuggestionViewProps) {
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
              <TileView tile={tileOf(document)} actions={actions} />
            </li>
          ))}
        </ul>
      )
  }
}
