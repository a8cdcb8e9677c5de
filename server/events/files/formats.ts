import type { EventFile } from './event-files.ts'
import type { EventPaper } from './event-paper.ts'

type Format = {
  type: string
  ending: string
  /** Added to the event's name in the file name. */
  title: string
  /** A calendar entry is always downloaded, never shown in a page. */
  isAttachment?: true
  load: () => Promise<(paper: EventPaper) => Promise<Buffer> | string>
}

/** How each file is made. The PDF library is loaded on first use. */
export const eventFileFormats: Readonly<Record<EventFile, Format>> = {
  'invitation.pdf': {
    type: 'application/pdf',
    ending: 'pdf',
    title: 'invitation',
    load: async () => (await import('./invitation.ts')).renderInvitation,
  },
  'schedule.pdf': {
    type: 'application/pdf',
    ending: 'pdf',
    title: 'schedule',
    load: async () => (await import('./schedule.ts')).renderSchedule,
  },
  'event.ics': {
    type: 'text/calendar; charset=utf-8',
    ending: 'ics',
    title: '',
    isAttachment: true,
    load: async () => (await import('./calendar-entry.ts')).buildCalendarEntry,
  },
}
