import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import type { PasskeyRequest, PasskeySetup, Passkeys } from '#contract/passkey.ts'
import { toRelyingParty } from '#server/access/relying-party.ts'
import { ORIGIN } from './api.ts'
import { type Authenticator, createAuthenticator, type Lies } from './authenticator.ts'
import { type FactorApi, openFactorApi } from './factors.ts'
import type { UserName } from './fixture.ts'
import { mailSettings } from './links.ts'

/** The relying party of the tests, which pages below the portal's domain belong to. */
export const party = toRelyingParty(mailSettings.portalUrl, [ORIGIN, 'https://desk.portal.example'])

/** The server with its mails, and what users do there with passkeys. */
export type PasskeyApi = FactorApi & {
  passkeysOf(token: string): Promise<Passkeys>
  setupOf(token: string): Promise<PasskeySetup['options']>
  /** Adds the passkey of an authenticator to the account of a session. */
  add(token: string, authenticator: Authenticator, name?: string): Promise<LightMyRequestResponse>
  /** The options of a sign-in. */
  askToSignIn(): Promise<PasskeyRequest['options']>
  signInBy(authenticator: Authenticator, lies?: Lies, more?: Partial<InjectOptions>): Promise<LightMyRequestResponse>
  /** An account with a passkey. */
  withPasskey(user?: UserName, counts?: boolean): Promise<{ token: string; authenticator: Authenticator }>
}

export async function openPasskeyApi(): Promise<PasskeyApi> {
  const api = await openFactorApi({ relyingParty: party })
  const setupOf: PasskeyApi['setupOf'] = async (token) =>
    (await api.post('current_user/passkeys/start', {}, token)).json<PasskeySetup>().options
  const add: PasskeyApi['add'] = async (token, authenticator, name = 'Laptop') =>
    api.post('current_user/passkeys', { name, credential: authenticator.create(await setupOf(token)) }, token)
  const askToSignIn: PasskeyApi['askToSignIn'] = async () =>
    (await api.post('auth/passkey/start', {})).json<PasskeyRequest>().options
  return {
    ...api,
    passkeysOf: async (token) => (await api.get('current_user/passkeys', {}, token)).json(),
    setupOf,
    add,
    askToSignIn,
    signInBy: async (authenticator, lies = {}, more = {}) =>
      api.app.inject({
        method: 'POST',
        url: '/api/auth/passkey',
        payload: { credential: authenticator.get(await askToSignIn(), lies) },
        ...more,
      }),
    withPasskey: async (user = 'full', counts = false) => {
      const { token } = await api.signIn(user)
      const authenticator = createAuthenticator({ counts })
      await add(token, authenticator)
      return { token, authenticator }
    },
  }
}
