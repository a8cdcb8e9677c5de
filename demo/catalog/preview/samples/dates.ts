const DAY = 86_400_000

/** Days between two calendar days, `YYYY-MM-DD`. */
export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY

export const toDay = (date: Date): string => date.toISOString().slice(0, 10)

/** The calendar day where an instant was written down, `2026-11-27T19:00:00+11:00`. */
const localWeekday = (text: string) => new Date(`${text.slice(0, 10)}T00:00Z`).getUTCDay()

/** Research of a weekend came out on Friday; an event of a weekend takes place on Monday. */
export type Weekend = 'friday' | 'monday'

const steps: Readonly<Record<Weekend, Readonly<Record<number, number>>>> = {
  friday: { 6: -1, 0: -2 },
  monday: { 6: 2, 0: 1 },
}

/** How many days something moves by so that it falls on a working day. */
export function toWorkingDay(text: string, days: number, weekend: Weekend): number {
  const weekday = (((localWeekday(text) + days) % 7) + 7) % 7
  return days + (steps[weekend][weekday] ?? 0)
}

/** A day or an instant, so many days later. */
export function moveBy(text: string, days: number): string {
  const moved = new Date(Date.parse(text) + days * DAY).toISOString()
  return text.length === 10 ? moved.slice(0, 10) : moved
}

const months = 'January February March April May June July August September October November December'.split(' ')
const quarters = ['first', 'second', 'third', 'fourth']

const monthAt = (today: Date, offset: number) => today.getUTCFullYear() * 12 + today.getUTCMonth() + offset
const quarterAt = (today: Date, offset: number) => Math.floor(monthAt(today, 0) / 3) + offset

function dayAt(today: Date, offset: number): Date {
  const day = toDay(today)
  return new Date(moveBy(day, toWorkingDay(day, offset, 'friday')))
}

const day = (date: Date) => `${date.getUTCDate()} ${months[date.getUTCMonth()]}`

const units: Readonly<Record<string, (today: Date, offset: number) => string>> = {
  d: (today, offset) => day(dayAt(today, offset)),
  D: (today, offset) => `${day(dayAt(today, offset))} ${dayAt(today, offset).getUTCFullYear()}`,
  m: (today, offset) => `${months[monthAt(today, offset) % 12]} ${Math.floor(monthAt(today, offset) / 12)}`,
  M: (today, offset) => months[monthAt(today, offset) % 12] ?? '',
  q: (today, offset) => `Q${(quarterAt(today, offset) % 4) + 1} ${Math.floor(quarterAt(today, offset) / 4)}`,
  Q: (today, offset) => quarters[quarterAt(today, offset) % 4] ?? '',
  y: (today, offset) => String(today.getUTCFullYear() + offset),
}

/** A text with dates in place of distances, which `scripts/lib/relative-texts.mjs` wrote: `{q-1}` is the quarter before. */
export const fillDates = (text: string, today: Date): string =>
  text.replace(
    /\{([dDmMqQy])([+-]\d+)\}/g,
    (whole, unit: string, offset) => units[unit]?.(today, Number(offset)) ?? whole,
  )
