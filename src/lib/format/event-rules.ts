import { fromClockTime } from './from-clock-time.ts'
import { isZone } from './zone.ts'

/** The fields of an event that can be wrong, as a form holds them: times by the clocks of the zone, `2026-11-05T09:30`. */
export type EventFields = {
  name: string
  type_id: string
  start_time: string
  /** Null: the end is open. */
  end_time: string | null
  time_zone: string
  location: string
  meeting_url: string
  description: string
  /** Null: any number. */
  capacity: number | null
}

export type EventProblem =
  | 'required'
  | 'too-long'
  | 'no-time'
  /** The clocks go forward over it. */
  | 'skipped'
  | 'before-start'
  | 'over'
  | 'no-zone'
  | 'no-link'
  | 'no-count'
  | 'below-registered'

export type EventProblems = Partial<Record<keyof EventFields, EventProblem>>

/** The longest reason for a cancellation, in characters. */
export const LONGEST_CANCEL_REASON = 500

/** The most characters of a text, and the most places. */
const eventLimits = {
  name: 200,
  location: 300,
  meeting_url: 1000,
  description: 5000,
  capacity: 100_000,
} as const

/** What an event must keep to besides: `now` for a new one, which must not be over; how many have registered already. */
type Circumstances = { now?: Date | undefined; registered?: number }

const isLink = (text: string) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)

function findTimeProblems({ start_time, end_time, time_zone }: EventFields, now: Date | undefined): EventProblems {
  if (!isZone(time_zone)) return { time_zone: 'no-zone' }
  // UTC skips no time, so what is no time there is none anywhere.
  const getProblem = (clock: string) => (fromClockTime(clock, 'UTC') ? ('skipped' as const) : ('no-time' as const))
  const start = fromClockTime(start_time, time_zone)
  const end = end_time === null ? undefined : fromClockTime(end_time, time_zone)
  const problems: EventProblems = {
    ...(!start && { start_time: start_time === '' ? 'required' : getProblem(start_time) }),
    ...(end_time !== null && !end && { end_time: getProblem(end_time) }),
    ...(start && end && end <= start && { end_time: 'before-start' as const }),
  }
  if (Object.keys(problems).length > 0 || !now || !start || (end ?? start) >= now) return problems
  return end ? { end_time: 'over' } : { start_time: 'over' }
}

/** What is wrong with an event, by field; the same for a form and for the server. */
export function findEventProblems(fields: EventFields, { now, registered = 0 }: Circumstances = {}): EventProblems {
  const { name, type_id, meeting_url, capacity } = fields
  const texts = ['name', 'location', 'meeting_url', 'description'] as const
  const long = texts.filter((key) => fields[key].length > eventLimits[key])
  const isCount = capacity === null || (Number.isInteger(capacity) && capacity > 0 && capacity <= eventLimits.capacity)
  return {
    ...(name.trim() === '' && { name: 'required' as const }),
    ...(type_id === '' && { type_id: 'required' as const }),
    ...findTimeProblems(fields, now),
    ...(meeting_url !== '' && !isLink(meeting_url) && { meeting_url: 'no-link' as const }),
    ...(!isCount && { capacity: 'no-count' as const }),
    ...(isCount && capacity !== null && capacity < registered && { capacity: 'below-registered' as const }),
    ...Object.fromEntries(long.map((key) => [key, 'too-long' as const])),
  }
}
