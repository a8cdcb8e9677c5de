import { expect, test } from 'vitest'
import { ApiError } from '#api/errors.ts'
import { listRefused, sayRefusal } from '#desk/refusals.ts'
import { deskProblems } from '#i18n/de/desk-problems.ts'
import { deskProblemTexts } from '#i18n/en/desk-problems.ts'

const refusal = (answer: ApiError['answer'], status = 422) =>
  new ApiError('bad-request', 'Refused', status, answer.errors, answer)
const taken = { code: 'domain-taken', field: 'domains', value: 'acme.example' }

test('a refusal is said by its code, at its field', () => {
  const reason = refusal({ errors: ['acme.example belongs to acme already.'], problems: [taken] })
  expect(listRefused(reason, 'en')).toEqual([
    { field: 'domains', text: 'acme.example belongs to another firm already.' },
  ])
})

test('a code that this portal does not know is said by the text of the API', () => {
  const reason = refusal({ errors: ['Not today.'], problems: [{ code: 'weekday', field: 'name' }] })
  expect(listRefused(reason, 'en')).toEqual([{ field: 'name', text: 'Not today.' }])
})

test('an API without codes is said by its texts, at the field that it names', () => {
  expect(listRefused(refusal({ errors: ['Too long.'], field: 'name' }), 'en')).toEqual([
    { field: 'name', text: 'Too long.' },
  ])
})

test('a failure that is no refusal says that nothing was stored', () => {
  expect(sayRefusal(refusal({ errors: ['x'] }, 500), 'Not saved.', 'en')).toBe('Not saved.')
  const forbidden = refusal({ errors: ['x'], problems: [{ code: 'not-at-desk' }] }, 403)
  expect(sayRefusal(forbidden, 'Not saved.', 'en')).toBe('You are not at the desk any more.')
})

test('every code has a text in both languages', () => {
  expect(Object.keys(deskProblems['desk-problem']).sort()).toEqual(Object.keys(deskProblemTexts('en')).sort())
})
