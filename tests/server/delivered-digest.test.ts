import { Window } from 'happy-dom'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { sweep } from '#server/delivery/sweep/sweep.ts'
import { openMailDispatcher } from '#server/platform/mail/mail-dispatcher.ts'
import { smtpTransport } from '#server/platform/mail/transport.ts'
import { type Arrived, openSmtpServer, type SmtpServer } from '../support/smtp-server.ts'
import { openApi, type TestApi } from './support/api.ts'
import { type UserName, users } from './support/fixture.ts'
import { ids } from './support/fixture-tags.ts'
import { sendMails } from './support/send-mails.ts'

const NOW = new Date('2026-11-05T12:00:00Z')
const MINUTE = 60_000
const from = { name: 'Häuser Research', address: 'no-reply@halden.example' }
const portalUrl = 'https://portal.example/research'
const settings = { from, accessTeam: from, portalUrl }
const name = 'Jürgen Weiß'

let api: TestApi
let smtp: SmtpServer
let now = NOW.getTime()
const clock = () => new Date(now)

beforeAll(async () => {
  api = await openApi()
  await api.db.updateTable('users').set({ name }).where('id', '=', users.full.id).execute()
})
afterAll(() => api.close())
beforeEach(async () => {
  now = NOW.getTime()
  for (const table of ['follows', 'saved_searches', 'deliveries', 'delivery_settings', 'outgoing_mails'] as const)
    await api.db.deleteFrom(table).execute()
  await api.db.updateTable('arrivals').set({ arrived_at: NOW }).execute()
  smtp = await openSmtpServer()
  return () => smtp.close()
})

/** The user follows two tags, keeps a search, and wants mails at once. */
async function watch(user: UserName = 'full') {
  const { id: user_id } = users[user]
  const follows = [ids.lodz, ids.energy].map((tag_id) => ({ user_id, tag_id, followed_at: NOW }))
  await api.db.insertInto('follows').values(follows).execute()
  const search = { name: 'Zinsen & Übergewicht', query: 'search_term=tide&libraries=All', alerts: true }
  await api.db
    .insertInto('saved_searches')
    .values({ user_id, ...search, created_at: NOW, seen_at: NOW })
    .execute()
  const schedule = { frequency: 'at_once', hour: 7, weekday: 1, time_zone: 'Europe/Berlin', next_at: NOW } as const
  await api.db
    .insertInto('delivery_settings')
    .values({ user_id, is_chosen: true, ...schedule, language: 'de', unsubscribe_key: `key ${user_id}` })
    .execute()
}

/** Lets documents come, and sends what is due a minute later, as a running server does. */
async function arrive(...documents: number[]) {
  await api.db.updateTable('arrivals').set({ arrived_at: null }).where('document_id', 'in', documents).execute()
  await sweep(api.db, { now: clock(), meaning: { unavailable: 'off' } })
  await deliver()
}

async function deliver() {
  now += MINUTE
  await sendMails(api.db, settings, clock())
  const expected = attempts() + (await countDue())
  const log = { warn: vi.fn(), error: vi.fn() }
  const dispatcher = openMailDispatcher({ db: api.db, transport: smtpTransport(smtp.url), clock, log })
  dispatcher.deliver()
  await vi.waitFor(() => expect(attempts()).toBe(expected), 10_000)
  await dispatcher.close()
}

const queued = () => api.db.selectFrom('outgoing_mails').selectAll().execute()
const countDue = async () =>
  (await queued()).filter((mail) => mail.given_up_at === null && mail.due_at <= clock()).length
const attempts = () => smtp.mails.length + smtp.turnedAway.length

function arrived(): Arrived {
  const [mail, ...others] = smtp.mails.splice(0)
  expect(others).toEqual([])
  if (!mail) throw new Error('No mail has arrived.')
  return mail
}

const page = (mail: Arrived) => new new Window().DOMParser().parseFromString(String(mail.html), 'text/html')
const linksOf = (mail: Arrived) =>
  Array.from(page(mail).querySelectorAll('a'), (link) => link.getAttribute('href') ?? '')
const stopAddress = (mail: Arrived) =>
  /^List-Unsubscribe: <(\S+)>$/m.exec(rawHeader(mail, 'list-unsubscribe'))?.[1] ?? ''
const rawHeader = ({ headerLines }: Arrived, key: string) =>
  headerLines
    .filter((header) => header.key === key)
    .map(({ line }) => line.replace(/\r\n[ \t]+/g, ' '))
    .join('\n')

