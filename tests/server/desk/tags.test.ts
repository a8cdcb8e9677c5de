import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { seedAccounts } from '#demo/data/accounts.ts'
import { NOW } from '../seed/support.ts'
import { type DeskDocuments, openDeskDocuments } from '../support/desk-documents.ts'

const later = new Date(NOW.getTime() + 3_600_000).toISOString()

let at: DeskDocuments

beforeAll(async () => {
  at = await openDeskDocuments()
})
afterAll(() => at.close())
beforeEach(async () => {
  await at.db.deleteFrom('audit').execute()
})

const post = async (path: string, payload: object, token = at.desk) => {
  const headers = { authorization: `Bearer ${token}` }
  const answer = await at.app.inject({ method: 'POST', url: `/api/desk/tags${path}`, payload, headers })
  return { status: answer.statusCode, body: answer.json() }
}
const create = (category: string, value: string) => post('', { category, value })
const list = async (query: Record<string, string>) => (await at.get('desk/tags', query, at.desk)).json().records
const offered = async (category: string): Promise<string[]> => {
  const answer = await at.get('tags/by_category', { categories: category }, at.client)
  return answer.json()[category].map(({ value }: { value: string }) => value)
}
const version = async () =>
  (await sql<{ version: string }>`select version from index_version`.execute(at.db)).rows[0]?.version

