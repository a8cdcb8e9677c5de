import type { Kysely } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Database } from '#server/platform/database/schema.ts'
import { openMailDispatcher } from '#server/platform/mail/mail-dispatcher.ts'
import { queueMails, takeMail } from '#server/platform/mail/repository.ts'
import { type MailTransport, smtpTransport } from '#server/platform/mail/transport.ts'
import { openSmtpServer, type Refusal } from '../support/smtp-server.ts'
import { fixtureDatabase } from './support/database.ts'
import { users } from './support/fixture.ts'

const from = { name: 'Halden Research', address: 'no-reply@halden.example' }
const accessTeam = { name: 'Investor Access', address: 'access@halden.example' }

let db: Kysely<Database>
let now = Date.parse('2026-03-18T10:30:00Z')
const clock = () => new Date(now)

beforeAll(async () => {
  db = await fixtureDatabase()
})
afterAll(() => db.destroy())

const queued = () => db.selectFrom('outgoing_mails').selectAll().execute()

describe('the mail dispatcher', () => {
  test('R391 what a process left behind is sent by the next one, once', async () => {
    const mail = { from, to: accessTeam, subject: 'Left behind', text: 'Text' }
    await queueMails(db, [mail], clock())
    const delivered: string[] = []
    const transport: MailTransport = {
      send: async (id) => {
        delivered.push(id)
      },
      close: () => {},
    }
    const log = { warn: vi.fn(), error: vi.fn() }
    const dispatchers = [1, 2, 3].map(() => openMailDispatcher({ db, transport, clock, log }))
    for (const dispatcher of dispatchers) dispatcher.deliver()
    await vi.waitFor(async () => expect(await queued()).toEqual([]), 10_000)
    await Promise.all(dispatchers.map((dispatcher) => dispatcher.close()))
    expect(delivered).toHaveLength(1)
    expect(log.warn).not.toHaveBeenCalled()
  })

  test('R391 a link that signs in overtakes the digests of the morning', async () => {
    const queue = (subject: string, digestUserId?: number) =>
      queueMails(db, [{ from, to: accessTeam, subject, text: 'Text' }], clock(), digestUserId ? { digestUserId } : {})
    await queue('Digest', users.full.id)
    now += 1000
    await queue('Link')
    const taken = [await takeMail(db, clock()), await takeMail(db, clock())]
    expect(taken.map((one) => one?.mail.subject)).toEqual(['Link', 'Digest'])
    await db.deleteFrom('outgoing_mails').execute()
  })

  test('R391 after twenty attempts a mail is left for a person to look at', async () => {
    await queueMails(db, [{ from, to: accessTeam, subject: 'Never', text: 'Text' }], clock())
    const transport: MailTransport = { send: () => Promise.reject(new Error('no')), close: () => {} }
    const [warn, error] = [vi.fn(), vi.fn()]
    const dispatcher = openMailDispatcher({ db, transport, clock, log: { warn, error } })
    for (let round = 0; round < 25; round++) {
      dispatcher.deliver()
      await vi.waitFor(async () => {
        const [row] = await queued()
        expect(row?.attempts).toBe(Math.min(round + 1, 20))
        expect(row?.last_error).toBe('no')
        expect(row?.given_up_at !== null).toBe(round >= 19)
      }, 10_000)
      now += 5 * 3_600_000
    }
    await dispatcher.close()
    expect(warn).toHaveBeenCalledTimes(19)
    expect(error).toHaveBeenCalledTimes(1)
    // A log is read by more people than the mail is for.
    expect(JSON.stringify([warn.mock.calls, error.mock.calls])).not.toContain(accessTeam.address)
  })

  test.each<[`${number} ${string}`, Refusal['at'], object, boolean]>([
    ['550 no such user', 'RCPT', { code: 'EENVELOPE', command: 'RCPT TO' }, true],
    ['554 not wanted', 'DATA', { code: 'EMESSAGE', command: 'DATA' }, true],
    ['451 come back later', 'RCPT', { code: 'EENVELOPE', command: 'RCPT TO' }, false],
    ['550 not from you', 'MAIL', { code: 'EENVELOPE', command: 'MAIL FROM' }, false],
  ])('R391 %s: given up at once only if it is for good and for this mail', async (answer, at, failure, isFinal) => {
    await db.deleteFrom('outgoing_mails').execute()
    const server = await openSmtpServer()
    server.refusal = { at, answer: `${answer}: <${accessTeam.address}>` }
    await queueMails(db, [{ from, to: accessTeam, subject: 'Refused', text: 'Text' }], clock())
    const log = { warn: vi.fn(), error: vi.fn() }
    const dispatcher = openMailDispatcher({ db, transport: smtpTransport(server.url), clock, log })
    dispatcher.deliver()
    await vi.waitFor(async () => expect((await queued())[0]?.last_error).toContain(answer), 10_000)
    await dispatcher.close()
    await server.close()
    const [row] = await queued()
    expect(row?.attempts).toBe(1)
    expect(row?.given_up_at).toEqual(isFinal ? clock() : null)
    const [called, other] = isFinal ? [log.error, log.warn] : [log.warn, log.error]
    expect(other).not.toHaveBeenCalled()
    expect(called.mock.calls).toEqual([
      [{ mail: row?.id, attempts: 1, responseCode: Number(answer.slice(0, 3)), ...failure }, expect.any(String)],
    ])
    now += 5 * 3_600_000
    expect((await takeMail(db, clock()))?.id).toBe(isFinal ? undefined : row?.id)
  })
})

