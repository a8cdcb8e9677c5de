import type { ReactNode } from 'react'
import { distributionTexts } from '#i18n/en/distribution.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.ts'
import { fill } from '#lib/format/fill.ts'
import type { ResourceState } from '#session/resource.ts'
import { Button } from '#ui/button/button.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { Failed } from '#ui/states/failed.tsx'
import { PreferenceCard } from '../card/preference-card.view.tsx'
import { type Entry, entriesWith } from './distribution-entries.ts'

type DistributionListProps = {
  state: ResourceState<readonly Entry[]>
  search: string
  /** The entry whose editor is loading. */
  opening: Entry | undefined
  /** The Add button, shown if there are no preferences. */
  add: ReactNode
  onNear: () => void
  onEdit: (entry: Entry) => void
  onDelete: (entry: Entry) => void
  onRetry: () => void
  onShowAll: () => void
  onNavigate: (href: string) => boolean
  onFailure: (failure: Error) => void
}

const SKELETONS = 3

/** The cards, or the state that replaces them (R344). */
export function DistributionList(props: DistributionListProps) {
  const language = useLanguage()
  const t = useTexts(distributionTexts)
  const { state, search, opening, onEdit, onDelete, ...actions } = props
  switch (state.state) {
    case 'signed-out':
      return null
    case 'loading':
      return (
        <div className="r-distribution__list" role="status" aria-busy="true" aria-label={t.loading}>
          {[...Array(SKELETONS).keys()].map((key) => (
            <div key={key} className="r-preference-card">
              <div className="r-preference-card__head">
                <Skeleton width={80} />
                <Skeleton width={60} />
              </div>
              <div className="r-distribution__actions">
                <Skeleton />
              </div>
            </div>
          ))}
        </div>
      )
    case 'failed':
      return <Failed text={t.failed} error={state.error} retrying={state.retrying} onRetry={props.onRetry} />
    case 'ready': {
      const shown = entriesWith(state.value, search, language)
      if (state.value.length === 0) return <EmptyState text={t.empty} action={props.add} />
      if (shown.length === 0)
        return (
          <EmptyState
            text={fill(t.notFound, { text: search.trim() })}
            action={<Button onClick={props.onShowAll}>{t.showAll}</Button>}
          />
        )
      return (
        <ul className="r-distribution__list" aria-label={t.list}>
          {shown.map((entry) => (
            <li key={entry.id} data-entry={entry.id}>
              <PreferenceCard
                entry={entry}
                busy={entry.id === opening?.id}
                onNear={actions.onNear}
                onEdit={() => onEdit(entry)}
                onDelete={() => onDelete(entry)}
                onNavigate={actions.onNavigate}
                onFailure={actions.onFailure}
              />
            </li>
          ))}
        </ul>
      )
    }
  }
}
