import type { Kysely } from 'kysely'
import { defaultLimits } from '#server/access/session-limits.ts'
import { type OpenSession, startSession } from '#server/accounts/sessions.ts'
import type { Database } from '#server/platform/database/schema.ts'

/** The id of a session for tokens that are never shown to a server. */
export const SESSION = '7a1d3c0e-52b1-4a0e-9a1d-3f6f0c9e8b11'

/** What a session is begun and renewed with. */
export const sessionOptions = { limits: defaultLimits, client: { address: '127.0.0.1', userAgent: 'Vitest' } }

/** A session for tokens that are made in a test and not given by a sign-in. */
export const openSession = (
  db: Kysely<Database>,
  userId: number,
  { now, isRemembered = false }: { now: Date; isRemembered?: boolean },
): Promise<OpenSession> => startSession(db, { ...sessionOptions, userId, isRemembered }, now)
