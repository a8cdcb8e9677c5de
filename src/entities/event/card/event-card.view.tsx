import { eventTexts } from '#i18n/en/events.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { registerStyles } from '#ui/base/styles.ts'
import { DottedList } from '#ui/dotted-list/dotted-list.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { starIcon } from '#ui/icons/icons-event.ts'
import { lockIcon } from '#ui/icons/icons-more.ts'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { AddToCalendar } from '../calendar/add-to-calendar.tsx'
import { Cancelled } from '../cancelled/cancelled.view.tsx'
import { EventName } from '../name/event-name.view.tsx'
import { RegistrationView } from '../registration/registration.view.tsx'
import type { AskToRegister } from '../registration/use-registration.tsx'
import { EventTimesView } from '../times/event-times.view.tsx'
import { EventType } from '../type/event-type.view.tsx'
import type { EventCard } from './event.ts'
import css from './event-card.css?inline'

registerStyles('entities', css)

type EventCardViewProps = {
  event: EventCard
  /** Whether the link to its page may be followed; absent: the name is no link. */
  onNavigate?: ((href: string) => boolean) | undefined
  onAsk: AskToRegister
  onFailure: (failure: Error) => void
}

/** An event card: time, title, type, location, and what the user can do (R325). */
export function EventCardView({ event, onNavigate, onAsk, onFailure }: EventCardViewProps) {
  const t = useTexts(eventTexts)
  const { id, times, type, locations, format, registration } = event
  const name = event.name || t.unnamed
  return (
    <article className="r-event" part="card" aria-label={name}>
      <div className="r-event__when">
        <div>
          {event.isRunning && <p className="r-event__running">{t.running}</p>}
          <EventTimesView times={times} />
        </div>
        <AddToCalendar roadshow={event.roadshow} onFailure={onFailure} />
      </div>
      <h3 className="r-event__name" title={name}>
        {event.isPromoted && (
          <span className="r-event__star" title={t.promoted}>
            <Icon path={starIcon} />
            <span className="r-visually-hidden">{t.promoted}: </span>
          </span>
        )}
        {event.isCancelled && <Cancelled />}
        <EventName id={id} name={name} onNavigate={onNavigate} />
      </h3>
      {(type || locations.length > 0 || format) && (
        <div className="r-event__facts">
          {type && <EventType {...type} />}
          {locations.length > 0 && <DottedList label={t.locations} items={locations} />}
          {format && <span>{format}</span>}
        </div>
      )}
      <RegistrationView registration={registration} event={{ id, name, roadshow: event.roadshow }} onAsk={onAsk} />
      {event.isLocked && !event.isCancelled && registration.kind === 'none' && (
        <p className="r-event__locked">
          <Icon path={lockIcon} />
          {t.locked}
        </p>
      )}
    </article>
  )
}

/** The skeleton of a card in another time zone, with registration. */
export function EventSkeleton() {
  return (
    <div className="r-event">
      <div className="r-event__when r-event__when--loading">
        <Skeleton width={70} />
      </div>
      <div className="r-event__name">
        <Skeleton width={90} />
      </div>
      <div className="r-event__facts r-event__facts--loading">
        <Skeleton width={60} />
      </div>
    </div>
  )
}
