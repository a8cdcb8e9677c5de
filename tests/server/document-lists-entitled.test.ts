import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { WebDocument } from '#contract/document.ts'
import { openApi, type Query, type TestApi } from './support/api.ts'
import type { UserName } from './support/fixture.ts'
import { documents } from './support/fixture-documents.ts'

let api: TestApi
const readers = ['full', 'europe', 'trial', 'none'] as const
const tokens = new Map<UserName, string>()

beforeAll(async () => {
  api = await openApi()
  for (const user of readers) tokens.set(user, (await api.signIn(user)).token)
})
afterAll(() => api.close())

const list = async (query: Query, user: UserName = 'full', path = 'all_documents') => {
  const answer = await api.get(path, { page_size: '100', ...query }, tokens.get(user))
  expect(answer.statusCode, answer.body).toBe(200)
  const { records, pagination_metadata } = answer.json()
  return { records: records as WebDocument[], total: pagination_metadata.max_records as number }
}
const hidden = { hide_unentitled: 'true' }

describe('R387 R255 hide_unentitled', () => {
  const queries: readonly Query[] = [
    {},
    { search_term: 'tide' },
    { search_term: 'outlook' },
    { search_term: 'Zielona Łódź Bank' },
    { search_term: 'tide', order_by_field: 'publication_date', order_by_order: 'asc' },
    { search_term: 'tide', order_by_field: 'title' },
    { order_by_field: 'title', order_by_order: 'asc' },
    { order_by_field: 'publication_date', order_by_order: 'asc' },
    { order_by_field: 'views' },
    { 'filter_Content Type': 'Macro' },
    { filter_Region: 'Europe;Asia', start_date: '2026-11-01' },
    { libraries: 'research', end_date: '2026-11-04' },
  ]

  test.each(queries)('leaves exactly what may be loaded, in the same order: %j', async (query) => {
    for (const user of readers) {
      const all = await list(query, user)
      const { records, total } = await list({ ...query, ...hidden }, user)
      const expected = all.records.filter(({ entitled }) => entitled)
      expect(records.map(({ id }) => id)).toEqual(expected.map(({ id }) => id))
      expect(total).toBe(expected.length)
    }
  })

  test('tells readers apart, and what is hidden from all is hidden', async () => {
    const ids = async (user: UserName) => (await list(hidden, user)).records.map(({ id }) => Number(id))
    expect((await list(hidden)).total).toBe(documents.length - 1)
    expect(await ids('full')).not.toContain(3)
    expect(await ids('europe')).not.toContain(2)
    expect(await ids('trial')).not.toContain(1)
    expect(await ids('none')).not.toContain(1)
  })

  test('counts whole lists by any page, and any other value hides nothing', async () => {
    const { records, total } = await list({
      ...hidden,
      page_size: '3',
      start_date: '2026-10-30',
      'filter_Content Type': 'Macro',
    })
    expect(records.map(({ id }) => id)).toEqual(['2', '4', '5'])
    expect(total).toBe(4)
    for (const value of ['false', '', '1', 'TRUE']) {
      expect((await list({ hide_unentitled: value })).total).toBe(documents.length)
    }
  })

  test('holds for every list of documents', async () => {
    expect((await list(hidden, 'full', 'commentary_documents')).total).toBe(0)
    expect((await list({}, 'full', 'commentary_documents')).total).toBe(1)
    expect((await list({ ...hidden, tag_id: '7' }, 'trial', 'web_documents_by_tag')).total).toBe(0)
    const selection = { tag_filters: JSON.stringify({ Company: ['Zielona Łódź Bank'] }) }
    expect((await list({ ...hidden, ...selection }, 'trial', 'web_documents/by_related_tags')).total).toBe(0)
    expect((await list({ ...hidden, ...selection }, 'full', 'web_documents/by_related_tags')).total).toBe(1)
  })
})
