import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createAuthenticator, type Lies, PRESENT } from './support/authenticator.ts'
import { beforeTransaction, MINUTE, START } from './support/factors.ts'
import { PASSWORD, users } from './support/fixture.ts'
import { openPasskeyApi, type PasskeyApi } from './support/passkeys.ts'

let api: PasskeyApi

beforeEach(async () => {
  api = await openPasskeyApi()
})
afterEach(() => api.close())

const firstOf = async (token: string) => {
  const [passkey] = (await api.passkeysOf(token)).passkeys
  if (!passkey) throw new Error('There is no passkey.')
  return passkey
}

describe('a passkey', () => {
  test('is added by what the authenticator of the user has made, with a name', async () => {
    const { token } = await api.signIn()
    const answer = await api.add(token, createAuthenticator(), '  Work\n laptop ')
    expect(answer.statusCode).toBe(200)
    const added_at = new Date(START).toISOString()
    const passkey = { id: expect.any(String), name: 'Work laptop', added_at, last_used_at: null, synced: true }
    expect(answer.json()).toEqual(passkey)
    expect(await api.passkeysOf(token)).toEqual({ passkeys: [passkey], rp_id: 'portal.example' })
  })

  test('is asked for by options that demand a verified user, a discoverable key and no known authenticator', async () => {
    const { token, authenticator } = await api.withPasskey()
    const options = await api.setupOf(token)
    expect(options).toMatchObject({
      rp: { id: 'portal.example' },
      user: { name: users.full.username },
      excludeCredentials: [{ id: authenticator.id, transports: ['internal', 'hybrid'] }],
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      attestation: 'none',
    })
  })

  test('knows its user by a handle that is random, and the same for all passkeys of an account', async () => {
    const { token } = await api.signIn()
    const [one, other] = [await api.setupOf(token), await api.setupOf(token)]
    const foreign = await api.setupOf((await api.signIn('trial')).token)
    expect(Buffer.from(one.user.id, 'base64url')).toHaveLength(32)
    expect(other.user.id).toBe(one.user.id)
    expect(foreign.user.id).not.toBe(one.user.id)
  })

  test('has a name suggested by the browser and the system', async () => {
    const { token } = await api.signIn()
    const agent = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0'
    const headers = { authorization: `Bearer ${token}`, 'user-agent': agent }
    const url = '/api/current_user/passkeys/start'
    const answer = await api.app.inject({ method: 'POST', url, payload: {}, headers })
    expect(answer.json()).toMatchObject({ browser: 'Chrome', system: 'Windows' })
  })

  test('ends no session, since it takes nothing from those there are', async () => {
    const other = await api.signIn()
    await api.withPasskey()
    expect(await api.statusOf(other.token)).toBe(200)
  })

  test('is renamed and removed by its own user only', async () => {
    const { token } = await api.withPasskey()
    const { id } = await firstOf(token)
    const foreign = (await api.signIn('trial')).token
    const rename = (as: string) => api.post('current_user/passkeys/rename', { id, name: 'Phone' }, as)
    const remove = (as: string) => api.post('current_user/passkeys/remove', { id }, as)
    expect([(await rename(foreign)).statusCode, (await remove(foreign)).statusCode]).toEqual([404, 404])
    expect((await rename(token)).json()).toMatchObject({ id, name: 'Phone' })
    expect((await remove(token)).statusCode).toBe(204)
    expect((await remove(token)).statusCode).toBe(404)
    expect((await api.passkeysOf(token)).passkeys).toEqual([])
  })

  test('is changed only shortly after the user has entered a secret', async () => {
    const { token } = await api.withPasskey()
    const { id } = await firstOf(token)
    const credential = createAuthenticator().create(await api.setupOf(token))
    await api.db
      .updateTable('sessions')
      .set({ confirmed_at: new Date(START - 10 * MINUTE) })
      .execute()
    const calls: [string, object][] = [
      ['start', {}],
      ['rename', { id, name: 'Phone' }],
      ['remove', { id }],
    ]
    for (const [call, body] of calls) {
      const refused = await api.post(`current_user/passkeys/${call}`, body, token)
      expect([refused.statusCode, refused.json().code]).toEqual([403, 'confirmation_required'])
    }
    const added = await api.post('current_user/passkeys', { name: 'Other', credential }, token)
    expect(added.statusCode).toBe(403)
  })

  test('is not added once the session has gone stale meanwhile', async () => {
    const { token } = await api.signIn()
    const credential = createAuthenticator().create(await api.setupOf(token))
    const stale = new Date(START - 10 * MINUTE)
    beforeTransaction(api, () => api.db.updateTable('sessions').set({ confirmed_at: stale }).execute())
    expect((await api.post('current_user/passkeys', { name: 'Late', credential }, token)).statusCode).toBe(403)
  })

  test('is told of by mail, also in German, and on record', async () => {
    const { token } = await api.withPasskey()
    await api.settled()
    await api.db.updateTable('delivery_settings').set({ language: 'de' }).execute()
    const { id } = await firstOf(token)
    await api.post('current_user/passkeys/rename', { id, name: 'Phone' }, token)
    await api.post('current_user/passkeys/remove', { id }, token)
    await api.settled()
    expect(api.mails.map(({ subject }) => subject.split(':')[0])).toEqual([
      'A passkey was added',
      'Ein Passkey wurde entfernt',
    ])
    expect(api.mails[0]?.text).toContain('Remove the passkeys that you do not know')
    for (const [action, name] of [
      ['factor.add', 'Laptop'],
      ['factor.rename', 'Phone'],
      ['factor.remove', 'Phone'],
    ] as const)
      expect(await api.auditOf(action)).toMatchObject([
        { username: users.full.username, result: 'success', detail: { factor: 'passkey', name } },
      ])
  })

  test('is one of twenty at most', async () => {
    const { token } = await api.signIn()
    for (const index of Array(20).keys()) {
      await api.add(token, createAuthenticator())
      if (index === 9) api.wait(MINUTE)
    }
    api.wait(MINUTE)
    expect((await api.post('current_user/passkeys/start', {}, token)).statusCode).toBe(422)
  })

  test('needs a name', async () => {
    const { token } = await api.signIn()
    expect((await api.add(token, createAuthenticator(), ' \u0007 ')).statusCode).toBe(422)
  })
})

