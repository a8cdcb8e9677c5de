import type { Kysely } from 'kysely'
import type { Database } from '#server/platform/database/schema.ts'
import type { Library } from '#server/platform/database/tables/documents.ts'

/** The figures of the price list. */
export type ContentCounts = {
  /** Documents of each library in the last twelve months. */
  published: ReadonlyMap<Library, number>
  companies: number
  upcomingEvents: number
}

const readCount = async (query: { executeTakeFirstOrThrow(): Promise<{ count: number | string | bigint }> }) =>
  Number((await query.executeTakeFirstOrThrow()).count)

export async function countContent(db: Kysely<Database>, now: Date): Promise<ContentCounts> {
  const yearAgo = new Date(now)
  yearAgo.setUTCFullYear(now.getUTCFullYear() - 1)
  const rows = await db
    .selectFrom('documents')
    .select((eb) => ['library', eb.fn.countAll().as('count')])
    .where('published_at', '>', yearAgo)
    .where('published_at', '<=', now)
    .groupBy('library')
    .execute()
  return {
    published: new Map(rows.map(({ library, count }) => [library, Number(count)])),
    companies: await readCount(
      db
        .selectFrom('tags')
        .select((eb) => eb.fn.countAll().as('count'))
        .where('category', '=', 'Company'),
    ),
    upcomingEvents: await readCount(
      db
        .selectFrom('roadshows')
        .select((eb) => eb.fn.countAll().as('count'))
        .where('start_at', '>', now),
    ),
  }
}
