/** What an event has of files, by the end of their address. */
const eventFiles = ['invitation.pdf', 'schedule.pdf', 'event.ics'] as const

export type EventFile = (typeof eventFiles)[number]

export const isEventFile = (name: string): name is EventFile => (eventFiles as readonly string[]).includes(name)

type Files = { id: number; has_invitation: boolean; has_schedule: boolean }

/** Whether an event has a file; everyone has an entry for the calendar. */
export function hasEventFile(name: EventFile, { has_invitation, has_schedule }: Files): boolean {
  if (name === 'invitation.pdf') return has_invitation
  return name === 'event.ics' || has_schedule
}

/** Where the invitation and the schedule of an event are (R319); null where it has none. */
export function getEventFiles(row: Files): { invitation: string | null; schedule: string | null } {
  const buildAddress = (name: EventFile) => (hasEventFile(name, row) ? `/api/files/roadshows/${row.id}/${name}` : null)
  return { invitation: buildAddress('invitation.pdf'), schedule: buildAddress('schedule.pdf') }
}
