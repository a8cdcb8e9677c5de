import ICAL from 'ical.js'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { DeskEvent, DeskEventDraft, DeskEventRow } from '#contract/desk-events.ts'
import { seedAccounts } from '#demo/data/accounts.ts'
import type { Mail } from '#server/platform/mail/mail.ts'
import { NOW } from '../seed/support.ts'
import { openDemoApi } from '../support/api.ts'

const address = { name: 'Halden Research', address: 'no-reply@halden.example' }

let api: Awaited<ReturnType<typeof openDemoApi>>
let [desk, client]: string[] = []
let draft: DeskEventDraft
const sent: Mail[] = []
let now = NOW.getTime()

const send = async (_id: string, mail: Mail) => {
  sent.push(mail)
}
const post = (path: string, body: object, token = desk) => api.post(`desk/events${path}`, body, token)
const get = (path = '', query: Record<string, string> = {}) => api.get(`desk/events${path}`, query, desk)
const create = async (changes: Partial<DeskEventDraft> = {}): Promise<DeskEvent> => {
  const answer = await post('', { ...draft, ...changes })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}
const registerFor = (id: string, token = client) => api.post(`roadshows/${id}/register`, {}, token)
const asClient = async (id: string) => (await api.get('roadshows/roadshow_by_id', { roadshow_id: id }, client)).json()
const audit = () =>
  api.db.selectFrom('audit').select(['action', 'subject', 'username', 'detail']).orderBy('number').execute()
const tagIds = async (category: string, count: number) =>
  (
    await api.db
      .selectFrom('tags')
      .select('id')
      .where('category', '=', category)
      .where('inactive', '=', false)
      .orderBy('id')
      .limit(count)
      .execute()
  ).map(({ id }) => String(id))

beforeAll(async () => {
  const transport = { send, close: () => {} }
  const mail = { from: address, accessTeam: address, portalUrl: 'https://portal.example', transport }
  api = await openDemoApi(NOW, { clock: () => new Date(now), mail })
  draft = {
    name: 'Nordic banks: lunch with the board',
    type_id: (await tagIds('Roadshow Type', 1))[0] ?? '',
    start_time: '2027-03-30T12:00',
    end_time: '2027-03-30T14:00',
    time_zone: 'Europe/Oslo',
    location: 'Oslo; Bergen',
    meeting_url: '',
    format: 'In person',
    description: 'Herring and margins.',
    capacity: 2,
    tags: { Region: await tagIds('Region', 1), Sector: await tagIds('Sector', 1), Company: [], Analyst: [] },
    level: 1,
    can_register: true,
    is_public: false,
    promoted: false,
  }
})
afterAll(() => api.close())
beforeEach(async () => {
  now = NOW.getTime()
  desk = await api.signInAs('desk')
  client = await api.signInAs('full')
  sent.length = 0
  await api.db.deleteFrom('audit').execute()
})

describe('a new event', () => {
  test('is what the desk has entered, and clients find it', async () => {
    const event = await create({ tags: { ...draft.tags, Company: await tagIds('Company', 1) } })
    expect(event).toMatchObject({
      name: draft.name,
      start_date: '2027-03-30T12:00:00+02:00',
      end_date: '2027-03-30T14:00:00+02:00',
      state: 'open',
      registered: 0,
      capacity: 2,
      level: 1,
      revision: 0,
      told_by_mail: 0,
    })
    expect((await get(`/${event.id}`)).json()).toEqual(event)
    const found = (await api.get('roadshows/upcoming', { search_term: 'herring' }, client)).json().records
    expect(found).toMatchObject([{ id: event.id, can_register: true, cancelled: false, time_zone: 'Europe/Oslo' }])
    expect(await audit()).toMatchObject([
      { action: 'event.create', subject: `roadshows/${event.id}`, username: seedAccounts.desk.username },
    ])
  })

  test('extras: stands under each company, analyst and sector that the desk has chosen, until that is changed', async () => {
    const tags = {
      Region: [],
      Sector: await tagIds('Sector', 1),
      Company: await tagIds('Company', 1),
      Analyst: await tagIds('Analyst', 1),
    }
    const event = await create({ tags })
    const standsUnder = async (id: string | undefined) =>
      (await api.get('roadshows/upcoming_by_tag', { tag_id: id ?? '', page_size: '300' }, client))
        .json()
        .records.some((found: { id: string }) => found.id === event.id)
    const chosen = [...tags.Sector, ...tags.Company, ...tags.Analyst]
    expect(await Promise.all(chosen.map(standsUnder))).toEqual([true, true, true])
    const changed = await post(`/${event.id}`, { ...draft, tags: { ...tags, Analyst: [] }, revision: 0 })
    expect(changed.json().tags.Analyst).toEqual([])
    expect(await Promise.all(chosen.map(standsUnder))).toEqual([true, true, false])
    expect((await audit()).at(-1)).toMatchObject({ action: 'event.change', detail: { tag_ids: {} } })
  })

  test('is found by the ticker of its company', async () => {
    const company = await api.db
      .selectFrom('tags')
      .select(['id', 'ticker'])
      .where('category', '=', 'Company')
      .where('ticker', 'is not', null)
      .orderBy('id')
      .limit(1)
      .executeTakeFirstOrThrow()
    const { id } = await create({ tags: { ...draft.tags, Company: [String(company.id)] } })
    const filter = { filter_Ticker: company.ticker ?? '', page_size: '100' }
    const found = (await api.get('roadshows/upcoming', filter, client)).json().records
    expect(found.map((event: { id: string }) => event.id)).toContain(id)
  })

  test.each([
    [{ name: '  ' }, 'name', 'required'],
    [{ type_id: '0' }, 'type_id', 'gone'],
    [{ time_zone: 'Europe/Atlantis' }, 'time_zone', 'no-zone'],
    [{ start_time: '2027-13-01T12:00' }, 'start_time', 'no-time'],
    [{ start_time: '2027-03-28T02:30', end_time: null }, 'start_time', 'skipped'],
    [{ end_time: '2027-03-30T12:00' }, 'end_time', 'before-start'],
    [{ start_time: '2020-01-01T12:00', end_time: '2020-01-01T13:00' }, 'end_time', 'over'],
    [{ meeting_url: 'javascript:alert(1)' }, 'meeting_url', 'no-link'],
    [{ capacity: 0 }, 'capacity', 'no-count'],
    [{ tags: { Region: ['999999'], Sector: [], Company: [], Analyst: [] } }, 'tags.Region', 'gone'],
  ])('%o is refused at its field', async (changes, field, code) => {
    const before = await api.db.selectFrom('roadshows').select('id').execute()
    const answer = await post('', { ...draft, ...changes })
    expect([answer.statusCode, answer.json().problems]).toEqual([422, [{ code, field }]])
    expect(await api.db.selectFrom('roadshows').select('id').execute()).toHaveLength(before.length)
    expect(await audit()).toEqual([])
  })
})

