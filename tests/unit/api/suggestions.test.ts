import { beforeEach, expect, test } from 'vitest'
import { quickSelectTag, suggestTags } from '#api/suggestions.ts'
import { updateCurrentUser } from '#session/update.ts'
import { type FakeApi, fakeApi, json, noContent } from '../../support/fake-api.ts'
import { ada } from '../../support/people.ts'

const { signal } = new AbortController()
const acme = { id: '7', category: 'Company', value: 'Acme' }
const request = { term: 'ac', categories: ['Company', 'Asset; Class'], selectedTags: {}, filters: {}, counted: true }
let api: FakeApi

beforeEach(() => {
  api = fakeApi()
  updateCurrentUser(ada)
})

const sent = (call: string) => Object.fromEntries(api.sent(`GET ${call}`)[0]?.url.searchParams ?? [])

test('R174 R175 typeahead_suggestions: lists joined by semicolons, objects as JSON text', async () => {
  api.script('GET typeahead_suggestions', json([acme]))
  const filters = { search_term: 'gold', date_range: { start_date: '2026-01-01' } }
  expect(await suggestTags({ ...request, selectedTags: { Region: ['Asia'] }, filters }, signal)).toEqual([acme])
  expect(sent('typeahead_suggestions')).toEqual({
    search_term: 'ac',
    tag_categories: 'Company;Asset%3B Class',
    selected_tags: '{"Region":["Asia"]}',
    disable_document_count: 'false',
    document_filters: '{"search_term":"gold","date_range":{"start_date":"2026-01-01"}}',
  })
})

test('R175 without counts disable_document_count is true', async () => {
  api.script('GET typeahead_suggestions', json([]))
  await suggestTags({ ...request, counted: false }, signal)
  expect(sent('typeahead_suggestions')).toMatchObject({ disable_document_count: 'true' })
})

test('R152 R174 suggestions that come as records are a list too', async () => {
  api.script('GET typeahead_suggestions', json({ records: [acme] }))
  expect(await suggestTags(request, signal)).toEqual([acme])
})

test('R178 quick_select_tag answers the tag that a term names', async () => {
  api.script('GET quick_select_tag', json(acme))
  expect(await quickSelectTag('acme', signal)).toEqual(acme)
  expect(sent('quick_select_tag')).toEqual({ search_term: 'acme' })
})

test.each([
  ['null', json(null)],
  ['an empty answer', noContent],
])('R178 %s is no tag', async (_, reply) => {
  api.script('GET quick_select_tag', reply)
  expect(await quickSelectTag('acme', signal)).toBeUndefined()
})
