import { type Kysely, type SqlBool, sql } from 'kysely'
import { type Entitlement, isInScope } from '#server/access/access-rule.ts'
import type { User } from '#server/access/users.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { loadScopes } from '#server/tags/tag-scopes.ts'
import type { Condition } from '../conditions.ts'
import { type Change, classify, isChange, type StatedCall } from './classify.ts'

type Db = Kysely<Database>

/** Both days are included, as `YYYY-MM-DD`. */
export type Window = { first: string; last: string }

/** Who asks: a user, whose subscription tells which companies' calls are told, or anybody. */
export type Audience = User | 'public'

/** A change with the note that says it. */
export type ChangeRow = { id: number; companyId: number; day: string; change: Change; priorCurrency: string | null }

/** The day of the newest document that is published, in UTC; undefined if there is none. */
export async function findNewestDay(db: Db, now: Date): Promise<string | undefined> {
  const { rows } = await sql<{ day: string | null }>`
    select to_char(max(published_at) at time zone 'UTC', 'YYYY-MM-DD') as day from documents
    where published_at <= ${now}`.execute(db)
  return rows[0]?.day ?? undefined
}

type CallRow = StatedCall & { id: number; companyId: number }

/**
 * The notes on companies that were published with the call they state; the provider's time zone may put them on the day before
 * or after. The former currency of a target is the one in the note that set it.
 */
async function listCalls(db: Db, { first, last }: Window, now: Date, condition: Condition): Promise<CallRow[]> {
  const day = sql`greatest(rating_date, target_price_date)`
  const { rows } = await sql<CallRow>`
    with notes as (
      select id, primary_focus_id as "companyId", published_at, rating, rating_date, rating_change, prior_rating,
        target_price, target_price_currency, target_price_date, prior_target_price, prior_target_price_date,
        to_char(${day}, 'YYYY-MM-DD') as day
      from documents
      where published_at >= ${first}::date - 1 and published_at < ${last}::date + 2 and published_at <= ${now}
        and ${day} between ${first}::date and ${last}::date
        and abs(${day} - (published_at at time zone 'UTC')::date) <= 1
        and primary_focus_id in (select id from tags where category = 'Company') and (${condition}))
    select notes.*, (
      select earlier.target_price_currency from documents earlier
      where earlier.primary_focus_id = notes."companyId" and earlier.target_price = notes.prior_target_price
        and earlier.target_price_date = notes.prior_target_price_date
      order by earlier.published_at, earlier.id limit 1) as prior_target_price_currency
    from notes order by notes.day desc, notes.published_at desc, notes.id desc`.execute(db)
  return rows
}

/** The rating is the company's, so its scope decides, as on its profile. */
async function keepInScope(db: Db, rows: readonly CallRow[], user: Entitlement): Promise<readonly CallRow[]> {
  const getScope = await loadScopes(
    db,
    rows.map(({ companyId }) => companyId),
  )
  return rows.filter(({ companyId }) => isInScope(getScope(companyId), user))
}

type ChangeFilter = { window: Window; condition: Condition; audience: Audience }

/** Newest day first, and of a day the changes of ratings before those of targets. */
const byImportance = (a: ChangeRow, b: ChangeRow) =>
  b.day.localeCompare(a.day) || Number(a.change.kind === 'reiteration') - Number(b.change.kind === 'reiteration')

/** The calls of a window, those that only confirm one included. Several notes on one call count once, by the first that changes it. */
export async function listChanges(
  db: Db,
  { window, condition, audience }: ChangeFilter,
  now: Date,
): Promise<ChangeRow[]> {
  const isTold = audience === 'public' ? sql<SqlBool>`${condition} and is_public` : condition
  const rows = await listCalls(db, window, now, isTold)
  const told = audience === 'public' ? rows : await keepInScope(db, rows, audience.entitlement)
  const changes = new Map<string, ChangeRow>()
  for (const row of told.toReversed()) {
    const { id, companyId, day, prior_target_price_currency: priorCurrency } = row
    const key = `${companyId} ${day}`
    const change = classify(row)
    const known = changes.get(key)
    if (!known || (!isChange(known.change) && isChange(change)))
      changes.set(key, { id, companyId, day, change, priorCurrency })
  }
  return [...changes.values()].toReversed().sort(byImportance)
}
