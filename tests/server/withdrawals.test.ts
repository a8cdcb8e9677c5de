import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import ICAL from 'ical.js'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { RoadshowDetail } from '#contract/roadshow.ts'
import { seedAccounts } from '#demo/data/accounts.ts'
import { edgeEventIds } from '#demo/data/edges/events.ts'
import { listOutbox } from '#server/platform/mail/outbox.ts'
import { outboxTransport } from '#server/platform/mail/transport.ts'
import { NOW } from './seed/support.ts'
import { openDemoApi } from './support/api.ts'

type Event = keyof typeof edgeEventIds
type Account = keyof typeof seedAccounts

const from = { name: 'Halden Research', address: 'no-reply@halden.example' }
const accessTeam = { name: 'Investor Access', address: 'access@halden.example' }

let directory: string
let api: Awaited<ReturnType<typeof openDemoApi>>
let now = NOW.getTime()

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'outbox-'))
  const mail = { from, accessTeam, portalUrl: 'https://portal.example', transport: outboxTransport(directory) }
  api = await openDemoApi(NOW, { clock: () => new Date(now), mail: { ...mail, shownOutbox: directory } })
})
afterAll(async () => {
  await api.close()
  await rm(directory, { recursive: true })
})
beforeEach(async () => {
  now = NOW.getTime()
  await api.db.deleteFrom('registrations').execute()
  await api.db.updateTable('roadshows').set({ cancelled_at: null }).execute()
})

const call = async (name: 'register' | 'withdraw', event: Event, account: Account = 'full') => {
  const { statusCode, body } = await api.post(
    `roadshows/${edgeEventIds[event]}/${name}`,
    {},
    await api.signInAs(account),
  )
  return { statusCode, body }
}

const eventOf = async (event: Event, account: Account = 'full'): Promise<RoadshowDetail> => {
  const query = { roadshow_id: String(edgeEventIds[event]) }
  return (await api.get('roadshows/roadshow_by_id', query, await api.signInAs(account))).json()
}

const rowsOf = (event: Event) =>
  api.db.selectFrom('registrations').select('user_id').where('roadshow_id', '=', edgeEventIds[event]).execute()

const actions = async () =>
  (
    await api.db.selectFrom('audit').select('action').where('action', 'like', 'event.%').orderBy('number').execute()
  ).map(({ action }) => action)

describe('extras: taking back', () => {
  test('a registration, which can then be made again', async () => {
    await call('register', 'promoted')
    expect(await eventOf('promoted')).toMatchObject({
      has_requested_slot: true,
      registration_kind: 'register',
      can_withdraw: true,
    })
    expect(await call('withdraw', 'promoted')).toEqual({ statusCode: 204, body: '' })
    expect(await rowsOf('promoted')).toEqual([])
    expect(await eventOf('promoted')).toMatchObject({ has_requested_slot: false, can_withdraw: false })
    expect((await call('register', 'promoted')).statusCode).toBe(204)
    expect((await actions()).slice(-3)).toEqual(['event.register', 'event.withdraw', 'event.register'])
  })

  test('a request for access', async () => {
    await call('register', 'notPermissioned')
    expect(await eventOf('notPermissioned')).toMatchObject({ registration_kind: 'request', can_withdraw: true })
    expect((await call('withdraw', 'notPermissioned')).statusCode).toBe(204)
    expect(await rowsOf('notPermissioned')).toEqual([])
  })

  test('frees the place in a full event', async () => {
    const rows = api.db.updateTable('roadshows').where('id', '=', edgeEventIds.promoted)
    await rows.set({ capacity: 1 }).execute()
    try {
      await call('register', 'promoted')
      expect((await call('register', 'promoted', 'equity')).statusCode).toBe(409)
      await call('withdraw', 'promoted')
      expect((await call('register', 'promoted', 'equity')).statusCode).toBe(204)
    } finally {
      await rows.set({ capacity: null }).execute()
    }
  })

  test('leaves the registrations of others', async () => {
    await call('register', 'promoted')
    await call('register', 'promoted', 'equity')
    await call('withdraw', 'promoted')
    expect(await rowsOf('promoted')).toEqual([{ user_id: seedAccounts.equity.id }])
  })

  test('twice at once changes and tells it once', async () => {
    await call('register', 'promoted')
    const before = await actions()
    const answers = await Promise.all([call('withdraw', 'promoted'), call('withdraw', 'promoted')])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 204])
    expect(await actions()).toEqual([...before, 'event.withdraw'])
  })

  test('nothing changes nothing', async () => {
    const before = await actions()
    expect((await call('withdraw', 'promoted')).statusCode).toBe(204)
    expect(await actions()).toEqual(before)
  })
})