test('a mail program is told by the headers what it is, from whom, and how it ends', async () => {
  await watch()
  const composed = Date.now()
  await arrive(1, 2)
  const mail = arrived()
  expect(mail.recipients).toEqual([users.full.username])
  expect(mail.from).toMatchObject({ value: [from] })
  expect(mail.to).toMatchObject({ value: [{ name, address: users.full.username }] })
  expect(mail.subject).toBe('2 neue Studien: Zielona Łódź Bank')
  expect(mail.messageId).toMatch(/^<[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}@halden\.example>$/)
  // A date counts seconds.
  expect(mail.date?.getTime()).toBeGreaterThan(composed - 1001)
  expect(rawHeader(mail, 'auto-submitted')).toBe('Auto-Submitted: auto-generated')
  expect(rawHeader(mail, 'list-unsubscribe')).toMatch(
    /^List-Unsubscribe: <https:\/\/portal\.example\/research\/api\/unsubscribe\?token=1\.all\.[\w-]{43}>$/,
  )
  expect(rawHeader(mail, 'list-unsubscribe-post')).toBe('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  // Letters that are not ASCII are encoded: a mail server on the way may not take others.
  expect(mail.headerLines.filter(({ line }) => !/^[\t\r\n -~]*$/.test(line))).toEqual([])
})

test('text and HTML have each title, link and reason, and the ways to end the mails', async () => {
  await watch()
  await arrive(1, 2, 10)
  const mail = arrived()
  const seen = page(mail).body.textContent ?? ''
  for (const part of [mail.text ?? '', seen]) {
    for (const words of [
      ...[`Guten Tag ${name},`, 'diese 3 Studien sind neu für Sie:'],
      ...['Margins recover at last', 'Energy outlook', 'Weekly view 03'],
      ...['Sie beobachten Zielona Łódź Bank', 'Sie beobachten Energie'],
      'Außerdem: Gespeicherte Suche „Zinsen & Übergewicht“',
      ...['Einstufung: Kaufen · Kursziel: PLN\u00a012,50', 'Keine E-Mails mit Research mehr', 'Zeitpunkt ändern'],
    ])
      expect(part).toContain(words)
    expect(part).not.toContain('\ufffd')
  }
  const links = linksOf(mail)
  expect(links.map((link) => new URL(link).pathname.replace('/research', ''))).toEqual([
    ...['/document/LODZ-1', '/unsubscribe', '/document/ENERGY-2', '/unsubscribe', '/document/OTHER-10'],
    ...['/following_preferences', '/unsubscribe'],
  ])
  expect(mail.text?.match(/https?:\/\/\S+/g)).toEqual(links)
  // The page of the portal ends what the mail program ends.
  expect(links.at(-1)).toBe(stopAddress(mail).replace('/api/unsubscribe', '/unsubscribe'))
})

test('the search that found a note is stopped by a link of its own', async () => {
  await watch()
  await api.db.deleteFrom('follows').execute()
  await arrive(1)
  const mail = arrived()
  const stop = linksOf(mail).find((link) => link.includes('token=1.s'))
  expect(mail.text).toContain(`Keine E-Mails mehr zu dieser Suche: ${stop}`)
})

test('HTML is text and links to the portal, and opening it loads nothing', async () => {
  await watch()
  await arrive(1, 2, 4)
  const mail = arrived()
  expect(mail.attachments).toEqual([])
  const elements = Array.from(page(mail).querySelectorAll('*'))
  const names = ['html', 'head', 'meta', 'title', 'body', 'div', 'p', 'h2', 'a', 'span', 'br']
  expect(elements.map(({ localName }) => localName).filter((one) => !names.includes(one))).toEqual([])
  const attributes = elements.flatMap((element) => Array.from(element.attributes, (one) => `${one.name}=${one.value}`))
  const addresses = attributes.filter((attribute) => /\/\/|url\(|image|@import/i.test(attribute))
  expect(addresses.filter((one) => !one.startsWith(`href=${portalUrl}/`))).toEqual([])
  expect(addresses).toHaveLength(linksOf(mail).length)
})

test('a mail program ends the mails by the address in the header, which a scanner does not', async () => {
  await watch()
  await arrive(1)
  const { pathname, search } = new URL(stopAddress(arrived()))
  const url = `${pathname.replace('/research', '')}${search}`
  const opened = await api.app.inject({ method: 'GET', url })
  expect(opened.statusCode).toBe(404)
  await arrive(2)
  expect(arrived().text).toContain('Energy outlook')
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const posted = await api.app.inject({ method: 'POST', url, headers, payload: 'List-Unsubscribe=One-Click' })
  expect(posted.json()).toEqual({ stopped: 'all', name: null })
  await arrive(8)
  expect([...smtp.mails, ...(await queued())]).toEqual([])
})

test('a recipient who is refused keeps no other waiting, and who is refused for now gets the mail later, once', async () => {
  await watch('full')
  await watch('europe')
  smtp.refusal = { at: 'RCPT', to: users.full.username, answer: '550 no such user' }
  await arrive(1)
  expect(arrived().recipients).toEqual([users.europe.username])
  expect(await queued()).toMatchObject([{ given_up_at: clock(), mail: { to: { address: users.full.username } } }])

  await api.db.deleteFrom('outgoing_mails').execute()
  smtp.refusal = { at: 'DATA', to: users.europe.username, answer: '451 come back later' }
  smtp.turnedAway = []
  await arrive(8)
  expect(arrived().recipients).toEqual([users.full.username])
  smtp.refusal = undefined
  await deliver()
  const later = arrived()
  expect(later.recipients).toEqual([users.europe.username])
  expect(later.text).toContain('Weekly view 01')
  expect(later.text).not.toContain('Margins recover')
  // A server that had taken it all the same knows it by this.
  expect(smtp.turnedAway.map(({ messageId }) => messageId)).toEqual([later.messageId])
  await deliver()
  expect([...smtp.mails, ...(await queued())]).toEqual([])
})
