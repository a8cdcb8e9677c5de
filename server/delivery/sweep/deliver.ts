import { type Kysely, type RawBuilder, sql } from 'kysely'
import { accessOfEach, entitlementsAt } from '#server/access/access-filter.ts'
import { tagScopeOfEach } from '#server/access/scope-filter.ts'
import type { Database } from '#server/platform/database/schema.ts'
import type { Match } from './matches.ts'

type Db = Kysely<Database>

/** Users of one statement: few, so that calls of an embedded database, which has one connection, do not wait for long. */
const SLICE = 100

const unnest = (matches: readonly Match[]) => sql`unnest(
    ${matches.map(({ userId }) => userId)}::int[], ${matches.map(({ documentId }) => documentId)}::int[],
    ${matches.map(({ kind }) => kind)}::text[], ${matches.map(({ id }) => id)}::text[],
    ${matches.map(({ name }) => name)}::text[]) as matches (user_id, document_id, kind, id, name)`

/** The order of reasons: the first one is the heading of a mail. */
const kinds = sql`array['follow', 'saved_search', 'distribution', 'email']`

/** A row that there is gets the reasons that it lacks; that it was read or mailed stays. */
const addReasons = sql`(user_id, document_id) do update set reasons = (
    select json_agg(reason order by array_position(${kinds}, reason->>'kind'), reason->>'name', reason->>'id')
    from (
      select jsonb_array_elements(deliveries.reasons::jsonb) as reason
      union select jsonb_array_elements(excluded.reasons::jsonb)) as every)`

/** Stores what `reasons` has of documents that their users may read: one row a user and document, with all reasons. */
const insertFrom = (db: Db, reasons: RawBuilder<unknown>, now: Date, onConflict: RawBuilder<unknown>) => sql`
  insert into deliveries (user_id, document_id, reasons, arrived_at, read_at)
    select reasons.user_id, reasons.document_id,
      json_agg(json_build_object('kind', kind, 'id', reasons.id, 'name', reasons.name)
        order by array_position(${kinds}, kind), reasons.name, reasons.id),
      ${now}::timestamptz, min(document_reads.read_at)
    from ${reasons} join documents on documents.id = reasons.document_id
      join users on users.id = reasons.user_id and users.is_active
      left join ${entitlementsAt(db, now)} entitlements on entitlements.user_id = reasons.user_id
      left join document_reads on document_reads.user_id = reasons.user_id and document_reads.document_id = reasons.document_id
    where ${accessOfEach(db, 'reasons.user_id', now)}
    group by 1, 2 on conflict ${onConflict}`

/** The matches of the next users after an id; all of a user or none. `matches` are in the order of users. */
function nextMatches(matches: readonly Match[], after: number): Match[] {
  const next: Match[] = []
  const users = new Set<number>()
  for (const match of matches) {
    if (match.userId <= after) continue
    users.add(match.userId)
    if (users.size > SLICE) break
    next.push(match)
  }
  return next
}

type Progress = { deliveredTo: number; isDone: boolean }

/**
 * Brings a document to the next users after `deliveredTo`, and notes how far it has come, in one statement: what is broken off is
 * continued there. Undefined: another process is working on it.
 */
async function deliverSlice(
  db: Db,
  { documentId, deliveredTo, matches, now }: { documentId: number; deliveredTo: number; matches: Match[]; now: Date },
): Promise<Progress | undefined> {
  const { rows } = await sql<Progress>`with held as materialized (
      select document_id from arrivals
      where document_id = ${documentId} and arrived_at is null and delivered_to = ${deliveredTo} for update skip locked),
    every as materialized (
      select follows.user_id, held.document_id, 'follow' as kind, tags.id::text as id, tags.value as name
      from held join documents on documents.id = held.document_id cross join unnest(documents.tag_ids) as tagged(tag_id)
        join follows on follows.tag_id = tagged.tag_id and follows.user_id > ${deliveredTo}
        join tags on tags.id = tagged.tag_id and not tags.inactive
        left join ${entitlementsAt(db, now)} entitlements on entitlements.user_id = follows.user_id
      where ${tagScopeOfEach()}
      union all select matches.* from held join ${unnest(matches)} on true),
    next as materialized (select distinct user_id from every order by user_id limit ${sql.lit(SLICE)}),
    stored as (${insertFrom(db, sql`(select every.* from every join next using (user_id)) as reasons`, now, sql`do nothing`)}),
    progress as (
      select count(*) < ${sql.lit(SLICE)} as is_done, coalesce(max(user_id), ${deliveredTo}) as last from next)
    update arrivals set delivered_to = case when is_done then 0 else last end,
      arrived_at = case when is_done then ${now}::timestamptz end
    from held, progress where arrivals.document_id = held.document_id
    returning last as "deliveredTo", is_done as "isDone"`.execute(db)
  return rows[0]
}

type Delivery = {
  document: { id: number; delivered_to: number }
  matches: Match[]
  now: Date
  isClosing: () => boolean
  rest: () => Promise<void>
}

/**
 * Brings a document to its users, some at a time. Several processes may do this at once: who comes second leaves it to the other.
 * Gives whether this call has brought it to its last user.
 */
export async function deliver(db: Db, { document, matches, now, isClosing, rest }: Delivery): Promise<boolean> {
  const inOrder = matches.toSorted((one, other) => one.userId - other.userId)
  let progress: Progress | undefined = { deliveredTo: document.delivered_to, isDone: false }
  while (progress && !progress.isDone && !isClosing()) {
    const { deliveredTo } = progress
    const next = nextMatches(inOrder, deliveredTo)
    progress = await deliverSlice(db, { documentId: document.id, deliveredTo, matches: next, now })
    await rest()
  }
  return progress?.isDone ?? false
}

/** Brings documents that have arrived to more users. Those whom they have reached already see the reason that was missing. */
export async function deliverLate(db: Db, matches: readonly Match[], now: Date): Promise<void> {
  await insertFrom(db, sql`(select * from ${unnest(matches)}) as reasons`, now, addReasons).execute(db)
}
