import { expect, test } from 'vitest'
import { findOlder } from '#features/feed/since-visit.ts'
import { documents } from '../../../support/documents.ts'

const DAYS = ['2026-11-06T09:00:00Z', '2026-11-05T09:00:00Z', '2026-11-04T09:00:00Z']
const shown = documents(1, 3).map((document, index) => ({ ...document, publication_date: DAYS[index] ?? null }))
const at = (day: string) => Date.parse(day)

test('the line is before the first document that was there at the last visit', () => {
  expect(findOlder(shown, at('2026-11-05T12:00:00Z'))).toBe(shown[1])
})

test.each([
  ['nothing is new', at('2026-11-07T00:00:00Z')],
  ['all of the list is new', at('2026-11-01T00:00:00Z')],
  ['there was no visit', undefined],
])('there is no line if %s', (_, lastVisit) => {
  expect(findOlder(shown, lastVisit)).toBeUndefined()
})
