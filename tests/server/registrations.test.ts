import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { seedAccounts } from '#demo/data/accounts.ts'
import { edgeEventIds } from '#demo/data/edges/events.ts'
import { writeRegistrations } from '#demo/data/write/write-site.ts'
import { userActor } from '#server/platform/audit/actor.ts'
import { writeAudit } from '#server/platform/audit/repository.ts'
import { NOW } from './seed/support.ts'
import { openDemoApi } from './support/api.ts'

type Event = keyof typeof edgeEventIds
type Account = keyof typeof seedAccounts

let api: Awaited<ReturnType<typeof openDemoApi>>
let now = NOW.getTime()
const wait = (milliseconds: number) => {
  now += milliseconds
}

type Changes = { capacity?: number | null; can_register?: boolean; start_at?: Date; end_at?: Date | null }
let undo: (() => Promise<unknown>)[] = []

beforeAll(async () => {
  api = await openDemoApi(NOW, { clock: () => new Date(now) })
})
afterAll(() => api.close())

beforeEach(async () => {
  now = NOW.getTime()
  // A later sign-in of the test before may have removed sessions that had ended by its clock.
  tokens.clear()
  await api.db.deleteFrom('registrations').execute()
  await writeRegistrations(api.db, NOW)
  await api.db.deleteFrom('audit').execute()
})
afterEach(async () => {
  for (const step of undo.reverse()) await step()
  undo = []
})

/** Tokens are good for ten minutes of the test's own clock. */
const tokens = new Map<string, Promise<string>>()
function tokenOf(account: Account): Promise<string> {
  const key = `${account} ${now}`
  const token = tokens.get(key) ?? api.signInAs(account)
  tokens.set(key, token)
  return token
}

const registerFor = async (event: Event, account: Account = 'full', body: object = {}) =>
  api.post(`roadshows/${edgeEventIds[event]}/register`, body, await tokenOf(account))

const rowsOf = (event: Event) =>
  api.db
    .selectFrom('registrations')
    .select(['user_id', 'kind', 'created_at'])
    .where('roadshow_id', '=', edgeEventIds[event])
    .orderBy('user_id')
    .execute()

async function change(event: Event, values: Changes): Promise<void> {
  const rows = api.db.updateTable('roadshows').where('id', '=', edgeEventIds[event])
  const before = await api.db
    .selectFrom('roadshows')
    .select(['capacity', 'can_register', 'start_at', 'end_at'])
    .where('id', '=', edgeEventIds[event])
    .executeTakeFirstOrThrow()
  undo.push(() => rows.set(before).execute())
  await rows.set(values).execute()
}

const auditRows = () =>
  api.db.selectFrom('audit').selectAll().where('action', 'like', 'event.%').orderBy('number').execute()

const flagsOf = async (event: Event, account: Account) => {
  const query = { roadshow_id: String(edgeEventIds[event]) }
  const { can_register, has_requested_slot } = (
    await api.get('roadshows/roadshow_by_id', query, await tokenOf(account))
  ).json()
  return { can_register, has_requested_slot }
}

describe('taking part', () => {
  test('R391 R327 a permitted event is registered for, and says so from then on', async () => {
    const answer = await registerFor('promoted')
    expect([answer.statusCode, answer.body]).toEqual([204, ''])
    expect(await rowsOf('promoted')).toEqual([{ user_id: seedAccounts.full.id, kind: 'register', created_at: NOW }])
    expect(await flagsOf('promoted', 'full')).toEqual({ can_register: true, has_requested_slot: true })
    expect(await flagsOf('promoted', 'equity')).toEqual({ can_register: true, has_requested_slot: false })
  })

  test.each([
    ['notPermissioned', 'full'],
    ['meetingLink', 'trial'],
  ] as const)('R391 R328 access is asked for to an event that is not permitted: %s by %s', async (event, account) => {
    expect((await registerFor(event, account)).statusCode).toBe(204)
    expect(await rowsOf(event)).toMatchObject([{ user_id: seedAccounts[account].id, kind: 'request' }])
    expect(await flagsOf(event, account)).toMatchObject({ has_requested_slot: true })
  })

  test('R391 asking twice changes nothing, one after the other or at once', async () => {
    expect((await registerFor('promoted')).statusCode).toBe(204)
    wait(60_000)
    const answers = await Promise.all(Array.from({ length: 5 }, () => registerFor('promoted')))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 204, 204, 204, 204])
    const first = await Promise.all(Array.from({ length: 5 }, () => registerFor('threeLocations')))
    expect(first.map(({ statusCode }) => statusCode)).toEqual([204, 204, 204, 204, 204])
    expect(await rowsOf('promoted')).toEqual([{ user_id: seedAccounts.full.id, kind: 'register', created_at: NOW }])
    expect(await rowsOf('threeLocations')).toHaveLength(1)
    expect(await auditRows()).toHaveLength(2)
  })

  test('R391 what was asked for stays asked for when it is over, closed or full by now', async () => {
    expect((await registerFor('requestedPermissioned')).statusCode).toBe(204)
    await change('requestedPermissioned', { can_register: false })
    expect((await registerFor('requestedPermissioned')).statusCode).toBe(204)
    wait(400 * 86_400_000)
    expect((await registerFor('requestedPermissioned')).statusCode).toBe(204)
    expect(await auditRows()).toEqual([])
  })
})

