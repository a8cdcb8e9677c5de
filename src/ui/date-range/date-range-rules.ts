import { type DateRange, toLocalDay } from '#lib/format/days.ts'

export type Side = 'start' | 'end'

/** The first and the last day that can be selected; empty: no limit. */
export type Bounds = { first: string; last: string }

/** Days that cannot be selected; today always can (R217). */
export type Disabled = 'past' | 'future' | undefined

export const sameRange = (a: DateRange, b: DateRange): boolean =>
  a.start === b.start && a.end === b.end && a.allTime === b.allTime

/** Noon of a day in the user's time zone, so that clock changes never shift the day. */
export function toDate(day: string): Date {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  return new Date(year, month - 1, date, 12)
}

const later = (a: string, b: string) => (a > b ? a : b)
const earlier = (a: string, b: string) => (a === '' || (b !== '' && b < a) ? b : a)

/** The limits of one side: the start cannot be after the end (R217). */
export function getBounds(
  side: Side,
  { start, end }: Pick<DateRange, Side>,
  disabled: Disabled,
  today: string,
): Bounds {
  const first = disabled === 'past' ? today : ''
  const last = disabled === 'future' ? today : ''
  return side === 'start' ? { first, last: earlier(last, end) } : { first: later(first, start), last }
}

export type DayProblem = 'malformed' | 'impossible' | 'tooEarly' | 'tooLate'

/** The problem of a typed day; an empty text has none. Years have four digits without a leading zero. */
export function findProblem(text: string, { first, last }: Bounds): DayProblem | undefined {
  if (text === '') return undefined
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return 'malformed'
  if (text.startsWith('0') || toLocalDay(toDate(text)) !== text) return 'impossible'
  if (text < first) return 'tooEarly'
  if (last !== '' && text > last) return 'tooLate'
  return undefined
}

type WeekInfo = { firstDay: number }
const startsOnSunday =
  /^(AG|AS|BR|BS|BT|BW|BZ|CA|CO|DM|DO|ET|GT|GU|HK|HN|ID|IL|IN|JM|JP|KE|KH|KR|LA|MH|MM|MO|MT|MX|MZ|NI|NP|PA|PE|PH|PK|PR|PT|PY|SA|SG|SV|TH|TT|TW|UM|US|VE|VI|WS|YE|ZA|ZW)$/

/** The first day of the week, 0 for Sunday. Browsers that do not know it use a table. */
export function weekStart(locale: string): 0 | 1 | 2 | 3 | 4 | 5 | 6 {
  const known = new Intl.Locale(locale) as Intl.Locale & { getWeekInfo?: () => WeekInfo; weekInfo?: WeekInfo }
  const info = known.getWeekInfo?.() ?? known.weekInfo
  if (info) return (info.firstDay % 7) as 0 | 1 | 2 | 3 | 4 | 5 | 6
  return startsOnSunday.test(known.maximize().region ?? '') ? 0 : 1
}
