import { eventTexts as t } from '../../text/events.ts'
import { DottedList } from '../../ui/dotted-list.tsx'
import { Icon } from '../../ui/icon.tsx'
import { starIcon } from '../../ui/icons-late.ts'
import { lockIcon } from '../../ui/icons-more.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { EventCard } from './event.ts'

/** An event in three or four lines: when, what, of which kind and where, and what this reader may do (R325). */
export function EventCardView({ event }: { event: EventCard }) {
  const { dates, start, type, locations, format } = event
  const name = event.name || t.unnamed
  return (
    <article className="r-event" aria-label={name}>
      {dates && <p className="r-event__dates">{start ? <time dateTime={start}>{dates}</time> : dates}</p>}
      <h3 className="r-event__name" title={name}>
        {event.isPromoted && (
          <span className="r-event__star" title={t.promoted}>
            <Icon path={starIcon} />
            <span className="r-visually-hidden">{t.promoted}: </span>
          </span>
        )}
        <bdi>{name}</bdi>
      </h3>
      {(type || locations.length > 0 || format) && (
        <div className="r-event__facts">
          {type && <Type name={type.name} colour={type.colour} />}
          {locations.length > 0 && <DottedList label={t.locations} items={locations} />}
          {format && <span>{format}</span>}
        </div>
      )}
      {event.isLocked && (
        <p className="r-event__locked">
          <Icon path={lockIcon} />
          {t.locked}
        </p>
      )}
      {event.isRequested && (
        <p className="r-event__requested">
          <bdi>{t.requested}</bdi>
        </p>
      )}
    </article>
  )
}

/** The kind with its dot, which is grey unless the data have a colour for it. */
function Type({ name, colour }: NonNullable<EventCard['type']>) {
  return (
    <span className="r-event__type">
      <span className="r-event__dot" style={colour ? { backgroundColor: colour } : undefined} aria-hidden="true" />
      {name}
    </span>
  )
}

/** A card's room while it is on its way. */
export function EventSkeleton() {
  return (
    <div className="r-event">
      <div className="r-event__dates">
        <Skeleton width={50} />
      </div>
      <div className="r-event__name">
        <Skeleton width={90} />
      </div>
      <div>
        <Skeleton width={70} />
      </div>
    </div>
  )
}