describe('refusals', () => {
  test.each([
    ['replay', 'This event is over.'],
    ['withoutEndPast', 'This event is over.'],
    ['closedRegistration', 'Registration for this event is closed.'],
    ['full', 'This event is full.'],
  ] as const)('R391 %s: %s', async (event, text) => {
    const before = await rowsOf(event)
    const answer = await registerFor(event)
    expect(answer.statusCode).toBe(409)
    expect(answer.json()).toEqual({ errors: [text], status: 409 })
    expect(await rowsOf(event)).toEqual(before)
    expect(await auditRows()).toEqual([])
  })

  test('R391 up to its last moment an event is not over', async () => {
    await change('promoted', { start_at: new Date(NOW.getTime() - 3_600_000), end_at: NOW })
    expect((await registerFor('promoted')).statusCode).toBe(204)
    wait(1)
    expect((await registerFor('promoted', 'equity')).statusCode).toBe(409)
  })

  test.each(['999999', '0', '008', '-1', 'abc', '1e1', '12%27', '99999999999'])(
    'R391 event %s is unknown',
    async (id) => {
      const answer = await api.post(`roadshows/${id}/register`, {}, await tokenOf('full'))
      expect(answer.statusCode).toBe(404)
      expect(answer.json()).toEqual({ errors: ['There is no such event.'], status: 404 })
    },
  )

  test('R391 R137 without a session nothing is registered', async () => {
    expect((await api.post(`roadshows/${edgeEventIds.promoted}/register`, {})).statusCode).toBe(401)
    expect((await api.post(`roadshows/${edgeEventIds.promoted}/register`, {}, 'forged')).statusCode).toBe(401)
    expect(await rowsOf('promoted')).toEqual([])
  })

  test('R391 a body that is no object is an error', async () => {
    expect((await registerFor('promoted', 'full', [1])).statusCode).toBe(400)
    const url = `/api/roadshows/${edgeEventIds.promoted}/register`
    const headers = { authorization: `Bearer ${await tokenOf('full')}`, 'content-type': 'application/json' }
    const broken = await api.app.inject({ method: 'POST', url, headers, payload: '{' })
    expect(broken.statusCode).toBe(400)
    expect(await rowsOf('promoted')).toEqual([])
  })

  test.each([{}, { 'content-type': 'application/json' }])('R329 R391 no body is needed: %o', async (type) => {
    const url = `/api/roadshows/${edgeEventIds.promoted}/register`
    const headers = { authorization: `Bearer ${await tokenOf('full')}`, ...type }
    expect((await api.app.inject({ method: 'POST', url, headers })).statusCode).toBe(204)
    expect(await rowsOf('promoted')).toHaveLength(1)
  })
})

describe('who asked for access and is given it', () => {
  const setLevel = (level: number) =>
    api.db.updateTable('entitlements').set({ level }).where('user_id', '=', seedAccounts.trial.id).execute()
  const eventOf = async () => {
    const query = { roadshow_id: String(edgeEventIds.meetingLink) }
    return (await api.get('roadshows/roadshow_by_id', query, await tokenOf('trial'))).json()
  }

  beforeEach(async () => {
    undo.push(() => setLevel(seedAccounts.trial.entitlement.level))
    expect((await registerFor('meetingLink', 'trial')).statusCode).toBe(204)
    expect(await eventOf()).toMatchObject({ permissioned: false, has_requested_slot: true })
    await setLevel(3)
  })

  test('R325 R328 can register from then on, once and with a place of their own', async () => {
    await change('meetingLink', { capacity: 1 })
    expect(await eventOf()).toMatchObject({ permissioned: true, can_register: true, has_requested_slot: false })
    wait(1000)
    expect((await registerFor('meetingLink', 'trial')).statusCode).toBe(204)
    const row = { user_id: seedAccounts.trial.id, kind: 'register', created_at: new Date(now) }
    expect(await rowsOf('meetingLink')).toEqual([row])
    expect(await eventOf()).toMatchObject({ can_register: true, has_requested_slot: true })
    expect((await registerFor('meetingLink', 'trial')).statusCode).toBe(204)
    expect((await registerFor('meetingLink', 'full')).statusCode).toBe(409)
    expect((await auditRows()).map(({ action }) => action)).toEqual(['event.request', 'event.register'])
  })

  test('R391 keeps the place when the subscription is lowered again', async () => {
    expect((await registerFor('meetingLink', 'trial')).statusCode).toBe(204)
    await setLevel(seedAccounts.trial.entitlement.level)
    expect((await registerFor('meetingLink', 'trial')).statusCode).toBe(204)
    expect(await rowsOf('meetingLink')).toMatchObject([{ user_id: seedAccounts.trial.id, kind: 'register' }])
  })

  test('R322 R391 has no place by the request', async () => {
    await change('meetingLink', { capacity: 1 })
    expect((await registerFor('meetingLink', 'full')).statusCode).toBe(204)
    expect(await eventOf()).toMatchObject({ can_register: false, has_requested_slot: false })
    expect((await registerFor('meetingLink', 'trial')).json().errors).toEqual(['This event is full.'])
  })

  test('R242 is recommended the event', async () => {
    const ids = async () =>
      (await api.get('roadshows/suggested', { limit: '100' }, await tokenOf('trial')))
        .json()
        .map(({ id }: { id: string }) => Number(id))
    expect(await ids()).toContain(edgeEventIds.meetingLink)
    await registerFor('meetingLink', 'trial')
    expect(await ids()).not.toContain(edgeEventIds.meetingLink)
  })
})

