import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { AccessRequestRow } from '#server/documents/access-requests/repository.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { type Page, toRowRange } from '#server/platform/http/lists/paging.ts'

type Db = Kysely<Database>

/** A request with its user and what else the desk needs to decide it. */
export type DeskRequestRow = AccessRequestRow & {
  name: string
  username: string
  firm: string | null
  decider: string | null
  /** Other requests of the user that wait. */
  pending: number
  isGrant: boolean
  /** Whether the user's subscription is over, so that extending it opens nothing. */
  isOver: boolean
  /** The end of the user's subscription, and whether that is a trial. */
  endsAt: Date | null
  isTrial: boolean
  /** Whether that subscription is the firm's. */
  followsFirm: boolean
}

const select = (now: Date) => sql`select access_requests.*, users.name, users.username, firms.name as firm,
    deciders.name as decider,
    (select count(*)::int from access_requests others where others.user_id = users.id and others.status = 'pending'
      and others.id <> access_requests.id) as pending,
    exists (select 1 from document_grants where document_grants.user_id = users.id
      and document_grants.document_id = access_requests.document_id) as "isGrant",
    coalesce(entitlements.valid_until <= ${now}, false) as "isOver", entitlements.valid_until as "endsAt",
    coalesce(is_trial, false) as "isTrial", coalesce(follows_firm, false) as "followsFirm"
  from access_requests join users on users.id = access_requests.user_id
    left join entitlements on entitlements.user_id = users.id
    left join firms on firms.id = users.firm_id left join users deciders on deciders.id = decided_by`

const ofStatus = (status: 'pending' | 'decided'): RawBuilder<unknown> =>
  status === 'pending'
    ? sql`access_requests.status = 'pending'`
    : sql`access_requests.status in ('granted', 'declined')`

/** One page of the requests that wait, the newest first, or of those that were decided, the last decision first. */
export async function listRequests(db: Db, status: 'pending' | 'decided', page: Page, now: Date) {
  const { offset, count } = toRowRange(page)
  const order = status === 'pending' ? sql`requested_at` : sql`decided_at`
  const { rows } = await sql<DeskRequestRow>`${select(now)} where ${ofStatus(status)}
    order by ${order} desc, access_requests.id desc offset ${offset} limit ${count}`.execute(db)
  const counted = await sql<{ total: number }>`select count(*)::int as total from access_requests
    where ${ofStatus(status)}`.execute(db)
  return { rows, total: Math.min(counted.rows[0]?.total ?? 0, page.limit) }
}

/** A request that was not withdrawn. */
export async function findRequest(db: Db, id: number, now: Date): Promise<DeskRequestRow | undefined> {
  const { rows } = await sql<DeskRequestRow>`${select(now)}
    where access_requests.id = ${id} and access_requests.status <> 'withdrawn'`.execute(db)
  return rows[0]
}
