import { createHash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { spendToken } from '#server/accounts/one-time-tokens.ts'
import { type LinkApi, openLinkApi, startAnew } from './support/links.ts'

const MINUTE = 60_000
let api: LinkApi

beforeAll(async () => {
  api = await openLinkApi()
})
beforeEach(() => startAnew(api))
afterAll(() => api.close())

const refusal = { errors: ['Token is invalid or has expired'], status: 403 }
const invalid = async (answer: ReturnType<LinkApi['use']>) => {
  const { statusCode, json } = await answer
  expect([statusCode, json()]).toEqual([403, refusal])
}

describe.each([
  ['password_reset', 204, 'passwordless_login', 'R142 R085'],
  ['passwordless_login', 200, 'password_reset', 'R144 R022'],
] as const)('a token of %s', (purpose, success, other, numbers) => {
  test(`${numbers} is good for 30 minutes`, async () => {
    const token = await api.tokenOf(purpose)
    api.wait(30 * MINUTE - 1)
    expect((await api.use(purpose, token)).statusCode).toBe(success)
    const late = await api.tokenOf(purpose)
    api.wait(30 * MINUTE)
    await invalid(api.use(purpose, late))
  })

  test(`${numbers} is not spent when it expires between the check and the use`, async () => {
    const token = await api.tokenOf(purpose)
    const { expires_at } = await api.db
      .selectFrom('one_time_tokens')
      .select('expires_at')
      .where('purpose', '=', purpose)
      .where('used_at', 'is', null)
      .executeTakeFirstOrThrow()
    expect(await spendToken(api.db, token, purpose, expires_at)).toBeUndefined()
  })

  test(`${numbers} is good for one use`, async () => {
    const token = await api.tokenOf(purpose)
    expect((await api.use(purpose, token)).statusCode).toBe(success)
    await invalid(api.use(purpose, token))
  })

  test(`${numbers} of several who use it at once, one wins`, async () => {
    const token = await api.tokenOf(purpose)
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => api.use(purpose, token)))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([success, 403, 403, 403, 403])
  })

  test(`${numbers} is not good for the other purpose, and remains good for its own`, async () => {
    const token = await api.tokenOf(purpose)
    await invalid(api.use(other, token))
    expect((await api.use(purpose, token)).statusCode).toBe(success)
  })

  test(`${numbers} is made useless by the next one of its account and purpose, and by no other`, async () => {
    const first = await api.tokenOf(purpose)
    const ofOther = await api.tokenOf(purpose, 'trial')
    const ofPurpose = await api.tokenOf(other)
    const second = await api.tokenOf(purpose)
    await invalid(api.use(purpose, first))
    expect((await api.use(purpose, ofOther)).statusCode).toBe(success)
    expect((await api.use(other, ofPurpose)).statusCode).toBeLessThan(300)
    // A new password makes every link useless that is still open, a sign-in none.
    expect((await api.use(purpose, second)).statusCode).toBe(other === 'password_reset' ? 403 : success)
  })

  test(`${numbers} is refused when it is forged, empty of meaning, or of an account that was switched off`, async () => {
    const token = await api.tokenOf(purpose)
    const rows = await api.db.selectFrom('one_time_tokens').select('token_hash').execute()
    const forged = [
      token.toLowerCase(),
      `${token}a`,
      token.slice(1),
      ...rows.map(({ token_hash }) => token_hash),
      "' or 1=1",
    ]
    for (const one of forged) await invalid(api.use(purpose, one))
    await api.db.updateTable('users').set({ is_active: false }).execute()
    await invalid(api.use(purpose, token))
    expect((await api.use(purpose, '')).statusCode).toBe(400)
  })

  test(`${numbers} is kept as a hash only, and nowhere once its mail has left`, async () => {
    const token = await api.tokenOf(purpose)
    expect(token).toMatch(/^[\w-]{43}$/)
    const rows = await api.db.selectFrom('one_time_tokens').selectAll().where('used_at', 'is', null).execute()
    expect(rows.map(({ token_hash }) => token_hash)).toContain(createHash('sha256').update(token).digest('hex'))
    expect(JSON.stringify(rows)).not.toContain(token)
    expect(await api.db.selectFrom('outgoing_mails').select('id').execute()).toEqual([])
  })

  test(`${numbers} no GET spends it, as programs that look into mails would`, async () => {
    const token = await api.tokenOf(purpose)
    const path = purpose === 'password_reset' ? 'reset_password' : 'passwordless_login'
    expect((await api.get(path, { reset_token: token, passwordless_token: token })).statusCode).toBe(404)
    expect((await api.use(purpose, token)).statusCode).toBe(success)
  })

  test(`${numbers} a check tells whose it is, masked, and until when, and spends nothing`, async () => {
    const token = await api.tokenOf(purpose)
    for (let count = 0; count < 3; count++) {
      const answer = await api.check(purpose, token)
      expect(answer.statusCode).toBe(200)
      const { expires_at, ...rest } = answer.json()
      expect(rest).toEqual({ username: 'f…@example.com' })
      const row = api.db.selectFrom('one_time_tokens').select('expires_at').where('used_at', 'is', null)
      const ends = (await row.execute()).map((link) => link.expires_at.toISOString())
      expect(ends).toContain(expires_at)
      expect(answer.headers['set-cookie']).toBeUndefined()
    }
    expect((await api.use(purpose, token)).statusCode).toBe(success)
    await invalid(api.check(purpose, token))
  })

  test(`${numbers} a check refuses what could not be used: forged, too old, of the other purpose, of nobody`, async () => {
    await invalid(api.check(purpose, 'forged'))
    const token = await api.tokenOf(purpose)
    await invalid(api.check(other, token))
    await api.db.updateTable('users').set({ is_active: false }).execute()
    await invalid(api.check(purpose, token))
    await api.db.updateTable('users').set({ is_active: true }).execute()
    api.wait(30 * MINUTE)
    await invalid(api.check(purpose, token))
    expect((await api.check(purpose, '')).statusCode).toBe(400)
  })

  test(`${numbers} wrong checks count like wrong tokens`, async () => {
    const answers = await Promise.all(Array.from({ length: 102 }, (_, count) => api.check(purpose, `wrong-${count}`)))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([...Array(100).fill(403), 429, 429])
    expect((await api.use(purpose, 'wrong')).statusCode).toBe(429)
  })

  test(`${numbers} after a hundred wrong ones within five minutes others are refused with 429, and a good one is taken`, async () => {
    const token = await api.tokenOf(purpose)
    const answers = await Promise.all(Array.from({ length: 105 }, (_, count) => api.use(purpose, `wrong-${count}`)))
    const statuses = answers.map(({ statusCode }) => statusCode).sort()
    expect(statuses).toEqual([...Array(100).fill(403), ...Array(5).fill(429)])
    const refused = await api.use(purpose, 'wrong')
    expect(refused.statusCode).toBe(429)
    expect(refused.headers['retry-after']).toBe('300')
    expect((await api.use(purpose, token)).statusCode).toBe(success)
    api.wait(5 * MINUTE + 1)
    await invalid(api.use(purpose, 'wrong'))
  })
})
