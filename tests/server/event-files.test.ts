import ICAL from 'ical.js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Roadshow, RoadshowDetail } from '#contract/roadshow.ts'
import { seedAccounts } from '#demo/data/accounts.ts'
import { edgeEventIds } from '#demo/data/edges/events.ts'
import { createEvents } from '#demo/data/generate/events.ts'
import { formatDateRange } from '#server/events/date-range.ts'
import { listDays } from '#server/events/files/event-days.ts'
import { type EventPaper, whenWords } from '#server/events/files/event-paper.ts'
import { buildProgram } from '#server/events/files/program.ts'
import { NOW, world } from './seed/support.ts'
import { openDemoApi, type Query } from './support/api.ts'
import { textOfPdf } from './support/pdf-text.ts'

type Edge = keyof typeof edgeEventIds

const events = createEvents(world)
const files = ['invitation.pdf', 'schedule.pdf', 'event.ics'] as const

const paper: EventPaper = {
  id: 1,
  revision: 0,
  name: 'Dinner',
  type: 'Dinner',
  description: '',
  when: '',
  start: NOW,
  end: null,
  timeZone: 'UTC',
  places: [],
  format: '',
  meetingUrl: null,
  isCancelled: false,
  canRegister: true,
  hasReplay: false,
  hasSchedule: false,
  hosts: [],
  printedAt: NOW,
}

let api: Awaited<ReturnType<typeof openDemoApi>>
let token: string

beforeAll(async () => {
  api = await openDemoApi(NOW)
  token = await api.signInAs('full')
  // Which of the planted events have papers is left to chance; here all have.
  await api.db
    .updateTable('roadshows')
    .set({ has_invitation: true, has_schedule: true })
    .where('id', 'in', Object.values(edgeEventIds))
    .execute()
})
afterAll(() => api.close())

const load = (id: number | string, name: string, query: Query = { auth_token: token }) =>
  api.get(`files/roadshows/${id}/${name}`, query)
const textOf = async (event: Edge, name: (typeof files)[number]) =>
  textOfPdf((await load(edgeEventIds[event], name)).rawPayload)
const seeded = (event: Edge) => events.find(({ id }) => id === edgeEventIds[event])
const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0
const record = async (event: Edge, as = token): Promise<RoadshowDetail> =>
  (await api.get('roadshows/roadshow_by_id', { roadshow_id: String(edgeEventIds[event]) }, as)).json()

describe('what a record says of its files', () => {
  test('R319 R323 addresses for whoever may take part, for every account as the files themselves', async () => {
    for (const account of Object.keys(seedAccounts) as (keyof typeof seedAccounts)[]) {
      const auth_token = await api.signInAs(account)
      for (const [event, id] of Object.entries(edgeEventIds).slice(0, 14)) {
        const { permissioned, invitation_url, schedule_url } = await record(event as Edge, auth_token)
        const base = `/api/files/roadshows/${id}`
        const urls = permissioned ? [`${base}/invitation.pdf`, `${base}/schedule.pdf`] : [null, null]
        expect([invitation_url, schedule_url]).toEqual(urls)
        for (const name of files) {
          expect((await load(id, name, { auth_token })).statusCode).toBe(permissioned ? 200 : 403)
        }
      }
    }
  })

  test('R319 no address where there is no file, and no file', async () => {
    const { records } = (await api.get('roadshows/upcoming', { page_size: '100' }, token)).json()
    const ordinary: Roadshow[] = records.filter(({ id }: Roadshow) => Number(id) > 100)
    const without = ordinary.filter(({ permissioned, schedule_url }) => permissioned && !schedule_url)
    expect(without.length).toBeGreaterThan(10)
    for (const { id } of without.slice(0, 3)) expect((await load(id, 'schedule.pdf')).statusCode).toBe(404)
  })

  test('R403 its zone, its description, and what calendars know it by', async () => {
    expect(await record('acrossClockChange')).toMatchObject({
      time_zone: 'Europe/London',
      description: seeded('acrossClockChange')?.description,
      calendar_uid: 'roadshow-1@halden.example',
      revision: 0,
    })
  })

  test.each([
    ['99999', 'invitation.pdf'],
    ['17', 'invitation.docx'],
    ['17', 'toString'],
    ['17', '..%2Fevent.ics'],
    ["17'", 'event.ics'],
    ['99999999999', 'event.ics'],
    ['0017', 'event.ics'],
  ])('R319 there is no %s/%s', async (id, name) => {
    const answer = await load(id, name)
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toEqual({ errors: ['There is no such file.'], status: 404 })
  })

  test('R319 none without a token', async () => {
    for (const name of files) expect((await load(edgeEventIds.replay, name, {})).statusCode).toBe(401)
  })
})

