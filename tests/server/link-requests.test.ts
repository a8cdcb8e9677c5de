import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { users } from './support/fixture.ts'
import { type LinkApi, linkMails, openLinkApi, type Purpose, signInStatus, startAnew } from './support/links.ts'

const MINUTE = 60_000
let api: LinkApi

beforeAll(async () => {
  api = await openLinkApi()
})
beforeEach(() => startAnew(api))
afterAll(() => api.close())

/** Asks once, and gives the time at which that was by the server's clock. */
async function askedNow(purpose: Purpose): Promise<Date> {
  await api.ask(purpose, 'first@example.com')
  const newest = api.db.selectFrom('link_requests').select('asked_at').orderBy('asked_at', 'desc').limit(1)
  return (await newest.executeTakeFirstOrThrow()).asked_at
}

const { username } = users.full
const NAMES = [
  username,
  ` ${username.toUpperCase()} `,
  'nobody@example.com',
  'no address',
  '',
  `${'x'.repeat(5000)}@example.com`,
  `${username}, other@example.com`,
  `${username}\r\nBcc: other@example.com`,
]

describe.each([
  ['password_reset', 'R141 R089'],
  ['passwordless_login', 'R143 R021'],
] as const)('POST request_%s', (purpose: Purpose, numbers) => {
  test(`${numbers} answers the same for whatever username, and the mail goes to the account alone`, async () => {
    await api.db.updateTable('users').set({ is_active: false }).where('id', '=', users.trial.id).execute()
    const answers = []
    for (const name of [...NAMES, users.trial.username]) answers.push(await api.ask(purpose, name))
    const shapes = answers.map(({ statusCode, body, headers }) => {
      const { 'x-request-id': _, date: __, ...rest } = headers
      return { statusCode, body, rest }
    })
    expect(shapes[0]).toMatchObject({ statusCode: 204, body: '' })
    for (const shape of shapes) expect(shape).toEqual(shapes[0])
    await api.settled()
    expect(api.mails.map(({ to }) => to.address)).toEqual([username, username])
  })

  test(`${numbers} writes every request down alike before the answer, and looks later who it was`, async () => {
    for (const name of ['Nobody@example.com ', username]) await api.ask(purpose, name)
    const rows = await api.db.selectFrom('link_requests').selectAll().orderBy('asked_at', 'desc').limit(2).execute()
    const [one, other] = rows.map(({ id: _, handled_at: __, account, ...rest }) => ({ account, rest }))
    expect(one?.rest).toEqual(other?.rest)
    expect([one?.account, other?.account].sort()).toEqual([username, 'nobody@example.com'])
    await api.settled()
  })

  test(`${numbers} sends an account three links in a quarter of an hour and says nothing; there is always a good one`, async () => {
    let token = ''
    for (const address of ['192.0.2.1', '192.0.2.2', '192.0.2.3']) token = await api.tokenOf(purpose, 'full', address)
    for (let count = 0; count < 10; count++) {
      expect((await api.ask(purpose, username, `198.51.100.${count}`)).statusCode).toBe(204)
    }
    await api.settled()
    expect(linkMails(api)).toHaveLength(3)
    api.wait(15 * MINUTE - 1)
    expect((await api.use(purpose, token)).statusCode).toBeLessThan(300)
    api.wait(1)
    await api.tokenOf(purpose)
    expect(linkMails(api)).toHaveLength(4)
  })

  test(`${numbers} sends the fourth as well when none of the three is good any more`, async () => {
    for (let count = 0; count < 3; count++) {
      expect((await api.use(purpose, await api.tokenOf(purpose))).statusCode).toBeLessThan(300)
    }
    const token = await api.tokenOf(purpose)
    await api.ask(purpose, username)
    await api.settled()
    expect(linkMails(api)).toHaveLength(4)
    expect((await api.use(purpose, token)).statusCode).toBeLessThan(300)
  })

  test(`${numbers} one address has an account sent twenty links a day, others are not kept from it`, async () => {
    for (let count = 0; count < 25; count++) {
      await api.ask(purpose, username)
      await api.settled()
      api.wait(10 * MINUTE)
    }
    expect(linkMails(api)).toHaveLength(20)
    await api.tokenOf(purpose, 'full', '192.0.2.2')
    expect(linkMails(api)).toHaveLength(21)
  })

  test(`${numbers} an address asks twenty times for an account in a quarter of an hour, at once or not, then others only`, async () => {
    for (const name of [username, 'nobody@example.com']) {
      const answers = await Promise.all(Array.from({ length: 22 }, () => api.ask(purpose, name)))
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([...Array(20).fill(204), 429, 429])
      const refused = await api.ask(purpose, ` ${name.toUpperCase()}`)
      expect(refused.json()).toEqual({ errors: ['Too many attempts. Please try again later.'], status: 429 })
      expect(refused.headers['retry-after']).toBe('900')
    }
    expect((await api.ask(purpose, users.trial.username)).statusCode).toBe(204)
    await api.tokenOf(purpose, 'full', '192.0.2.2')
    api.wait(15 * MINUTE)
    expect((await api.ask(purpose, username)).statusCode).toBe(204)
    await api.settled()
  })

  test(`${numbers} an address asks for five hundred accounts in a quarter of an hour, so that a gateway is not locked out`, async () => {
    const now = await askedNow(purpose)
    const rows = Array.from({ length: 498 }, (_, count) => ({
      id: crypto.randomUUID(),
      purpose,
      account: `nobody-${count}@example.com`,
      address: '192.0.2.1',
      asked_at: now,
      handled_at: now,
    }))
    await api.db.insertInto('link_requests').values(rows).execute()
    expect((await api.ask(purpose, username)).statusCode).toBe(204)
    for (const name of NAMES) expect((await api.ask(purpose, name)).statusCode).toBe(429)
    expect(await signInStatus(api, 'Correct horse 1!')).toBe(200)
    await api.settled()
  })

  test.each([{}, { username: 1 }, { username: null }, { username: 'a\0' }])(
    `${numbers} refuses a body of another shape with 400: %j`,
    async (body) => {
      expect((await api.post(`request_${purpose}`, body)).statusCode).toBe(400)
    },
  )
})