describe('the list', () => {
  const ids = async (query: Record<string, string>): Promise<string[]> =>
    (await get('', query)).json().records.map(({ id }: DeskEventRow) => id)

  test('has all events to come, or past, and finds parts of names', async () => {
    const { id } = await create({ name: 'Quixotic breakfast' })
    expect(await ids({ search_term: 'quixo' })).toEqual([id])
    expect(await ids({ search_term: 'quixo', when: 'past' })).toEqual([])
    now = Date.parse('2027-04-01T00:00:00Z')
    desk = await api.signInAs('desk')
    expect(await ids({ search_term: 'quixo', when: 'past' })).toEqual([id])
    expect((await get(`/${id}`)).json().state).toBe('over')
  })

  test('comes in pages, the next event first', async () => {
    const [first, second] = [
      (await get('', { page_size: '5' })).json(),
      (await get('', { page: '2', page_size: '5' })).json(),
    ]
    const starts = [...first.records, ...second.records].map(({ start_date }: DeskEventRow) => Date.parse(start_date))
    expect(starts).toHaveLength(10)
    expect(starts).toEqual([...starts].sort((one, other) => one - other))
    expect(first.pagination_metadata.max_records).toBeGreaterThan(10)
  })
})

describe('a change', () => {
  test('is kept with its revision, and audited by what differs', async () => {
    const { id } = await create()
    const answer = await post(`/${id}`, { ...draft, name: 'Nordic banks: dinner', revision: 0 })
    expect(answer.json()).toMatchObject({ name: 'Nordic banks: dinner', revision: 1 })
    expect((await asClient(id)).revision).toBe(1)
    const [, entry] = await audit()
    expect(entry).toMatchObject({
      action: 'event.change',
      detail: { name: { before: draft.name, after: 'Nordic banks: dinner' } },
    })
    expect(Object.keys(entry?.detail ?? {})).toEqual(['name'])
    expect(sent).toEqual([])
  })

  test('of something that somebody else has changed meanwhile is refused', async () => {
    const { id } = await create()
    await post(`/${id}`, { ...draft, name: 'First', revision: 0 })
    const answer = await post(`/${id}`, { ...draft, name: 'Second', revision: 0 })
    expect(answer.statusCode).toBe(409)
    expect((await get(`/${id}`)).json().name).toBe('First')
  })

  test('that changes nothing leaves no trace', async () => {
    const { id } = await create()
    expect((await post(`/${id}`, { ...draft, revision: 0 })).json().revision).toBe(0)
    expect(await audit()).toHaveLength(1)
  })

  test('leaves no fewer places than are taken', async () => {
    const { id } = await create({ capacity: null })
    await registerFor(id)
    await registerFor(id, await api.signInAs('equity'))
    const answer = await post(`/${id}`, { ...draft, capacity: 1, revision: 0 })
    expect([answer.statusCode, answer.json().problems]).toEqual([
      422,
      [{ code: 'below-registered', field: 'capacity' }],
    ])
  })

  test('of time or place is told to attendees, with an entry that replaces the old one', async () => {
    const { id } = await create()
    await registerFor(id)
    await vi.waitFor(() => expect(sent).toHaveLength(2))
    sent.length = 0
    await post(`/${id}`, { ...draft, location: 'Stavanger', revision: 0 })
    await vi.waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]).toMatchObject({ to: { address: 'full@demo.example' }, subject: `Changed: ${draft.name}` })
    expect(sent[0]?.text).toContain('Where: Stavanger')
    expect(sent[0]?.attachments?.[0]?.content).toContain('SEQUENCE:1')
  })
})

