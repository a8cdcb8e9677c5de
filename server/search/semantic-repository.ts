import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Entitlement } from '#server/access/access-rule.ts'
import { textFilter } from '#server/access/text-access.ts'
import type { Condition } from '#server/documents/conditions.ts'
import { type Bits, inAll } from '#server/documents/document-sets.ts'
import { isAmong, readableBy } from '#server/documents/readable-set.ts'
import type { Database } from '#server/platform/database/schema.ts'
import type { Target } from '#server/platform/semantic/meaning.ts'

type Db = Kysely<Database>

/** No list by meaning is longer. */
export const MOST = 300

/** Passages that the index gives, and how many where a filter takes its part of them. */
const CANDIDATES = 1500
const CANDIDATES_TO_FILTER = 6000

/** With this many documents the passages that were cut off are not searched for more. */
const ENOUGH = 100

/** So few documents are compared one by one, since the index, which reads a part only, may miss the best of them. */
const COMPARED = 1000

const nearness = ({ vector }: Target) => sql<number>`-(embedding <#> ${vector}::vector)`

/** Of so many of the nearest passages it is looked up whether they have synonyms of the question's terms. */
const WIDENED = 600

/** What a text has of the bonus for synonyms. */
const bonusOf = ({ synonyms: { patterns, bonus } }: Target, text: RawBuilder<string>) =>
  sql.join(
    patterns.map((pattern) => sql`case when ${text} ~* ${`\\m(?:${pattern})\\M`} then ${bonus}::float8 else 0 end`),
    sql` + `,
  )

/** The passages of `near (passage_id, document_id, nearness)` as a query, the nearest of them raised by their synonyms. */
const raised = (target: Target): RawBuilder<unknown> =>
  target.synonyms.patterns.length === 0
    ? sql`select document_id, nearness from near`
    : sql`select document_id, nearness + case when place <= ${sql.lit(WIDENED)} then
        (select ${bonusOf(target, sql`text`)} from passages where passages.id = passage_id) else 0 end as nearness
        from (select *, row_number() over (order by nearness desc) as place from near) placed`

const inOrder = sql`order by nearness desc, published_at desc, id desc limit ${sql.lit(MOST)}`

type Found = { id: number; nearness: number; published_at: Date }

/**
 * What a search by meaning is for, whose passages it may read, and what narrows it besides: `among` is what stored sets can say of
 * the condition.
 */
export type Search = { target: Target; user: Entitlement; condition: Condition; among: Bits | undefined }

/** Of the documents that the user may read, those in the filter's sets. */
const searchedIn = ({ user, among }: Search): Bits =>
  among ? sql`(select ${inAll([readableBy(user), among])})` : readableBy(user)

/** Whether the filter leaves so few documents that all of them can be compared. */
async function isNarrow(db: Db, search: Search): Promise<boolean> {
  if (!search.among) return false
  const { rows } = await sql<{ documents: number }>`select bit_count(${searchedIn(search)})::int as documents`.execute(
    db,
  )
  return (rows[0]?.documents ?? 0) <= COMPARED
}

/**
 * Documents among the nearest `most` of the passages of a set; `isCut` when there were more of them near enough. The index gives
 * passages of other documents as well, which are read and left out: the smaller the set, the more of them.
 */
async function findInIndex(
  db: Db,
  search: Search,
  { set, most }: { set: Bits; most: number },
): Promise<{ found: Found[]; isCut: boolean }> {
  const { target, user, condition } = search
  return db.transaction().execute(async (transaction) => {
    await sql`select set_config('ivfflat.probes', ${String(target.probes)}, true)`.execute(transaction)
    const { rows } = await sql<{ [Key in keyof Found]: Found[Key] | null } & { passages: number }>`
      with nearest as materialized (select passage_id, document_id, ${nearness(target)} as nearness from passage_embeddings
        where ${isAmong(set, sql`document_id`)}
        order by embedding <#> ${target.vector}::vector limit ${sql.lit(most)}),
      near as materialized (select * from nearest where nearness >= ${target.least}),
      best as materialized (select document_id, max(nearness) as nearness from (${raised(target)}) raised
        where ${isAmong(searchedIn(search), sql`document_id`)} group by document_id),
      found as (select id, nearness, published_at from documents join best on id = document_id
        where ${textFilter(user)} and ${condition} ${inOrder})
      select passages, found.* from (select count(*)::int as passages from near) counted
        left join found on true`.execute(transaction)
    const found = rows.flatMap(({ id, nearness, published_at }) =>
      id === null || nearness === null || published_at === null ? [] : [{ id, nearness, published_at }],
    )
    return { found, isCut: rows[0]?.passages === most }
  })
}

