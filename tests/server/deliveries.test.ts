import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sendDue } from '#server/delivery/mails/send-due.ts'
import { changeSettings } from '#server/delivery/settings/repository.ts'
import { sweep } from '#server/delivery/sweep/sweep.ts'
import { system } from '#server/platform/audit/actor.ts'
import { openApi, type TestApi } from './support/api.ts'
import { type UserName, users } from './support/fixture.ts'
import { ids } from './support/fixture-tags.ts'
import { sendMails } from './support/send-mails.ts'

let api: TestApi
const off = { unavailable: 'off' }
const NOW = new Date('2026-11-05T12:00:00Z')
const from = { name: 'Halden Research', address: 'no-reply@halden.example' }
const settings = { from, accessTeam: from, portalUrl: 'https://portal.example' }

beforeAll(async () => {
  api = await openApi()
})
afterAll(() => api.close())
beforeEach(async () => {
  for (const table of ['follows', 'saved_searches', 'deliveries', 'delivery_settings', 'outgoing_mails'] as const)
    await api.db.deleteFrom(table).execute()
  await api.db.deleteFrom('meta').where('key', '=', 'import').execute()
  await api.db.updateTable('arrivals').set({ arrived_at: '2026-01-01T00:00:00Z' }).execute()
  await api.db.updateTable('preferences').set({ cris: '[]', access_rows: '[]' }).execute()
  await api.db.updateTable('users').set({ is_active: true }).execute()
})

const follow = (tag_id: number, user: UserName = 'full') =>
  api.db.insertInto('follows').values({ user_id: users[user].id, tag_id, followed_at: NOW }).execute()
const followBoth = async () => {
  for (const tag of [ids.lodz, ids.energy]) await follow(tag)
}
const save = (query: string, alerts = true) =>
  api.db
    .insertInto('saved_searches')
    .values({ user_id: users.full.id, name: 'Mine', query, alerts, created_at: NOW, seen_at: NOW })
    .returning('id')
    .executeTakeFirstOrThrow()
const prefer = ({ cris = [], access_rows = [] }: { cris?: object[]; access_rows?: object[] }) =>
  api.db
    .updateTable('preferences')
    .set({ cris: JSON.stringify(cris), access_rows: JSON.stringify(access_rows) })
    .where('user_id', '=', users.full.id)
    .execute()
const swept = (now = NOW) => sweep(api.db, { now, meaning: off })

/** Lets documents come, and sweeps. */
async function arrive(...documents: number[]): Promise<number> {
  await api.db.updateTable('arrivals').set({ arrived_at: null }).where('document_id', 'in', documents).execute()
  return swept()
}

const delivered = async (user: UserName = 'full') =>
  (
    await api.db
      .selectFrom('deliveries')
      .select(['document_id', 'reasons'])
      .where('user_id', '=', users[user].id)
      .orderBy('document_id')
      .execute()
  ).map(({ document_id, reasons }) => [document_id, ...reasons.map(({ kind, name }) => `${kind} ${name}`)])

