import type { CalendarEvent } from '#lib/format/calendar-file.ts'

/** Some servers refuse longer addresses. The calendar file has the full text. */
const MOST_WORDS = 800

const buildDetails = ({ description, url }: CalendarEvent) =>
  [description?.slice(0, MOST_WORDS), url].filter(Boolean).join('\n\n')

const second = (instant: Date) => instant.toISOString().slice(0, 19)

function linkTo(page: string, values: Record<string, string>): string {
  const link = new URL(page)
  for (const [name, value] of Object.entries(values)) if (value) link.searchParams.set(name, value)
  return link.href
}

/** A link to Google Calendar's form, filled in. Without an end, the event has no length. */
export function googleLink(event: CalendarEvent): string {
  const [start, end] = [event.start, event.end ?? event.start].map((time) => `${second(time).replace(/[-:]/g, '')}Z`)
  return linkTo('https://calendar.google.com/calendar/render', {
    action: 'TEMPLATE',
    text: event.name,
    dates: `${start}/${end}`,
    details: buildDetails(event),
    location: event.location ?? '',
  })
}

/** The same for Outlook on the web. */
export const outlookLink = (event: CalendarEvent): string =>
  linkTo('https://outlook.office.com/calendar/0/deeplink/compose', {
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: event.name,
    startdt: `${second(event.start)}Z`,
    enddt: `${second(event.end ?? event.start)}Z`,
    body: buildDetails(event),
    location: event.location ?? '',
  })
