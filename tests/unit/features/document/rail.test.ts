import { expect, test } from 'vitest'
import type { WebDocument } from '#contract/document.ts'
import { findSubject } from '#features/document/rail/find-subject.ts'
import { pickEarlier } from '#features/document/rail/rail.store.ts'

const nordmark = { id: '7', category: 'Company', value: 'Nordmark Cables' }
const other = { id: '8', category: 'Company', value: 'Other' }

test.each([
  ['its main topic', { primary_focus: { value: 'Nordmark Cables' }, primary_tags: [other], tags: [nordmark] }, '7'],
  ['the only one it is filed under', { primary_tags: [nordmark], tags: [nordmark] }, '7'],
  ['none if it is filed under several', { tags: [nordmark, other] }, undefined],
  ['none if its topic is something else', { primary_focus: { value: 'Nordics' }, tags: [nordmark] }, undefined],
])('the company of a document is %s', (_, document, id) => {
  expect(findSubject({ id: '1', ...document })?.id).toBe(id)
})

test('without a company the subject of a document is its first analyst who has a profile', () => {
  const analysts = [
    { id: '', category: 'Analyst', value: 'Guest' },
    { id: '3', category: 'Analyst', value: 'Ingrid Åkesson' },
  ]
  expect(findSubject({ id: '1', tags: [nordmark, other], analysts })).toEqual({
    kind: 'analyst',
    id: '3',
    name: 'Ingrid Åkesson',
  })
})

const note = (id: string, publication_date: string, more: Partial<WebDocument> = {}): WebDocument => ({
  id,
  publication_date,
  ...more,
})

test('earlier notes are five at most, before the document, and such as the user may open', () => {
  const documents = [
    note('newer', '2026-11-21T08:00:00Z'),
    note('this', '2026-11-20T08:00:00Z'),
    note('locked', '2026-11-19T08:00:00Z', { permissioned: false }),
    note('undated', ''),
    ...['a', 'b', 'c', 'd', 'e', 'f'].map((id) => note(id, '2026-10-01T08:00:00Z')),
  ]
  const earlier = pickEarlier(note('this', '2026-11-20T08:00:00Z'), documents)
  expect(earlier.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd', 'e'])
})
