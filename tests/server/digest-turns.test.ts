import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { sendDue } from '#server/delivery/mails/send-due.ts'
import { changeSettings } from '#server/delivery/settings/repository.ts'
import { system } from '#server/platform/audit/actor.ts'
import { users } from './support/fixture.ts'
import { ids } from './support/fixture-tags.ts'
import { europe, NOW, openDeliveries, settings } from './support/watching.ts'

const { api, db, reset, follow, followBoth, prefer, arrive, choose, send, sendOff, mails } = await openDeliveries()
afterAll(api.close)
beforeEach(reset)

test('a digest waits for its hour, which nothing new does not', async () => {
  await choose({ frequency: 'daily', next_at: new Date('2026-11-06T07:00:00Z') })
  await followBoth()
  await arrive(1)
  const times = ['2026-11-05T20:00', '2026-11-06T06:59', '2026-11-06T07:00', '2026-11-06T07:01', '2026-11-07T07:00']
  const counts: number[] = []
  for (const time of times) counts.push(await sendOff(new Date(`${time}:00Z`)))
  expect(counts).toEqual([0, 0, 1, 0, 0])
  await arrive(2)
  expect(await send(new Date('2026-11-07T09:00:00Z'))).toBe(0)
  expect(await send(new Date('2026-11-08T07:00:00Z'))).toBe(1)
})

test.each([
  ['a switch', { access_rows: [europe('Daily')] }, [1, 0]],
  ['a weekly switch', { access_rows: [europe('Weekly')] }, [0, 1]],
  ['a distribution preference', { cris: [{ Region: 'Europe', Sector: 'Banks' }] }, [1, 0]],
  ['follows alone', {}, [0, 0]],
])('who has chosen nothing gets mails by %s', async (_what, preferences, expected) => {
  await follow(ids.lodz)
  await prefer(preferences)
  await arrive(1)
  expect(await send()).toBe(0)
  // A Friday, and the Monday after it.
  const counts = [await sendOff(new Date('2026-11-06T07:00:00Z')), await sendOff(new Date('2026-11-09T07:00:00Z'))]
  expect(counts).toEqual(expected)
})

test('a weekly mail whose day no server has seen goes out on the next one', async () => {
  await follow(ids.lodz)
  await prefer({ access_rows: [europe('Weekly')] })
  await arrive(1)
  await send(new Date('2026-11-05T07:00:00Z'))
  // A Sunday, and the Tuesday after it.
  expect(await send(new Date('2026-11-08T07:00:00Z'))).toBe(0)
  expect(await send(new Date('2026-11-10T07:00:00Z'))).toBe(1)
})

test('two processes at once queue one mail a user', async () => {
  await choose()
  await followBoth()
  await arrive(1, 2)
  const counts = await Promise.all([send(), send(), send()])
  expect(counts.reduce((one, other) => one + other)).toBe(1)
  expect(await mails()).toHaveLength(1)
})

test('a user for whom no mail can be made keeps no other waiting, and is tried again later', async () => {
  await choose({ time_zone: 'Nowhere/Gone' })
  await choose({ user_id: users.europe.id })
  for (const user of ['full', 'europe'] as const) await follow(ids.lodz, user)
  await arrive(1)
  const failed: number[] = []
  const sendAll = (now: Date) => sendDue(db, { settings, now, onFailure: (_error, user) => failed.push(user) })
  expect([await sendAll(NOW), failed]).toEqual([1, [users.full.id]])
  const [mail, ...others] = await mails()
  expect([mail?.to.address, others]).toEqual([users.europe.username, []])
  expect([await sendAll(NOW), failed]).toEqual([0, [users.full.id]])
  await db.updateTable('delivery_settings').set({ time_zone: 'UTC' }).execute()
  expect(await sendAll(new Date(NOW.getTime() + 600_000))).toBe(1)
})

test('a turn that the database asks to repeat is repeated, and is no failure', async () => {
  await choose()
  await follow(ids.lodz)
  await arrive(1)
  await sql`create sequence turns`.execute(db)
  await sql`create function refuse_once() returns trigger language plpgsql as $$ begin
    if nextval('turns') = 1 then raise 'again' using errcode = '40001'; end if;
    return new; end $$`.execute(db)
  await sql`create trigger refuse_once before insert on outgoing_mails for each row execute function refuse_once()`.execute(
    db,
  )
  expect(await send()).toBe(1)
  await sql`drop trigger refuse_once on outgoing_mails`.execute(db)
  expect(await mails()).toHaveLength(1)
})

test('a mail that is due stays due when its language is changed', async () => {
  await choose({ frequency: 'daily', hour: 12 })
  await follow(ids.lodz)
  await arrive(1)
  const changed = { frequency: 'daily', hour: 12, weekday: 1, time_zone: 'UTC', language: 'de' } as const
  await changeSettings(db, { user: users.full, actor: system, now: NOW }, changed)
  expect(await send()).toBe(1)
})

test('a round that fails at its end leaves neither a mail nor a mark', async () => {
  await choose()
  await follow(ids.lodz)
  await arrive(1)
  await sql`alter table delivery_settings add constraint never_later check (next_at <= ${sql.lit(NOW.toISOString())})`.execute(
    db,
  )
  await expect(send()).rejects.toThrow('never_later')
  await sql`alter table delivery_settings drop constraint never_later`.execute(db)
  expect(await mails()).toEqual([])
  expect(await send()).toBe(1)
})
