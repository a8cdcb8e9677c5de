import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { setActive } from '#server/cli/users/accounts.ts'
import { users } from '../support/fixture.ts'
import { end, openScimApi, type ScimApi } from '../support/scim.ts'

let api: ScimApi

beforeEach(async () => {
  api = await openScimApi()
})
afterEach(() => api.close())

const MINUTE = 60_000
const { id } = users.full
const set = (value: unknown) => api.patch(id, { op: 'Replace', path: 'active', value })

describe('an inactive user', () => {
  test.each([[false], ['False'], ['false']])(
    'is signed out at once by active: %j, and refused every sign-in',
    async (value) => {
      const { token, refresh_token } = await api.signIn()
      const link = await api.tokenOf('passwordless_login')
      expect((await set(value)).json()).toMatchObject({ active: false })
      expect(await api.statusOf(token)).toBe(401)
      expect((await api.post('refresh_auth_token', { refresh_token })).statusCode).toBe(401)
      expect((await api.enter()).statusCode).toBe(403)
      expect((await api.use('passwordless_login', link)).statusCode).toBe(403)
      const [row] = await api.auditOf('user.disable')
      expect(row).toMatchObject({ username: 'firms/acme/scim', subject: 'users/1' })
    },
  )

  test('signs in again after active: "True", and old sessions stay ended', async () => {
    const { token } = await api.signIn()
    await set(false)
    api.wait(1000)
    expect((await set('True')).json()).toMatchObject({ active: true })
    expect(await api.statusOf(token)).toBe(401)
    expect((await api.enter()).statusCode).toBe(200)
  })

  test('cannot go on to the second step of a sign-in', async () => {
    const { secret } = await api.setUp()
    const pending = await api.pendingOf()
    await set(false)
    expect((await api.second(pending, api.codeOf(secret))).statusCode).toBe(403)
  })

  test('is what a DELETE leaves, which is the same a second time', async () => {
    const { token } = await api.signIn()
    const remove = () =>
      api.scim('DELETE', `Users/${id}`, undefined, { headers: { 'content-type': 'application/json' } })
    for (const answer of [await remove(), await remove()]) expect([answer.statusCode, answer.body]).toEqual([204, ''])
    expect(await api.statusOf(token)).toBe(401)
    expect((await api.scim('GET', `Users/${id}`)).json()).toMatchObject({ id: '1', active: false })
    expect(await api.auditOf('user.disable')).toHaveLength(1)
  })

  test('whom the operator has disabled is not let in by the firm', async () => {
    await set(false)
    await setActive(api.db, users.full.username, false, api.now())
    const answer = await set(true)
    expect(answer.statusCode).toBe(403)
    expect(answer.json().detail).toContain('Ask your contact')
    expect((await api.enter()).statusCode).toBe(403)
  })
})

describe('users of others', () => {
  const calls = [
    ['GET', undefined],
    ['PUT', { userName: 'full@other.example' }],
    ['PATCH', { Operations: [{ op: 'replace', path: 'active', value: false }] }],
    ['DELETE', undefined],
  ] as const

  test.each(calls)('are answered to %s as if there were none', async (method, body) => {
    const other = api.as(api.otherToken)
    const theirs = await other(method, `Users/${id}`, body)
    const nobodys = await other(method, 'Users/999999', body)
    expect(theirs.statusCode).toBe(404)
    expect(theirs.body).toBe(nobodys.body)
    expect((await api.enter()).statusCode).toBe(200)
  })

  test('are in no list and found by no filter', async () => {
    const other = api.as(api.otherToken)
    for (const query of ['', `?filter=${encodeURIComponent('userName eq "full@example.com"')}`])
      expect((await other('GET', `Users${query}`)).json()).toMatchObject({ totalResults: 0, Resources: [] })
  })

  test('are refused to be created or renamed to in the same words, whether or not there are any', async () => {
    const other = api.as(api.otherToken)
    const create = async (userName: string) => (await other('POST', 'Users', { userName })).json()
    const known = await create('full@example.com')
    const unknown = await create('nobody@example.com')
    expect(known).toMatchObject({ status: '400', scimType: 'invalidValue' })
    expect(known.detail.replace('full', 'nobody')).toBe(unknown.detail)
  })

  test.each(['0', '-1', '01', '1e0', '99999999999999999999', 'x', '%00', "1'"])(
    'the id %s is nobody’s',
    async (odd) => {
      const { statusCode } = await api.scim('GET', `Users/${odd}`)
      expect([400, 404]).toContain(statusCode)
    },
  )
})

