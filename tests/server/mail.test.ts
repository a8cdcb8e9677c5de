import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import ICAL from 'ical.js'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import type { seedAccounts } from '#demo/data/accounts.ts'
import { edgeEventIds } from '#demo/data/edges/events.ts'
import { createEvents } from '#demo/data/generate/events.ts'
import { noEntitlement } from '#server/access/access-rule.ts'
import type { User } from '#server/access/users.ts'
import { registrationMails } from '#server/events/registration-mails.ts'
import type { RoadshowRow } from '#server/events/repository.ts'
import { isAddress } from '#server/platform/mail/mail-address.ts'
import { listOutbox, type OutboxMail } from '#server/platform/mail/outbox.ts'
import { type MailTransport, outboxTransport } from '#server/platform/mail/transport.ts'
import { NOW, world } from './seed/support.ts'
import { openDemoApi } from './support/api.ts'

type Event = keyof typeof edgeEventIds

const from = { name: 'Halden Research', address: 'no-reply@halden.example' }
const accessTeam = { name: 'Investor Access', address: 'access@halden.example' }
const settings = { from, accessTeam, portalUrl: 'https://portal.example' }
const events = createEvents(world)

let directory: string
let api: Awaited<ReturnType<typeof openDemoApi>>
let now = NOW.getTime()
const clock = () => new Date(now)
/** What the transport does with the next mails: `fail` as a server that is down. */
let isDown = false

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'outbox-'))
  const outbox = outboxTransport(directory)
  const transport: MailTransport = {
    ...outbox,
    send: (id, mail) => (isDown ? Promise.reject(new Error('connection refused')) : outbox.send(id, mail)),
  }
  api = await openDemoApi(NOW, { clock, mail: { ...settings, transport, shownOutbox: directory } })
})
afterAll(async () => {
  await api.close()
  await rm(directory, { recursive: true })
})
afterEach(async () => {
  isDown = false
  for (const name of await readdir(directory)) await rm(join(directory, name))
  await api.db.deleteFrom('outgoing_mails').execute()
})

const user: User = {
  id: 1,
  username: 'full@demo.example',
  name: 'Flora',
  externalReference: null,
  mustChangePassword: false,
  role: 'reader',
  firmId: null,
  isFirmLead: false,
  entitlement: noEntitlement,
}
const roadshow: RoadshowRow = {
  id: 1,
  name: 'Dinner',
  description: null,
  start_at: NOW,
  end_at: null,
  time_zone: 'UTC',
  type_name: 'Dinner',
  type_colour: null,
  location: null,
  format: null,
  has_invitation: false,
  has_schedule: false,
  meeting_url: null,
  feedback_url: null,
  video_id: null,
  promoted: false,
  tag_ids: [],
  region_ids: [],
  preview_level: 0,
  is_public: false,
  revision: 0,
  cancelled_at: null,
  is_open: true,
  has_room: true,
  asked: null,
}

const registerFor = async (event: Event, account: keyof typeof seedAccounts = 'full') =>
  (await api.post(`roadshows/${edgeEventIds[event]}/register`, {}, await api.signInAs(account))).statusCode

const queued = () => api.db.selectFrom('outgoing_mails').selectAll().execute()

/** The mails that have left, once `count` of them have: they are sent after the answer. */
async function sent(count: number): Promise<OutboxMail[]> {
  await vi.waitFor(async () => expect(await queued()).toEqual([]), 10_000)
  const mails = await listOutbox(directory, 100)
  expect(mails).toHaveLength(count)
  return mails
}
const to = (mails: readonly OutboxMail[], address: string) => {
  const mail = mails.find((one) => one.to.address === address)
  if (!mail) throw new Error(`no mail to ${address}`)
  return mail
}
const lines = (...texts: string[]) => texts.join('\n')

