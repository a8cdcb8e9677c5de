import { expect, test } from 'vitest'
import { fillDates } from '#demo/catalog/preview/samples/dates.ts'
import { loadRecords } from '#demo/catalog/preview/samples/records.ts'
import { toRelative } from '#scripts/lib/relative-texts.mjs'

const recorded = new Date('2026-11-26T09:00:00Z')

test('embedding 23: dates in the texts of samples are told from the day of the reader', () => {
  const text =
    'Q3 2026, the third quarter, October 2026, 25 November, 2 June 2025, since October, 2025A, 2026E and 2,026 of 3.2026'
  const relative = toRelative(text, recorded)
  expect(fillDates(relative, recorded)).toBe(text)
  expect(fillDates(relative, new Date('2027-02-26T09:00:00Z'))).toBe(
    'Q4 2026, the fourth quarter, January 2027, 25 February, 2 September 2025, since January, 2026A, 2027E and 2,026 of 3.2026',
  )
})

const isWeekend = (text: string) => [0, 6].includes(new Date(text.slice(0, 10)).getUTCDay())

test.each([...Array(7).keys()])(
  'embedding 23: samples are as new on day %i of a week a year later as when they were recorded',
  (day) => {
    const now = new Date(Date.UTC(2028, 0, 10 + day, 12))
    const { documents, events } = loadRecords(now)
    const newest =
      documents
        .map(({ publication_date }) => publication_date)
        .sort()
        .at(-1) ?? ''
    const age = now.getTime() - Date.parse(newest)
    expect(age).toBeGreaterThan(0)
    expect(age).toBeLessThan(4 * 86_400_000)
    expect(documents.filter(({ publication_date }) => isWeekend(publication_date))).toEqual([])
    expect(events.filter(({ start_date }) => Date.parse(start_date) > now.getTime()).length).toBeGreaterThan(8)
    expect(JSON.stringify([documents, events])).not.toMatch(/\{[dDmMqQy][+-]/)
  },
)