describe('a token', () => {
  test('is kept as a hash, and its use is noted', async () => {
    api.wait(MINUTE)
    await api.scim('GET', 'Users')
    const rows = await api.db.selectFrom('firm_tokens').selectAll().orderBy('id').execute()
    expect(rows[0]).toMatchObject({ prefix: api.token.slice(0, 13), last_used_at: api.now() })
    expect(JSON.stringify(rows)).not.toContain(api.token.slice(14))
    const audit = await api.db.selectFrom('audit').selectAll().execute()
    expect(JSON.stringify(audit)).not.toContain(api.token.slice(14))
  })

  test('is refused once it is ended, and no other is', async () => {
    const prefix = api.token.slice(0, 13)
    await expect(end(api.db, 'other', prefix, api.now())).rejects.toThrow('other has no token')
    await end(api.db, 'acme', prefix, api.now())
    const answer = await api.scim('GET', 'Users')
    expect(answer.json()).toMatchObject({ status: '401' })
    expect(answer.headers['www-authenticate']).toBe('Bearer')
    expect((await api.as(api.otherToken)('GET', 'Users')).statusCode).toBe(200)
    expect(await api.auditOf('firm.end_token')).toMatchObject([{ actor: 'operator', detail: { firm: 'acme', prefix } }])
  })

  test('is needed for everything, and no access token of a user is one', async () => {
    const { token } = await api.signIn()
    for (const path of ['Users', 'Users/1', 'ServiceProviderConfig', 'ResourceTypes', 'Schemas', 'Groups'])
      for (const headers of [{}, { authorization: `Bearer ${token}` }, { authorization: `Basic ${api.token}` }])
        expect((await api.app.inject({ url: `/scim/v2/${path}`, headers })).statusCode, path).toBe(401)
    expect((await api.app.inject({ url: `/scim/v2/Users?auth_token=${api.token}` })).statusCode).toBe(401)
    expect((await api.get('tags', {}, api.token)).statusCode).toBe(401)
  })

  test('that nobody has is limited by address, and is in the audit; a good one is not limited by that', async () => {
    const wrong = api.as(`${api.token.slice(0, -1)}${api.token.endsWith('A') ? 'B' : 'A'}`)
    for (let count = 0; count < 100; count++) expect((await wrong('GET', 'Users')).statusCode).toBe(401)
    const limited = await wrong('GET', 'Users')
    expect(limited.json()).toMatchObject({ status: '429' })
    expect(Number(limited.headers['retry-after'])).toBeGreaterThan(0)
    expect((await api.scim('GET', 'Users')).statusCode).toBe(200)
    expect(await api.auditOf('scim.call')).toMatchObject([{ result: 'refused', address: '127.0.0.1' }])
  })

  test('makes 600 calls within a minute', async () => {
    await api.scim('GET', 'Users')
    await api.db.updateTable('firm_tokens').set({ calls: 599 }).execute()
    const statuses: number[] = []
    for (let count = 0; count < 2; count++) statuses.push((await api.scim('GET', 'Users')).statusCode)
    expect(statuses).toEqual([200, 429])
    api.wait(MINUTE)
    expect((await api.scim('GET', 'Users')).statusCode).toBe(200)
  })
})
