import { expect, test } from 'vitest'
import { findNew } from '#features/feed/since-visit.ts'
import { documents } from '../../../support/documents.ts'

const DAYS = ['2026-11-06T09:00:00Z', '2026-11-05T09:00:00Z', '2026-11-04T09:00:00Z']
const shown = documents(1, 3).map((document, index) => ({ ...document, publication_date: DAYS[index] ?? null }))
const at = (day: string) => Date.parse(day)
const find = (list: typeof shown, lastVisit: number | undefined, isNewestFirst = true) => {
  const { older, marked } = findNew(list, { lastVisit, isNewestFirst })
  return [older?.id, ...marked.map(({ id }) => id)]
}
const idAt = (index: number) => shown[index]?.id

test('the line is before the first document that was there at the last visit', () => {
  expect(find(shown, at('2026-11-05T12:00:00Z'))).toEqual([idAt(1)])
})

test.each([
  ['nothing is new', at('2026-11-07T00:00:00Z')],
  ['all of the list is new', at('2026-11-01T00:00:00Z')],
  ['there was no visit', undefined],
])('there is neither a line nor a mark if %s', (_, lastVisit) => {
  expect(find(shown, lastVisit)).toEqual([undefined])
})

test('a note that is dated by its day, and came after the visit of that day, is new', () => {
  const [first, ...others] = shown
  const came = { ...first, publication_date: '2026-11-06T00:00:00Z', available_at: '2026-11-06T14:00:00Z' }
  expect(find([came as (typeof shown)[number], ...others], at('2026-11-06T10:00:00Z'))).toEqual([idAt(1)])
})

test('what came since with an old date is marked where it stands', () => {
  const list = shown.map((document, index) => (index === 2 ? { ...document, available_at: DAYS[0] } : document))
  expect(find(list as typeof shown, at('2026-11-05T12:00:00Z'))).toEqual([idAt(1), idAt(2)])
  expect(find(list as typeof shown, at('2026-11-06T08:00:00Z'))).toEqual([idAt(1), idAt(2)])
})

test('in another order each new document is marked', () => {
  expect(find(shown, at('2026-11-05T08:00:00Z'), false)).toEqual([undefined, idAt(0), idAt(1)])
})
