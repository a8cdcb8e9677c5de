import { useEffect, useId, useMemo } from 'react'
import { useStore } from '../../lib/use-store.ts'
import { eventCardsTexts as t } from '../../text/event-cards.ts'
import { createEventCards } from './event-cards.store.ts'
import { EventCardsView } from './event-cards.view.tsx'

type EventCardsProps = {
  /** Of a company, an analyst or a sector. */
  tagId: string
  /** Events to show, at most. */
  limit: number
  /** Empty: `Upcoming Events`. */
  heading: string
  onNavigate: (href: string) => boolean
  onFailure: (failure: Error) => void
}

/** The next events about a company, an analyst or a sector (R297). */
export function EventCards({ tagId, limit, heading, onNavigate, onFailure }: EventCardsProps) {
  const store = useMemo(() => createEventCards(tagId, limit, onFailure), [tagId, limit, onFailure])
  useEffect(() => store.start(), [store])
  const state = useStore(store.$state)
  const id = useId()
  return (
    <section tabIndex={-1} className="r-event-cards" aria-labelledby={id}>
      <h2 className="r-event-cards__title" id={id}>
        {heading || t.title}
      </h2>
      <EventCardsView state={state} count={limit} onNavigate={onNavigate} onRetry={store.retry} />
    </section>
  )
}
