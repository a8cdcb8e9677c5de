import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Tag } from '#contract/tag.ts'
import { seedAccounts } from '#demo/data/accounts.ts'
import { edgeCompanies } from '#demo/data/edges/companies.ts'
import { openDemoApi, type Query, type TestApi } from './support/api.ts'
import { textOfPdf } from './support/pdf-text.ts'

type Reader = keyof typeof seedAccounts

/** Of most companies: the full subscription's. */
const MODEL_LEVEL = 3

const readers: readonly Reader[] = ['full', 'regions', 'equity', 'trial']

let api: TestApi & { signInAs(account: Reader): Promise<string> }
const tokens = new Map<Reader, string>()
let companies: { id: number; external_id: string; value: string; region: string; data: Tag; model: number | null }[]
/** One that the subscription to the Nordics and Western Europe leaves out, and one that it covers. */
let outside: (typeof companies)[number]
let inside: (typeof companies)[number]

beforeAll(async () => {
  api = await openDemoApi(new Date('2026-11-05T12:00:00Z'))
  for (const reader of readers) tokens.set(reader, await api.signInAs(reader))
  const planted = [edgeCompanies.noFiles.id, edgeCompanies.closedFiles.id, edgeCompanies.bare.id]
  const { rows } = await sql<(typeof companies)[number]>`select id, external_id, value, data, model_level as model,
    data ->> 'region' as region from tags
    where category = 'Company' and not inactive and (id = any(${planted}::int[]) or id % 211 = 3) order by id`.execute(
    api.db,
  )
  companies = rows
  const found = (isCovered: boolean) => {
    const company = rows.find(
      (row) => covers('regions', row) === isCovered && row.model === MODEL_LEVEL && row.data.rating,
    )
    if (!company) throw new Error('The demo data have no such company.')
    return company
  }
  outside = found(false)
  inside = found(true)
})
afterAll(() => api.close())

const read = async (reader: Reader, path: string, query: Query = {}) => {
  const answer = await api.get(path, query, tokens.get(reader))
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}

/** Who reads what, by the notes of the demo accounts: only one is limited to regions, and the model is for the full subscription. */
const covers = (reader: Reader, { region }: { region: string }) =>
  reader !== 'regions' || ['Nordics', 'Western Europe'].includes(region)
const seesEstimates = (reader: Reader, { model }: { model: number | null }) =>
  model !== null && seedAccounts[reader].entitlement.level >= model

const forEverybody = new Set([
  ...['id', 'category', 'value', 'profile_link', 'thumbnail_url', 'ticker', 'external_id', 'doc_count', 'in_scope'],
  ...['sector', 'sub_sector', 'region', 'country'],
])
const ofTheList = new Set(['company_financials_table', 'year_flags'])
const files = new Set(['model', 'tear_sheet'])

const actual = (data: Tag) => (year: string) => data.year_flags?.[year] === 'A'

/** A field of a company as a reader has to get it; undefined: whatever it is, the test does not say. */
function expected(field: string, reader: Reader, company: (typeof companies)[number]): unknown {
  const { data } = company
  if (field === 'in_scope') return covers(reader, company)
  if (files.has(field)) return undefined
  if (!covers(reader, company)) return forEverybody.has(field) ? undefined : null
  const value = data[field as keyof Tag]
  if (seesEstimates(reader, company) || !value) return value
  const isActual = actual(data)
  const years = <T>(row: Record<string, T>) =>
    Object.fromEntries(Object.entries(row).filter(([year]) => isActual(year)))
  if (field === 'year_flags') return years(value as Record<string, string>)
  if (field !== 'company_financials_table') return value
  const table = value as NonNullable<Tag['company_financials_table']>
  return Object.fromEntries(Object.entries(table).map(([row, cells]) => [row, years(cells)]))
}

function faultsOf(
  reader: Reader,
  company: (typeof companies)[number],
  tag: Tag | undefined,
  inList: boolean,
): string[] {
  if (!tag) return [`${company.value} is missing`]
  return Object.keys(Tag.properties).flatMap((field) => {
    const wanted = inList && ofTheList.has(field) ? null : expected(field, reader, company)
    if (wanted === undefined) return []
    const got = tag[field as keyof Tag] ?? null
    const isSame = JSON.stringify(got) === JSON.stringify(wanted)
    return isSame ? [] : [`${field} of ${company.value} for ${reader}: ${JSON.stringify(got)}`]
  })
}

