const DAY = /^\d{4}-\d{2}-\d{2}$/
const FIRST = '0001-01-01'

/** Midnight UTC of a calendar day; undefined if the text is not a day. */
function parseDay(text: string): Date | undefined {
  const date = new Date(`${text}T00:00:00Z`)
  const isDay = DAY.test(text) && text >= FIRST && !Number.isNaN(date.getTime())
  return isDay && date.toISOString().startsWith(text) ? date : undefined
}

/** The day after, or undefined after the last one that databases can be asked about. */
function dayAfter(date: Date): Date | undefined {
  const next = new Date(date.getTime() + 24 * 60 * 60 * 1000)
  return next.getUTCFullYear() > 9999 ? undefined : next
}

/** Instants `from` ≤ x < `before`; either may be open. */
export type Span = { from: Date | undefined; before: Date | undefined }

/** The span of two calendar days, both included, in UTC (C57); an invalid day counts as absent. */
export function parseSpan(start: string, end: string): Span {
  const last = parseDay(end)
  return { from: parseDay(start), before: last && dayAfter(last) }
}
