import { expect, test } from 'vitest'
import type { WebDocument } from '#contract/document.ts'
import { chooseStories, getKind } from '#features/lead/stories.ts'

const document = (id: string, more: Partial<WebDocument> = {}): WebDocument => ({
  id,
  title: `Note ${id}`,
  publication_date: '2026-11-05T10:00:00Z',
  permissioned: true,
  ...more,
})
const upgrade = { rating_change: 'Upgrade', rating_date: '2026-11-05' }
const idsOf = (documents: readonly WebDocument[], seconds = 3) => chooseStories(documents, seconds).map(({ id }) => id)

test('the newest document that changes a rating leads, and others follow in their order', () => {
  expect(idsOf([document('1'), document('2', upgrade), document('3'), document('4'), document('5')])).toEqual([
    '2',
    '1',
    '3',
    '4',
  ])
})

test('what the user may not read, has no title, or is a week older is no story', () => {
  const old = document('3', { ...upgrade, publication_date: '2026-10-20T10:00:00Z', rating_date: '2026-10-20' })
  expect(idsOf([document('1'), document('2', { ...upgrade, permissioned: false }), old])).toEqual(['1'])
  expect(idsOf([document('1', { title: ' ' }), document('2')])).toEqual(['2'])
})

test('a company has one story', () => {
  const about = { primary_focus: { type: 'Company', value: 'Nordmark' } }
  expect(idsOf([document('1', about), document('2', about), document('3')])).toEqual(['1', '3'])
})

test.each([
  [upgrade, 'upgrade'],
  [{ ...upgrade, rating_change: 'Downgrade' }, 'downgrade'],
  [{ ...upgrade, rating_change: 'Initiated' }, 'initiation'],
  [{ ...upgrade, rating_change: 'Reiterated' }, undefined],
  [{ ...upgrade, rating_date: '2026-10-01' }, undefined],
])('%j is %s', (more, kind) => {
  expect(getKind(document('1', more))).toBe(kind)
})
