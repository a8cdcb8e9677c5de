import { afterEach, beforeEach, expect, test } from 'vitest'
import { removeFactors } from '#server/cli/users/factors.ts'
import { type FactorApi, openFactorApi } from './support/factors.ts'
import { users } from './support/fixture.ts'
import { mailSettings } from './support/links.ts'

let api: FactorApi

beforeEach(async () => {
  api = await openFactorApi()
})
afterEach(() => api.close())

test('an operator removes the factor of a user who has lost it, which ends the sessions', async () => {
  const { token } = await api.setUp()
  await removeFactors(api.db, users.full.username, { mail: mailSettings, now: api.now() })
  expect(await api.statusOf(token)).toBe(401)
  expect((await api.enter()).statusCode).toBe(200)
  expect(await api.auditOf('factor.remove')).toMatchObject([
    { actor: 'operator', detail: { username: users.full.username } },
  ])
  const again = removeFactors(api.db, users.full.username, { mail: mailSettings, now: api.now() })
  await expect(again).rejects.toThrow('has no second factor')
})

test.each([
  ['en', /removed the authenticator app from your account.*If you asked for this/s],
  ['de', /hat die Authenticator-App aus Ihrem Konto entfernt.*Wenn Sie darum gebeten haben/s],
] as const)('an operator who removes a factor tells the user in %s, and names no address', async (language, text) => {
  await api.setUp()
  await api.settled()
  await api.db.updateTable('delivery_settings').set({ language }).execute()
  await removeFactors(api.db, users.full.username, { mail: mailSettings, now: api.now() })
  const rows = await api.db.selectFrom('outgoing_mails').select('mail').execute()
  expect(rows).toMatchObject([{ mail: { to: { address: users.full.username }, text: expect.stringMatching(text) } }])
  expect(JSON.stringify(rows)).not.toMatch(/\\n(From|Adresse): /)
})
