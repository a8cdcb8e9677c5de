import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { buildApp } from '#server/app.ts'
import { setActive } from '#server/cli/users/accounts.ts'
import { removeFactors } from '#server/cli/users/factors.ts'
import { ORIGIN } from './support/api.ts'
import { createAuthenticator, type Lies, PRESENT } from './support/authenticator.ts'
import { MINUTE, type Tokens } from './support/factors.ts'
import { users } from './support/fixture.ts'
import { mailSettings } from './support/links.ts'
import { openPasskeyApi, type PasskeyApi, party } from './support/passkeys.ts'
import { SECRET } from './support/secret.ts'

let api: PasskeyApi

beforeEach(async () => {
  api = await openPasskeyApi()
})
afterEach(() => api.close())

describe('a sign-in by a passkey', () => {
  test('takes no name, names no passkeys and begins a session', async () => {
    const { authenticator } = await api.withPasskey()
    expect(await api.askToSignIn()).toMatchObject({
      rpId: 'portal.example',
      allowCredentials: [],
      userVerification: 'required',
    })
    const answer = await api.signInBy(authenticator)
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({ username: users.full.username })
    expect(await api.statusOf(answer.json<Tokens>().token)).toBe(200)
    expect(await api.auditOf('session.sign_in')).toMatchObject([
      { detail: { by: 'password' } },
      { result: 'success', detail: { by: 'passkey' } },
    ])
  })

  test('takes no code where the account has an authenticator app, and lets factors be changed', async () => {
    const { token } = await api.setUp()
    const authenticator = createAuthenticator()
    await api.add(token, authenticator)
    const answer = await api.signInBy(authenticator)
    expect(answer.statusCode).toBe(200)
    const removed = await api.post('current_user/factors/totp/remove', {}, answer.json<Tokens>().token)
    expect(removed.statusCode).toBe(204)
  })

  test('remembers the user on request, makes the device known and tells of a new one', async () => {
    const { authenticator } = await api.withPasskey()
    await api.settled()
    api.mails.length = 0
    const payload = { credential: authenticator.get(await api.askToSignIn()), remember_me: true }
    const answer = await api.signInBy(authenticator, {}, { payload, remoteAddress: '198.51.100.9' })
    expect(String(answer.headers['set-cookie'])).toContain('research-device')
    const sessions = await api.get('current_user/sessions', {}, answer.json<Tokens>().token)
    expect(sessions.json().records[0]).toMatchObject({ current: true, remembered: true })
    await api.settled()
    expect(api.mails.map(({ subject }) => subject)).toEqual([expect.stringContaining('from a new device')])
  })

  test('shows in the list when the passkey was used last', async () => {
    const { token, authenticator } = await api.withPasskey()
    api.wait(MINUTE)
    await api.signInBy(authenticator)
    const last_used_at = api.now().toISOString()
    expect((await api.passkeysOf(token)).passkeys).toMatchObject([{ last_used_at }])
  })

  test('is possible from a page below the domain of the portal that may call the API', async () => {
    const { authenticator } = await api.withPasskey()
    expect((await api.signInBy(authenticator, { origin: 'https://desk.portal.example' })).statusCode).toBe(200)
  })

  test('leads to a due change of the password like any other', async () => {
    const { authenticator } = await api.withPasskey()
    await api.db.updateTable('users').set({ must_change_password: true }).execute()
    expect((await api.signInBy(authenticator)).json()).toMatchObject({ must_change_password: true })
  })

  test('goes on in another process', async () => {
    const { authenticator } = await api.withPasskey()
    const other = await buildApp({
      db: api.db,
      jwtSecret: new TextEncoder().encode(SECRET),
      allowedOrigins: [ORIGIN],
      clock: () => api.now(),
      relyingParty: party,
    })
    const payload = { credential: authenticator.get(await api.askToSignIn()) }
    expect((await other.inject({ method: 'POST', url: '/api/auth/passkey', payload })).statusCode).toBe(200)
    await other.close()
  })
})

