import type { WebDocument } from '#contract/document.ts'
import { DocumentTitle, type TileActions } from '#entities/document/document-title.tsx'
import { toTile } from '#entities/document/tile.ts'
import { mostReadTexts } from '#i18n/en/most-read.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.ts'
import type { ResourceState } from '#session/resource.ts'
import { registerStyles } from '#ui/base/styles.ts'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { Failed } from '#ui/states/failed.tsx'
import { SignedOut } from '#ui/states/signed-out.tsx'
import css from './most-read.css?inline'

registerStyles('features', css)

type MostReadViewProps = {
  state: ResourceState<WebDocument[]>
  /** The number of skeletons. */
  count: number
  actions: TileActions
  onRetry: () => void
}

export function MostReadView({ state, count, actions, onRetry }: MostReadViewProps) {
  const language = useLanguage()
  const t = useTexts(mostReadTexts)
  switch (state.state) {
    case 'signed-out':
      return <SignedOut text={t.signedOut} onNavigate={actions.onNavigate} />
    case 'loading':
      return (
        <div role="status" aria-busy="true" aria-label={t.loading}>
          {[...Array(count).keys()].map((key) => (
            <div key={key} className="r-most-read__item">
              <span className="r-most-read__text">
                <Skeleton width={95} />
                <Skeleton width={60} />
              </span>
            </div>
          ))}
        </div>
      )
    case 'failed':
      return <Failed text={t.failed} error={state.error} retrying={state.retrying} onRetry={onRetry} />
    case 'ready':
      if (state.value.length === 0) return <EmptyState text={t.empty} />
      return (
        <ol>
          {state.value.slice(0, count).map((document) => (
            <li key={document.id} className="r-most-read__item">
              <div className="r-most-read__text" dir="auto">
                <DocumentTitle tile={toTile(document, language)} actions={actions} />
              </div>
            </li>
          ))}
        </ol>
      )
  }
}
