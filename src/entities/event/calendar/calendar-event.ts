import { apiBase } from '#config/config.ts'
import type { Roadshow } from '#contract/roadshow.ts'
import { eventTexts } from '#i18n/en/events.ts'
import type { CalendarEvent } from '#lib/format/calendar-file.ts'
import { toLines, toText } from '#lib/format/words.ts'
import { safeUrl } from '#lib/url/safe-url.ts'
import { getEventPage } from '../event-page.ts'

/** An event for a calendar file. Without a start, `calendarFile` throws a `RangeError`. */
export function toCalendarEvent(roadshow: Roadshow, language: string): CalendarEvent {
  const t = eventTexts(language)
  const { id, name, description, start_date, end_date, time_zone, location, permissioned, meeting_url } = roadshow
  const end = new Date(toText(end_date))
  const url = permissioned === false ? undefined : safeUrl(toText(meeting_url), apiBase().href)
  return {
    uid: toText(roadshow.calendar_uid) || `roadshow-${id}@${apiBase().hostname}`,
    sequence: roadshow.revision ?? 0,
    isCancelled: roadshow.cancelled === true,
    name: toText(name) || t.unnamed,
    description: toText(description),
    start: new Date(toText(start_date)),
    end: Number.isNaN(end.getTime()) ? undefined : end,
    timeZone: toText(time_zone),
    location: toLines(toText(location).split(';')).join(', '),
    url: url?.href ?? getEventPage(id),
    stamp: new Date(),
  }
}
