import type { Roadshow } from '#contract/roadshow.ts'
import { saveFile } from '#lib/dom/save-file.ts'
import { calendarFile } from '#lib/format/calendar-file.ts'
import { toCalendarEvent } from './calendar-event.ts'

/** Downloads an event as a file for any calendar. Without a start it throws a `RangeError`. */
export function saveCalendarFile(roadshow: Roadshow, language: string): void {
  const event = toCalendarEvent(roadshow, language)
  saveFile(new Blob([calendarFile(event)], { type: 'text/calendar;charset=utf-8' }), `${event.name}.ics`)
}
