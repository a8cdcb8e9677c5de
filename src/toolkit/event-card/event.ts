import { config } from '../../config/config.ts'
import type { Roadshow } from '../../contract/roadshow.ts'
import { formatDate } from '../../lib/dates.ts'
import { fill } from '../../lib/fill.ts'
import { linesIn, wordsIn } from '../../lib/words.ts'
import { eventTexts as t } from '../../text/events.ts'

/** In the event's own words, which know its time zone; else the days of its start and end, where the reader is. */
function datesOf({ daterange, start_date, end_date }: Roadshow): string {
  const words = wordsIn(daterange)
  if (words) return words
  const [start, end] = [start_date, end_date].map((date) => (date ? formatDate(date, 'long', config().locale) : ''))
  return start && end && start !== end ? fill(t.days, { start, end }) : start || end || ''
}

const COLOUR = /^(?:#(?:[\da-f]{3,4}){1,2}|rgba?\([\d\s.,%/]+\)|[a-z]+)$/i
const KEYWORD = /^(?:inherit|initial|unset|revert|currentcolor|transparent)$/i

/** A colour from data: hex, rgb or a name, and nothing else that CSS would understand. A browser ignores a name it does not know. */
function colourOf(text: unknown): string | undefined {
  const colour = wordsIn(text)
  return COLOUR.test(colour) && !KEYWORD.test(colour) ? colour : undefined
}

/** What a card shows of an event; every field but the id may be missing, or be something else. */
export function eventOf(roadshow: Roadshow) {
  const { id, name, start_date: start, type, location, format, permissioned } = roadshow
  const isLocked = permissioned === false
  const kind = wordsIn(type?.name)
  return {
    id,
    name: wordsIn(name),
    dates: datesOf(roadshow),
    /** The instant it begins, or an empty text. */
    start: wordsIn(start),
    type: kind ? { name: kind, colour: colourOf(type?.colour) } : undefined,
    locations: linesIn(wordsIn(location).split(';')),
    format: wordsIn(format),
    isPromoted: roadshow.promoted === true,
    isLocked,
    /** A request that was sent counts where the reader may take part (R325, C68). */
    isRequested: roadshow.has_requested_slot === true && !isLocked,
  }
}

export type EventCard = ReturnType<typeof eventOf>
