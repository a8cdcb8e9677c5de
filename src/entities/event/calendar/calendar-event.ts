import { apiBase } from '#config/config.ts'
import type { Roadshow } from '#contract/roadshow.ts'
import { eventTexts } from '#i18n/en/events.ts'
import type { CalendarEvent } from '#lib/format/calendar-file.ts'
import { linesIn, wordsIn } from '#lib/format/words.ts'
import { safeUrl } from '#lib/url/safe-url.ts'

/** An event as the reader's calendar takes it; one that says no start is a `RangeError` there. */
export function calendarEventOf(roadshow: Roadshow): CalendarEvent {
  const { id, name, description, start_date, end_date, time_zone, location, permissioned, meeting_url } = roadshow
  const end = new Date(wordsIn(end_date))
  const url = permissioned === false ? undefined : safeUrl(wordsIn(meeting_url), apiBase().href)
  return {
    uid: wordsIn(roadshow.calendar_uid) || `roadshow-${id}@${apiBase().hostname}`,
    sequence: roadshow.revision ?? 0,
    name: wordsIn(name) || eventTexts.unnamed,
    description: wordsIn(description),
    start: new Date(wordsIn(start_date)),
    end: Number.isNaN(end.getTime()) ? undefined : end,
    timeZone: wordsIn(time_zone),
    location: linesIn(wordsIn(location).split(';')).join(', '),
    url: url?.href,
    stamp: new Date(),
  }
}
