import { type MouseEvent, useState } from 'react'
import type { Roadshow } from '#contract/roadshow.ts'
import { toEventCard } from '#entities/event/card/event.ts'
import { EventCardView, EventSkeleton } from '#entities/event/card/event-card.view.tsx'
import type { AskToRegister } from '#entities/event/registration/use-registration.tsx'
import { eventCardsTexts } from '#i18n/en/events.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.ts'
import { fill } from '#lib/format/fill.ts'
import type { ResourceState } from '#session/resource.ts'
import { registerStyles } from '#ui/base/styles.ts'
import { TextButton } from '#ui/button/text-button.tsx'
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
  /** Whether a phone shows the first ones until the others are asked for, because more follows below. */
  isBrief: boolean
  onNavigate: (href: string) => boolean
  onAsk: AskToRegister
  onRetry: () => void
  onFailure: (failure: Error) => void
}

/** How many a brief list has on a phone, as in its style sheet. */
const FIRST = 2

export function EventCardsView(props: EventCardsViewProps) {
  const { state, count, isPublic, isBrief, onNavigate, onAsk, onRetry, onFailure } = props
  const language = useLanguage()
  const t = useTexts(eventCardsTexts)
  const [isWhole, setWhole] = useState(false)
  const list = isBrief && !isWhole ? 'r-event-cards__list r-event-cards__list--brief' : 'r-event-cards__list'
  // The button disappears, so the focus moves first.
  const showAll = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    currentTarget.closest('section')?.focus({ preventScroll: true })
    setWhole(true)
  }
  switch (state.state) {
    case 'signed-out':
      return <SignedOut text={t.signedOut} onNavigate={onNavigate} />
    case 'loading':
      return (
        <div className={list} role="status" aria-busy="true" aria-label={t.loading}>
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
        <>
          <ul className={list}>
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
          {isBrief && !isWhole && state.value.length > FIRST && (
            <p className="r-event-cards__others">
              <TextButton onClick={showAll}>{fill(t.others, { count: state.value.length - FIRST })}</TextButton>
            </p>
          )}
        </>
      )
  }
}
