import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import { Secret, TOTP } from 'otpauth'
import { vi } from 'vitest'
import type { Factors } from '#contract/factor.ts'
import type { AppOptions } from '#server/app-options.ts'
import { PASSWORD, type UserName, users } from './fixture.ts'
import { type LinkApi, openLinkApi } from './links.ts'

export const SECOND = 1000
export const MINUTE = 60 * SECOND
export const DAY = 24 * 60 * MINUTE

/** When the clock of a test begins. */
export const START = new Date('2026-11-05T12:00:00Z').getTime()

export type Tokens = { token: string; refresh_token: string }

/** An account with an authenticator app, and the session that has set it up. */
type Protected = { token: string; secret: string; codes: string[] }

/** The server with its mails, and what users do there with a second factor. */
export type FactorApi = LinkApi & {
  /** The time by the clock of the server. */
  now(): Date
  enter(user?: UserName, more?: object): Promise<LightMyRequestResponse>
  pendingOf(user?: UserName): Promise<string>
  /** The code that an app shows, or the one that it shows so many milliseconds later. */
  codeOf(secret: string, later?: number): string
  second(pendingToken: string, code: string, more?: Partial<InjectOptions>): Promise<LightMyRequestResponse>
  factorsOf(token: string): Promise<Factors>
  statusOf(token: string): Promise<number>
  auditOf(action: string): ReturnType<typeof readAudit>
  /** Sets up an authenticator app and goes on to the next time step, so that the next code is a new one. */
  setUp(user?: UserName): Promise<Protected>
}

const readAudit = ({ db }: LinkApi, action: string) =>
  db.selectFrom('audit').selectAll().where('action', '=', action).orderBy('number').execute()

/** Does something once between the checks of the next call and its transaction, as another process could. */
export function beforeTransaction({ db }: LinkApi, work: () => Promise<unknown>): void {
  const builder = db.transaction()
  const execute = builder.execute.bind(builder)
  builder.execute = async (inner) => {
    await work()
    return execute(inner)
  }
  vi.spyOn(db, 'transaction').mockReturnValueOnce(builder)
}

export async function openFactorApi(options: Partial<AppOptions> = {}): Promise<FactorApi> {
  const api = await openLinkApi(options)
  let elapsed = 0
  const wait = (milliseconds: number) => {
    elapsed += milliseconds
    api.wait(milliseconds)
  }
  const enter: FactorApi['enter'] = (user = 'full', more = {}) =>
    api.post('auth', { username: users[user].username, password: PASSWORD, ...more })
  const codeOf: FactorApi['codeOf'] = (secret, later = 0) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: START + elapsed + later })
  return {
    ...api,
    wait,
    now: () => new Date(START + elapsed),
    enter,
    codeOf,
    pendingOf: async (user) => (await enter(user)).json().pending_token,
    second: (pending_token, code, more = {}) =>
      api.app.inject({ method: 'POST', url: '/api/auth/factor', payload: { pending_token, code }, ...more }),
    factorsOf: async (token) => (await api.get('current_user/factors', {}, token)).json(),
    statusOf: async (token) => (await api.get('current_user', {}, token)).statusCode,
    auditOf: (action) => readAudit(api, action),
    setUp: async (user) => {
      const { token } = await api.signIn(user)
      const { secret } = (await api.post('current_user/factors/totp/start', {}, token)).json()
      const confirmed = await api.post('current_user/factors/totp/confirm', { code: codeOf(secret) }, token)
      const codes: string[] = confirmed.json().recovery_codes
      wait(30 * SECOND)
      return { token, secret, codes }
    },
  }
}
