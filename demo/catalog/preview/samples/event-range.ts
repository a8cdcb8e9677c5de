import type { SampleEvent } from './records.ts'

/** `November 24 – 26, 2026`, or both days in full if their years differ. */
function formatDays(day: Intl.DateTimeFormat, start: Date, end: Date): string {
  const [first, last] = [start, end].map(
    (date) => new Map(day.formatToParts(date).map(({ type, value }) => [type, value])),
  )
  if (!first || first.get('year') !== last?.get('year')) return `${day.format(start)} – ${day.format(end)}`
  const month = first.get('month') === last?.get('month') ? '' : `${last?.get('month')} `
  return `${first.get('month')} ${first.get('day')} – ${month}${last?.get('day')}, ${last?.get('year')}`
}

/** When an event is, in words and by the clocks of its own zone, as the API writes it. */
export function formatRange({ start_date, end_date, time_zone: timeZone }: SampleEvent): string {
  const day = new Intl.DateTimeFormat('en-US', { timeZone, day: '2-digit', month: 'long', year: 'numeric' })
  const time = new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', minute: '2-digit' })
  const zone = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'short' })
  const start = new Date(start_date)
  const end = end_date ? new Date(end_date) : undefined
  if (end && day.format(start) !== day.format(end)) return formatDays(day, start, end)
  const times = end ? `${time.format(start)} – ${time.format(end)}` : time.format(start)
  const name = zone.formatToParts(start).find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
  return `${day.format(start)}, ${times} ${name}`.replace(/\s/g, ' ')
}
