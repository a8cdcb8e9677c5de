import type { EventFile } from './event-files.ts'
import type { EventPaper } from './event-paper.ts'

type Format = {
  type: string
  ending: string
  /** What a saved file is called besides the event. */
  title: string
  /** An entry for a calendar is never shown in a page. */
  isAttachment?: true
  load: () => Promise<(paper: EventPaper) => Promise<Buffer> | string>
}

/** How each file is made. The library behind PDF is loaded when first asked for. */
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
