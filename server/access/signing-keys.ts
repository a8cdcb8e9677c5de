import { type Kysely, sql } from 'kysely'
import type { Database } from '#server/platform/database/schema.ts'
import type { SigningKey } from './keyring.ts'
import type { KeyStore } from './stored-keys.ts'

async function readKeys(db: Kysely<Database>): Promise<SigningKey[]> {
  const rows = await db.selectFrom('signing_keys').selectAll().orderBy('retired_at', 'desc').execute()
  return rows.map(({ id, secret, retired_at }) => ({
    id,
    secret: Buffer.from(secret, 'hex'),
    retiredAt: retired_at ?? undefined,
  }))
}

/** Keys in the database, which several processes share. */
export const keyTable = (db: Kysely<Database>): KeyStore => ({
  read: () => readKeys(db),
  change: (update) =>
    db.transaction().execute(async (transaction) => {
      await sql`lock table signing_keys in exclusive mode`.execute(transaction)
      const keys = update(await readKeys(transaction))
      await transaction.deleteFrom('signing_keys').execute()
      await transaction
        .insertInto('signing_keys')
        .values(
          keys.map(({ id, secret, retiredAt }) => ({
            id,
            secret: Buffer.from(secret).toString('hex'),
            retired_at: retiredAt ?? null,
          })),
        )
        .execute()
      return keys
    }),
})
