import { randomBytes } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import { hashToken } from '#server/access/tokens.ts'
import type { Actor } from '#server/platform/audit/actor.ts'
import { writeAudit } from '#server/platform/audit/repository.ts'
import type { Database } from '#server/platform/database/schema.ts'
import type { Firm } from './repository.ts'

type Db = Kysely<Database>

/** 256 bits. The prefix is by chance as well, and no part of the secret. */
const TOKEN = /^scim_[\w-]{8}_[\w-]{43}$/
const PREFIX = 'scim_00000000'.length

type ToToken = { firm: Firm; actor: Actor }

/** Makes a token for the identity provider of a firm; it cannot be shown again. To be called with the firm's row held. */
export async function createToken(db: Db, { firm, actor }: ToToken, now: Date): Promise<string> {
  const token = `scim_${randomBytes(6).toString('base64url')}_${randomBytes(32).toString('base64url')}`
  const prefix = token.slice(0, PREFIX)
  await db
    .insertInto('firm_tokens')
    .values({ firm_id: firm.id, prefix, token_hash: hashToken(token), created_at: now })
    .execute()
  const detail = { firm: firm.slug, prefix }
  await writeAudit(db, { actor, action: 'firm.add_token', subject: `firms/${firm.id}`, detail }, now)
  return token
}

/** Ends a token, from the next call on. To be called with the firm's row held. */
export async function endToken(
  db: Db,
  { firm, prefix, actor }: ToToken & { prefix: string },
  now: Date,
): Promise<void> {
  const ended = await db
    .updateTable('firm_tokens')
    .set({ ended_at: now })
    .where('firm_id', '=', firm.id)
    .where('prefix', '=', prefix)
    .where('ended_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (!ended) throw new Error(`${firm.slug} has no token ${prefix} that is in use.`)
  const detail = { firm: firm.slug, prefix }
  await writeAudit(db, { actor, action: 'firm.end_token', subject: `firms/${firm.id}`, detail }, now)
}

/** The tokens of a firm without their secrets, the oldest first. */
export const listTokens = (db: Db, firmId: number) =>
  db
    .selectFrom('firm_tokens')
    .select(['prefix', 'created_at', 'last_used_at', 'ended_at'])
    .where('firm_id', '=', firmId)
    .orderBy('id')
    .execute()

/** Calls of one token within a minute: more than a provider makes that brings thousands of users. */
const CALLS_OF_MINUTE = 600
const MINUTE = 60_000

/** Whose a token is. `wait`: seconds until the next call is allowed; 0: now. */
export type TokenUse = { firmId: number; slug: string; prefix: string; wait: number }

/**
 * Finds the firm of a token, and counts the call, in all processes together. The token is found by its hash, so the time that it
 * takes says nothing about tokens. Undefined: nobody has it, or it was ended.
 */
export async function admitToken(db: Db, token: string, now: Date): Promise<TokenUse | undefined> {
  if (!TOKEN.test(token)) return undefined
  const isOver = sql<boolean>`(began_at is null or began_at <= ${new Date(now.getTime() - MINUTE)})`
  const used = await db
    .updateTable('firm_tokens')
    .from('firms')
    .set({
      last_used_at: now,
      began_at: sql`case when ${isOver} then ${now}::timestamptz else began_at end`,
      calls: sql`case when ${isOver} then 1 else calls + 1 end`,
    })
    .whereRef('firms.id', '=', 'firm_tokens.firm_id')
    .where('token_hash', '=', hashToken(token))
    .where('ended_at', 'is', null)
    .returning(['firm_id', 'slug', 'prefix', 'began_at', 'calls'])
    .executeTakeFirst()
  if (!used) return undefined
  const { firm_id: firmId, slug, prefix, began_at: began, calls } = used
  const end = (began ?? now).getTime() + MINUTE
  const wait = calls <= CALLS_OF_MINUTE ? 0 : Math.max(1, Math.ceil((end - now.getTime()) / 1000))
  return { firmId, slug, prefix, wait }
}
