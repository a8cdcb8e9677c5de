import { calendarFile } from '#lib/format/calendar-file.ts'
import { buildCalendarUid } from '../wire.ts'
import type { EventPaper } from './event-paper.ts'

/** An event as an entry for calendars, which a later one with a higher revision replaces; `page` is where it leads without a meeting online. */
export function buildCalendarEntry(paper: EventPaper, page?: string): string {
  const { id, revision, isCancelled, name, description, start, end, timeZone, places, meetingUrl, printedAt } = paper
  return calendarFile({
    uid: buildCalendarUid(id),
    sequence: revision,
    isCancelled,
    name,
    description,
    start,
    end: end ?? undefined,
    timeZone,
    location: places.join(', '),
    url: (isCancelled ? undefined : meetingUrl) ?? page,
    stamp: printedAt,
  })
}
