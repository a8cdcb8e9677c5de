import type { Kysely } from 'kysely'
import type { RefreshToken } from '#server/access/refresh-tokens.ts'
import { hashToken } from '#server/access/tokens.ts'
import { type FirmProvider, findProvider } from '#server/firms/repository.ts'
import type { Database } from '#server/platform/database/schema.ts'

/** The provider that a session began at; undefined: at none, or the firm has none any more. */
export async function findFirmSession(
  db: Kysely<Database>,
  { secret }: RefreshToken,
): Promise<{ username: string; provider: FirmProvider } | undefined> {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['username', 'firm_id'])
    .where('secret_hash', '=', hashToken(secret))
    .where('is_firm_sign_in', '=', true)
    .executeTakeFirst()
  if (!row || row.firm_id === null) return undefined
  const provider = await findProvider(db, row.firm_id)
  return provider && { username: row.username, provider }
}
