import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { UsageKind } from '#server/platform/database/tables/usage.ts'
import { openApi, type TestApi } from './support/api.ts'
import { type UserName, users } from './support/fixture.ts'

let api: TestApi
const tokens = new Map<UserName, string>()

beforeAll(async () => {
  api = await openApi()
})
afterAll(() => api.close())
beforeEach(async () => {
  await api.db.deleteFrom('usage_events').execute()
  api.wait(LATER)
  for (const name of ['full', 'europe'] as const) tokens.set(name, (await api.signIn(name)).token)
})

/** Readings are counted again after this time. */
const LATER = 5 * 60_000

type Reading = { days?: number; kind?: UsageKind; byMachine?: boolean }

/** A use, some days before the clock of the tests. */
const read = (user: UserName, documentId: number, { days = 1, kind = 'open', byMachine = false }: Reading = {}) =>
  api.db
    .insertInto('usage_events')
    .values({
      id: randomUUID(),
      kind,
      user_id: users[user].id,
      document_id: documentId,
      is_machine: byMachine,
      used_at: new Date(Date.UTC(2026, 10, 5 - days, 12)),
      is_counted: true,
    })
    .execute()

async function mostRead(query: Record<string, string> = {}, user: UserName = 'full'): Promise<number[]> {
  const answer = await api.get('web_documents/most_popular', { days: '7', limit: '4', ...query }, tokens.get(user))
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json().map(({ id }: { id: string }) => Number(id))
}

test('R386 days: what most users read or loaded comes first, then the documents of these days by their views', async () => {
  await read('europe', 20)
  await read('full', 21)
  await read('europe', 21, { kind: 'download' })
  expect(await mostRead()).toEqual([21, 20, 1, 2])
})

test('R386 days: a user counts once for a document, however often it is read', async () => {
  for (const _ of [1, 2, 3]) await read('full', 20)
  await read('full', 21)
  await read('europe', 21)
  expect((await mostRead()).slice(0, 2)).toEqual([21, 20])
})

test('R386 days: what was read before, or by a machine, does not count', async () => {
  await read('full', 20, { days: 8 })
  await read('full', 21, { byMachine: true })
  expect(await mostRead()).toEqual([1, 2, 6, 5])
  expect((await mostRead({ days: '9' }))[0]).toBe(20)
})

test('R386 R262 days: a document that the user may not read is not named, whoever has read it', async () => {
  await read('full', 2)
  await read('full', 3)
  expect((await mostRead())[0]).toBe(2)
  expect(await mostRead({ limit: '100' }, 'europe')).not.toContain(2)
  expect(await mostRead({ limit: '100' })).not.toContain(3)
})

test('R386 R262 days: readings are counted again after some minutes, and no user gets what another one may read', async () => {
  await read('full', 2)
  await read('full', 3)
  expect((await mostRead())[0]).toBe(2)
  await read('full', 20)
  await read('europe', 20)
  expect((await mostRead())[0]).toBe(2)
  const others = await mostRead({ limit: '100' }, 'europe')
  for (const locked of [2, 3]) expect(others).not.toContain(locked)
  api.wait(LATER)
  expect((await mostRead())[0]).toBe(20)
})

test('R386 a number of days that is malformed counts as absent', async () => {
  expect(await mostRead({ days: 'week' })).toEqual([1, 2, 60, 59])
})