/** Each way to one company's record. */
const ways: Record<string, (reader: Reader, company: (typeof companies)[number]) => Promise<Tag | undefined>> = {
  'tags/{id}': (reader, { id }) => read(reader, `tags/${id}`),
  'tags/by_external_id': (reader, { external_id }) => read(reader, 'tags/by_external_id', { external_id }),
  by_ref_with_permission: async (reader, company) => {
    if (covers(reader, company)) return read(reader, 'by_ref_with_permission', { ref: company.external_id })
    const answer = await api.get('by_ref_with_permission', { ref: company.external_id }, tokens.get(reader))
    expect(answer.statusCode).toBe(403)
    return read(reader, `tags/${company.id}`)
  },
  ...Object.fromEntries(
    ['tags', 'tags/companies', 'companies_with_permissions'].map((path) => [
      path,
      async (reader: Reader, { id, value }: (typeof companies)[number]) => {
        const query = { search_term: value, filter_Company: value.replace(/%/g, '%25').replace(/;/g, '%3B') }
        const { records } = await read(reader, path, query)
        return records.find((record: Tag) => record.id === String(id))
      },
    ]),
  ),
}

describe('R393 R394 R395 R398 a company tells each reader what the subscription covers', () => {
  test.each(Object.keys(ways))('by %s, each field for each reader', async (way) => {
    const faults: string[] = []
    for (const reader of readers) {
      for (const company of companies) {
        const tag = await ways[way]?.(reader, company)
        faults.push(...faultsOf(reader, company, tag, !/\{id\}|by_/.test(way)))
      }
    }
    expect(faults).toEqual([])
  })

  test('what is outside the scope keeps its name, its sector, its country and its picture', async () => {
    const tag: Tag = await read('regions', `tags/${outside.id}`)
    const { sector, sub_sector, country, region } = outside.data
    expect(tag).toMatchObject({ value: outside.value, sector, sub_sector, country, region, in_scope: false })
    expect(tag).toMatchObject({ analysts: null, related_analyst: null, profile_link: `/company_profile/${outside.id}` })
    expect(tag.model?.has_access).toBe(false)
    expect(tag.tear_sheet?.has_access).toBe(false)
  })

  test('R288 within the scope the covering analyst can be reached', async () => {
    const tag: Tag = await read('regions', `tags/${inside.id}`)
    expect(tag.related_analyst?.email).toMatch(/@/)
  })

  test('a filter by rating tells nothing of the ratings that a list withholds', async () => {
    const query = { page_size: '100', filter_Region: outside.region, filter_Rating: 'Buy;Hold;Sell' }
    expect((await read('full', 'tags/companies', query)).records.length).toBeGreaterThan(2)
    expect((await read('regions', 'tags/companies', query)).records).toEqual([])
  })

  test('the order of a list tells nothing of the ratings, prices, dates and analysts that it withholds', async () => {
    const order = async (field: string) => {
      const query = { order_by_field: field, order_by_order: 'asc', page_size: '100', filter_Region: outside.region }
      return (await read('regions', 'tags/companies', query)).records.map(({ id }: Tag) => id)
    }
    const byName = await order('value')
    expect(byName.length).toBeGreaterThan(2)
    for (const field of ['equity_rating', 'last_updated', 'related_analyst', 'upside']) {
      expect(await order(field)).toEqual(byName)
    }
  })
})

describe('files of a company', () => {
  const sheetOf = async (reader: Reader) => {
    const answer = await api.get(`files/companies/${inside.id}/tear-sheet.pdf`, {}, tokens.get(reader))
    expect(answer.statusCode).toBe(200)
    return textOfPdf(answer.rawPayload)
  }

  test('R281 R290 a tear sheet has the estimates from the level of the model on', async () => {
    const years = Object.entries(inside.data.year_flags ?? {})
    const estimates = years.flatMap(([year, flag]) => (flag === 'E' ? [`${year}E`] : []))
    const reported = years.flatMap(([year, flag]) => (flag === 'A' ? [`${year}A`] : []))
    const [full, standard] = [await sheetOf('full'), await sheetOf('regions')]
    for (const year of [...estimates, ...reported]) expect(full).toContain(year)
    for (const year of reported) expect(standard).toContain(year)
    for (const year of estimates) expect(standard).not.toContain(year)
  })
})