describe('extras a tag of the desk', () => {
  test('is there at once for documents and filters, and its audit names who made it', async () => {
    const before = await version()
    const { status, body } = await create('Sector', '  Deep-sea   mining ')
    expect([status, body]).toEqual([
      200,
      {
        ...{ id: expect.any(String), category: 'Sector', value: 'Deep-sea mining', ticker: null },
        ...{ is_active: true, documents: 0, is_used: false },
      },
    ])
    expect(await version()).not.toBe(before)
    expect(await offered('Sector')).toContain('Deep-sea mining')
    expect((await at.create({ sectors: ['Deep-sea mining'] })).facts.sectors).toEqual(['Deep-sea mining'])
    expect((await at.audit())[0]).toMatchObject({
      action: 'tag.create',
      subject: `tags/${body.id}`,
      username: seedAccounts.desk.username,
      detail: { category: 'Sector', title: 'Deep-sea mining' },
    })
  })

  test('that is a company has the ticker of its brackets, as in an import', async () => {
    const { body } = await create('Company', 'Quokka Foods (QKA AU)')
    expect(body).toMatchObject({ value: 'Quokka Foods', ticker: 'QKA AU' })
    expect(await offered('Ticker')).toContain('QKA AU')
    await at.create({ title: 'Feeding marsupials', companies: ['Quokka Foods'] })
    expect(await at.findAsClient('qka')).toEqual(['Feeding marsupials'])
  })

  test.each([
    ['Sector', ' ', 'required'],
    ['Sector', 'x'.repeat(501), 'too-long'],
    ['Sector', 'Fish; chips', 'tag-characters'],
  ])('%s %j is refused: %s', async (category, value, code) => {
    expect(await create(category, value)).toMatchObject({ status: 422, body: { field: 'value', problems: [{ code }] } })
  })

  test('is refused where an import would take it for another one', async () => {
    await create('Company', 'Émeraude Mines (EMR FP)')
    for (const value of ['emeraude mines', 'Other (EMR FP)', 'emr fp']) {
      const { status, body } = await create('Company', value)
      expect([status, body.problems]).toEqual([
        422,
        [{ code: 'tag-exists', field: 'value', value: 'Émeraude Mines (EMR FP)' }],
      ])
    }
    expect((await create('Ticker', 'EMR')).status).toBe(400)
  })

  test('is renamed and removed while nothing refers to it', async () => {
    const { body: tag } = await create('Company', 'Walrsu Lines (WLR)')
    const renamed = await post(`/${tag.id}`, { value: 'Walrus Lines (WLS)' })
    expect(renamed).toMatchObject({ status: 200, body: { value: 'Walrus Lines', ticker: 'WLS' } })
    expect(await offered('Ticker')).toEqual(expect.not.arrayContaining(['WLR']))
    expect(await list({ search_term: 'walrus' })).toMatchObject([{ id: tag.id, value: 'Walrus Lines' }])
    expect((await post(`/${tag.id}/remove`, {})).status).toBe(200)
    expect(await list({ search_term: 'walrus' })).toEqual([])
    expect(await offered('Ticker')).toEqual(expect.not.arrayContaining(['WLS']))
    expect((await at.audit()).map(({ action }) => action)).toEqual(['tag.create', 'tag.change', 'tag.remove'])
  })

  test('that is a company keeps what it goes with under another name and ticker', async () => {
    const { body: tag } = await create('Company', 'Otetr Docks (OTT)')
    const { body: region } = await create('Region', 'Otter Coast')
    const related = async () => {
      const rows = await sql<{ value: string }>`select other.value from tags
        cross join unnest(tags.related_ids) with ordinality tied(id, place) join tags other on other.id = tied.id
        where tags.id = ${Number(tag.id)}::int order by place`.execute(at.db)
      return rows.rows.map(({ value }) => value)
    }
    await sql`update tags set related_ids = ${Number(region.id)}::int || related_ids
      where id = ${Number(tag.id)}::int`.execute(at.db)
    await post(`/${tag.id}`, { value: 'Otter Docks (OTT)' })
    expect(await related()).toEqual(['Otter Coast', 'OTT'])
    await post(`/${tag.id}`, { value: 'Otter Docks (OTD)' })
    expect(await related()).toEqual(['Otter Coast', 'OTD'])
    await post(`/${tag.id}`, { value: 'Otter Docks' })
    expect(await related()).toEqual(['Otter Coast'])
  })

  test.each([
    ['a published document', {}],
    ['a held document', { available_at: later }],
  ])('stays as it is once %s is filed under it', async (kind, changes) => {
    const name = `Region of ${kind}`
    const { body: tag } = await create('Region', name)
    await at.create({ regions: [name.toUpperCase()], ...changes })
    expect((await at.get(`desk/tags/${tag.id}`, {}, at.desk)).json()).toMatchObject({ is_used: true })
    expect(Object.keys((await list({ search_term: name }))[0])).not.toContain('is_used')
    for (const [path, body] of [
      ['', { value: 'Another' }],
      ['/remove', {}],
    ] as const)
      expect(await post(`/${tag.id}${path}`, body)).toMatchObject({
        ...{ status: 422, body: { problems: [{ code: 'tag-used' }] } },
      })
  })

  test('is not in use because the title of a held document has its name', async () => {
    const { body: tag } = await create('Sector', 'Lighthouses')
    await at.create({ title: 'Lighthouses', available_at: later })
    expect((await post(`/${tag.id}`, { value: 'Lightships' })).status).toBe(200)
  })

  test('stays as it is while a company names it as its analyst, or mails about a region are on', async () => {
    const { body: analyst } = await create('Analyst', 'Olive Otter')
    const { body: company } = await create('Company', 'Olive Groves')
    await at.db
      .updateTable('tags')
      .set({ analyst_ids: [Number(analyst.id)] })
      .where('id', '=', Number(company.id))
      .execute()
    const { body: region } = await create('Region', 'Olive Coast')
    const rows = [{ region: 'Olive Coast', options: { Daily: { active: true, permitted: true } } }]
    await sql`update preferences set access_rows = ${JSON.stringify(rows)}::json
      where user_id = (select min(user_id) from preferences)`.execute(at.db)
    for (const { id } of [analyst, region]) expect((await post(`/${id}/remove`, {})).status).toBe(422)
  })

  test('is of the desk alone', async () => {
    expect((await post('', { category: 'Sector', value: 'Mine' }, at.client)).status).toBe(404)
    expect((await at.get('desk/tags', {}, at.client)).statusCode).toBe(404)
  })
})
