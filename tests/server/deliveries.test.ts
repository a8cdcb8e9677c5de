import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { users } from './support/fixture.ts'
import { ids } from './support/fixture-tags.ts'
import { europe, NOW, openDeliveries } from './support/watching.ts'

const { api, db, reset, follow, save, prefer, swept, arrive, delivered } = await openDeliveries()
afterAll(api.close)
beforeEach(reset)

describe('a document reaches', () => {
  test('its user once, with all reasons in one entry', async () => {
    await follow(ids.lodz)
    await follow(ids.analyst)
    await save('search_term=margins&libraries=All')
    await prefer({ cris: [{ Region: 'Europe;Asia', Sector: 'Banks' }], access_rows: [europe('Daily')] })
    expect(await arrive(1)).toBe(1)
    const [[document, ...reasons] = []] = await delivered()
    expect(document).toBe(1)
    expect(reasons.map((reason) => String(reason).split(' ')[0])).toEqual([
      ...['follow', 'follow', 'saved_search', 'distribution', 'email'],
    ])
    expect(await arrive(1)).toBe(1)
    expect(await delivered()).toHaveLength(1)
  })

  test('a user with two preferences of one name, for one reason', async () => {
    await prefer({ cris: [{ Sector: 'Banks;Energy' }, { Sector: 'Banks;Insurance' }] })
    await arrive(1)
    expect((await delivered()).flat()).toEqual([1, 'distribution Banks;+1'])
  })

  test.each([
    ['that names one of each category', [{ Region: 'Europe', Sector: 'Banks' }], 1],
    ['with a category that does not match', [{ Region: 'Europe', Sector: 'Banks', Country: 'Nowhere' }], 0],
    ['for all research', [{}], 1],
    ['that is none', [{ Newsletter: 'Weekly Wrap' }], 0],
  ])('a user with a distribution preference %s', async (_what, cris, count) => {
    await prefer({ cris })
    await arrive(1)
    expect(await delivered()).toHaveLength(count)
  })

  test.each([
    ['Daily', true, 1],
    ['Weekly', true, 1],
    ['Stock ideas / sales commentary', true, 0],
    ['Events & Marketing', true, 0],
    ['Daily', false, 0],
  ])('a user by the switch %s that is permitted (%s) %i times', async (column, permitted, count) => {
    await prefer({ access_rows: [europe(column, permitted)] })
    await arrive(1)
    expect(await delivered()).toHaveLength(count)
  })

  test('nobody by a saved search without alerts, or outside it', async () => {
    await save('search_term=margins&libraries=All', false)
    await save('search_term=nothinglikeit&libraries=All')
    await arrive(1)
    expect(await delivered()).toEqual([])
  })

  test('nobody who may not read it, and no account that is switched off', async () => {
    for (const name of ['full', 'europe', 'none'] as const) await follow(ids.lodz, name)
    await db.updateTable('users').set({ is_active: false }).where('id', '=', users.europe.id).execute()
    await follow(ids.energy)
    await arrive(1, 2, 3)
    expect((await delivered()).map(([id]) => id)).toEqual([1, 2])
    expect(await delivered('europe')).toEqual([])
    expect((await delivered('none')).map(([id]) => id)).not.toContain(2)
  })

  test.each([
    ['a tag that they follow', () => follow(ids.lodz, 'full')],
    ['a tag of a distribution preference', () => prefer({ cris: [{ Company: 'Zielona Łódź Bank' }] })],
    ['a region of a distribution preference', () => prefer({ cris: [{ Region: 'Europe' }] })],
    ['a region of the email preferences', () => prefer({ access_rows: [europe('Daily')] })],
  ])('nobody by %s that has left their subscription, though they may read it', async (_what, watch) => {
    await watch()
    const entitlement = db.updateTable('entitlements').where('user_id', '=', users.full.id)
    await entitlement.set({ region_ids: [ids.asia] }).execute()
    const document = db.updateTable('documents').where('id', '=', 1)
    await document.set({ region_ids: [ids.europe, ids.asia] }).execute()
    await arrive(1)
    const reached = await delivered()
    await entitlement.set({ region_ids: null }).execute()
    await document.set({ region_ids: [ids.europe] }).execute()
    expect(reached).toEqual([])
  })

  test('its users on its day of publication, and not before', async () => {
    await follow(ids.lodz)
    const own = db.updateTable('documents').where('id', '=', 1)
    await own.set({ published_at: '2026-11-06T00:00:00Z' }).execute()
    expect(await arrive(1)).toBe(0)
    expect(await swept(new Date('2026-11-06T00:00:00Z'))).toBe(1)
    await own.set({ published_at: '2026-11-04T23:30:00Z' }).execute()
    expect(await delivered()).toHaveLength(1)
  })

  test('its users if it is older than what came before, and once it is indexed', async () => {
    await follow(ids.lodz)
    const old = { ...(await db.selectFrom('documents').selectAll().where('id', '=', 1).executeTakeFirstOrThrow()) }
    const row = { ...old, id: 900, reference: 'OLD-900', published_at: new Date('2015-01-01T00:00:00Z') }
    await db.insertInto('documents').values(row).execute()
    expect(await swept()).toBe(0)
    await sql`insert into document_search select 900, published_at, library, tag_ids, tsv, tsv_open from document_search
      where id = 1`.execute(db)
    expect(await swept()).toBe(1)
    expect((await delivered()).map(([id]) => id)).toEqual([900])
    await db.updateTable('documents').set({ title: 'Corrected' }).where('id', '=', 900).execute()
    expect(await swept()).toBe(0)
    await db.deleteFrom('documents').where('id', '=', 900).execute()
    expect(await delivered()).toEqual([])
  })

  test('nobody while an import is at work', async () => {
    await follow(ids.lodz)
    const mark = { key: 'import', value: 'begun', updated_at: new Date(NOW.getTime() - 60_000) }
    await db.insertInto('meta').values(mark).execute()
    expect(await arrive(1)).toBe(0)
    expect(await swept(new Date(NOW.getTime() + 3_600_000))).toBe(1)
  })
})

test('two sweepers at once deliver everything once', async () => {
  for (const name of ['full', 'europe'] as const) for (const tag of [ids.lodz, ids.banks]) await follow(tag, name)
  const every = (await db.selectFrom('documents').select('id').execute()).map(({ id }) => id)
  await db.updateTable('arrivals').set({ arrived_at: null }).execute()
  const counts = await Promise.all([swept(), swept(), swept()])
  expect(counts.reduce((one, other) => one + other)).toBe(every.length)
  const once = await delivered()
  await db.deleteFrom('deliveries').execute()
  await arrive(...every)
  expect(await delivered()).toEqual(once)
})
