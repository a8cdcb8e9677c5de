import type { Roadshow } from '#contract/roadshow.ts'
import { toEventCard } from '#entities/event/card/event.ts'
import { EventCardView, EventSkeleton } from '#entities/event/card/event-card.view.tsx'
import type { AskToRegister } from '#entities/event/registration/use-registration.tsx'
import { eventCardsTexts } from '#i18n/en/events.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.ts'
import type { ResourceState } from '#session/resource.ts'
import { registerStyles } from '#ui/base/styles.ts'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { Failed } from '#ui/states/failed.tsx'
import { SignedOut } from '#ui/states/signed-out.tsx'
import css from './event-cards.css?inline'

registerStyles('features', css)

type EventCardsViewProps = {
  state: ResourceState<Roadshow[]>
  /** The number of skeletons. */
  count: number
  /** Whether a visitor sees public events, whose pages are for clients. */
  isPublic: boolean
  onNavigate: (href: string) => boolean
  onAsk: AskToRegister
  onRetry: () => void
  onFailure: (failure: Error) => void
}

export function EventCardsView({ state, count, isPublic, onNavigate, onAsk, onRetry, onFailure }: EventCardsViewProps) {
  const language = useLanguage()
  const t = useTexts(eventCardsTexts)
  switch (state.state) {
    case 'signed-out':
      return <SignedOut text={t.signedOut} onNavigate={onNavigate} />
    case 'loading':
      return (
        <div className="r-event-cards__list" role="status" aria-busy="true" aria-label={t.loading}>
          {[...Array(count).keys()].map((key) => (
            <EventSkeleton key={key} />
          ))}
        </div>
      )
    case 'failed':
      return <Failed text={t.failed} error={state.error} retrying={state.retrying} onRetry={onRetry} />
    case 'ready':
      if (state.value.length === 0) return <EmptyState text={t.empty} />
      return (
        <ul className="r-event-cards__list">
          {state.value.map((roadshow) => (
            <li key={roadshow.id}>
              <EventCardView
                event={toEventCard(roadshow, language)}
                onNavigate={isPublic ? undefined : onNavigate}
                onAsk={onAsk}
                onFailure={onFailure}
              />
            </li>
          ))}
        </ul>
      )
  }
}
