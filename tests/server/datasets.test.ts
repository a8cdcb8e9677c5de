import ExcelJS from 'exceljs'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Tag } from '#contract/tag.ts'
import { seedAccounts } from '#demo/data/accounts.ts'
import { edgeCompanies } from '#demo/data/edges/companies.ts'
import { edgeEventIds } from '#demo/data/edges/events.ts'
import { datasets } from '#server/datasets/catalogue.ts'
import { NOW, world } from './seed/support.ts'
import { openApi, openDemoApi, type TestApi } from './support/api.ts'
import { rowsOf } from './support/csv-rows.ts'

type Account = keyof typeof seedAccounts

describe('on the data of the demo', () => {
  let api: Awaited<ReturnType<typeof openDemoApi>>
  const tokens = new Map<Account, string>()
  const tokenOf = (account: Account) => tokens.get(account) ?? ''

  beforeAll(async () => {
    api = await openDemoApi(NOW)
    for (const account of Object.keys(seedAccounts) as Account[]) tokens.set(account, await api.signInAs(account))
  })
  afterAll(() => api.close())

  const load = (file: string, account: Account = 'full') =>
    api.get(`files/datasets/${file}`, { auth_token: tokenOf(account) })
  const table = async (file: string, account: Account = 'full') => rowsOf((await load(file, account)).body)

  test.each(['nonsense.csv', 'coverage', 'coverage.pdf', 'toString.csv', 'coverage.csv/more', '..%2Fcoverage.csv'])(
    'R164 there is no %s',
    async (file) => {
      const answer = await load(file)
      expect(answer.statusCode).toBe(404)
      expect(answer.json()).toEqual({ errors: ['There is no such file.'], status: 404 })
    },
  )

  test('R164 a table has a name with its day, and both formats hold the same', async () => {
    for (const name of Object.keys(datasets)) {
      const csv = await load(`${name}.csv`)
      expect(csv.headers['content-type']).toBe('text/csv; charset=utf-8')
      expect(csv.headers['content-disposition']).toMatch(/^inline; filename="Halden Research [\w ]+ 2026-03-18\.csv"/)
      const workbook = new ExcelJS.Workbook()
      await workbook.xlsx.load(new Uint8Array((await load(`${name}.xlsx`)).rawPayload).buffer)
      const [sheet] = workbook.worksheets
      const rows = rowsOf(csv.body)
      expect(sheet?.rowCount).toBe(rows.length + 1)
      expect(sheet?.views[0]).toMatchObject({ state: 'frozen', ySplit: 1 })
    }
  })

  test('R164 the coverage list is the companies in the reader’s regions, all of them and no others', async () => {
    const all = await table('coverage.csv')
    const { count } = await api.db
      .selectFrom('tags')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('category', '=', 'Company')
      .where('inactive', '=', false)
      .executeTakeFirstOrThrow()
    expect(all).toHaveLength(Number(count))
    const regions: readonly string[] = seedAccounts.regions.entitlement.regions
    const inRegions = all.filter(({ Region = '' }) => Region.split('; ').some((one) => regions.includes(one)))
    expect(inRegions.length).toBeLessThan(all.length / 2)
    expect(await table('coverage.csv', 'regions')).toEqual(inRegions)
    const record: Tag = (await api.get(`tags/${edgeCompanies.fifteenCharacters.id}`, {}, tokenOf('full'))).json()
    const row = (await table('coverage.csv')).find(({ Company }) => Company === record.value)
    expect(row).toMatchObject({
      Ticker: record.ticker,
      Rating: record.equity_rating,
      'Price target': String(record.target_price),
      'Lead analyst': record.analysts?.[0]?.value,
    })
  })

  test('R164 R279 estimates are those of the companies whose model the reader may load', async () => {
    for (const account of ['full', 'regions', 'trial'] as const) {
      const names = new Set((await table('estimates.csv', account)).map(({ Company }) => Company))
      for (const { id, name } of Object.values(edgeCompanies)
        .slice(0, 12)
        .flatMap(({ id }) => world.companies.find((company) => company.id === id) ?? [])) {
        const { model, company_financials_table: figures }: Tag = (
          await api.get(`tags/${id}`, {}, tokenOf(account))
        ).json()
        const isThere = Boolean(model?.has_access) && Object.keys(figures ?? {}).length > 0
        expect([account, name, names.has(name)]).toEqual([account, name, isThere])
      }
    }
  })

  test('R164 R403 the calendar has the events that are open to the reader, in their own zones', async () => {
    const mine = await table('events.csv')
    const ids = new Set(mine.map(({ Id }) => Number(Id)))
    expect(ids.has(edgeEventIds.notPermissioned)).toBe(false)
    expect(ids.has(edgeEventIds.replayNotPermissioned)).toBe(false)
    expect(mine.find(({ Id }) => Id === String(edgeEventIds.acrossClockChange))).toMatchObject({
      'Time zone': 'Europe/London',
      Start: '2026-03-27T09:00:00+00:00',
      End: '2026-03-30T17:00:00+01:00',
      Replay: 'no',
    })
    expect((await table('events.csv', 'trial')).length).toBeLessThan(mine.length)
    for (const { Event = '' } of mine) expect(Event).not.toMatch(/^[=+\-@]/)
  })
})

