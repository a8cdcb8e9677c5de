import type { Insertable, InsertObject } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ResearchChange, ResearchChangeList } from '#contract/research-change.ts'
import { classify, type StatedCall } from '#server/documents/changes/classify.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { searchVectors } from '#server/platform/database/search-vectors.ts'
import type { DocumentTable } from '#server/platform/database/tables/documents.ts'
import { openApi, type Query, type TestApi } from './support/api.ts'
import type { UserName } from './support/fixture.ts'
import { ids } from './support/fixture-tags.ts'

let api: TestApi
const tokens = new Map<UserName, string>()

type Note = Omit<Partial<Insertable<DocumentTable>>, 'tsv' | 'tsv_head'> & { id: number; published_at: string }

/** A note on First Bank of a day, that states its call on the same day. */
const note = (values: Note): InsertObject<Database, 'documents'> => {
  const day = values.published_at.slice(0, 10)
  const title = `Note ${values.id}`
  return {
    reference: `CHANGE-${values.id}`,
    title,
    document_type: 'Company Note',
    library: 'research',
    rating: 'Buy',
    rating_date: day,
    target_price_currency: 'USD',
    target_price_date: day,
    primary_focus_id: ids.firstBank,
    tag_ids: [ids.firstBank, ids.banks],
    region_ids: [ids.asia],
    ...searchVectors({ title, names: [], body: '' }),
    ...values,
  }
}

const notes = [
  note({
    id: 101,
    published_at: '2026-11-02T08:00:00Z',
    prior_rating: 'Hold',
    rating_change: 'Upgrade',
    is_public: true,
  }),
  // The same change in a second note of the day counts once.
  note({ id: 102, published_at: '2026-11-02T09:00:00Z', prior_rating: 'Hold', rating_change: 'Upgrade' }),
  note({
    id: 103,
    published_at: '2026-11-03T08:00:00Z',
    primary_focus_id: ids.alpha,
    tag_ids: [ids.alpha, ids.energy],
    prior_rating: 'Buy',
    target_price: 8,
    prior_target_price: 10,
    prior_target_price_date: '2026-05-04',
  }),
  // A note that repeats a call of weeks ago.
  note({
    id: 104,
    published_at: '2026-11-03T09:00:00Z',
    rating_date: '2026-10-01',
    prior_rating: 'Hold',
    target_price_date: '2026-10-01',
    target_price: 9,
    prior_target_price: 7,
  }),
  note({
    id: 105,
    published_at: '2026-11-04T08:00:00Z',
    primary_focus_id: ids.hostile,
    tag_ids: [ids.hostile],
    preview_level: 9,
    download_level: 9,
    rating: 'Suspended',
    prior_rating: 'Buy',
    is_public: true,
  }),
  note({ id: 106, published_at: '2026-10-01T08:00:00Z', prior_rating: 'Sell', rating_change: 'Upgrade' }),
  // Confirms what was said before.
  note({ id: 107, published_at: '2026-11-04T10:00:00Z', prior_rating: 'Buy', rating_change: 'Reiterated' }),
  note({ id: 108, published_at: '2026-11-09T10:00:00Z', prior_rating: 'Hold', rating_change: 'Upgrade' }),
]

beforeAll(async () => {
  api = await openApi()
  for (const values of notes) await api.db.insertInto('documents').values(values).execute()
  for (const name of ['full', 'europe', 'none'] as const) tokens.set(name, (await api.signIn(name)).token)
})
afterAll(() => api.close())

async function list(query: Query = {}, user: UserName | undefined = 'full'): Promise<ResearchChangeList> {
  const answer = await api.get('research_changes', query, tokens.get(user))
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}
const idsIn = ({ records }: { records: ResearchChange[] }) => records.map(({ document }) => Number(document.id))