const europe = (column: string, permitted = true) => ({
  region: 'Europe',
  options: { [column]: { label: `Europe ${column}`, active: true, permitted } },
})

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
    await api.db.updateTable('users').set({ is_active: false }).where('id', '=', users.europe.id).execute()
    await follow(ids.energy)
    await arrive(1, 2, 3)
    expect((await delivered()).map(([id]) => id)).toEqual([1, 2])
    expect(await delivered('europe')).toEqual([])
    expect((await delivered('none')).map(([id]) => id)).not.toContain(2)
  })

  test('its users on its day of publication, and not before', async () => {
    await follow(ids.lodz)
    const own = api.db.updateTable('documents').where('id', '=', 1)
    await own.set({ published_at: '2026-11-06T00:00:00Z' }).execute()
    expect(await arrive(1)).toBe(0)
    expect(await swept(new Date('2026-11-06T00:00:00Z'))).toBe(1)
    await own.set({ published_at: '2026-11-04T23:30:00Z' }).execute()
    expect(await delivered()).toHaveLength(1)
  })

  test('its users if it is older than what came before, and once it is indexed', async () => {
    await follow(ids.lodz)
    const old = { ...(await api.db.selectFrom('documents').selectAll().where('id', '=', 1).executeTakeFirstOrThrow()) }
    const row = { ...old, id: 900, reference: 'OLD-900', published_at: new Date('2015-01-01T00:00:00Z') }
    await api.db.insertInto('documents').values(row).execute()
    expect(await swept()).toBe(0)
    await sql`insert into document_search select 900, published_at, library, tag_ids, tsv, tsv_open from document_search
      where id = 1`.execute(api.db)
    expect(await swept()).toBe(1)
    expect((await delivered()).map(([id]) => id)).toEqual([900])
    await api.db.updateTable('documents').set({ title: 'Corrected' }).where('id', '=', 900).execute()
    expect(await swept()).toBe(0)
    await api.db.deleteFrom('documents').where('id', '=', 900).execute()
    expect(await delivered()).toEqual([])
  })

  test('nobody while an import is at work', async () => {
    await follow(ids.lodz)
    const mark = { key: 'import', value: 'begun', updated_at: new Date(NOW.getTime() - 60_000) }
    await api.db.insertInto('meta').values(mark).execute()
    expect(await arrive(1)).toBe(0)
    expect(await swept(new Date(NOW.getTime() + 3_600_000))).toBe(1)
  })
})

test('two sweepers at once deliver everything once', async () => {
  for (const name of ['full', 'europe'] as const) for (const tag of [ids.lodz, ids.banks]) await follow(tag, name)
  const every = (await api.db.selectFrom('documents').select('id').execute()).map(({ id }) => id)
  await api.db.updateTable('arrivals').set({ arrived_at: null }).execute()
  const counts = await Promise.all([swept(), swept(), swept()])
  expect(counts.reduce((one, other) => one + other)).toBe(every.length)
  const once = await delivered()
  await api.db.deleteFrom('deliveries').execute()
  await arrive(...every)
  expect(await delivered()).toEqual(once)
})

