import { type Kysely, sql } from 'kysely'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Database } from '#server/platform/database/schema.ts'
import { createIndexCache } from '#server/search/index-cache.ts'
import { openApi, type TestApi } from './support/api.ts'
import { ids } from './support/fixture-tags.ts'

let api: TestApi
let db: Kysely<Database>

beforeEach(async () => {
  api = await openApi()
  db = api.db
})
afterEach(() => api.close())

const changes: Record<string, () => Promise<unknown>> = {
  'a tag is renamed': () => db.updateTable('tags').set({ value: 'Lenders' }).where('id', '=', ids.banks).execute(),
  'sets of documents are written': () => sql`update document_sets set bits = bits where kind = 'none'`.execute(db),
  'a set of documents is gone': () => db.deleteFrom('document_sets').where('kind', '=', 'month').execute(),
}

test.each(Object.keys(changes))('what is kept is read again as soon as %s', async (name) => {
  const keep = createIndexCache<number>(5)
  const read = vi.fn(async () => 1)
  for (const _ of [1, 2]) await keep(db, 'key', read)
  expect(read).toHaveBeenCalledTimes(1)
  await changes[name]?.()
  await keep(db, 'key', read)
  expect(read).toHaveBeenCalledTimes(2)
})

test('what does not change the index leaves what is kept, and so does a change that was taken back', async () => {
  const keep = createIndexCache<number>(5)
  const read = vi.fn(async () => 1)
  await keep(db, 'key', read)
  await sql`update documents set views = views + 1`.execute(db)
  const failed = db.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('document_sets').execute()
    throw new Error('taken back')
  })
  await expect(failed).rejects.toThrow('taken back')
  await keep(db, 'key', read)
  expect(read).toHaveBeenCalledTimes(1)
})

test('a failure is not kept, and of more values than there is place for the oldest goes', async () => {
  const keep = createIndexCache<string>(2)
  await expect(keep(db, 'one', () => Promise.reject(new Error('lost')))).rejects.toThrow('lost')
  expect(await keep(db, 'one', async () => 'first')).toBe('first')
  for (const key of ['two', 'one', 'three']) await keep(db, key, async () => key)
  expect(await keep(db, 'one', async () => 'again')).toBe('first')
  expect(await keep(db, 'two', async () => 'again')).toBe('again')
})

test('R207 counts are those of now, also just after a change, and are shared by all users where nothing is searched', async () => {
  const query = { categories: 'Sector' }
  const count = async (token: string) => (await api.get('tags/related_to_selected', query, token)).json()
  const [full, trial] = [(await api.signIn('full')).token, (await api.signIn('trial')).token]
  const before = await count(full)
  expect(await count(trial)).toEqual(before)
  await db.updateTable('tags').set({ value: 'Lenders' }).where('id', '=', ids.banks).execute()
  const values = ({ Sector }: { Sector: { value: string }[] }) => Sector.map(({ value }) => value)
  expect(values(before)).not.toContain('Lenders')
  expect(values(await count(full))).toContain('Lenders')
})
