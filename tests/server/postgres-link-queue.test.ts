import { setTimeout as delay } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addLinkRequest, handleLinkRequest } from '#server/accounts/link-requests.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { fixtureDatabase } from './support/database.ts'
import { users } from './support/fixture.ts'

let db: Kysely<Database>
const now = new Date('2026-03-02T10:00:00Z')

beforeAll(async () => {
  db = await fixtureDatabase()
})
afterAll(() => db.destroy())

const ask = (address: string) =>
  addLinkRequest(db, { purpose: 'password_reset', username: users.full.username, address }, now)

test('R141 two processes that look at the same time never handle one request twice, and do not wait for each other', async () => {
  await ask('192.0.2.1')
  await ask('192.0.2.2')
  const handled: string[] = []
  let atOnce = 0
  let most = 0
  const look = () =>
    handleLinkRequest(db, now, [], async (_, { address }) => {
      atOnce += 1
      most = Math.max(most, atOnce)
      await delay(500)
      atOnce -= 1
      handled.push(address)
    })
  expect(await Promise.all([look(), look()])).toEqual([true, true])
  expect(handled.sort()).toEqual(['192.0.2.1', '192.0.2.2'])
  expect(most).toBe(2)
  expect(await look()).toBe(false)
})