describe('changes of ratings and targets', () => {
  test('are those of seven days, the newest first, each company once a day, and none that only repeats a call', async () => {
    const changes = await list()
    expect(
      changes.records.map(({ day, kind, target_change, document }) => [Number(document.id), day, kind, target_change]),
    ).toEqual([
      [1, '2026-11-04', 'upgrade', 'raised'],
      [105, '2026-11-04', 'suspension', null],
      [103, '2026-11-03', 'reiteration', 'cut'],
      [101, '2026-11-02', 'upgrade', null],
    ])
    expect(changes).toMatchObject({ rating_changes: 3, target_changes: 2 })
  })

  test.each([
    [{ days: '1' }, [1, 105]],
    [{ days: '1', end_date: '2026-11-03' }, [103]],
    [{ days: '60', kind: 'upgrade' }, [1, 101, 106]],
    [{ kind: 'cut;suspension' }, [105, 103]],
    [{ kind: 'reiteration' }, [107, 103]],
    [{ filter_Sector: 'Banks' }, [1, 101]],
    [{ filter_Company: 'Alpha Energy' }, [103]],
    [{ filter_Analyst: 'Ana Example' }, [1]],
    [{ filter_Sector: 'nonsense' }, []],
    [{ page: '2', page_size: '3' }, [101]],
    [{ limit: '2', page_size: '100' }, [1, 105]],
    [{ days: 'many', end_date: 'never' }, [1, 105, 103, 101]],
  ])('%j selects days, kinds, tags and a page', async (query, expected) => {
    expect(idsIn(await list(query))).toEqual(expected)
  })

  test('tell target, former target, ticker and last close with their currencies', async () => {
    const [change] = (await list({ filter_Company: 'Zielona Łódź Bank' })).records
    expect(change).toMatchObject({
      ticker: 'ZLB PW',
      close_price: 10,
      price_currency: 'PLN',
      document: { target_price: 12.5, prior_target_price: 10, target_price_currency: 'PLN', permissioned: true },
    })
  })

  test('a target in another currency than before was neither raised nor cut', async () => {
    const before = note({
      id: 110,
      published_at: '2026-10-08T08:00:00Z',
      target_price: 900,
      target_price_currency: 'GBX',
    })
    const now = note({
      id: 111,
      published_at: '2026-10-20T08:00:00Z',
      prior_rating: 'Buy',
      rating_change: 'Reiterated',
      target_price: 12,
      prior_target_price: 900,
      prior_target_price_date: '2026-10-08',
    })
    await api.db.insertInto('documents').values([before, now]).execute()
    const changes = await list({ days: '1', end_date: '2026-10-20' })
    expect(changes.records).toMatchObject([{ target_change: 'currency', prior_target_price_currency: 'GBX' }])
    expect(changes.target_changes).toBe(0)
    await api.db.deleteFrom('documents').where('id', 'in', [110, 111]).execute()
  })

  test('are told of companies in the scope of the user only, and a note that is locked says so', async () => {
    expect(idsIn(await list({}, 'europe'))).toEqual([1])
    expect(await list({}, 'none')).toMatchObject({ records: [], rating_changes: 0, target_changes: 0 })
    const [locked] = (await list({ kind: 'suspension' })).records
    expect(locked?.document).toMatchObject({ permissioned: false, entitled: false })
  })

  test('R137 need a session unless the public ones are asked for', async () => {
    for (const query of [{}, { public: 'false' }, { public: ['true', 'true'] }, { public: '1' }])
      expect((await api.get('research_changes', query)).statusCode).toBe(401)
  })

  test('those that the provider shows to everybody are told without a session, without text, file, author and price', async () => {
    const answer = await api.get('research_changes', { public: 'true' })
    expect(answer.headers['cache-control']).toBe('public, max-age=60')
    const { records } = answer.json<ResearchChangeList>()
    expect(records.map(({ document, kind }) => [document.title, kind])).toEqual([
      ['Note 105', 'suspension'],
      ['Note 101', 'upgrade'],
    ])
    for (const { document, ...change } of records) {
      expect(change).not.toHaveProperty('close_price')
      expect(document.rating).toEqual(expect.any(String))
      const told = Object.entries(document).filter(([, value]) => value !== null)
      const fields =
        /^(?:id|external_reference|title|document_type|publication_date|primary_focus|(?:prior_)?(?:rating|target)_?\w*)$/
      expect(told.map(([field]) => field).filter((field) => !fields.test(field))).toEqual([])
    }
    const signedIn = await api.get('research_changes', { public: 'true' }, tokens.get('full'))
    expect(signedIn.json()).toEqual(answer.json())
  })
})

test('public changes tell nothing of the authors of a note by their counts', async () => {
  const count = async (query: Record<string, string>) =>
    (await api.get('research_changes', { public: 'true', ...query })).json<ResearchChangeList>().records.length
  expect(await count({ filter_Analyst: 'Nobody of this name' })).toBe(await count({}))
})

test('a window of changes before the first year is empty', async () => {
  const answer = await api.get('research_changes', { public: 'true', end_date: '0001-01-01' })
  expect([answer.statusCode, answer.json<ResearchChangeList>().records]).toEqual([200, []])
})

describe('the kind of a change', () => {
  const call: StatedCall = {
    day: '2026-11-04',
    rating: 'Hold',
    rating_date: '2026-11-04',
    rating_change: null,
    prior_rating: 'Buy',
    target_price: 12,
    target_price_currency: 'EUR',
    target_price_date: '2026-11-04',
    prior_target_price: 10,
    prior_target_price_currency: 'EUR',
  }

  test.each<[Partial<StatedCall>, string, string | null]>([
    [{}, 'downgrade', 'raised'],
    [{ rating: 'Overweight', prior_rating: 'Neutral' }, 'upgrade', 'raised'],
    [{ rating_change: 'Upgraded' }, 'upgrade', 'raised'],
    [{ rating: 'Ours', prior_rating: 'Theirs' }, 'reiteration', 'raised'],
    [{ prior_rating: 'Hold' }, 'reiteration', 'raised'],
    [{ prior_rating: null }, 'initiation', 'raised'],
    [{ rating_change: 'Initiated' }, 'initiation', 'raised'],
    [{ rating: 'Not Rated' }, 'suspension', 'raised'],
    [{ rating: null, target_price: null }, 'suspension', null],
    [{ rating: 'NR', prior_rating: 'Suspended' }, 'reiteration', 'raised'],
    [{ prior_rating: 'Under review' }, 'initiation', 'raised'],
    [{ rating_date: '2026-10-01' }, 'reiteration', 'raised'],
    [{ rating_date: null }, 'reiteration', 'raised'],
    [{ rating_date: null, rating_change: 'Downgraded' }, 'downgrade', 'raised'],
    [{ rating: 'Sector Outperform', prior_rating: 'Sector Perform' }, 'upgrade', 'raised'],
    [{ rating: 'Market Underperform', prior_rating: 'Buy' }, 'downgrade', 'raised'],
    [{ target_price_date: '2026-10-01' }, 'downgrade', 'unchanged'],
    [{ target_price: 9 }, 'downgrade', 'cut'],
    [{ target_price: 10 }, 'downgrade', 'unchanged'],
    [{ prior_target_price: null }, 'downgrade', 'unchanged'],
    [{ prior_target_price_currency: 'GBP' }, 'downgrade', 'currency'],
    [{ prior_target_price_currency: null, target_price: 9 }, 'downgrade', 'cut'],
  ])('%j is %s, target %s', (values, kind, target) => {
    expect(classify({ ...call, ...values })).toEqual({ kind, target })
  })
})
