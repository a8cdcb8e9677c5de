import type { Roadshow } from '#contract/roadshow.ts'
import { valueLabel } from '#i18n/value-label.ts'
import { toLines, toText } from '#lib/format/words.ts'
import { getRegistration } from '../registration/registration.ts'
import { getEventTimes } from '../times/event-times.ts'

const COLOUR = /^(?:#(?:[\da-f]{3,4}){1,2}|rgba?\([\d\s.,%/]+\)|[a-z]+)$/i
const KEYWORD = /^(?:inherit|initial|unset|revert|currentcolor|transparent)$/i

/** A colour from data: hex, rgb or a name, and no other CSS value. Browsers ignore unknown names. */
function parseColour(text: unknown): string | undefined {
  const colour = toText(text)
  return COLOUR.test(colour) && !KEYWORD.test(colour) ? colour : undefined
}

/** Whether an event has begun and not ended; without an end nobody knows. */
const isWithin = ({ start_date, end_date, cancelled }: Roadshow, now: Date): boolean =>
  cancelled !== true && Date.parse(toText(start_date)) <= now.getTime() && now.getTime() < Date.parse(toText(end_date))

/** The fields of an event for cards. Every field but the id may be missing or malformed. */
export function toEventCard(roadshow: Roadshow, language: string, now = new Date()) {
  const { id, name, type, location, format } = roadshow
  const kind = toText(type?.name)
  return {
    id,
    name: toText(name),
    times: getEventTimes(roadshow, language),
    type: kind ? { name: kind, colour: parseColour(type?.colour) } : undefined,
    locations: toLines(toText(location).split(';')),
    format: valueLabel('Event Format', toText(format), language),
    isCancelled: roadshow.cancelled === true,
    isRunning: isWithin(roadshow, now),
    isPromoted: roadshow.promoted === true,
    isLocked: roadshow.permissioned === false,
    registration: getRegistration(roadshow),
    roadshow,
  }
}

export type EventCard = ReturnType<typeof toEventCard>
