import { accessTokens } from '#server/access/access-tokens.ts'
import { hashPassword } from '#server/accounts/password-hash.ts'
import { setPassword } from '#server/accounts/passwords.ts'
import { endSession, type OpenSession, rotateToken, signOut } from '#server/accounts/sessions.ts'
import { setActive } from '#server/cli/users/accounts.ts'
import { system } from '#server/platform/audit/actor.ts'
import { SECRET } from '../support/secret.ts'
import { openSession, sessionOptions } from '../support/session.ts'
import type { DemoWorld } from './demo-world.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** Users that only these states are about. */
const IDS = { other: 94, password: 95, disabled: 96 }

/** Every way in which a session ends or is not the token's, each with an access token that is otherwise good. */
export async function tokensOfEndedSessions({ db, clock }: DemoWorld, userId: number): Promise<Record<string, string>> {
  const now = clock()
  const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds)
  const tokens = accessTokens(new TextEncoder().encode(SECRET), clock)
  for (const id of Object.values(IDS)) {
    const user = { id, username: `user-${id}@demo.example`, name: `User ${id}`, created_at: new Date(0) }
    await db.insertInto('users').values(user).execute()
  }
  const start = (options: { user?: number; since?: number; isRemembered?: boolean } = {}) => {
    const { user = userId, since = 0, isRemembered = false } = options
    return openSession(db, user, { now: ago(since), isRemembered })
  }
  const renew = async ({ token }: OpenSession, at: number) => {
    const renewed = await rotateToken(db, token, sessionOptions, ago(at))
    if (!renewed) throw new Error(`The session could not be renewed ${at / HOUR} hours ago.`)
    return renewed
  }

  const idle = await start({ since: 12 * HOUR })
  const absolute = await renew(await renew(await start({ since: 25 * HOUR }), 14 * HOUR), 3 * HOUR)
  const rememberedIdle = await start({ since: 30 * 24 * HOUR, isRemembered: true })
  const signedOut = await start()
  await signOut(db, signedOut.token, now)
  const signedOutBySpent = await start({ since: HOUR })
  await renew(signedOutBySpent, MINUTE)
  await signOut(db, signedOutBySpent.token, now)
  const replayed = await start({ since: HOUR })
  await renew(replayed, MINUTE)
  await rotateToken(db, replayed.token, sessionOptions, now)
  const withOldPassword = await start({ user: IDS.password, since: HOUR })
  const user = { id: IDS.password, username: `user-${IDS.password}@demo.example` }
  const hash = await hashPassword('Correct horse 2!')
  await setPassword(db, { user, actor: system, hash, action: 'password.change' }, ago(MINUTE))
  // As if the whole second of the access token had passed before the new password: its session alone tells.
  await db.updateTable('users').set({ signed_out_at: null }).where('id', '=', IDS.password).execute()
  const disabled = await start({ user: IDS.disabled })
  await setActive(db, `user-${IDS.disabled}@demo.example`, false, now)
  await setActive(db, `user-${IDS.disabled}@demo.example`, true, now)
  const deleted = await start()
  await db.deleteFrom('sessions').where('id', '=', deleted.id).execute()
  const ofAnother = await start({ user: IDS.other })
  const endedTwice = await start()
  await endSession(db, endedTwice.id, 'sign-out', ago(MINUTE))
  await endSession(db, endedTwice.id, 'replay', now)

  return {
    'a session that was idle too long': await tokens.issue(userId, idle.id),
    'a session at its absolute end': await tokens.issue(userId, absolute.id),
    'a remembered session that was idle too long': await tokens.issue(userId, rememberedIdle.id),
    'a session that was signed out': await tokens.issue(userId, signedOut.id),
    'a session that was signed out by a spent token': await tokens.issue(userId, signedOutBySpent.id),
    'a session that a replay ended': await tokens.issue(userId, replayed.id),
    'a session that a new password ended': await tokens.issue(IDS.password, withOldPassword.id),
    'a session from before its user was shut out': await tokens.issue(IDS.disabled, disabled.id),
    'a session that is deleted': await tokens.issue(userId, deleted.id),
    'a session that ended twice': await tokens.issue(userId, endedTwice.id),
    'a session of another user': await tokens.issue(userId, ofAnother.id),
    'no session': await tokens.issue(userId, ''),
  }
}
