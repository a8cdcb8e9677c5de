import type { TagRow } from '#server/tags/wire.ts'
import { tellsHours } from '../date-range.ts'
import type { RoadshowRow } from '../repository.ts'
import { clockTime, listDays } from './event-days.ts'

/** What the files of an event are made of. */
export type EventPaper = {
  id: number
  revision: number
  name: string
  type: string
  description: string
  /** In words, by the clocks of its zone. */
  when: string
  start: Date
  end: Date | null
  timeZone: string
  places: readonly string[]
  format: string
  meetingUrl: string | null
  isCancelled: boolean
  canRegister: boolean
  hasReplay: boolean
  hasSchedule: boolean
  /** Who of the provider's people goes along, the first one leads. */
  hosts: readonly { name: string; role: string; email: string; phone: string }[]
  printedAt: Date
}

/** The places of a record, which are joined by `;`. */
export const splitPlaces = (location: string | null): string[] =>
  (location ?? '')
    .split(';')
    .map((place) => place.trim())
    .filter((place) => place !== '')

/** Puts an event's record in order for its files; `tags` are those it is filed under. */
export function buildPaper(
  row: RoadshowRow,
  parts: { tags: readonly TagRow[]; when: string; printedAt: Date },
): EventPaper {
  const { tags, when, printedAt } = parts
  const analysts = tags.filter(({ category, inactive }) => category === 'Analyst' && !inactive)
  return {
    id: row.id,
    revision: row.revision,
    name: row.name,
    type: row.type_name,
    description: row.description ?? '',
    when,
    start: row.start_at,
    end: row.end_at,
    timeZone: row.time_zone,
    places: splitPlaces(row.location),
    format: row.format ?? '',
    meetingUrl: row.meeting_url,
    isCancelled: row.cancelled_at !== null,
    canRegister: row.is_open && row.has_room,
    hasReplay: row.video_id !== null,
    hasSchedule: row.has_schedule,
    hosts: analysts.map(({ value, data: { role, email, phone } }) => ({
      name: value,
      role: role ?? '',
      email: email ?? '',
      phone: phone ?? '',
    })),
    printedAt,
  }
}

/** Whether it is over by the time it is printed. */
export const isOverOnPaper = ({ start, end, printedAt }: EventPaper): boolean => (end ?? start) < printedAt

/** When it is, with the hours where the words leave them out: over several days, or over a midnight. */
export function whenWords(paper: EventPaper): string {
  const { start, end, timeZone } = paper
  const [first, second] = tellsHours(start, end, timeZone) ? [] : listDays(paper)
  const hours = first ? `, ${clockTime(first.from)} – ${clockTime(first.to)}${second ? ' each day' : ''}` : ''
  return `${paper.isCancelled ? 'Cancelled: ' : ''}${paper.when}${hours} (${zoneWords(paper.timeZone)})`
}

/** Its zone for people: `Europe/London` as `London time`. */
function zoneWords(timeZone: string): string {
  const city = timeZone.split('/').at(-1)?.replaceAll('_', ' ')
  return timeZone.includes('/') && city ? `${city} time` : timeZone
}