describe('tables that are too long', () => {
  let api: Awaited<ReturnType<typeof openDemoApi>>
  beforeAll(async () => {
    api = await openDemoApi(NOW)
    // Later than all others, and for full subscriptions alone.
    await sql`insert into roadshows (id, name, start_at, time_zone, type_id, preview_level, tsv)
      select 100000 + n, 'Added', timestamptz '2030-01-01', 'UTC', (select min(type_id) from roadshows), 3, ''
      from generate_series(1, 5001) n`.execute(api.db)
  })
  afterAll(() => api.close())

  const table = async (account: Account) =>
    rowsOf((await api.get('files/datasets/events.csv', { auth_token: await api.signInAs(account) })).body)

  test('R164 say where they end', async () => {
    const rows = await table('full')
    expect(rows).toHaveLength(5001)
    expect(rows.at(-1)?.Id).toBe('There is more: this table ends after 5,000 records.')
  })

  test('R164 R261 lose nothing of what a reader may see to what others may', async () => {
    const rows = await table('trial')
    expect(rows.length).toBeGreaterThan(50)
    expect(rows.every(({ Event, Id = '' }) => Event !== 'Added' && !Id.startsWith('There'))).toBe(true)
  })
})

describe('ratings', () => {
  let api: TestApi
  beforeAll(async () => {
    api = await openApi()
  })
  afterAll(() => api.close())

  const table = async (user: 'full' | 'europe' | 'trial' | 'none') =>
    rowsOf((await api.get('files/datasets/rating-history.csv', {}, (await api.signIn(user)).token)).body)

  test('R164 are told document by document', async () => {
    expect((await table('full')).find(({ Document }) => Document === 'LODZ-1')).toEqual({
      Date: '2026-11-04',
      Company: 'Zielona Łódź Bank',
      Ticker: 'ZLB PW',
      Rating: 'Buy',
      Change: 'Upgrade',
      'Prior rating': 'Hold',
      'Price target': '12.5',
      Currency: 'PLN',
      'Prior price target': '10',
      Document: 'LODZ-1',
    })
  })

  test('R164 R262 only of documents that the reader may read', async () => {
    for (const user of ['full', 'europe', 'trial', 'none'] as const) {
      const { token } = await api.signIn(user)
      const { records } = (await api.get('all_documents', { page_size: '100' }, token)).json()
      const readable = records
        .filter(
          (one: { permissioned: boolean; rating: string | null; primary_focus: { type: string } | null }) =>
            one.permissioned && one.rating && one.primary_focus?.type === 'Company',
        )
        .map(({ external_reference }: { external_reference: string }) => external_reference)
      expect((await table(user)).map(({ Document }) => Document).sort()).toEqual(readable.sort())
    }
  })
})
