import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { AccessPreferenceRow, InterestRecord } from '#contract/preference.ts'
import { seedAccounts } from '#demo/data/accounts.ts'
import { accessRows, distributionPreferences } from '#demo/data/edges/preferences.ts'
import { interestDifference } from '#server/platform/audit/difference.ts'
import { NOW } from './seed/support.ts'
import { openDemoApi } from './support/api.ts'

type Account = keyof typeof seedAccounts

let api: Awaited<ReturnType<typeof openDemoApi>>
const tokens = new Map<Account, string>()

beforeAll(async () => {
  api = await openDemoApi(NOW)
  for (const account of ['full', 'regions', 'equity', 'fresh'] as const) {
    tokens.set(account, await api.signInAs(account))
  }
})
afterAll(() => api.close())

beforeEach(async () => {
  await api.db.deleteFrom('audit').execute()
  for (const [account, { id, entitlement }] of Object.entries(seedAccounts)) {
    const cris = JSON.stringify(distributionPreferences[account])
    const access_rows = JSON.stringify(accessRows(entitlement.regions))
    await api.db.updateTable('preferences').set({ cris, access_rows }).where('user_id', '=', id).execute()
  }
})

const read = async (account: Account): Promise<InterestRecord[]> =>
  (await api.get('current_user/get_cris', {}, tokens.get(account))).json()
const save = (records: readonly InterestRecord[], account: Account) =>
  api.post('current_user/update_cris', { cri_json: JSON.stringify(records) }, tokens.get(account))
const saveLabels = (preferences: readonly string[], account: Account) =>
  api.post('update_access_preferences', { preferences }, tokens.get(account))
const stored = (account: Account) =>
  api.db.selectFrom('preferences').selectAll().where('user_id', '=', seedAccounts[account].id).executeTakeFirstOrThrow()
const audit = () =>
  api.db.selectFrom('audit').select(['at', 'user_id', 'username', 'action', 'subject', 'detail']).execute()

describe('the accounts of the demo', () => {
  test('R344 R359 have twelve, one and no preferences', async () => {
    expect(await read('full')).toEqual(distributionPreferences.full)
    expect(await read('full')).toHaveLength(12)
    expect(await read('regions')).toHaveLength(1)
    expect(await read('fresh')).toEqual([])
  })

  test('R354 R358 may save what they have, what is edited and what is added', async () => {
    const before = await read('full')
    const added = { Region: 'Nordics;Oceania', Sector: 'Utilities' }
    const after = [
      ...before.map((record, index) => (index === 3 ? { ...record, 'Asset Class': 'Credit' } : record)),
      added,
    ]
    expect((await save(after, 'full')).statusCode).toBe(200)
    expect((await stored('full')).cris).toEqual(after)
    const [first] = await read('regions')
    const changed = { ...first, Sector: 'Financials' }
    expect((await save([changed], 'regions')).statusCode).toBe(200)
    expect((await stored('regions')).cris).toEqual([
      { Region: 'Nordics;Western Europe', Sector: 'Financials', Language: 'en' },
    ])
  })

  test('R362 C73 one has a record that is no preference, before its only preference', async () => {
    const [newsletter, preference] = await read('equity')
    expect(newsletter).toEqual({ Newsletter: 'Weekly Wrap' })
    const records = [{ Newsletter: 'Weekly Wrap' }, { ...preference, Country: 'Poland' }]
    expect((await save(records, 'equity')).statusCode).toBe(200)
    expect(await read('equity')).toEqual(records)
  })

  test('R353 equity only: another asset class is outside the permissions, and so is a region to who has two', async () => {
    const wanted = { Region: 'Global', Sector: 'Financials', 'Asset Class': 'Equity;Credit' }
    expect((await save([wanted], 'equity')).json().errors).toEqual([
      'Distribution Preference 1: the Asset Class "Credit" is outside your permissions.',
    ])
    expect((await save([{ Region: 'Oceania', Sector: 'Energy' }], 'regions')).json().errors).toEqual([
      'Distribution Preference 1: the Region "Oceania" is outside your permissions.',
    ])
  })
})

