import { afterAll, beforeEach, expect, test } from 'vitest'
import { users } from './support/fixture.ts'
import { ids } from './support/fixture-tags.ts'
import { europe, from, NOW, openDeliveries } from './support/watching.ts'

const { api, db, reset, follow, followBoth, save, prefer, arrive, delivered, choose, send, mails } =
  await openDeliveries()
afterAll(api.close)
beforeEach(reset)

test('one mail has all that is new, and the next one nothing of it', async () => {
  await choose()
  await followBoth()
  await arrive(1, 2)
  expect([await send(), await send(new Date(NOW.getTime() + 60_000))]).toEqual([1, 0])
  const [mail, ...others] = await mails()
  expect(others).toEqual([])
  expect(mail).toMatchObject({ from, to: { address: users.full.username } })
  expect(mail?.subject).toMatch(/^2 new notes: Zielona/)
  expect(mail?.text).toContain('https://portal.example/document/LODZ-1')
  expect(mail?.headers?.['List-Unsubscribe']).toMatch(/^<https:\/\/portal\.example\/api\/unsubscribe\?token=1\.all\./)
})

test('what was opened before it was delivered is left out', async () => {
  await choose()
  await followBoth()
  await db.insertInto('document_reads').values({ user_id: users.full.id, document_id: 1, read_at: NOW }).execute()
  await arrive(1)
  expect(await send()).toBe(0)
  await db.deleteFrom('document_reads').execute()
})

test('what came by a tag that is not followed any more is left out', async () => {
  await choose()
  await followBoth()
  await arrive(1)
  await db.deleteFrom('follows').execute()
  expect(await send()).toBe(0)
})

test.each([
  ['a distribution preference', { cris: [{ Region: 'Europe', Sector: 'Banks' }] }],
  ['a switch', { access_rows: [europe('Daily')] }],
])('what came by %s that is gone is left out', async (_what, preferences) => {
  await choose()
  await prefer(preferences)
  await arrive(1)
  expect(await delivered()).toHaveLength(1)
  await prefer({})
  expect(await send()).toBe(0)
})

test('a mail says what still holds of the reasons, with the names of the preferences of today', async () => {
  await choose()
  await follow(ids.lodz)
  await prefer({
    cris: [{ Sector: 'Energy' }, { Region: 'Europe', Sector: 'Banks' }],
    access_rows: [europe('Daily')],
  })
  await arrive(1)
  expect((await delivered()).flat()).toContain('distribution Europe;Banks')
  await prefer({ cris: [{ Region: 'Europe', Sector: 'Banks;Insurance' }] })
  await db.deleteFrom('follows').execute()
  expect(await send()).toBe(1)
  const [{ text } = { text: '' }] = await mails()
  expect(text).toMatch(/Distribution preference: Europe, Banks, \+1\n-/)
  expect(text).not.toMatch(/You follow|preferences: Europe/)
})

test('what the user has no subscription for any more when the mail goes out is left out', async () => {
  await choose()
  await follow(ids.lodz)
  await arrive(1)
  const entitle = (region_ids: number[] | null) =>
    db.updateTable('entitlements').set({ region_ids }).where('user_id', '=', users.full.id).execute()
  await entitle([ids.asia])
  const count = await send()
  await entitle(null)
  expect(count).toBe(0)
})

test('what came by a tag that has left the subscription is left out, though the user may read it', async () => {
  await choose()
  await follow(ids.lodz)
  const document = db.updateTable('documents').where('id', '=', 1)
  await document.set({ region_ids: [ids.europe, ids.asia] }).execute()
  await arrive(1)
  const entitlement = db.updateTable('entitlements').where('user_id', '=', users.full.id)
  await entitlement.set({ region_ids: [ids.asia] }).execute()
  const count = await send()
  await entitlement.set({ region_ids: null }).execute()
  await document.set({ region_ids: [ids.europe] }).execute()
  expect([(await delivered()).length, count]).toEqual([1, 0])
})

test('what was read, or may not be read any more, is left out', async () => {
  await choose()
  await followBoth()
  await arrive(1, 2)
  await db.updateTable('deliveries').set({ read_at: NOW }).where('document_id', '=', 1).execute()
  await db.updateTable('documents').set({ preview_level: 4 }).where('id', '=', 2).execute()
  expect(await send()).toBe(0)
  await db.updateTable('documents').set({ preview_level: 0 }).where('id', '=', 2).execute()
  expect(await send(new Date(NOW.getTime() + 60_000))).toBe(1)
  expect((await mails()).map(({ subject }) => subject)).toEqual([expect.stringMatching(/^1 new note:/)])
})

test('what only a stopped search has found is not mailed', async () => {
  await choose()
  const { id } = await save('search_term=margins&libraries=All')
  await arrive(1)
  await db.updateTable('saved_searches').set({ alerts: false }).where('id', '=', id).execute()
  expect(await send()).toBe(0)
})
