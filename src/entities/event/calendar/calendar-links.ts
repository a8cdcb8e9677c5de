import type { CalendarEvent } from '#lib/format/calendar-file.ts'

/** Longer addresses are refused by some servers; the rest of the words is in the file. */
const MOST_WORDS = 800

const wordsOf = ({ description, url }: CalendarEvent) =>
  [description?.slice(0, MOST_WORDS), url].filter(Boolean).join('\n\n')

const second = (instant: Date) => instant.toISOString().slice(0, 19)

function linkTo(page: string, values: Record<string, string>): string {
  const link = new URL(page)
  for (const [name, value] of Object.entries(values)) if (value) link.searchParams.set(name, value)
  return link.href
}

/** A form of Google Calendar with the event filled in; without an end it has no length. */
export function googleLink(event: CalendarEvent): string {
  const [start, end] = [event.start, event.end ?? event.start].map((time) => `${second(time).replace(/[-:]/g, '')}Z`)
  return linkTo('https://calendar.google.com/calendar/render', {
    action: 'TEMPLATE',
    text: event.name,
    dates: `${start}/${end}`,
    details: wordsOf(event),
    location: event.location ?? '',
  })
}

/** The same in Outlook on the web. */
export const outlookLink = (event: CalendarEvent): string =>
  linkTo('https://outlook.office.com/calendar/0/deeplink/compose', {
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: event.name,
    startdt: `${second(event.start)}Z`,
    enddt: `${second(event.end ?? event.start)}Z`,
    body: wordsOf(event),
    location: event.location ?? '',
  })
