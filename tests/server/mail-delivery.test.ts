import type { Kysely } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { kyselyOver } from '../../demo/server/database/open.ts'
import type { Database } from '../../demo/server/database/schema.ts'
import { openPostman } from '../../demo/server/mail/postman.ts'
import { type MailTransport, smtpTransport } from '../../demo/server/mail/transport.ts'
import { queueMails } from '../../demo/server/repositories/outgoing-mails.ts'
import { fixtureDatabase } from './support/database.ts'
import { openSmtpServer } from './support/smtp-server.ts'

const from = { name: 'Halden Research', address: 'no-reply@halden.example' }
const accessTeam = { name: 'Investor Access', address: 'access@halden.example' }

let db: Kysely<Database>
let now = Date.parse('2026-03-18T10:30:00Z')
const clock = () => new Date(now)

beforeAll(async () => {
  db = kyselyOver(await fixtureDatabase())
})
afterAll(() => db.destroy())

const queued = () => db.selectFrom('outgoing_mails').selectAll().execute()

describe('the postman', () => {
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
    const postmen = [1, 2, 3].map(() => openPostman({ db, transport, clock, log }))
    for (const postman of postmen) postman.deliver()
    await vi.waitFor(async () => expect(await queued()).toEqual([]), 10_000)
    await Promise.all(postmen.map((postman) => postman.close()))
    expect(delivered).toHaveLength(1)
    expect(log.warn).not.toHaveBeenCalled()
  })

  test('R391 after twenty attempts a mail is left for a person to look at', async () => {
    await queueMails(db, [{ from, to: accessTeam, subject: 'Never', text: 'Text' }], clock())
    const transport: MailTransport = { send: () => Promise.reject(new Error('no')), close: () => {} }
    const warn = vi.fn()
    const postman = openPostman({ db, transport, clock, log: { warn, error: vi.fn() } })
    for (let round = 0; round < 25; round++) {
      postman.deliver()
      await vi.waitFor(async () => {
        const [row] = await queued()
        expect(row?.attempts).toBe(Math.min(round + 1, 20))
        expect(row?.last_error).toBe('no')
      }, 10_000)
      now += 5 * 3_600_000
    }
    await postman.close()
    expect(warn).toHaveBeenCalledTimes(20)
    // A log is read by more people than the mail is for.
    expect(JSON.stringify(warn.mock.calls)).not.toContain(accessTeam.address)
  })
})

describe('over SMTP', () => {
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
    const [mail = ''] = server.mails
    expect(server.mails).toHaveLength(1)
    expect(mail).toMatch(/^From: Halden Research <no-reply@halden\.example>$/m)
    expect(mail).toMatch(/<zoe@client\.example>/)
    expect(mail).not.toMatch(/^To:.*x@y\.example>/m)
    expect(mail).toMatch(/^Message-ID: <00000000-0000-4000-8000-000000000001@halden\.example>$/m)
    expect(mail).toMatch(/^Auto-Submitted: auto-generated$/m)
    expect(mail).toMatch(/filename=event-1\.ics/)
  })

  test('R391 a server that refuses is an error, and none that listens too', async () => {
    const server = await openSmtpServer()
    server.refuse = true
    const transport = smtpTransport(server.url)
    const mail = { from, to: accessTeam, subject: 'x', text: 'x' }
    await expect(transport.send('00000000-0000-4000-8000-000000000002', mail)).rejects.toThrow()
    await server.close()
    await expect(transport.send('00000000-0000-4000-8000-000000000003', mail)).rejects.toThrow()
    transport.close()
    expect(server.mails).toEqual([])
  })
})
