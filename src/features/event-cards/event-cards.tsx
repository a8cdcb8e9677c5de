import { useStore } from '@nanostores/react'
import { useEffect, useId, useMemo } from 'react'
import { portalLink } from '#config/config.ts'
import type { RegistrationRequests } from '#entities/event/registration/registration.store.ts'
import { useRegistration } from '#entities/event/registration/use-registration.tsx'
import { eventCardsTexts } from '#i18n/en/events.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { $session } from '#session/session.store.ts'
import { followIf } from '#ui/link/follow.ts'
import { Link } from '#ui/link/link.tsx'
import { SectionHead } from '#ui/section-head/section-head.tsx'
import { createEventCards, type EventCardsOptions, type EventSource } from './event-cards.store.ts'
import { EventCardsView } from './event-cards.view.tsx'

type EventCardsProps = Omit<EventCardsOptions, 'source' | 'filters'> &
  RegistrationRequests & {
    source: EventSource | 'auto'
    /** A query string: `filter_Region=Europe`. */
    filters: string
    /** Empty: the name of the source. */
    heading: string
    /** A portal path to more events; empty: none (R244). */
    moreHref: string
    onNavigate: (href: string) => boolean
  }

const getSource = ({ source, tagId }: EventCardsProps): EventSource => {
  if (source !== 'auto') return source
  return tagId === '' ? 'upcoming' : 'tag'
}

/** The next events of a tag, all upcoming ones, or recommended ones (R242, R297). */
export function EventCards(props: EventCardsProps) {
  const t = useTexts(eventCardsTexts)
  const { tagId, filters, limit, anonymous, heading, moreHref, onNavigate, onRegistered, onFailure } = props
  const source = getSource(props)
  const store = useMemo(
    () => createEventCards({ source, tagId, filters: new URLSearchParams(filters), limit, anonymous, onFailure }),
    [source, tagId, filters, limit, anonymous, onFailure],
  )
  useEffect(() => store.start(), [store])
  const state = useStore(store.$state)
  const isPublic = useStore($session).state === 'signed-out' && anonymous
  const { ask, dialog } = useRegistration({ onNavigate, onRegistered, onFailure })
  const id = useId()
  const more = portalLink(moreHref)?.href
  return (
    <section tabIndex={-1} className="r-event-cards" aria-labelledby={id}>
      <SectionHead
        id={id}
        action={
          more && (
            <Link href={more} aria-describedby={id} onClick={followIf(() => onNavigate(more))}>
              {t.more}
            </Link>
          )
        }
      >
        {heading || (source === 'suggested' && !isPublic ? t.recommended : t.upcoming)}
      </SectionHead>
      <EventCardsView
        state={state}
        count={limit}
        isPublic={isPublic}
        isBrief={source === 'suggested'}
        onNavigate={onNavigate}
        onAsk={ask}
        onRetry={store.retry}
        onFailure={onFailure}
      />
      {dialog}
    </section>
  )
}
