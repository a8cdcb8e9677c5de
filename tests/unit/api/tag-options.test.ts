import { beforeEach, expect, test } from 'vitest'
import { tagsByCategory, tagsRelatedTo } from '#api/tag-options.ts'
import { updateCurrentUser } from '#session/update.ts'
import { type FakeApi, fakeApi, json, raw } from '../../support/fake-api.ts'
import { ada } from '../../support/people.ts'

const { signal } = new AbortController()
const europe = { id: '1', category: 'Region', value: 'Europe' }
let api: FakeApi

beforeEach(() => {
  api = fakeApi()
  updateCurrentUser(ada)
})

test('R378 R249 all values of some categories, in one call', async () => {
  api.script('GET tags/by_category', json({ Region: [europe], Sector: [] }))
  expect(await tagsByCategory(['Region', 'Sector', 'A;B'], signal)).toEqual({ Region: [europe], Sector: [] })
  expect([...(api.requests[0]?.url.searchParams ?? [])]).toEqual([['categories', 'Region;Sector;A%3BB']])
})

test('R205 R207 R379 the values still possible under a selection; objects travel as JSON text', async () => {
  api.script('GET tags/related_to_selected', json({ Region: [europe] }))
  const tags = { Sector: ['Oil; Gas', 'Banks'] }
  const filters = new URLSearchParams('search_term=gold')
  expect(await tagsRelatedTo({ pivot: 'Sector', tags, categories: ['Region', 'Sector'], filters }, signal)).toEqual({
    Region: [europe],
  })
  const sent = api.requests[0]?.url.searchParams
  expect(sent?.get('pivot_category')).toBe('Sector')
  expect(JSON.parse(sent?.get('tag_filters') ?? '')).toEqual(tags)
  expect(sent?.get('categories')).toBe('Region;Sector')
  expect(sent?.get('search_term')).toBe('gold')
})

test.each(['null', '[]', '"text"', '7', ''])(
  'R207 what is not grouped by category is a bad response: %s',
  async (text) => {
    api.script('GET tags/by_category', raw(text))
    await expect(tagsByCategory(['Region'], signal)).rejects.toMatchObject({ code: 'bad-response' })
  },
)

test('R207 a category without a list has no values', async () => {
  api.script('GET tags/by_category', json({ Region: null, Sector: [] }))
  expect(await tagsByCategory(['Region', 'Sector'], signal)).toEqual({ Sector: [] })
})