describe('mails of a registration', () => {
  test('R327 R391 the client gets a confirmation with a file for the calendar, the access team is told', async () => {
    const event = events.find(({ id }) => id === edgeEventIds.threeLocations)
    expect(await registerFor('threeLocations')).toBe(204)
    const mails = await sent(2)
    const confirmation = to(mails, 'full@demo.example')
    expect(confirmation).toMatchObject({
      from,
      to: { name: 'Alexandra Whitfield' },
      replyTo: accessTeam,
      subject: `Registration: ${event?.name}`.slice(0, 150),
    })
    expect(confirmation.text).toContain(lines('Dear Alexandra Whitfield,', '', 'You are registered'))
    expect(confirmation.text).toContain(`Event: ${event?.name}\nType: Management Roadshow\nWhen: `)
    expect(confirmation.text).toContain(`(${event?.timeZone})`)
    expect(confirmation.text).toContain('Where: London, Zürich, São Paulo')
    expect(confirmation.text).toContain(`https://portal.example/events/${event?.id}`)
    const team = to(mails, accessTeam.address)
    expect(team.subject).toBe(`New registration: ${event?.name}`.slice(0, 150))
    expect(team.replyTo).toEqual({ name: 'Alexandra Whitfield', address: 'full@demo.example' })
    expect(team.text).toContain(lines('Client: Alexandra Whitfield', 'User: full@demo.example', 'Reference: CL-1001'))
    expect(team.text).toMatch(/Companies: \S/)
    expect(team.attachments).toBeUndefined()
  })

  test('R327 the file is a calendar that says the same instants, name and id', async () => {
    const event = events.find(({ id }) => id === edgeEventIds.acrossClockChange)
    await registerFor('acrossClockChange', 'equity')
    const { attachments, text } = to(await sent(2), 'equity@demo.example')
    expect(attachments).toMatchObject([{ filename: 'event-1.ics', contentType: 'text/calendar; charset=utf-8' }])
    const calendar = new ICAL.Component(ICAL.parse(attachments?.[0]?.content ?? ''))
    const zone = calendar.getFirstSubcomponent('vtimezone')
    if (zone) ICAL.TimezoneService.register(new ICAL.Timezone(zone))
    const entry = new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined)
    expect(entry.uid).toBe('roadshow-1@halden.example')
    expect(entry.summary).toBe(event?.name)
    expect(entry.startDate.toJSDate()).toEqual(event?.startAt)
    expect(entry.endDate.toJSDate()).toEqual(event?.endAt)
    expect(calendar.getFirstPropertyValue('method')).toBeNull()
    expect(text).toMatch(/Starts: \w+ \d+, 2026, 9:00 AM GMT\nEnds: \w+ \d+, 2026, 5:00 PM GMT\+1/)
    expect(text).toContain('(Europe/London)')
  })

  test('R328 a request goes to the access team, and the client is told that it has arrived', async () => {
    expect(await registerFor('notPermissioned', 'regions')).toBe(204)
    const mails = await sent(2)
    const team = to(mails, accessTeam.address)
    expect(team.subject).toMatch(/^Access requested: /)
    expect(team.text).toContain(lines('Client: Håkan Öberg', 'User: nordics@demo.example', 'Reference: CL-1002'))
    expect(team.text).toContain(`https://portal.example/events/${edgeEventIds.notPermissioned}`)
    const client = to(mails, 'nordics@demo.example')
    expect(client.text).toContain('We have received your request for access')
    expect(client.attachments).toBeUndefined()
  })

  test('R326 R328 the way into a meeting goes to those who take part, and to nobody else', async () => {
    await registerFor('meetingLink', 'fresh')
    await registerFor('meetingLink', 'trial')
    const mails = await sent(4)
    expect(to(mails, 'fresh@demo.example').text).toContain('Join: https://meet.halden.example/open-room')
    expect(to(mails, 'trial@demo.example').text).not.toContain('meet.halden.example')
  })

  test('R326 R391 the address of a meeting comes whole, however long, and brings no line of its own', async () => {
    const meeting = `https://teams.example/l/meetup-join/${'19%3ameeting_'.repeat(30)}/0?context=%7b%22Tid%22%7d`
    const row = api.db.updateTable('roadshows').where('id', '=', edgeEventIds.meetingLink)
    await row.set({ meeting_url: `${meeting}\r\nBcc: x` }).execute()
    await registerFor('meetingLink', 'mustChange')
    await row.set({ meeting_url: 'https://meet.halden.example/open-room' }).execute()
    expect(to(await sent(2), 'change@demo.example').text).toContain(`\nJoin: ${meeting}Bcc: x\n`)
  })

  test('R328 R391 who is given access later gets a confirmation of the registration, and the team is told', async () => {
    const setLevel = (preview_level: number) =>
      api.db.updateTable('roadshows').set({ preview_level }).where('id', '=', edgeEventIds.threeLocations).execute()
    await setLevel(3)
    expect(await registerFor('threeLocations', 'trial')).toBe(204)
    await sent(2)
    await setLevel(1)
    expect(await registerFor('threeLocations', 'trial')).toBe(204)
    const mails = await sent(4)
    expect(mails.map(({ subject }) => subject.split(':')[0]).sort()).toEqual([
      'Access request',
      'Access requested',
      'New registration',
      'Registration',
    ])
  })

  test('R391 of very many companies some are named and the others counted', () => {
    const companies = Array.from({ length: 23 }, (_, index) => `Company ${index + 1}`)
    const textFor = (named: readonly string[]) =>
      registrationMails({ kind: 'register', user, roadshow, companies: named, now: NOW }, settings)[0]?.text
    expect(textFor(companies)).toMatch(/^Companies: Company 1, .*, Company 20 and 3 more$/m)
    expect(textFor(companies.slice(0, 20))).toMatch(/^Companies: Company 1, .*, Company 20$/m)
  })

  test.each(['a\u0007@b.example', 'a@b\u202e.example', 'a\u200b@b.example', 'a b@c.example'])(
    'R391 %j is no address',
    (text) => {
      expect(isAddress(text)).toBe(false)
      expect(isAddress('zoë.o-b+1@b.example')).toBe(true)
    },
  )

  test('R391 asking again, at once or later, sends nothing more; a refusal sends nothing', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => registerFor('withoutLocation')))
    expect(answers).toEqual([204, 204, 204])
    await sent(2)
    expect(await registerFor('withoutLocation')).toBe(204)
    expect(await registerFor('full')).toBe(409)
    expect(await registerFor('replay')).toBe(409)
    await sent(2)
  })

  test('R298 R391 a hostile name reaches no header and no second line', async () => {
    const name = 'Call\r\nBcc: thief@evil.example\r\n\r\n<b>hi</b>\u202e"; x'
    const id = edgeEventIds.hostileName
    await api.db.updateTable('roadshows').set({ name }).where('id', '=', id).execute()
    await api.db.updateTable('users').set({ name: 'Eve\r\nBcc: <thief@evil.example>' }).where('id', '=', 6).execute()
    expect(await registerFor('hostileName', 'mustChange')).toBe(204)
    const mails = await sent(2)
    for (const { id: mailId, subject, text } of mails) {
      expect(subject).toContain('Call Bcc: thief@evil.example <b>hi</b> "; x')
      expect(text.split('\n').filter((line) => /^bcc:/i.test(line))).toEqual([])
      const source = await readFile(join(directory, `${mailId}.eml`), 'utf8')
      const headers = source.slice(0, source.indexOf('\r\n\r\n')).replace(/\r\n[ \t]+/g, ' ')
      expect(headers.split('\r\n').filter((line) => /^bcc/i.test(line))).toEqual([])
      // What looks like an address stands in quotes, as a part of the name.
      const recipients = headers.match(/^to:.*$/gim)
      expect(recipients).toHaveLength(1)
      expect(recipients?.[0]).toMatch(/^To: ("[^"]*"|[\w ]+) <(change@demo|access@halden)\.example>$/)
    }
  })

  test('R391 a client whose name is no address gets no mail, the access team does', async () => {
    const token = await api.signInAs('equity')
    await api.db.updateTable('users').set({ username: 'a@b.example, c@d.example' }).where('id', '=', 3).execute()
    const answer = await api.post(`roadshows/${edgeEventIds.longName}/register`, {}, token)
    expect(answer.statusCode).toBe(204)
    const [mail] = await sent(1)
    expect(mail?.to).toEqual(accessTeam)
    expect(mail?.replyTo).toBeUndefined()
    expect([...(mail?.subject ?? '')].length).toBeLessThanOrEqual(150)
  })
})