describe('extras: what stays', () => {
  test('a registration of an event that is over', async () => {
    await call('register', 'promoted')
    now += 400 * 86_400_000
    expect(await eventOf('promoted')).toMatchObject({ can_withdraw: false })
    expect(await call('withdraw', 'promoted')).toMatchObject({
      statusCode: 409,
      body: expect.stringContaining('This event is over.'),
    })
    expect(await rowsOf('promoted')).toHaveLength(1)
  })

  test('a registration of a cancelled event, whose attendees the desk has told', async () => {
    await call('register', 'promoted')
    await api.db.updateTable('roadshows').set({ cancelled_at: NOW }).where('id', '=', edgeEventIds.promoted).execute()
    expect(await eventOf('promoted')).toMatchObject({ can_withdraw: false })
    expect(await call('withdraw', 'promoted')).toMatchObject({
      statusCode: 409,
      body: expect.stringContaining('This event is cancelled.'),
    })
    expect(await rowsOf('promoted')).toHaveLength(1)
  })
})

describe('extras: mails of a withdrawal', () => {
  const mailsAfter = async (act: () => Promise<unknown>) => {
    await act()
    await vi.waitFor(
      async () => expect(await api.db.selectFrom('outgoing_mails').selectAll().execute()).toEqual([]),
      10_000,
    )
    const mails = await listOutbox(directory, 100)
    return (start: string, address: string) =>
      mails.find(({ to, subject }) => to.address === address && subject.startsWith(start))
  }

  test('the client gets a file that removes the event from the calendar, and the access team is told', async () => {
    await call('register', 'threeLocations')
    const find = await mailsAfter(() => call('withdraw', 'threeLocations'))
    const confirmation = find('Registration cancelled: ', 'full@demo.example')
    expect(confirmation?.text).toContain('Your registration for the event below is cancelled.')
    const calendar = new ICAL.Component(ICAL.parse(confirmation?.attachments?.[0]?.content ?? ''))
    const entry = calendar.getFirstSubcomponent('vevent')
    expect(entry?.getFirstPropertyValue('status')).toBe('CANCELLED')
    expect(entry?.getFirstPropertyValue('description')).toBeNull()
    const team = find('Registration cancelled: ', accessTeam.address)
    expect(team?.text).toContain('Client: Alexandra Whitfield')
    expect(team?.text).toContain(`https://portal.example/events/${edgeEventIds.threeLocations}`)
  })

  test('a request had no file, and its withdrawal has none', async () => {
    await call('register', 'notPermissioned', 'regions')
    const find = await mailsAfter(() => call('withdraw', 'notPermissioned', 'regions'))
    const confirmation = find('Request withdrawn: ', 'nordics@demo.example')
    expect(confirmation?.text).toContain('You have withdrawn your request')
    expect(confirmation?.attachments).toBeUndefined()
    expect(find('Request withdrawn: ', accessTeam.address)?.text).toContain('Håkan Öberg')
  })
})

describe('extras: the tags of an event', () => {
  test('are its companies, analysts and sectors', async () => {
    const { tags } = await eventOf('promoted')
    expect(tags?.length).toBeGreaterThan(0)
    expect(new Set(tags?.map(({ category }) => category))).toEqual(new Set(['Company', 'Analyst', 'Sector']))
  })

  test('are withheld with the description from users who may not know it', async () => {
    expect(await eventOf('notPermissioned')).toMatchObject({ permissioned: false, description: null, tags: [] })
  })
})
