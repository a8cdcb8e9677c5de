import { type Kysely, sql } from 'kysely'
import type { Entitlement } from '#server/access/access-rule.ts'
import { textFilter } from '#server/access/text-access.ts'
import type { Condition } from '#server/documents/conditions.ts'
import { isAmong, readableBy } from '#server/documents/readable-set.ts'
import type { Database } from '#server/platform/database/schema.ts'
import type { Target } from '#server/platform/semantic/meaning.ts'

type Db = Kysely<Database>

/** No list by meaning is longer. */
export const MOST = 300

/** Passages that the index gives before the filter takes its part. */
const CANDIDATES = 1500

/** With this many documents the passages that were cut off are not searched for more. */
const ENOUGH = 100

/** With fewer documents than this the filter may be so narrow that the index, which reads a part only, missed the best. */
const FEW = 20

/** Documents of a filter, newest first, whose passages are all compared. */
const COMPARED = 3000

const nearness = ({ vector }: Target) => sql<number>`-(embedding <#> ${vector}::vector)`

const inOrder = sql`order by nearness desc, published_at desc, id desc limit ${sql.lit(MOST)}`

type Found = { id: number; nearness: number; published_at: Date }

/** What a search by meaning is for, whose passages it may read, and what narrows it besides. */
export type Search = { target: Target; user: Entitlement; condition: Condition }

/** Documents among the nearest of the passages that the user may read; `isCut` when there were more of them near enough. */
async function findInIndex(db: Db, { target, user, condition }: Search): Promise<{ found: Found[]; isCut: boolean }> {
  return db.transaction().execute(async (transaction) => {
    await sql`select set_config('ivfflat.probes', ${String(target.probes)}, true)`.execute(transaction)
    const passages = await sql<{ document_id: number; nearness: number }>`
      select document_id, ${nearness(target)} as nearness from passage_embeddings
      where ${isAmong(readableBy(user), sql`document_id`)}
      order by embedding <#> ${target.vector}::vector limit ${sql.lit(CANDIDATES)}`.execute(transaction)
    const near = passages.rows.filter((passage) => passage.nearness >= target.least)
    const found = await sql<Found>`select id, nearness, published_at from documents
      join (select document_id, max(nearness) as nearness
        from unnest(${near.map((passage) => passage.document_id)}::int[], ${near.map((passage) => passage.nearness)}::float8[])
          as near(document_id, nearness) group by document_id) best on id = document_id
      where ${textFilter(user)} and ${condition} ${inOrder}`.execute(transaction)
    return { found: found.rows, isCut: near.length === CANDIDATES }
  })
}

/**
 * Documents by all the passages of those that a narrow filter leaves. Each document's are looked up by themselves: the planner
 * would sooner read the passages of all.
 */
async function findInFilter(db: Db, { target, user, condition }: Search): Promise<Found[]> {
  const { rows } = await sql<Found>`
    with narrowed as materialized (select id, published_at from documents
      where ${textFilter(user)} and ${condition}
      order by published_at desc, id desc limit ${sql.lit(COMPARED)})
    select id, published_at, nearness from narrowed cross join lateral (
      select max(${nearness(target)}) as nearness from passage_embeddings where document_id = narrowed.id) best
    where nearness >= ${target.least} ${inOrder}`.execute(db)
  return rows
}

const byNearness = (a: Found, b: Found) =>
  b.nearness - a.nearness || b.published_at.getTime() - a.published_at.getTime() || b.id - a.id

/**
 * The ids of the documents nearest in meaning, best first, by their best passage; newer ones first where they are equal. A
 * document whose words the user may not read is not among them, since its place would tell what it says.
 * The filter comes before the cut: where it leaves few of the nearest, what it leaves is compared itself, up to a number of
 * documents that no other request has to wait for.
 */
export async function findByMeaning(db: Db, search: Search): Promise<number[]> {
  const { found, isCut } = await findInIndex(db, search)
  const isComplete = found.length >= (isCut ? ENOUGH : FEW)
  const compared = isComplete ? [] : await findInFilter(db, search)
  const all = new Map([...found, ...compared].map((one) => [one.id, one]))
  return [...all.values()]
    .sort(byNearness)
    .slice(0, MOST)
    .map(({ id }) => id)
}

export type NearPassage = { documentId: number; page: number; text: string }

const PASSAGES = 3

/** Up to three passages of each document that are near, best first (R257). */
export async function findNearPassages(db: Db, target: Target, documentIds: readonly number[]): Promise<NearPassage[]> {
  const { rows } = await sql<NearPassage>`
    select document_id as "documentId", page, text from (
      select passages.*, row_number() over (partition by passages.document_id order by nearness desc, ord) as place
      from (select passage_id, ${nearness(target)} as nearness from passage_embeddings
        where document_id = any(${documentIds}::int[])) near
      join passages on passages.id = passage_id where nearness >= ${target.least}) ranked
    where place <= ${sql.lit(PASSAGES)} order by document_id, place`.execute(db)
  return rows
}
