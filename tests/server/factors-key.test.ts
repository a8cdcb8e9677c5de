import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { buildApp } from '#server/app.ts'
import { ORIGIN } from './support/api.ts'
import { type FactorApi, openFactorApi, SECOND } from './support/factors.ts'
import { users } from './support/fixture.ts'
import { SECRET } from './support/secret.ts'

const OLD = 'the old key of the operator, 0123456789abcdef'
const NEW = 'the new key of the operator, 0123456789abcdef'

let api: FactorApi
const others: FastifyInstance[] = []
const logged: string[] = []

beforeEach(async () => {
  api = await openFactorApi()
  logged.length = 0
})
afterEach(async () => {
  for (const app of others.splice(0)) await app.close()
  await api.close()
})

/** What a server with these keys answers to a code after the password. */
async function statusWith(factorKey: string | undefined, code: string): Promise<number> {
  const app = await buildApp({
    db: api.db,
    jwtSecret: new TextEncoder().encode(SECRET),
    factorKey,
    allowedOrigins: [ORIGIN],
    clock: api.now,
    logger: { level: 'error', stream: { write: (line: string) => logged.push(line) } },
  })
  others.push(app)
  const payload = { pending_token: await api.pendingOf(), code }
  return (await app.inject({ method: 'POST', url: '/api/auth/factor', payload })).statusCode
}

const keyOf = async () =>
  (await api.db.selectFrom('totp_factors').select('sealed_secret').executeTakeFirstOrThrow()).sealed_secret.split(
    '.',
  )[0]

test('a key is replaced by the codes that users enter, and can then be left out', async () => {
  const { secret } = await api.setUp()
  expect(await keyOf()).toBe('kept')
  const names = new Set([await keyOf()])
  for (const keys of [OLD, `${NEW},${OLD}`, NEW]) {
    expect(await statusWith(keys, api.codeOf(secret))).toBe(200)
    names.add(await keyOf())
    api.wait(30 * SECOND)
  }
  expect(names.size).toBe(3)
})

test('with a lost key a code is wrong and does not count, the log names the setting, and recovery codes work', async () => {
  const { secret, codes } = await api.setUp()
  expect(await statusWith(OLD, api.codeOf(secret))).toBe(200)
  api.wait(30 * SECOND)
  for (let count = 0; count < 12; count++) expect(await statusWith(NEW, api.codeOf(secret))).toBe(422)
  expect(await api.db.selectFrom('sign_in_failures').select('id').execute()).toEqual([])
  expect(logged).toHaveLength(12)
  expect(logged[0]).toMatch(/FACTOR_KEY/)
  expect(logged[0]).not.toContain(users.full.username)
  expect(await statusWith(NEW, codes[0] ?? '')).toBe(200)
})
