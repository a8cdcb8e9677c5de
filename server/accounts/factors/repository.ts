import type { Kysely } from 'kysely'
import type { Sealer } from '#server/access/sealer.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { hashCode, newCodes } from './recovery-codes.ts'
import { findStep, newSecret } from './totp.ts'

type Db = Kysely<Database>

/** How long a secret that no code was entered of can be confirmed, in milliseconds. */
const SETUP_LIFETIME = 15 * 60_000

/** What a user has signed in with at the second step. */
export type UsedFactor = 'totp' | 'recovery_code'

/** The digits of a code as apps show it, which people type with a blank or a hyphen between. */
const toDigits = (code: string) => code.replace(/[\s-]/g, '')

const ownerOf = (userId: number) => `users/${userId}`

const findTotp = (db: Db, userId: number) => db.selectFrom('totp_factors').selectAll().where('user_id', '=', userId)

/** The authenticator app that protects an account; undefined: none. */
export const findFactor = (db: Db, userId: number) =>
  findTotp(db, userId).where('confirmed_at', 'is not', null).executeTakeFirst()

export const hasFactor = async (db: Db, userId: number): Promise<boolean> =>
  (await findFactor(db, userId)) !== undefined

/** How many recovery codes a user has left. */
export async function countCodes(db: Db, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom('recovery_codes')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Makes the secret of a new app, which protects nothing until a code of it is entered. To be called with the user's row held. */
export async function startTotp(db: Db, sealer: Sealer, userId: number, now: Date): Promise<string> {
  const secret = newSecret()
  const fresh = { sealed_secret: sealer.seal(secret, ownerOf(userId)), created_at: now, last_step: null }
  await db
    .insertInto('totp_factors')
    .values({ user_id: userId, ...fresh })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet(fresh).where('totp_factors.confirmed_at', 'is', null),
    )
    .execute()
  return secret
}

/** Takes a code of the app if it belongs to a later time step than the last one; with the row held, of two equal codes one is taken. */
async function takeTotp(
  db: Db,
  sealer: Sealer,
  row: { user_id: number; sealed_secret: string },
  code: string,
  now: Date,
): Promise<boolean> {
  const owner = ownerOf(row.user_id)
  const secret = sealer.open(row.sealed_secret, owner)
  const step = findStep(secret, code, now)
  if (step === undefined) return false
  // So that an older key is needed no longer than it takes its users to sign in.
  const resealed = sealer.isCurrent(row.sealed_secret) ? {} : { sealed_secret: sealer.seal(secret, owner) }
  const taken = await db
    .updateTable('totp_factors')
    .set({ last_step: step, last_used_at: now, ...resealed })
    .where('user_id', '=', row.user_id)
    .where('sealed_secret', '=', row.sealed_secret)
    .where((eb) => eb.or([eb('last_step', 'is', null), eb('last_step', '<', step)]))
    .returning('user_id')
    .executeTakeFirst()
  return taken !== undefined
}

/** Lets the app that is being set up protect the account; false: the code is wrong. Undefined: none is being set up. */
export async function confirmTotp(
  db: Db,
  sealer: Sealer,
  { userId, code }: { userId: number; code: string },
  now: Date,
): Promise<boolean | undefined> {
  const row = await findTotp(db, userId)
    .where('confirmed_at', 'is', null)
    .where('created_at', '>', new Date(now.getTime() - SETUP_LIFETIME))
    .executeTakeFirst()
  if (!row) return undefined
  if (!(await takeTotp(db, sealer, row, toDigits(code), now))) return false
  await db.updateTable('totp_factors').set({ confirmed_at: now }).where('user_id', '=', userId).execute()
  return true
}

/** Gives a user new recovery codes in place of all old ones. */
export async function replaceCodes(db: Db, userId: number): Promise<string[]> {
  const codes = newCodes()
  await db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
  await db
    .insertInto('recovery_codes')
    .values(codes.map((code) => ({ user_id: userId, code_hash: hashCode(code) })))
    .execute()
  return codes
}

/** Removes the app with its recovery codes; false: there was none. */
export async function removeTotp(db: Db, userId: number): Promise<boolean> {
  await db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
  const rows = await db.deleteFrom('totp_factors').where('user_id', '=', userId).returning('confirmed_at').execute()
  return rows.some(({ confirmed_at }) => confirmed_at !== null)
}

async function takeRecoveryCode(db: Db, userId: number, code: string, now: Date): Promise<boolean> {
  const used = await db
    .updateTable('recovery_codes')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('code_hash', '=', hashCode(code))
    .where('used_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst()
  return used !== undefined
}

/** Spends a code of the app or a recovery code, each of which is good once; undefined: it is wrong or spent. */
export async function takeCode(
  db: Db,
  sealer: Sealer,
  { userId, code }: { userId: number; code: string },
  now: Date,
): Promise<UsedFactor | undefined> {
  const row = await findFactor(db, userId)
  if (!row) return undefined
  const digits = toDigits(code)
  if (/^\d{6}$/.test(digits)) return (await takeTotp(db, sealer, row, digits, now)) ? 'totp' : undefined
  return (await takeRecoveryCode(db, userId, code, now)) ? 'recovery_code' : undefined
}