test('R391 the end of the process is not held up: a mail under way is broken off and waits', async () => {
  await db.deleteFrom('outgoing_mails').execute()
  await queueMails(db, [{ from, to: accessTeam, subject: 'Slow', text: 'Text' }], clock())
  const breakOff = vi.fn<(reason: Error) => void>()
  const send = vi.fn(() => new Promise<void>((_, reject) => breakOff.mockImplementation(reject)))
  const transport: MailTransport = { send, close: () => breakOff(new Error('broken off')) }
  const dispatcher = openMailDispatcher({ db, transport, clock, log: { warn: vi.fn(), error: vi.fn() } })
  dispatcher.deliver()
  await vi.waitFor(() => expect(send).toHaveBeenCalled(), 10_000)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const closed = dispatcher.close()
  await vi.advanceTimersByTimeAsync(5000)
  expect(breakOff).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(5000)
  vi.useRealTimers()
  await closed
  expect(await queued()).toMatchObject([{ attempts: 1, last_error: 'broken off', given_up_at: null }])
})

describe('over SMTP', () => {
  test('R391 what is under way ends when the transport is closed', async () => {
    const server = await openSmtpServer()
    server.refusal = { at: 'RCPT', answer: 'silence' }
    const transport = smtpTransport(server.url)
    const mail = { from, to: accessTeam, subject: 'x', text: 'x' }
    const sending = expect(transport.send('00000000-0000-4000-8000-000000000004', mail)).rejects.toMatchObject({
      code: 'EABORT',
    })
    await vi.waitFor(() => expect(server.turnedAway).toHaveLength(1), 10_000)
    transport.close()
    await sending
    await server.close()
  })

  test('R391 a mail is handed to the server whole: addresses, encoded name, text, calendar', async () => {
    const server = await openSmtpServer()
    const transport = smtpTransport(server.url)
    await transport.send('00000000-0000-4000-8000-000000000001', {
      from,
      to: { name: 'Zoë, "Desk" <x@y.example>', address: 'zoe@client.example' },
      subject: 'Zürich',
      text: 'One\n.\nTwo',
      attachments: [{ filename: 'event-1.ics', contentType: 'text/calendar; method=PUBLISH', content: 'BEGIN' }],
    })
    transport.close()
    await server.close()
    const [mail] = server.mails
    expect(server.mails).toHaveLength(1)
    // The name is no further address, in the mail or for the server.
    expect(mail?.recipients).toEqual(['zoe@client.example'])
    expect(mail?.to).toMatchObject({ value: [{ name: 'Zoë, "Desk" <x@y.example>', address: 'zoe@client.example' }] })
    expect(mail?.from).toMatchObject({ value: [from] })
    expect(mail?.subject).toBe('Zürich')
    expect(mail?.text).toBe('One\n.\nTwo')
    expect(mail?.messageId).toBe('<00000000-0000-4000-8000-000000000001@halden.example>')
    expect(mail?.headers.get('auto-submitted')).toBe('auto-generated')
    expect(mail?.attachments).toMatchObject([
      { filename: 'event-1.ics', contentType: 'text/calendar', content: Buffer.from('BEGIN') },
    ])
  })

  test('R391 a server that refuses is an error, and none that listens too', async () => {
    const server = await openSmtpServer()
    server.refusal = { at: 'RCPT', answer: '451 come back later' }
    const transport = smtpTransport(server.url)
    const mail = { from, to: accessTeam, subject: 'x', text: 'x' }
    await expect(transport.send('00000000-0000-4000-8000-000000000002', mail)).rejects.toThrow()
    await server.close()
    await expect(transport.send('00000000-0000-4000-8000-000000000003', mail)).rejects.toThrow()
    transport.close()
    expect(server.mails).toEqual([])
  })
})
