import { expect, test } from 'vitest'
import type { InboxItem } from '#contract/inbox.ts'
import { findLastNew } from '#features/inbox/last-new.ts'

const DAYS = ['2026-11-06T09:00:00Z', '2026-11-05T09:00:00Z', '2026-11-04T09:00:00Z']
const items = DAYS.map(
  (arrived_at, index): InboxItem => ({
    ...{ id: String(index), document: { id: String(index) }, reasons: [], arrived_at, read_at: null },
  }),
)

test('the line is after the last item that came since the visit', () => {
  expect(findLastNew(items, Date.parse('2026-11-05T08:00:00Z'))?.id).toBe('1')
})

test.each([
  ['nothing is new', Date.parse('2026-11-07T00:00:00Z')],
  ['all that is shown is new', Date.parse('2026-11-01T00:00:00Z')],
  ['there was no visit', undefined],
])('there is no line if %s', (_, lastVisit) => {
  expect(findLastNew(items, lastVisit)).toBeUndefined()
})