/**
 * Documents by all the passages of those that a filter leaves, or of the newest of them. Each document's are looked up by
 * themselves: the planner would sooner read the passages of all.
 */
async function findInFilter(db: Db, { target, user, condition }: Search): Promise<Found[]> {
  const { rows } = await sql<Found>`
    with narrowed as materialized (select id, published_at from documents
      where ${textFilter(user)} and ${condition}
      order by published_at desc, id desc limit ${sql.lit(COMPARED)}),
    near as materialized (select passage_id, document_id, nearness from narrowed cross join lateral (
      select passage_id, document_id, ${nearness(target)} as nearness from passage_embeddings
        where document_id = narrowed.id offset 0) measured where nearness >= ${target.least}),
    best as (select document_id, max(nearness) as nearness from (${raised(target)}) raised group by document_id)
    select id, published_at, nearness from narrowed join best on id = document_id ${inOrder}`.execute(db)
  return rows
}

const byNearness = (a: Found, b: Found) =>
  b.nearness - a.nearness || b.published_at.getTime() - a.published_at.getTime() || b.id - a.id

/** What a search finds, in any order; a document may come twice. */
async function find(db: Db, search: Search): Promise<Found[]> {
  if (await isNarrow(db, search)) return findInFilter(db, search)
  const { among, user } = search
  const most = among ? CANDIDATES_TO_FILTER : CANDIDATES
  const { found, isCut } = await findInIndex(db, search, { set: readableBy(user), most })
  if (!isCut || found.length >= ENOUGH) return found
  const more = among
    ? (await findInIndex(db, search, { set: searchedIn(search), most: CANDIDATES })).found
    : await findInFilter(db, search)
  return [...found, ...more]
}

/**
 * The ids of the documents nearest in meaning, best first, by their best passage; newer ones first where they are equal. A
 * document whose words the user may not read is not among them, since its place would tell what it says.
 * Where a filter leaves few documents, these are compared themselves. Where it leaves few of the nearest passages and there are
 * more of them, the index is read again with the filter.
 */
export async function findByMeaning(db: Db, search: Search): Promise<number[]> {
  const all = new Map((await find(db, search)).map((one) => [one.id, one]))
  return [...all.values()]
    .sort(byNearness)
    .slice(0, MOST)
    .map(({ id }) => id)
}

export type NearPassage = { documentId: number; page: number; text: string }

const PASSAGES = 3

/** Up to three passages of each document that are near, best first (R257). */
export async function findNearPassages(db: Db, target: Target, documentIds: readonly number[]): Promise<NearPassage[]> {
  const hasSynonyms = target.synonyms.patterns.length > 0
  const raisedHere = hasSynonyms ? sql`nearness + ${bonusOf(target, sql`text`)}` : sql`nearness`
  const { rows } = await sql<NearPassage>`
    select document_id as "documentId", page, text from (
      select passages.*, row_number() over (partition by passages.document_id order by ${raisedHere} desc, ord) as place
      from (select passage_id, ${nearness(target)} as nearness from passage_embeddings
        where document_id = any(${documentIds}::int[])) near
      join passages on passages.id = passage_id where nearness >= ${target.least}) ranked
    where place <= ${sql.lit(PASSAGES)} order by document_id, place`.execute(db)
  return rows
}
