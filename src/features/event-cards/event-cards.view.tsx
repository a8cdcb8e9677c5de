import type { Roadshow } from '../../contract/roadshow.ts'
import type { ResourceState } from '../../session/resource.ts'
import { eventCardsTexts as t } from '../../text/event-cards.ts'
import { eventOf } from '../../toolkit/event-card/event.ts'
import { EventCardView, EventSkeleton } from '../../toolkit/event-card/event-card.view.tsx'
import type { AskToRegister } from '../../toolkit/registration/use-registration.tsx'
import { Failed } from '../../toolkit/states/failed.tsx'
import { SignedOut } from '../../toolkit/states/signed-out.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'

type EventCardsViewProps = {
  state: ResourceState<Roadshow[]>
  /** Skeletons while they load. */
  count: number
  onNavigate: (href: string) => boolean
  onAsk: AskToRegister
  onRetry: () => void
  onFailure: (failure: Error) => void
}

export function EventCardsView({ state, count, onNavigate, onAsk, onRetry, onFailure }: EventCardsViewProps) {
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
              <EventCardView event={eventOf(roadshow)} onAsk={onAsk} onFailure={onFailure} />
            </li>
          ))}
        </ul>
      )
  }
}