describe('the invitation', () => {
  test('R319 is a PDF with a name of its own, an attachment when forced', async () => {
    const answer = await load(edgeEventIds.promoted, 'invitation.pdf')
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
    })
    expect(answer.headers['content-disposition']).toMatch(/^inline; filename="[^"]+ invitation\.pdf"/)
    const forced = await load(edgeEventIds.promoted, 'invitation.pdf', { auth_token: token, force_download: 'true' })
    expect(forced.headers['content-disposition']).toMatch(/^attachment; /)
  })

  test('R156 R157 of parameters that come more than once the first counts', async () => {
    const twice = await load(edgeEventIds.promoted, 'invitation.pdf', {
      auth_token: [token, 'other'],
      force_download: ['true', 'false'],
    })
    expect(twice.statusCode).toBe(200)
    expect(twice.headers['content-disposition']).toMatch(/^attachment; /)
    const other = { auth_token: ['other', token] }
    expect((await load(edgeEventIds.promoted, 'invitation.pdf', other)).statusCode).toBe(401)
  })

  test('R319 however long its name is, its files are told apart', async () => {
    const named = async (file: (typeof files)[number]) =>
      String((await load(edgeEventIds.longName, file)).headers['content-disposition'])
    expect(await named('invitation.pdf')).toMatch(/ invitation\.pdf"/)
    expect(await named('schedule.pdf')).toMatch(/ schedule\.pdf"/)
  })

  test.each([
    ['2026-11-25T00:30Z', 'November 24 – 25, 2026, 7:00 PM – 12:30 AM (London time)'],
    ['2026-11-25T00:00Z', 'November 24 – 25, 2026, 7:00 PM – 12:00 AM (London time)'],
    ['2026-11-24T23:00Z', 'November 24, 2026, 7:00 PM – 11:00 PM GMT (London time)'],
    ['2026-11-26T00:30Z', 'November 24 – 26, 2026, 7:00 PM – 12:30 AM each day (London time)'],
  ])('R319 an evening until %s has its hours', (until, words) => {
    const [start, end, timeZone] = [new Date('2026-11-24T19:00Z'), new Date(until), 'Europe/London']
    const when = formatDateRange(start, end, timeZone)
    expect(whenWords({ ...paper, start, end, timeZone, when })).toBe(words)
  })

  test('R319 says what, when, where, who, and what to do', async () => {
    const { daterange, description } = await record('threeLocations')
    const text = await textOf('threeLocations', 'invitation.pdf')
    const plain = (words: string | null | undefined) => (words ?? '').replaceAll('–', '\u0096').slice(0, 40)
    for (const part of [
      ...['Halden Research', 'Invitation', 'Management Roadshow', 'London, Z\u00fcrich, S\u00e3o Paulo', 'In person'],
      ...['When', 'Where', 'Host', 'How to take part', 'choose Register', 'Your contact'],
      ...[plain(daterange), plain(description)],
    ]) {
      expect(text).toContain(part)
    }
  })

  test('R319 tells the hours of an event over several days', async () => {
    const text = await textOf('acrossClockChange', 'invitation.pdf')
    expect(text).toContain('March 27 \u0096 30, 2026, 9:00 AM \u0096 5:00 PM each day (London time)')
  })

  test('R319 tells each event its own way: online, closed, over, over with a replay', async () => {
    const meeting = await textOf('meetingLink', 'invitation.pdf')
    expect(meeting).toContain('Online')
    expect(meeting).toContain('https://meet.halden.example/open-room')
    expect(meeting).toContain('which opens the same meeting')
    expect(meeting).not.toContain('A confirmation')
    expect(await textOf('closedRegistration', 'invitation.pdf')).toContain('Registration is closed')
    expect(await textOf('replay', 'invitation.pdf')).toContain('Its replay can be watched')
    expect(await textOf('withoutEndPast', 'invitation.pdf')).toContain('This event is over')
    expect(await textOf('withoutLocation', 'invitation.pdf')).toContain('To be announced')
  })

  test('R319 is one page of every event that has one, also with texts without end', async () => {
    const endless = 'A sentence about an event on which there is very much to say. '.repeat(120)
    await api.db
      .updateTable('roadshows')
      .set({ name: 'W'.repeat(300), description: endless, location: `${'Very far away;'.repeat(40)}` })
      .where('id', '=', edgeEventIds.longName)
      .execute()
    for (const { id } of events.slice(0, 120)) {
      const answer = await load(id, 'invitation.pdf')
      if (answer.statusCode === 200) expect([id, pagesOf(answer.rawPayload)]).toEqual([id, 1])
      else expect([403, 404]).toContain(answer.statusCode)
    }
    expect(pagesOf((await load(edgeEventIds.longName, 'invitation.pdf')).rawPayload)).toBe(1)
  })
})