describe('a cancelled event', () => {
  test('is told to attendees by mail, and their calendars show it as cancelled', async () => {
    const { id } = await create()
    await registerFor(id)
    await registerFor(id, await api.signInAs('equity'))
    await vi.waitFor(() => expect(sent).toHaveLength(4))
    sent.length = 0
    expect((await get(`/${id}`)).json()).toMatchObject({ registered: 2, state: 'full', told_by_mail: 2 })
    const answer = await post(`/${id}/cancel`, {})
    expect(answer.json()).toMatchObject({ state: 'cancelled', revision: 1 })
    await vi.waitFor(() => expect(sent).toHaveLength(2))
    expect(sent.map(({ to }) => to.address).sort()).toEqual(['equity@demo.example', 'full@demo.example'])
    expect(sent[0]?.subject).toBe(`Cancelled: ${draft.name}`)
    expect(sent[0]?.text).toContain('has been cancelled')
    const calendar = new ICAL.Component(ICAL.parse(String(sent[0]?.attachments?.[0]?.content)))
    const entry = calendar.getFirstSubcomponent('vevent')
    expect(entry?.getFirstPropertyValue('status')).toBe('CANCELLED')
    expect(entry?.getFirstPropertyValue('sequence')).toBe(1)
    expect((await audit()).at(-1)).toMatchObject({ action: 'event.cancel', detail: { told: 2 } })
  })

  test('is cancelled for a reason, which attendees, the desk and the audit know', async () => {
    const { id } = await create()
    await registerFor(id)
    await vi.waitFor(() => expect(sent).toHaveLength(2))
    sent.length = 0
    const answer = await post(`/${id}/cancel`, { reason: ' The speaker has fallen ill. ' })
    expect(answer.json()).toMatchObject({ state: 'cancelled', cancel_reason: 'The speaker has fallen ill.' })
    await vi.waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]?.text).toContain('Reason: The speaker has fallen ill.')
    expect((await audit()).at(-1)).toMatchObject({ detail: { told: 1, reason: 'The speaker has fallen ill.' } })
  })

  test('stays in the lists of clients, marked, and takes no registrations', async () => {
    const { id } = await create({ meeting_url: 'https://meet.example/1' })
    await registerFor(id)
    await post(`/${id}/cancel`, {})
    for (const token of [client, await api.signInAs('equity')]) {
      const answer = await registerFor(id, token)
      expect([answer.statusCode, answer.json().errors]).toEqual([409, ['This event is cancelled.']])
    }
    expect(await asClient(id)).toMatchObject({ cancelled: true, can_register: false, meeting_url: null })
    const upcoming = (await api.get('roadshows/upcoming', { search_term: 'herring', page_size: '100' }, client)).json()
    expect(upcoming.records).toContainEqual(expect.objectContaining({ id, cancelled: true }))
    const suggested = (await api.get('roadshows/suggested', { limit: '100' }, await api.signInAs('equity'))).json()
    expect(suggested.map((event: { id: string }) => event.id)).not.toContain(id)
  })

  test('is cancelled once, and is not changed any more', async () => {
    const { id } = await create()
    await registerFor(id)
    await post(`/${id}/cancel`, {})
    await vi.waitFor(() => expect(sent).toHaveLength(3))
    expect((await post(`/${id}/cancel`, {})).json()).toMatchObject({ state: 'cancelled', revision: 1 })
    expect((await post(`/${id}`, { ...draft, name: 'Again', revision: 1 })).statusCode).toBe(409)
    expect((await audit()).filter(({ action }) => action === 'event.cancel')).toHaveLength(1)
    expect(await api.db.selectFrom('outgoing_mails').select('id').execute()).toEqual([])
    expect(sent).toHaveLength(3)
  })

  test('was still to come: what is over cannot be cancelled', async () => {
    const { id } = await create()
    now = Date.parse('2027-04-01T00:00:00Z')
    desk = await api.signInAs('desk')
    expect((await post(`/${id}/cancel`, {})).json().errors).toEqual(['This event is over.'])
  })
})

test('registrations say who they are, with what was asked for', async () => {
  const { id } = await create({ level: 3 })
  await registerFor(id)
  now += 1000
  await registerFor(id, await api.signInAs('trial'))
  expect((await get(`/${id}/registrations`)).json().records).toMatchObject([
    { name: seedAccounts.full.name, username: 'full@demo.example', kind: 'register', registered_at: NOW.toISOString() },
    { username: 'trial@demo.example', kind: 'request' },
  ])
  expect((await get(`/${id}`)).json()).toMatchObject({ registered: 1, requested: 1 })
})

test('an event that there is not is answered by 404', async () => {
  const answers = await Promise.all([
    get('/999999'),
    get('/999999/registrations'),
    post('/999999', { ...draft, revision: 0 }),
    post('/999999/cancel', {}),
    get('/abc'),
  ])
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404])
})