describe('mails', () => {
  const choose = (change: object = {}) =>
    api.db
      .insertInto('delivery_settings')
      .values({
        ...{ user_id: users.full.id, is_chosen: true, frequency: 'at_once', hour: 7, weekday: 1, time_zone: 'UTC' },
        ...{ language: 'en', next_at: NOW, unsubscribe_key: 'key', ...change },
      } as never)
      .execute()
  const send = (now = NOW) => sendMails(api.db, settings, now)
  /** The same with a mail server that takes them. */
  const sendOff = async (now: Date) => {
    const count = await send(now)
    await api.db.deleteFrom('outgoing_mails').execute()
    return count
  }
  const mails = async () =>
    (await api.db.selectFrom('outgoing_mails').select('mail').orderBy('created_at').execute()).map(({ mail }) => mail)

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
    await api.db.insertInto('document_reads').values({ user_id: users.full.id, document_id: 1, read_at: NOW }).execute()
    await arrive(1)
    expect(await send()).toBe(0)
    await api.db.deleteFrom('document_reads').execute()
  })

  test('what came by a tag that is not followed any more is left out', async () => {
    await choose()
    await followBoth()
    await arrive(1)
    await api.db.deleteFrom('follows').execute()
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

  test('a mail says what still holds of the reasons, with the numbers of the preferences of today', async () => {
    await choose()
    await follow(ids.lodz)
    await prefer({
      cris: [{ Sector: 'Energy' }, { Region: 'Europe', Sector: 'Banks' }],
      access_rows: [europe('Daily')],
    })
    await arrive(1)
    expect((await delivered()).flat()).toContain('distribution 2')
    await prefer({ cris: [{ Region: 'Europe', Sector: 'Banks' }] })
    await api.db.deleteFrom('follows').execute()
    expect(await send()).toBe(1)
    const [{ text } = { text: '' }] = await mails()
    expect(text).toMatch(/Distribution Preference 1\n-/)
    expect(text).not.toMatch(/You follow|preferences: Europe/)
  })

  test('what the user has no subscription for any more when the mail goes out is left out', async () => {
    await choose()
    await follow(ids.lodz)
    await arrive(1)
    const entitle = (region_ids: number[] | null) =>
      api.db.updateTable('entitlements').set({ region_ids }).where('user_id', '=', users.full.id).execute()
    await entitle([ids.asia])
    const count = await send()
    await entitle(null)
    expect(count).toBe(0)
  })

  test('what was read, or may not be read any more, is left out', async () => {
    await choose()
    await followBoth()
    await arrive(1, 2)
    await api.db.updateTable('deliveries').set({ read_at: NOW }).where('document_id', '=', 1).execute()
    await api.db.updateTable('documents').set({ preview_level: 4 }).where('id', '=', 2).execute()
    expect(await send()).toBe(0)
    await api.db.updateTable('documents').set({ preview_level: 0 }).where('id', '=', 2).execute()
    expect(await send(new Date(NOW.getTime() + 60_000))).toBe(1)
    expect((await mails()).map(({ subject }) => subject)).toEqual([expect.stringMatching(/^1 new note:/)])
  })

  test('what only a stopped search has found is not mailed', async () => {
    await choose()
    const { id } = await save('search_term=margins&libraries=All')
    await arrive(1)
    await api.db.updateTable('saved_searches').set({ alerts: false }).where('id', '=', id).execute()
    expect(await send()).toBe(0)
  })

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
    const sendAll = (now: Date) => sendDue(api.db, { settings, now, onFailure: (_error, user) => failed.push(user) })
    expect([await sendAll(NOW), failed]).toEqual([1, [users.full.id]])
    const [mail, ...others] = await mails()
    expect([mail?.to.address, others]).toEqual([users.europe.username, []])
    expect([await sendAll(NOW), failed]).toEqual([0, [users.full.id]])
    await api.db.updateTable('delivery_settings').set({ time_zone: 'UTC' }).execute()
    expect(await sendAll(new Date(NOW.getTime() + 600_000))).toBe(1)
  })

  test('a turn that the database asks to repeat is repeated, and is no failure', async () => {
    await choose()
    await follow(ids.lodz)
    await arrive(1)
    await sql`create sequence turns`.execute(api.db)
    await sql`create function refuse_once() returns trigger language plpgsql as $$ begin
      if nextval('turns') = 1 then raise 'again' using errcode = '40001'; end if;
      return new; end $$`.execute(api.db)
    await sql`create trigger refuse_once before insert on outgoing_mails for each row execute function refuse_once()`.execute(
      api.db,
    )
    expect(await send()).toBe(1)
    await sql`drop trigger refuse_once on outgoing_mails`.execute(api.db)
    expect(await mails()).toHaveLength(1)
  })

  test('a mail that is due stays due when its language is changed', async () => {
    await choose({ frequency: 'daily', hour: 12 })
    await follow(ids.lodz)
    await arrive(1)
    const changed = { frequency: 'daily', hour: 12, weekday: 1, time_zone: 'UTC', language: 'de' } as const
    await changeSettings(api.db, { user: users.full, actor: system, now: NOW }, changed)
    expect(await send()).toBe(1)
  })

  test('a round that fails at its end leaves neither a mail nor a mark', async () => {
    await choose()
    await follow(ids.lodz)
    await arrive(1)
    await sql`alter table delivery_settings add constraint never_later check (next_at <= ${sql.lit(NOW.toISOString())})`.execute(
      api.db,
    )
    await expect(send()).rejects.toThrow('never_later')
    await sql`alter table delivery_settings drop constraint never_later`.execute(api.db)
    expect(await mails()).toEqual([])
    expect(await send()).toBe(1)
  })
})

const transport = { send: async () => {}, close: () => {} }
test.each([
  ['that leaves them to another system', { mail: { ...settings, transport, sendsResearch: false } }],
  ['without a way for mails', {}],
])('a server %s has no settings of mails with research', async (_what, options) => {
  const quiet = await openApi(undefined, options)
  const { token } = await quiet.signIn()
  for (const call of ['current_user/delivery', 'current_user/digest_preview'])
    expect((await quiet.get(call, {}, token)).statusCode).toBe(404)
  expect((await quiet.get('current_user/inbox', {}, token)).statusCode).toBe(200)
  await quiet.close()
})
