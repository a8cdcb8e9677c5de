import type { Kysely } from 'kysely'
import { verifyPassword } from '#server/accounts/password-hash.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { seedAccounts } from './accounts.ts'

/** The active accounts that anybody can sign in to: those of the demo whose password is still the published one. */
export async function accountsWithPublishedPassword(db: Kysely<Database>): Promise<string[]> {
  const published = new Map<string, string>(
    Object.values(seedAccounts).map(({ username, password }) => [username, password]),
  )
  const rows = await db
    .selectFrom('users')
    .innerJoin('credentials', 'credentials.user_id', 'users.id')
    .select(['username', 'password_hash'])
    .where('username', 'in', [...published.keys()])
    .where('is_active', '=', true)
    .orderBy('username')
    .execute()
  const checked = await Promise.all(
    rows.map(async ({ username, password_hash }) =>
      (await verifyPassword(password_hash, published.get(username) ?? '')) ? [username] : [],
    ),
  )
  return checked.flat()
}
