import { type Kysely, type SqlBool, sql } from 'kysely'
import type { Database } from '#server/platform/database/schema.ts'
import type { TokenHints } from './access-tokens.ts'
import { type FirmRules, firmRuleColumns, toFirmRules } from './firm-rules.ts'
import type { Proof } from './proof.ts'
import type { SessionLimits } from './session-limits.ts'
import { activeUsers, toUser, type User } from './users.ts'

type Db = Kysely<Database>

/** The user of a session, with what the firm asks of it. */
export type SessionUser = User & {
  firm: FirmRules
  /** Nothing but adding a second factor is allowed. */
  mustAddFactor: boolean
  lastUsedAt: Date
}

/** A token says in whole seconds when it was made: one of the second in which its user signed out everywhere still counts. */
const SECOND = 1000

/** How exactly the last use is kept where a firm limits the time without use, in milliseconds. */
const TOUCHED_EACH = 30 * SECOND

/** `isIdle`: also of a session that is open and has not been used for long. */
type SessionCheck = { now: Date; isIdle?: boolean }

/**
 * A user who signs in at the provider of the firm has shown what the firm asks for there, and a passkey is two factors. One that
 * the account merely has does not count, since the password alone would do beside it.
 */
const lacksFactor = sql<SqlBool>`(coalesce(firms.mfa_required, false) and not sessions.is_firm_sign_in
  and not sessions.has_shown_passkey and not exists (
  select 1 from totp_factors where totp_factors.user_id = users.id and totp_factors.confirmed_at is not null))`

/**
 * The user of a token, in one query with the check of its session; undefined as well when that has ended, or when the user has
 * been signed out everywhere since.
 */
export async function findSessionUser(
  db: Db,
  { userId, sessionId, issuedAt }: Omit<Proof, 'issuedAt'> & { issuedAt?: Date },
  { now, isIdle = false }: SessionCheck,
): Promise<SessionUser | undefined> {
  const row = await activeUsers(db, userId, now)
    .innerJoin('sessions', 'sessions.user_id', 'users.id')
    .leftJoin('firms', 'firms.id', 'users.firm_id')
    .select(firmRuleColumns)
    .select(['sessions.last_used_at', lacksFactor.as('lacks_factor')])
    .where('sessions.id', '=', sessionId)
    .where('ended_at', 'is', null)
    .where(isIdle ? 'absolute_end' : 'expires_at', '>', now)
    .executeTakeFirst()
  if (!row) return undefined
  if (issuedAt && row.signed_out_at && row.signed_out_at.getTime() >= issuedAt.getTime() + SECOND) return undefined
  const mustAddFactor = Boolean(row.lacks_factor)
  return { ...toUser(row), firm: toFirmRules(row), mustAddFactor, lastUsedAt: row.last_used_at }
}

/** Whether the user of a session may do nothing but add a second factor. */
export async function mustAddFactor(db: Db, sessionId: string): Promise<boolean> {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .innerJoin('firms', 'firms.id', 'users.firm_id')
    .select('sessions.id')
    .where('sessions.id', '=', sessionId)
    .where(lacksFactor)
    .executeTakeFirst()
  return row !== undefined
}

const SECONDS_PER_MINUTE = 60

/** What the access tokens of a session tell their client. */
export async function findTokenHints(db: Db, sessionId: string): Promise<TokenHints> {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .leftJoin('firms', 'firms.id', 'users.firm_id')
    .select(['role', 'is_firm_lead', 'firms.id as firm', 'idle_minutes', 'must_change_password'])
    .select(lacksFactor.as('lacks_factor'))
    .where('sessions.id', '=', sessionId)
    .executeTakeFirst()
  if (!row) return {}
  return {
    ...(row.idle_minutes && { idle: row.idle_minutes * SECONDS_PER_MINUTE }),
    ...(row.role !== 'reader' && { role: row.role }),
    ...(row.firm !== null && row.is_firm_lead && { lead: true as const }),
    ...(row.lacks_factor && { due: 'factor' as const }),
    // The change comes first, as in `requireReady`.
    ...(row.must_change_password && { due: 'password' as const }),
  }
}

/**
 * Notes that a session was used by a call. Elsewhere a renewal is the use, which is exact enough for hours; the limit of a firm may
 * be a few minutes.
 */
export async function touchSession(
  db: Db,
  sessionId: string,
  { firm: { idle }, lastUsedAt }: Pick<SessionUser, 'firm' | 'lastUsedAt'>,
  { limits, now }: { limits: SessionLimits; now: Date },
): Promise<void> {
  if (idle === null || now.getTime() - lastUsedAt.getTime() < TOUCHED_EACH) return
  const end = (limit: number) => new Date(now.getTime() + Math.min(idle, limit))
  await db
    .updateTable('sessions')
    .set({
      last_used_at: now,
      expires_at: sql`least(absolute_end, case when is_remembered then ${end(limits.remembered.idle)}::timestamptz
        else ${end(limits.session.idle)}::timestamptz end)`,
    })
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .execute()
}
