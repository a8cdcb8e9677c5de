import type { Kysely } from 'kysely'
import type { Database } from './schema.ts'

/** The id after the last one. To be called within a transaction that holds the table. */
export async function nextId(
  db: Kysely<Database>,
  table: 'documents' | 'tags' | 'users' | 'roadshows',
): Promise<number> {
  const last = await db
    .selectFrom(table)
    .select((eb) => eb.fn.max<number | null>('id').as('id'))
    .executeTakeFirst()
  return (last?.id ?? 0) + 1
}
