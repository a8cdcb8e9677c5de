import type { DeskEvent } from '#contract/desk-events.ts'
import { EventType } from '#entities/event/type/event-type.view.tsx'
import { deskEventsTexts, deskEventTexts } from '#i18n/en/desk-events.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.ts'
import { valueLabel } from '#i18n/value-label.ts'
import { Link } from '#ui/link/link.tsx'
import { EmptyValue } from '#ui/text/empty-value.tsx'
import { EventState, Taken } from './event-state.view.tsx'
import { formatSpan, nameLevel, splitPlaces } from './event-words.ts'

const tagCategories = ['Region', 'Sector', 'Company', 'Analyst'] as const

/** What the desk looks for first about an event. */
export function EventFacts({ event }: { event: DeskEvent }) {
  const t = useTexts(deskEventTexts)
  const tList = useTexts(deskEventsTexts)
  const language = useLanguage()
  const { type, format, location, meeting_url, level, is_public, description, tags, cancel_reason } = event
  const place = [...splitPlaces(location), ...(format ? [valueLabel('Event Format', format, language)] : [])]
  const filed = tagCategories.flatMap((category) =>
    tags[category].map(({ value }) => valueLabel(category, value, language)),
  )
  return (
    <div className="r-desk-event__about">
      <dl className="r-desk-event__facts" aria-label={t.facts}>
        <div>
          <dt>{t.when}</dt>
          <dd>{formatSpan(event, language)}</dd>
        </div>
        <div>
          <dt>{t.where}</dt>
          <dd>{place.join(' · ') || <EmptyValue />}</dd>
        </div>
        {meeting_url && (
          <div>
            <dt>{t.link}</dt>
            <dd>
              <Link href={meeting_url} target="_blank" rel="noopener noreferrer">
                {meeting_url}
              </Link>
            </dd>
          </div>
        )}
        <div>
          <dt>{tList.type}</dt>
          <dd>
            <EventType name={type.name} colour={type.colour ?? undefined} />
          </dd>
        </div>
        <div>
          <dt>{tList.state}</dt>
          <dd>
            <EventState state={event.state} />
          </dd>
        </div>
        <div>
          <dt>{tList.registered}</dt>
          <dd>
            <Taken {...event} />
          </dd>
        </div>
        <div>
          <dt>{t.audience}</dt>
          <dd>{nameLevel(level, language)}</dd>
        </div>
        <div>
          <dt>{t.visibility}</dt>
          <dd>{is_public ? t.public : t.clients}</dd>
        </div>
        {filed.length > 0 && (
          <div>
            <dt>{t.filed}</dt>
            <dd>{filed.join(' · ')}</dd>
          </div>
        )}
        {cancel_reason && (
          <div>
            <dt>{t.cancelledFor}</dt>
            <dd dir="auto">{cancel_reason}</dd>
          </div>
        )}
      </dl>
      {description && <p className="r-desk-event__description">{description}</p>}
    </div>
  )
}