describe('the schedule', () => {
  test('R319 goes day by day, by clocks that are changed on the way', async () => {
    const text = await textOf('acrossClockChange', 'schedule.pdf')
    for (const day of ['Friday, March 27, 2026', 'Saturday, March 28', 'Sunday, March 29', 'Monday, March 30, 2026']) {
      expect(text).toContain(day)
    }
    expect(text.match(/London \u00b7 GMT(?!\+)/g)).toHaveLength(2)
    expect(text.match(/London \u00b7 GMT\+1/g)).toHaveLength(2)
    expect(text.match(/9:00 AM(?! \u0096 5)/g)).toHaveLength(4)
    expect(text.match(/4:30 PM \u0096 5:00 PM/g)).toHaveLength(4)
    expect(text.match(/Lunch/g)).toHaveLength(4)
  })

  test('R319 an event without an end has an open one', async () => {
    expect(await textOf('withoutEnd', 'schedule.pdf')).toContain('The end of this event is open')
  })

  test('R319 a long event goes on over pages', async () => {
    await api.db
      .updateTable('roadshows')
      .set({ start_at: new Date('2026-04-01T08:00:00Z'), end_at: new Date('2026-04-20T17:00:00Z') })
      .where('id', '=', edgeEventIds.severalDays)
      .execute()
    const { rawPayload } = await load(edgeEventIds.severalDays, 'schedule.pdf')
    expect(pagesOf(rawPayload)).toBeGreaterThan(3)
    expect(textOfPdf(rawPayload)).toContain(`Page ${pagesOf(rawPayload)} of ${pagesOf(rawPayload)}`)
  })

  test('R319 the parts of a day follow one another from its beginning to its end', () => {
    for (const { type, startAt, endAt, timeZone } of events) {
      for (const day of listDays({ start: startAt, end: endAt, timeZone })) {
        const program = buildProgram(type, day)
        const last = program.reduce((at, { from, to, title }) => {
          expect([type, from]).toEqual([type, at])
          expect(to).toBeGreaterThan(from)
          expect(title).not.toBe('')
          return to
        }, day.from)
        expect(last).toBe(day.to)
      }
    }
  })

  const days = (start: string, end: string, timeZone: string) =>
    listDays({ start: new Date(start), end: new Date(end), timeZone }).map(({ date, from, to, zoneName }) => [
      date.toISOString().slice(0, 10),
      from / 60,
      to / 60,
      zoneName,
    ])

  test('R319 an evening that goes on past midnight is one, nights in a row are each their own', () => {
    expect(days('2026-05-01T18:00Z', '2026-05-02T00:30Z', 'Europe/London')).toEqual([['2026-05-01', 19, 25.5, 'GMT+1']])
    expect(days('2026-05-01T18:00Z', '2026-05-03T00:30Z', 'Europe/London')).toEqual([
      ['2026-05-01', 19, 25.5, 'GMT+1'],
      ['2026-05-02', 19, 25.5, 'GMT+1'],
    ])
    expect(days('2026-05-01T09:00Z', '2026-05-01T08:00Z', 'UTC')).toEqual([])
  })

  test('R319 hours stay what they are when clocks are changed, in either half of the world', () => {
    expect(days('2026-10-30T13:00Z', '2026-11-02T22:00Z', 'America/New_York')).toEqual([
      ['2026-10-30', 9, 17, 'EDT'],
      ['2026-10-31', 9, 17, 'EDT'],
      ['2026-11-01', 9, 17, 'EST'],
      ['2026-11-02', 9, 17, 'EST'],
    ])
    expect(
      days('2026-04-03T22:00Z', '2026-04-05T07:00Z', 'Australia/Sydney').map(([, from, to]) => [from, to]),
    ).toEqual([
      [9, 17],
      [9, 17],
    ])
  })
})

describe('the entry for calendars', () => {
  const read = async (event: Edge) => {
    const answer = await load(edgeEventIds[event], 'event.ics')
    const component = new ICAL.Component(ICAL.parse(answer.body))
    for (const zone of component.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone)
    const [entry] = component.getAllSubcomponents('vevent')
    if (!entry) throw new Error('no event')
    return { answer, entry: new ICAL.Event(entry) }
  }

  test('R319 is an attachment of type text/calendar', async () => {
    const { answer } = await read('promoted')
    expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8')
    expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="[^"]+\.ics"/)
  })

  test('R319 is the event at the instants of the record, across a clock change too', async () => {
    for (const event of ['acrossClockChange', 'acrossClockChangePast', 'threeLocations'] as const) {
      const { start_date, end_date, name, calendar_uid, location } = await record(event)
      const { entry } = await read(event)
      expect(entry.startDate.toJSDate().toISOString()).toBe(new Date(start_date ?? '').toISOString())
      expect(entry.endDate.toJSDate().toISOString()).toBe(new Date(end_date ?? '').toISOString())
      expect([entry.uid, entry.summary, entry.sequence]).toEqual([calendar_uid, name, 0])
      expect(entry.location).toBe(location?.split(';').join(', '))
    }
  })

  test('R319 a hostile name is a text, a changed event has a higher number', async () => {
    await api.db.updateTable('roadshows').set({ revision: 3 }).where('id', '=', edgeEventIds.hostileName).execute()
    const { entry } = await read('hostileName')
    expect(entry.summary).toBe((await record('hostileName')).name)
    expect(entry.sequence).toBe(3)
  })
})
