import type { Roadshow } from '#contract/roadshow.ts'
import { toLines, toText } from '#lib/format/words.ts'
import { registrationOf } from '../registration/registration.ts'
import { eventTimesOf } from '../times/event-times.ts'

const COLOUR = /^(?:#(?:[\da-f]{3,4}){1,2}|rgba?\([\d\s.,%/]+\)|[a-z]+)$/i
const KEYWORD = /^(?:inherit|initial|unset|revert|currentcolor|transparent)$/i

/** A colour from data: hex, rgb or a name, and nothing else that CSS would understand. A browser ignores a name it does not know. */
function colourOf(text: unknown): string | undefined {
  const colour = toText(text)
  return COLOUR.test(colour) && !KEYWORD.test(colour) ? colour : undefined
}

/** What a card shows of an event; every field but the id may be missing, or be something else. */
export function eventOf(roadshow: Roadshow) {
  const { id, name, type, location, format } = roadshow
  const kind = toText(type?.name)
  return {
    id,
    name: toText(name),
    times: eventTimesOf(roadshow),
    type: kind ? { name: kind, colour: colourOf(type?.colour) } : undefined,
    locations: toLines(toText(location).split(';')),
    format: toText(format),
    isPromoted: roadshow.promoted === true,
    isLocked: roadshow.permissioned === false,
    registration: registrationOf(roadshow),
    roadshow,
  }
}

export type EventCard = ReturnType<typeof eventOf>