describe('a passkey is refused with the same answer as one that nobody has', () => {
  const lies: [string, Lies][] = [
    ['on a page of another site', { origin: 'https://portal.example.evil.test' }],
    ['on a page of this domain that may not call the API', { origin: 'https://other.portal.example' }],
    ['for another domain', { rpId: 'evil.test' }],
    ['for a challenge that nobody has given', { challenge: 'bm9ib2R5' }],
    ['by what adds a passkey', { type: 'webauthn.create' }],
    ['without a verified user', { flags: PRESENT }],
    ['without a user', { userHandle: null }],
    ['for another user', { userHandle: 'c29tZWJvZHk' }],
  ]
  const unknown = async () => {
    const answer = await api.signInBy(createAuthenticator(), { userHandle: 'c29tZWJvZHk' })
    expect(answer.statusCode).toBe(401)
    return answer.json()
  }

  test.each(lies)('%s', async (_, lie) => {
    const { authenticator } = await api.withPasskey()
    const answer = await api.signInBy(authenticator, lie)
    expect([answer.statusCode, answer.json()]).toEqual([401, await unknown()])
    expect((await api.signInBy(authenticator)).statusCode).toBe(200)
  })

  test('with the handle of another account', async () => {
    const { authenticator } = await api.withPasskey()
    const { user } = await api.setupOf((await api.signIn('trial')).token)
    expect((await api.signInBy(authenticator, { userHandle: user.id })).statusCode).toBe(401)
  })

  test('signed by another key', async () => {
    const { authenticator } = await api.withPasskey()
    const own = authenticator.get(await api.askToSignIn())
    const foreign = createAuthenticator().get(await api.askToSignIn(), { userHandle: own.response.userHandle ?? '' })
    const payload = { credential: { ...foreign, id: own.id, rawId: own.rawId } }
    expect((await api.signInBy(authenticator, {}, { payload })).statusCode).toBe(401)
  })

  test('by a challenge that was used, also in vain, has expired, or is for something else', async () => {
    const { token, authenticator } = await api.withPasskey()
    const send = (credential: object) => api.post('auth/passkey', { credential })
    const used = await api.askToSignIn()
    expect((await send(authenticator.get(used, { flags: PRESENT }))).statusCode).toBe(401)
    expect((await send(authenticator.get(used))).statusCode).toBe(401)
    const { challenge } = await api.setupOf(token)
    expect((await send(authenticator.get({ ...used, challenge }))).statusCode).toBe(401)
    const late = await api.askToSignIn()
    api.wait(10 * MINUTE)
    expect((await send(authenticator.get(late))).statusCode).toBe(401)
  })

  test('twice at the same time', async () => {
    const { authenticator } = await api.withPasskey()
    const credential = authenticator.get(await api.askToSignIn())
    const answers = await Promise.all([1, 2].map(() => api.post('auth/passkey', { credential })))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401])
  })

  test('after its removal, or while its user is disabled', async () => {
    const { token, authenticator } = await api.withPasskey()
    await setActive(api.db, users.full.username, false, api.now())
    expect((await api.signInBy(authenticator)).statusCode).toBe(401)
    await setActive(api.db, users.full.username, true, api.now())
    expect((await api.signInBy(authenticator)).statusCode).toBe(200)
    expect(await api.statusOf(token)).toBe(401)
    await api.db.deleteFrom('passkeys').execute()
    expect((await api.signInBy(authenticator)).statusCode).toBe(401)
  })

  test('where it has counted fewer uses than are known of, which goes on record', async () => {
    const { authenticator } = await api.withPasskey('full', true)
    expect((await api.signInBy(authenticator)).statusCode).toBe(200)
    expect((await api.signInBy(authenticator, { counter: 1 })).statusCode).toBe(401)
    expect((await api.signInBy(authenticator, { counter: 0 })).statusCode).toBe(401)
    expect(await api.auditOf('passkey.clone')).toMatchObject(
      Array(2).fill({ subject: `users/${users.full.id}`, result: 'refused', detail: { passkey: 'Laptop' } }),
    )
    expect((await api.signInBy(authenticator)).statusCode).toBe(200)
  })

  test('but nothing goes on record of a count that its key has not signed', async () => {
    const { authenticator } = await api.withPasskey('full', true)
    const own = authenticator.get(await api.askToSignIn())
    const lie = { userHandle: own.response.userHandle ?? '', counter: 0 }
    const forged = createAuthenticator().get(await api.askToSignIn(), lie)
    await api.signInBy(authenticator, {}, { payload: { credential: { ...forged, id: own.id, rawId: own.rawId } } })
    expect(await api.auditOf('passkey.clone')).toEqual([])
  })
})

describe('passkeys are limited', () => {
  test('to a hundred wrong ones of an address in five minutes, which locks out no right one', async () => {
    const { authenticator } = await api.withPasskey()
    const stranger = createAuthenticator()
    const statuses = []
    for (const _ of Array(101)) statuses.push((await api.signInBy(stranger, { userHandle: 'eA' })).statusCode)
    expect([statuses.at(-2), statuses.at(-1)]).toEqual([401, 429])
    expect((await api.signInBy(authenticator)).statusCode).toBe(200)
  })

  test('to two thousand open challenges of an address', async () => {
    const { challenge } = await api.askToSignIn()
    expect(challenge).toBeTruthy()
    const { address, expires_at } = await api.db
      .selectFrom('passkey_challenges')
      .select(['address', 'expires_at'])
      .executeTakeFirstOrThrow()
    const row = { purpose: 'sign_in', address, expires_at } as const
    const rows = Array.from({ length: 1999 }, (_, index) => ({ ...row, challenge_hash: String(index) }))
    await api.db.insertInto('passkey_challenges').values(rows).execute()
    const refused = await api.post('auth/passkey/start', {})
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '600'])
    api.wait(10 * MINUTE)
    expect((await api.post('auth/passkey/start', {})).statusCode).toBe(200)
    expect(await api.db.selectFrom('passkey_challenges').select('address').execute()).toHaveLength(1)
  })
})

describe('an operator', () => {
  test('removes the passkeys of a user who has lost them, which ends the sessions and is told by mail', async () => {
    const { token, authenticator } = await api.withPasskey()
    await api.settled()
    await removeFactors(api.db, users.full.username, { mail: mailSettings, now: api.now() })
    expect((await api.signInBy(authenticator)).statusCode).toBe(401)
    expect(await api.statusOf(token)).toBe(401)
    expect(await api.auditOf('factor.remove')).toMatchObject([{ actor: 'operator', detail: { factor: 'passkey' } }])
    const rows = await api.db.selectFrom('outgoing_mails').select('mail').execute()
    expect(rows).toMatchObject([{ mail: { subject: expect.stringContaining('Your passkeys were removed') } }])
  })
})
