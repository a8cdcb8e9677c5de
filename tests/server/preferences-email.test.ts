import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { AccessOption, AccessPreferenceRow } from '#contract/preference.ts'
import { seedAccounts } from '#demo/data/accounts.ts'
import { accessRows } from '#demo/data/edges/preferences.ts'
import { NOW } from './seed/support.ts'
import { openDemoApi } from './support/api.ts'

type Account = keyof typeof seedAccounts

let api: Awaited<ReturnType<typeof openDemoApi>>
const tokens = new Map<Account, string>()

beforeAll(async () => {
  api = await openDemoApi(NOW)
  for (const account of ['full', 'regions', 'trial'] as const) tokens.set(account, await api.signInAs(account))
})
afterAll(() => api.close())

beforeEach(async () => {
  for (const { id, entitlement } of Object.values(seedAccounts)) {
    const access_rows = JSON.stringify(accessRows(entitlement.regions))
    await api.db.updateTable('preferences').set({ access_rows }).where('user_id', '=', id).execute()
  }
})

const table = async (account: Account = 'full'): Promise<AccessPreferenceRow[]> => {
  const answer = await api.get('get_preferences_table', {}, tokens.get(account))
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}
const save = (preferences: unknown, account: Account = 'full') =>
  api.post('update_access_preferences', { preferences }, tokens.get(account))
const cellsOf = (rows: readonly AccessPreferenceRow[]): AccessOption[] =>
  rows.flatMap(({ region: _, ...options }) => Object.values(options))
/** Straight from the table. */
const storedCells = async (account: Account = 'full') => {
  const { id } = seedAccounts[account]
  const rows = await api.db.selectFrom('preferences').select('access_rows').where('user_id', '=', id).execute()
  return rows.flatMap(({ access_rows }) => access_rows.flatMap(({ options }) => Object.values(options)))
}
const activeOf = (cells: readonly AccessOption[]) =>
  cells.filter(({ active, permitted }) => active && permitted).map(({ label }) => label)

describe('get_preferences_table', () => {
  test('R373 R369 answers a row for each region with its options by key, always in one order', async () => {
    const rows = await table()
    expect(rows).toHaveLength(12)
    expect(rows[4]).toEqual({
      region: 'Nordics',
      Daily: { label: 'Nordics Daily', active: expect.any(Boolean), permitted: true },
      Weekly: { label: 'Nordics Weekly', active: expect.any(Boolean), permitted: true },
      'Stock ideas / sales commentary': {
        label: 'Nordics Stock ideas / sales commentary',
        active: expect.any(Boolean),
        permitted: true,
      },
      'Events & Marketing': { label: 'Nordics Events & Marketing', active: expect.any(Boolean), permitted: true },
    })
    await save(['Oceania Daily'])
    expect((await table()).map((row) => Object.keys(row))).toEqual(rows.map((row) => Object.keys(row)))
    expect((await table()).map(({ region }) => region)).toEqual(rows.map(({ region }) => region))
  })

  test('R366 leaves out what a region does not have', async () => {
    const rows = await table()
    expect(Object.keys(rows.find(({ region }) => region === 'Oceania') ?? {})).toEqual([
      ...['region', 'Daily', 'Events & Marketing'],
    ])
    expect(cellsOf(rows)).toHaveLength(44)
  })

  test('R367 says what is not permitted, an active option too, and follows the subscription', async () => {
    const closed = cellsOf(await table()).filter(({ permitted }) => !permitted)
    expect(closed.map(({ label, active }) => [label, active])).toEqual([
      ['North America Events & Marketing', false],
      ['Greater China Daily', true],
      ['Greater China Weekly', false],
      ['Japan & Korea Stock ideas / sales commentary', false],
    ])
    const open = cellsOf(await table('regions')).filter(({ permitted }) => permitted)
    expect(new Set(open.map(({ label }) => label.replace(/^(Nordics|Western Europe) .*/, '$1')))).toEqual(
      new Set(['Western Europe', 'Nordics']),
    )
  })

  test('R373 is empty where there are no preferences', async () => {
    const { id } = seedAccounts.trial
    await api.db.deleteFrom('preferences').where('user_id', '=', id).execute()
    expect(await table('trial')).toEqual([])
    expect((await save([], 'trial')).json()).toEqual({ success: true })
    expect((await save(['Nordics Daily'], 'trial')).statusCode).toBe(422)
  })
})

describe('update_access_preferences', () => {
  test('R374 R372 makes exactly the named options active, and so they are read again', async () => {
    const answer = await save(['Oceania Daily', 'Nordics Weekly', 'Oceania Daily'])
    expect([answer.statusCode, answer.json()]).toEqual([200, { success: true }])
    expect(activeOf(await storedCells())).toEqual(['Nordics Weekly', 'Oceania Daily'])
    expect(activeOf(cellsOf(await table()))).toEqual(['Nordics Weekly', 'Oceania Daily'])
  })

  test('R374 R367 takes every permitted option, and none; what is not permitted keeps its state', async () => {
    const closed = (await storedCells()).filter(({ permitted }) => !permitted)
    const permitted = (await storedCells()).filter((cell) => cell.permitted).map(({ label }) => label)
    for (const labels of [permitted, []]) {
      expect((await save(labels)).statusCode).toBe(200)
      expect(activeOf(await storedCells())).toEqual(labels)
      expect((await storedCells()).filter((cell) => !cell.permitted)).toEqual(closed)
    }
  })

  test('R374 C72 refuses unknown labels and those outside the permissions, and changes nothing', async () => {
    const before = await storedCells()
    const answer = await save(['Nordics Daily', 'nordics daily', 'Greater China Daily', "'; --", '', '恒 ☕'])
    expect(answer.statusCode).toBe(422)
    expect(answer.json()).toEqual({
      errors: [
        'There is no email preference "nordics daily".',
        '"Greater China Daily" is outside your permissions. Please email client services.',
        'There is no email preference "\'; --".',
        'There is no email preference "".',
        'There is no email preference "恒 ☕".',
      ],
      status: 422,
    })
    expect(await storedCells()).toEqual(before)
    expect((await save(['Oceania Daily'], 'regions')).statusCode).toBe(422)
  })

  test.each([[null], ['Nordics Daily'], [{}], [[1]], [[null]], [['x'.repeat(401)]], [['a\0b']]])(
    'R374 %.40j is no list of labels',
    async (preferences) => {
      expect((await save(preferences)).statusCode).toBe(400)
    },
  )

  test('R374 of two saves at once one is whole', async () => {
    const lists = [['Nordics Daily', 'Nordics Weekly'], ['Oceania Daily'], []]
    await Promise.all(lists.map((labels) => save(labels)))
    expect(lists).toContainEqual(activeOf(await storedCells()))
  })
})