describe('mails that cannot be sent', () => {
  test('R391 a server that is down fails no registration; its mails wait and leave later', async () => {
    isDown = true
    expect(await registerFor('promoted')).toBe(204)
    await vi.waitFor(async () => {
      const waiting = await queued()
      expect(waiting.map(({ attempts, last_error }) => ({ attempts, last_error }))).toEqual([
        { attempts: 1, last_error: 'connection refused' },
        { attempts: 1, last_error: 'connection refused' },
      ])
    }, 10_000)
    isDown = false
    // Not yet due: the next registration brings its own mails only.
    expect(await registerFor('fiveRegions')).toBe(204)
    await vi.waitFor(async () => expect(await listOutbox(directory, 9)).toHaveLength(2), 10_000)
    expect(await queued()).toHaveLength(2)
    now += 61_000
    expect(await registerFor('withoutColour')).toBe(204)
    const mails = await sent(6)
    expect(mails.filter(({ subject }) => subject.includes(String(events[8]?.name)))).toHaveLength(2)
  })
})

describe('/outbox', () => {
  const page = (path: string) => api.app.inject({ url: path })

  test('R391 lists the mails and shows each, as text and nothing else', async () => {
    expect((await page('/outbox')).body).toContain('No emails yet.')
    await api.db
      .updateTable('roadshows')
      .set({ name: `<img src=x onerror="alert(1)"> & 'more'` })
      .where('id', '=', edgeEventIds.severalDays)
      .execute()
    await registerFor('severalDays', 'fresh')
    const mail = to(await sent(2), 'fresh@demo.example')
    const list = await page('/outbox')
    expect(list.body).toContain(`href="/outbox/${mail.id}"`)
    const shown = await page(`/outbox/${mail.id}`)
    expect(shown.body).toContain('&#60;img src=x onerror=&#34;alert(1)&#34;&#62; &#38; &#39;more&#39;')
    expect(shown.body).toContain('BEGIN:VCALENDAR')
    for (const { body, headers } of [list, shown]) {
      expect(body).not.toContain('<img')
      expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-[\w+/=]+'; /)
      expect(headers['x-content-type-options']).toBe('nosniff')
      expect(headers['cache-control']).toBe('private, no-store')
    }
    const source = await page(`/outbox/${mail.id}.eml`)
    expect(source.headers['content-type']).toContain('message/rfc822')
    expect(source.headers['content-disposition']).toBe(`attachment; filename="${mail.id}.eml"`)
  })

  test('R391 a damaged mail hides no other, and of many only the newest are read', async () => {
    await registerFor('endingToday', 'fresh')
    const mail = to(await sent(2), 'fresh@demo.example')
    const damaged = '00000000-0000-4000-8000-000000000009'
    await writeFile(join(directory, `${damaged}.json`), '{"id":')
    const list = await page('/outbox')
    expect(list.statusCode).toBe(200)
    expect(list.body).toContain(`href="/outbox/${mail.id}"`)
    expect((await page(`/outbox/${damaged}`)).statusCode).toBe(404)
    await utimes(join(directory, `${mail.id}.json`), NOW, new Date(Date.now() + 60_000))
    expect((await listOutbox(directory, 1)).map(({ id }) => id)).toEqual([mail.id])
  })

  test.each(['nothing', '..%2f..%2fetc%2fpasswd', '00000000-0000-4000-8000-000000000000', '%00'])(
    'R391 /outbox/%s is not there',
    async (id) => {
      expect((await page(`/outbox/${id}`)).statusCode).toBe(404)
    },
  )

  test.each([
    ['rebound.attacker.example', 403],
    ['127.0.0.1.attacker.example:4173', 403],
    ['portal.example', 200],
    ['localhost:4173', 200],
    ['127.0.0.1:4173', 200],
    ['192.168.1.7:4173', 200],
    ['[::1]:4173', 200],
  ])('R391 asked for by the name %s it answers %i', async (host, status) => {
    for (const path of ['/outbox', `/outbox/00000000-0000-4000-8000-000000000000`]) {
      const { statusCode } = await api.app.inject({ url: path, headers: { host } })
      expect(statusCode === 404 ? 200 : statusCode, path).toBe(status)
    }
  })

  test('R391 it is there only where it is asked for', async () => {
    const closed = await openDemoApi(NOW, { mail: { ...settings, transport: outboxTransport(directory) } })
    expect((await closed.app.inject({ url: '/outbox' })).statusCode).toBe(404)
    await closed.close()
  })
})
