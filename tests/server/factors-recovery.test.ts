import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type FactorApi, openFactorApi } from './support/factors.ts'

let api: FactorApi

beforeEach(async () => {
  api = await openFactorApi()
})
afterEach(() => api.close())

describe('a recovery code', () => {
  test('signs in in place of the app, once, and the user is told', async () => {
    const { codes, token } = await api.setUp()
    const [first = '', other = ''] = codes
    expect((await api.second(await api.pendingOf(), first)).statusCode).toBe(200)
    expect((await api.second(await api.pendingOf(), first)).statusCode).toBe(422)
    expect(await api.factorsOf(token)).toMatchObject({ recovery_codes_left: 9 })
    const typed = ` ${other.toUpperCase().replaceAll('-', ' ').replaceAll('0', 'O').replaceAll('1', 'l')}`
    expect((await api.second(await api.pendingOf(), typed)).statusCode).toBe(200)
    await api.settled()
    const told = api.mails.filter(({ subject }) => subject.startsWith('A recovery code was used'))
    expect(told.map(({ text }) => /codes left: (\d+)/.exec(text)?.[1])).toEqual(['9', '8'])
  })

  test('of an old set is refused once there is a new set', async () => {
    const { codes, token } = await api.setUp()
    const renewed = (await api.post('current_user/factors/recovery_codes/renew', {}, token)).json().recovery_codes
    expect((await api.second(await api.pendingOf(), codes[0] ?? '')).statusCode).toBe(422)
    expect((await api.second(await api.pendingOf(), renewed[0])).statusCode).toBe(200)
  })

  test('is not stored', async () => {
    const { codes } = await api.setUp()
    const rows = await api.db.selectFrom('recovery_codes').select('code_hash').execute()
    for (const code of codes) expect(JSON.stringify(rows)).not.toContain(code.replaceAll('-', ''))
  })
})