describe('what a server leaves behind that breaks off', () => {
  const addRequest = (minutesAgo: number) =>
    api.db
      .insertInto('link_requests')
      .values({
        id: crypto.randomUUID(),
        purpose: 'password_reset',
        account: username,
        address: '192.0.2.9',
        asked_at: new Date(now().getTime() - minutesAgo * MINUTE),
      })
      .execute()
  let time = new Date()
  const now = () => time

  beforeEach(async () => {
    await api.ask('password_reset', 'nobody@example.com')
    const row = api.db.selectFrom('link_requests').select('asked_at').orderBy('asked_at', 'desc')
    time = (await row.executeTakeFirstOrThrow()).asked_at
    await api.settled()
  })

  test('R141 a request that was answered leads to its mail when somebody looks again', async () => {
    await addRequest(5)
    await api.ask('password_reset', 'nobody@example.com')
    await api.settled()
    expect(linkMails(api)).toHaveLength(1)
  })

  test('R141 R143 one that cannot be handled holds up no other, and is tried again', async () => {
    const table = api.db.schema.alterTable('one_time_tokens')
    const { id } = users.trial
    await sql`alter table one_time_tokens add constraint broken check (user_id <> ${sql.lit(id)}) not valid`.execute(
      api.db,
    )
    try {
      await api.ask('passwordless_login', users.trial.username)
      api.wait(1)
      await api.ask('password_reset', username)
      await vi.waitFor(() => expect(api.mails.map(({ to }) => to.address)).toEqual([username]), 10_000)
    } finally {
      await table.dropConstraint('broken').execute()
    }
    await api.ask('password_reset', 'nobody@example.com')
    await api.settled()
    expect(api.mails.map(({ to }) => to.address)).toEqual([username, users.trial.username])
  })

  test('R141 one that is older than a link would be leads to none', async () => {
    await addRequest(31)
    await api.ask('password_reset', 'nobody@example.com')
    await vi.waitFor(async () => {
      const open = api.db.selectFrom('link_requests').select('address').where('handled_at', 'is', null)
      expect(await open.execute()).toEqual([{ address: '192.0.2.9' }])
    }, 10_000)
    expect(api.mails).toEqual([])
    await api.db.deleteFrom('link_requests').execute()
  })

  test('R141 a mail whose link has ended is thrown away, and what is a day old is forgotten', async () => {
    const mail = JSON.stringify({ to: { name: '', address: username }, subject: 'Late', text: '' })
    const at = { created_at: time, due_at: time, given_up_at: time }
    await api.db
      .insertInto('outgoing_mails')
      .values([
        { id: crypto.randomUUID(), mail, ...at, good_until: time },
        { id: crypto.randomUUID(), mail, created_at: time, due_at: time, good_until: time },
      ])
      .execute()
    await addRequest(24 * 60)
    await api.tokenOf('password_reset')
    expect(api.mails.map(({ subject }) => subject)).not.toContain('Late')
    expect(await api.db.selectFrom('link_requests').select('id').where('address', '=', '192.0.2.9').execute()).toEqual(
      [],
    )
  })
})
