import type { Kysely } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Database } from '#server/platform/database/schema.ts'
import { fillOnce } from '#server/platform/database/seed-state.ts'
import { fixtureDatabase } from './support/database.ts'

let db: Kysely<Database>

beforeEach(async () => {
  db = await fixtureDatabase()
})
afterEach(() => db.destroy())

const countDocuments = async () => (await db.selectFrom('documents').select('id').execute()).length
const addSlot = (name: string) => () => db.insertInto('home_page_slots').values({ name, raw_content: '' }).execute()

const fill = (name: string) => async () => {
  await addSlot(name)()
}

test('R404 a fill that was interrupted is begun anew, and a complete one is not repeated', async () => {
  await db.insertInto('meta').values({ key: 'seed', value: 'started', updated_at: new Date() }).execute()
  const broken = async () => {
    await addSlot('half')()
    throw new Error('interrupted')
  }
  await expect(fillOnce(db, broken)).rejects.toThrow('interrupted')
  await fillOnce(db, fill('whole'))
  await fillOnce(db, fill('again'))
  const slots = await db.selectFrom('home_page_slots').select('name').execute()
  expect(slots).toEqual([{ name: 'whole' }])
  expect(await countDocuments()).toBe(0)
})

test('R404 a database that holds documents of its own is left alone', async () => {
  await fillOnce(db, fill('unwanted'))
  expect(await countDocuments()).toBe(60)
  expect(await db.selectFrom('home_page_slots').select('name').where('name', '=', 'unwanted').execute()).toEqual([])
})
