import type { FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import type { User } from '#server/access/users.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { parseDevice } from './device.ts'
import { readDevice, toSources } from './device-cookie.ts'
import { findKnownSources } from './known-sources.ts'

type Db = Kysely<Database>

/** Sessions of an account that are compared with the device: those used last. */
const MOST_COMPARED = 100

/** Whether the account has been used by a browser of the same kind; portals of banks are used without cookies of this server. */
async function hasUsedBrowser(
  db: Db,
  { userId, sessionId }: { userId: number; sessionId: string },
  userAgent: string,
): Promise<boolean> {
  const rows = await db
    .selectFrom('sessions')
    .select('user_agent')
    .where('user_id', '=', userId)
    .where('id', '!=', sessionId)
    .orderBy('last_used_at', 'desc')
    .limit(MOST_COMPARED)
    .execute()
  const { browser, system } = parseDevice(userAgent)
  return rows.map((row) => parseDevice(row.user_agent)).some((one) => one.browser === browser && one.system === system)
}

/** Whether the audit knows of a sign-in of the user. */
const hasSignedIn = async (db: Db, userId: number): Promise<boolean> =>
  (await db
    .selectFrom('audit')
    .select('id')
    .where('user_id', '=', userId)
    .where('action', '=', 'session.sign_in')
    .where('result', '=', 'success')
    .limit(1)
    .executeTakeFirst()) !== undefined

/**
 * Whether the session of a request is the first one on its device: neither its cookie is known to the account, nor its address
 * together with its kind of browser, since thousands share the address of a bank's gateway. The first device of an account is not
 * new. To be called before the sign-in is recorded and remembered.
 */
export async function isNewDevice(
  db: Db,
  request: FastifyRequest,
  { user, sessionId }: { user: Pick<User, 'id' | 'username'>; sessionId: string },
  now: Date,
): Promise<boolean> {
  const known = await findKnownSources(db, user.username, toSources(request), now)
  const device = readDevice(request)
  if (device !== undefined && known.has(device)) return false
  const used = { userId: user.id, sessionId }
  if (known.size > 0 && (await hasUsedBrowser(db, used, request.headers['user-agent'] ?? ''))) return false
  return hasSignedIn(db, user.id)
}