describe('a passkey is not added', () => {
  const lies: [string, Lies][] = [
    ['for a page of another site', { origin: 'https://portal.example.evil.test' }],
    ['for a page of this domain that may not call the API', { origin: 'https://other.portal.example' }],
    ['for another domain', { rpId: 'evil.test' }],
    ['for a challenge that nobody has given', { challenge: 'bm9ib2R5' }],
    ['by what signs in', { type: 'webauthn.get' }],
    ['without a verified user', { flags: PRESENT + 64 }],
    ['with a statement that would have to be checked elsewhere', { format: 'tpm' }],
  ]
  test.each(lies)('%s', async (_, lie) => {
    const { token } = await api.signIn()
    const credential = createAuthenticator().create(await api.setupOf(token), lie)
    expect((await api.post('current_user/passkeys', { name: 'Bad', credential }, token)).statusCode).toBe(422)
    expect((await api.passkeysOf(token)).passkeys).toEqual([])
  })

  test('by a challenge that was used, has expired, is of another user or for a sign-in', async () => {
    const { token } = await api.signIn()
    const foreign = (await api.signIn('trial')).token
    const used = await api.setupOf(token)
    const add = (credential: object) => api.post('current_user/passkeys', { name: 'Bad', credential }, token)
    const authenticator = createAuthenticator()
    expect((await add(authenticator.create(used))).statusCode).toBe(200)
    for (const options of [
      used,
      await api.setupOf(foreign),
      { ...used, challenge: (await api.askToSignIn()).challenge },
    ])
      expect((await add(createAuthenticator().create(options))).statusCode).toBe(422)
    const late = await api.setupOf(token)
    api.wait(10 * MINUTE)
    const { token: later } = await api.signIn()
    const credential = createAuthenticator().create(late)
    expect((await api.post('current_user/passkeys', { name: 'Bad', credential }, later)).statusCode).toBe(422)
  })

  test('twice, whoever has it', async () => {
    const { token, authenticator } = await api.withPasskey()
    const foreign = (await api.signIn('trial')).token
    for (const one of [token, foreign]) expect((await api.add(one, authenticator)).statusCode).toBe(422)
    expect((await api.passkeysOf(foreign)).passkeys).toEqual([])
  })
})

describe('POST current_user/reauthenticate', () => {
  const renew = async (refresh_token: string) => (await api.post('refresh_auth_token', { refresh_token })).json().token

  test('takes a passkey of the user', async () => {
    const { authenticator } = await api.withPasskey()
    const { refresh_token } = await api.signIn()
    api.wait(10 * MINUTE)
    const token = await renew(refresh_token)
    expect((await api.post('current_user/passkeys/start', {}, token)).statusCode).toBe(403)
    const { options } = (await api.post('current_user/reauthenticate/start', {}, token)).json()
    expect(options.allowCredentials).toMatchObject([{ id: authenticator.id }])
    const passkey = authenticator.get(options, { userHandle: null })
    const confirm = () => api.post('current_user/reauthenticate', { passkey }, token)
    expect((await confirm()).statusCode).toBe(204)
    expect((await api.post('current_user/passkeys/start', {}, token)).statusCode).toBe(200)
    expect((await confirm()).statusCode).toBe(422)
    expect(await api.auditOf('session.confirm')).toMatchObject([
      { result: 'success', detail: { by: 'passkey' } },
      { result: 'refused' },
    ])
  })

  test('takes no passkey of another user, no challenge of a sign-in, and one secret at a time', async () => {
    const own = await api.withPasskey()
    const foreign = await api.withPasskey('trial')
    const start = async () => (await api.post('current_user/reauthenticate/start', {}, own.token)).json().options
    const confirm = (body: object) => api.post('current_user/reauthenticate', body, own.token)
    const passkey = foreign.authenticator.get(await start())
    expect((await confirm({ passkey })).statusCode).toBe(422)
    expect((await confirm({ passkey: own.authenticator.get(await api.askToSignIn()) })).statusCode).toBe(422)
    const good = own.authenticator.get(await start())
    expect((await confirm({ passkey: good, password: PASSWORD })).statusCode).toBe(422)
    expect((await confirm({ passkey: good })).statusCode).toBe(204)
  })

  test('offers no passkey to who has none', async () => {
    const { token } = await api.signIn()
    expect((await api.post('current_user/reauthenticate/start', {}, token)).statusCode).toBe(404)
  })
})
