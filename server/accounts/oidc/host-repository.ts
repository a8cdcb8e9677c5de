import type { Kysely } from 'kysely'
import type { CompanyFailure, CompanyHandOver } from '#contract/company-sign-in.ts'
import { hashToken, newToken } from '#server/access/tokens.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { toChallenge } from './host-page.ts'

type Db = Kysely<Database>

/** Milliseconds for each of the last steps, which no user has to do anything for. */
const STEP = 60_000

/** Keeps why a sign-in has failed, for the browser that is told so at the next step. False: it is another browser's. */
export async function failForHost(
  db: Db,
  { requestHash, browser, failure }: { requestHash: string; browser: string; failure: CompanyFailure },
  now: Date,
): Promise<boolean> {
  const row = await db
    .updateTable('firm_sign_ins')
    .set({ failure, browser_hash: browser, state_hash: null, expires_at: new Date(now.getTime() + STEP) })
    .where('request_hash', '=', requestHash)
    .where('user_id', 'is', null)
    .where((eb) => eb.or([eb('browser_hash', 'is', null), eb('browser_hash', '=', browser)]))
    .returning('request_hash')
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Makes the code for the page that began the last sign-in from which this browser has come back, or says why there is none. Each
 * sign-in is handed over once; undefined: there is none.
 */
export async function handOver(db: Db, browser: string, now: Date): Promise<CompanyHandOver | undefined> {
  const row = await db
    .selectFrom('firm_sign_ins')
    .select(['request_hash', 'host_origin', 'host_address', 'host_challenge', 'failure'])
    .where('browser_hash', '=', browser)
    .where('host_origin', 'is not', null)
    .where((eb) => eb.or([eb('user_id', 'is not', null), eb('failure', 'is not', null)]))
    .where('expires_at', '>', now)
    .orderBy('expires_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!row || row.host_origin === null || row.host_address === null || row.host_challenge === null) return undefined
  const code = newToken()
  const taken = await db
    .updateTable('firm_sign_ins')
    .set({ browser_hash: null, code_hash: hashToken(code), expires_at: new Date(now.getTime() + STEP) })
    .where('request_hash', '=', row.request_hash)
    .where('browser_hash', '=', browser)
    .returning('request_hash')
    .executeTakeFirst()
  if (!taken) return undefined
  const page = { origin: row.host_origin, address: row.host_address, challenge: row.host_challenge }
  return row.failure === null ? { ...page, code } : { ...page, failure: row.failure }
}

/**
 * The sign-in of a code. A page of another origin, or one that did not begin it, gets nothing and spends it: somebody has a code
 * who should not.
 */
export async function findByCode(
  db: Db,
  { code, verifier, origin }: { code: string; verifier: string; origin: string | undefined },
  now: Date,
) {
  const row = await db
    .selectFrom('firm_sign_ins')
    .select(['request_hash', 'user_id', 'firm_id', 'is_remembered', 'host_origin', 'host_challenge'])
    .where('code_hash', '=', hashToken(code))
    .where('user_id', 'is not', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  if (!row) return undefined
  if (row.host_origin === origin && row.host_challenge === toChallenge(verifier)) return row
  await db.deleteFrom('firm_sign_ins').where('request_hash', '=', row.request_hash).execute()
  return undefined
}
