import { expect, test } from 'vitest'
import type { TagRef } from '#contract/tag.ts'
import { findSubject } from '#features/event/find-subject.ts'

const company: TagRef = { id: '2', category: 'Company', value: 'Aurora' }
const analyst: TagRef = { id: '1', category: 'Analyst', value: 'Ada Byron' }
const sector: TagRef = { id: '3', category: 'Sector', value: 'Industrials' }

test.each([
  ['its first company', [analyst, company, { ...company, id: '4' }], { kind: 'company', id: '2', name: 'Aurora' }],
  ['its analyst, if it has no company', [sector, analyst], { kind: 'analyst', id: '1', name: 'Ada Byron' }],
  ['nothing, if it has neither', [sector], undefined],
  ['nothing of a company without a name', [{ ...company, value: null }], undefined],
])('extras: the research below an event is on %s', (_claim, tags, subject) => {
  expect(findSubject({ id: '1', tags })).toEqual(subject)
})