describe('places', () => {
  const everybody = ['full', 'equity', 'fresh', 'mustChange'] as const

  test('R391 calls at the same moment never take more places than there are', async () => {
    await change('promoted', { capacity: 2 })
    const bearers = await Promise.all(everybody.map(tokenOf))
    const answers = await Promise.all(
      [...bearers, ...bearers].map((token) => api.post(`roadshows/${edgeEventIds.promoted}/register`, {}, token)),
    )
    const rows = await rowsOf('promoted')
    expect(rows).toHaveLength(2)
    const isIn = (account: Account) => rows.some(({ user_id }) => user_id === seedAccounts[account].id)
    const expected = everybody.map((account) => (isIn(account) ? 204 : 409))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([...expected, ...expected])
  })

  test('R322 when the last place is taken, others cannot register and who has one still may', async () => {
    await change('promoted', { capacity: 1 })
    expect(await flagsOf('promoted', 'equity')).toMatchObject({ can_register: true })
    await registerFor('promoted')
    expect(await flagsOf('promoted', 'equity')).toEqual({ can_register: false, has_requested_slot: false })
    expect(await flagsOf('promoted', 'full')).toEqual({ can_register: true, has_requested_slot: true })
    const answer = await api.get('roadshows/upcoming', { public: 'true', page_size: '100' })
    expect(answer.statusCode).toBe(200)
  })

  test('R328 access is asked for also where no place is left, but not when it is over or closed', async () => {
    await change('meetingLink', { capacity: 1 })
    expect((await registerFor('meetingLink', 'full')).statusCode).toBe(204)
    expect(await flagsOf('meetingLink', 'trial')).toEqual({ can_register: true, has_requested_slot: false })
    expect((await registerFor('meetingLink', 'trial')).statusCode).toBe(204)
    expect(await rowsOf('meetingLink')).toMatchObject([{ kind: 'register' }, { kind: 'request' }])
    await change('notPermissioned', { can_register: false })
    expect((await registerFor('notPermissioned')).json().errors).toEqual(['Registration for this event is closed.'])
    await change('notPermissioned', { can_register: true, start_at: new Date(0), end_at: null })
    expect((await registerFor('notPermissioned')).json().errors).toEqual(['This event is over.'])
  })

  test('R328 a request for access takes no place', async () => {
    await change('meetingLink', { capacity: 1 })
    expect((await registerFor('meetingLink', 'trial')).statusCode).toBe(204)
    expect((await registerFor('meetingLink', 'full')).statusCode).toBe(204)
    expect((await registerFor('meetingLink', 'equity')).statusCode).toBe(409)
    expect(await rowsOf('meetingLink')).toMatchObject([{ kind: 'register' }, { kind: 'request' }])
  })
})

test('R391 what was done is on record: who, what, when', async () => {
  await registerFor('promoted')
  wait(1000)
  await registerFor('notPermissioned')
  const entries = await auditRows()
  const { id: user_id, username } = seedAccounts.full
  expect(entries).toMatchObject([
    { at: NOW, user_id, username, action: 'event.register', subject: `roadshows/${edgeEventIds.promoted}`, detail: {} },
    {
      at: new Date(NOW.getTime() + 1000),
      user_id,
      username,
      action: 'event.request',
      subject: `roadshows/${edgeEventIds.notPermissioned}`,
      detail: {},
    },
  ])
})

test('R391 the record outlives the user, and still says who it was', async () => {
  const user = { id: 99, username: 'gone@demo.example', name: 'Gone', created_at: NOW }
  await api.db.insertInto('users').values(user).execute()
  const actor = userActor({ ...user, externalReference: null }, { ip: '192.0.2.1' })
  await writeAudit(api.db, { actor, action: 'event.register', subject: 'roadshows/1' }, NOW)
  await api.db.deleteFrom('users').where('id', '=', user.id).execute()
  expect(await auditRows()).toMatchObject([{ user_id: 99, username: user.username, subject: 'roadshows/1' }])
})
