import type { FastifyRequest } from 'fastify'
import type { Context } from '#server/access/context.ts'
import type { Actor } from '#server/platform/audit/actor.ts'
import { getAddress } from '#server/platform/audit/actor.ts'
import { claimedActor } from '#server/platform/audit/claimed-actor.ts'
import { buildId } from '#server/platform/audit/once.ts'

/** How an attempt at a secret ended: right, wrong, one too many, or not checked because too many others waited. */
export type AttemptOutcome = 'accepted' | 'refused' | 'limited' | 'busy'

export type AttemptReport = {
  outcome: AttemptOutcome
  /** The username as typed, in lower case; undefined if there was only a token that nobody has. */
  account?: string | undefined
}

/** What is attempted, by the last part of the call's path. */
const actions: Readonly<Record<string, { action: string; detail?: Record<string, string> }>> = {
  auth: { action: 'session.sign_in', detail: { by: 'password' } },
  factor: { action: 'session.sign_in', detail: { by: 'factor' } },
  finish: { action: 'session.sign_in', detail: { by: 'company' } },
  reauthenticate: { action: 'session.confirm' },
  passkey: { action: 'session.sign_in', detail: { by: 'passkey' } },
  passwordless_login: { action: 'session.sign_in', detail: { by: 'link' } },
  refresh_auth_token: { action: 'session.renew' },
  reset_password: { action: 'password.reset' },
  change_password: { action: 'password.change' },
}

/** Of an account and address whose attempts are not looked at any more, one row in five minutes. */
const WINDOW = 5 * 60_000

type ReportContext = Pick<Context, 'audit' | 'clock'>

/**
 * Hears how every attempt to sign in, to renew a session or to set a password ended, and records those that did not succeed.
 * What succeeds is recorded with the session or the password that came of it.
 */
export async function reportAttempt(
  { audit, clock }: ReportContext,
  request: FastifyRequest,
  { outcome, account = '' }: AttemptReport,
): Promise<void> {
  // Without the username: more people read logs than may know accounts.
  request.log.info({ call: request.routeOptions.url, outcome, address: request.ip }, 'attempt at a secret')
  const attempted = actions[request.routeOptions.url?.split('/').at(-1) ?? '']
  if (outcome === 'accepted' || !attempted) return
  const actor: Actor = claimedActor(account, request)
  const { action } = attempted
  const subject = account === '' ? 'sessions' : 'users'
  const window = Math.floor(clock().getTime() / WINDOW)
  const once = outcome === 'refused' ? {} : { id: buildId(action, outcome, account, getAddress(request), window) }
  const detail = { ...attempted.detail, reason: outcome }
  await audit.write({ ...once, actor, action, subject, result: 'refused', detail })
}
