import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { UsageCounts, UsageRecord, UsageReport } from '#contract/usage.ts'
import type { Database } from '#server/platform/database/schema.ts'
import type { UsageSubject } from '#server/platform/database/tables/usage.ts'
import { buildMetadata, toRowRange } from '#server/platform/http/lists/paging.ts'
import { addDays, addMonths, type ReportOrder, type ReportRequest } from './request.ts'

/** All firms, and users without one. */
export const EVERYBODY = 0

type Db = Kysely<Database>
type Span = Pick<ReportRequest, 'from' | 'to'>
type Whose = { firmId: number; subject: UsageSubject }

const counts = ['opens', 'reads', 'downloads', 'replays', 'machine'] as const
const columns = sql.join(counts.map((count) => sql.ref(count)))
const totals = sql.join(counts.map((count) => sql`coalesce(sum(${sql.ref(count)}), 0)::int as ${sql.ref(count)}`))

/** The whole months of a period, from the first one to the one before the second; the rest are days. */
function findMonths({ from, to }: Span): [string, string] {
  const first = from.endsWith('-01') ? from : addMonths(from, 1)
  const end = addMonths(addDays(to, 1), 0)
  return first < end ? [first, end] : [addDays(to, 1), addDays(to, 1)]
}

/** The sums of a period: whole months by month, the days at both ends by day. */
function sumsOf(span: Span, { firmId, subject }: Whose): RawBuilder<unknown> {
  const [first, end] = findMonths(span)
  const whose = sql`firm_id = ${firmId} and subject = ${subject}`
  return sql`(select subject_id, month as period, ${columns} from usage_months
      where ${whose} and month >= ${first}::date and month < ${end}::date
    union all select subject_id, day, ${columns} from usage_days
      where ${whose} and day >= ${span.from}::date and day <= ${span.to}::date and (day < ${first}::date or day >= ${end}::date))`
}

/** Where names are: the columns of a subject's record. */
const names: Readonly<Record<Exclude<UsageSubject, 'all'>, RawBuilder<unknown>>> = {
  document: sql`(select title as name, reference from documents where id = subject_id)`,
  analyst: sql`(select value as name, null::text as reference from tags where id = subject_id)`,
  event: sql`(select name, null::text as reference from roadshows where id = subject_id)`,
  user: sql`(select name, null::text as reference from users where id = subject_id)`,
  firm: sql`(select name, null::text as reference from firms where id = subject_id)`,
}

type Row = UsageCounts & { id: string; name: string | null; reference: string | null; rows: number }

const uses = sql`opens + reads + downloads + replays`

const toDirection = (order: ReportOrder) => (order && !order.isDescending ? sql`asc` : sql`desc`)

async function listMonths(db: Db, firmId: number, { page, order, ...span }: ReportRequest): Promise<Row[]> {
  const { offset, count } = toRowRange(page)
  const field = order === undefined || order.field === 'name' ? 'id' : order.field
  const { rows } = await sql<Row>`
    select to_char(period, 'YYYY-MM') as id, null as name, null as reference, ${totals}, count(*) over ()::int as rows
    from ${sumsOf(span, { firmId, subject: 'all' })} sums
    group by 1 order by ${sql.ref(field)} ${toDirection(order)}, id desc limit ${count} offset ${offset}`.execute(db)
  return rows
}

async function listSubjects(
  db: Db,
  whose: { firmId: number; subject: Exclude<UsageSubject, 'all'> },
  { page, order, ...span }: ReportRequest,
): Promise<Row[]> {
  const { offset, count } = toRowRange(page)
  const part = sql`limit ${count} offset ${offset}`
  const isByName = order?.field === 'name'
  const inOrder =
    order === undefined
      ? sql`${uses} desc, machine desc, subject_id`
      : sql`${isByName ? sql`lower(name)` : sql.ref(order.field)} ${toDirection(order)} nulls last, ${uses} desc, subject_id`
  // Names are looked up for the page only, unless they decide what is on it.
  const { rows } = await sql<Row>`
    with sums as (
      select *, count(*) over ()::int as rows
      from (select subject_id, ${totals} from ${sumsOf(span, whose)} sums group by subject_id) subjects
      ${isByName ? sql`` : sql`order by ${inOrder} ${part}`})
    select subject_id::text as id, name, reference, ${columns}, rows
    from sums left join lateral ${names[whose.subject]} named on true
    order by ${inOrder} ${isByName ? part : sql``}`.execute(db)
  return rows
}

const toRecord = ({ id, name, reference, opens, reads, downloads, replays, machine }: Row): UsageRecord => ({
  id,
  ...(name !== null && { name }),
  ...(reference !== null && { external_reference: reference }),
  opens,
  reads,
  downloads,
  replays,
  machine,
})

/** How a firm, or everybody, has used documents and replays. It reads sums only. */
export async function readUsage(db: Db, firmId: number, request: ReportRequest): Promise<UsageReport> {
  const { from, to, by, page } = request
  const total = sql<UsageCounts>`select ${totals} from ${sumsOf(request, { firmId, subject: 'all' })} sums`
  const [firm, sums, rows] = await Promise.all([
    firmId === EVERYBODY
      ? undefined
      : db.selectFrom('firms').select('name').where('id', '=', firmId).executeTakeFirst(),
    total.execute(db),
    by === 'month' ? listMonths(db, firmId, request) : listSubjects(db, { firmId, subject: by }, request),
  ])
  const none = { opens: 0, reads: 0, downloads: 0, replays: 0, machine: 0 }
  const count = Math.min(rows[0]?.rows ?? 0, page.limit)
  return {
    ...(firm && { firm: firm.name }),
    from,
    to,
    by,
    total: sums.rows[0] ?? none,
    records: rows.map(toRecord),
    pagination_metadata: buildMetadata(page, count),
  }
}