describe('the record of changes', () => {
  const entry = (account: Account) => ({
    at: NOW,
    user_id: seedAccounts[account].id,
    username: seedAccounts[account].username,
    subject: `users/${seedAccounts[account].id}`,
  })

  test('R359 says who changed which distribution preferences, and keeps the difference alone', async () => {
    const before = await read('regions')
    const after = [...before, { Region: 'Nordics', Sector: 'Energy' }]
    await save(after, 'regions')
    expect(await audit()).toEqual([
      {
        ...entry('regions'),
        action: 'preferences.distribution',
        detail: {
          before: expect.stringMatching(/^[\da-f]{64}$/),
          after: expect.stringMatching(/^[\da-f]{64}$/),
          changes: [
            { record: 2, change: 'added', values: { Region: { added: ['Nordics'] }, Sector: { added: ['Energy'] } } },
          ],
        },
      },
    ])
  })

  test('R374 says who switched which emails on and off', async () => {
    await saveLabels(['Nordics Daily', 'Nordics Weekly'], 'regions')
    expect(await audit()).toEqual([
      {
        ...entry('regions'),
        action: 'preferences.email',
        detail: {
          switched_on: ['Nordics Daily', 'Nordics Weekly'],
          switched_off: [
            'Western Europe Daily',
            'Western Europe Events & Marketing',
            'Nordics Stock ideas / sales commentary',
          ],
        },
      },
    ])
  })

  test('R359 R374 says nothing where nothing is changed or something refused', async () => {
    const [first = {}] = await read('regions')
    expect((await save([Object.fromEntries(Object.entries(first).reverse())], 'regions')).statusCode).toBe(200)
    expect((await save([{ Region: 'Oceania', Sector: 'Energy' }], 'regions')).statusCode).toBe(422)
    const table: AccessPreferenceRow[] = (await api.get('get_preferences_table', {}, tokens.get('full'))).json()
    const active = table.flatMap(({ region: _, ...options }) =>
      Object.values(options).flatMap(({ label, active, permitted }) => (active && permitted ? [label] : [])),
    )
    expect((await saveLabels(active, 'full')).statusCode).toBe(200)
    expect((await saveLabels(['nonsense'], 'full')).statusCode).toBe(422)
    expect(await audit()).toEqual([])
  })
})

describe('saves at once', () => {
  const lists = ['Energy', 'Utilities', 'Technology', 'Financials', 'Materials'].map((sector) => [
    { Region: 'Nordics', Sector: sector },
    { Region: 'Western Europe', Sector: sector, Language: sector },
  ])

  test('R359 leave one of the lists whole, and a record of changes without a gap', async () => {
    const before = await read('fresh')
    const answers = await Promise.all(lists.map((records) => save(records, 'fresh')))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(lists.map(() => 200))
    const after = (await stored('fresh')).cris
    expect(lists).toContainEqual(after)
    const details = (await audit()).map(({ detail }) => detail)
    expect(details).toHaveLength(lists.length)
    const hashOf = (list: InterestRecord[]) => interestDifference(list, []).before
    let state: unknown = hashOf(before)
    while (details.length > 0) {
      const next = details.findIndex((detail) => detail.before === state)
      expect(next).toBeGreaterThanOrEqual(0)
      state = details.splice(next, 1)[0]?.after
    }
    expect(state).toBe(hashOf(after))
  })

  test('R359 R374 of either kind, for a reader without a row, lose nothing', async () => {
    const { id } = seedAccounts.fresh
    await api.db.deleteFrom('preferences').where('user_id', '=', id).execute()
    const list = lists[0] ?? []
    const answers = await Promise.all([save(list, 'fresh'), saveLabels([], 'fresh'), save(list, 'fresh')])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    expect(await stored('fresh')).toEqual({ user_id: id, cris: list, access_rows: [] })
    const access_rows = JSON.stringify(accessRows(null))
    await api.db.updateTable('preferences').set({ access_rows }).where('user_id', '=', id).execute()
    await Promise.all([save([], 'fresh'), saveLabels(['Nordics Weekly'], 'fresh')])
    const row = await stored('fresh')
    expect(row.cris).toEqual([])
    expect(
      row.access_rows
        .flatMap(({ options }) => Object.values(options))
        .filter(({ active, permitted }) => active && permitted),
    ).toHaveLength(1)
  })

  test('R359 a save that fails half-way changes nothing', async () => {
    const before = await stored('full')
    await api.db.schema.alterTable('audit').renameTo('audit_away').execute()
    const answer = await save([], 'full').finally(() =>
      api.db.schema.alterTable('audit_away').renameTo('audit').execute(),
    )
    expect(answer.statusCode).toBe(500)
    expect(await stored('full')).toEqual(before)
  })
})
