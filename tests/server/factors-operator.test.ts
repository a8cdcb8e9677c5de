import { afterEach, beforeEach, expect, test } from 'vitest'
import { removeFactors } from '#server/cli/users/factors.ts'
import { type FactorApi, openFactorApi } from './support/factors.ts'
import { users } from './support/fixture.ts'

let api: FactorApi

beforeEach(async () => {
  api = await openFactorApi()
})
afterEach(() => api.close())

test('an operator removes the factor of a user who has lost it, which ends the sessions', async () => {
  const { token } = await api.setUp()
  await removeFactors(api.db, users.full.username, api.now())
  expect(await api.statusOf(token)).toBe(401)
  expect((await api.enter()).statusCode).toBe(200)
  expect(await api.auditOf('factor.remove')).toMatchObject([
    { actor: 'operator', detail: { username: users.full.username } },
  ])
  await expect(removeFactors(api.db, users.full.username, new Date())).rejects.toThrow('has no second factor')
})
