import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { UsageCounts, UsageRecord, UsageReport, UsageStep } from '#contract/usage.ts'
import type { Database } from '#server/platform/database/schema.ts'
import type { UsageSubject } from '#server/platform/database/tables/usage.ts'
import { buildMetadata, toRowRange } from '#server/platform/http/lists/paging.ts'
import type { ReportOrder, ReportRequest } from './request.ts'
import { selectPrevious, selectSteps, toInterval, toPrevious } from './steps.ts'
import { columns, EVERYBODY, sumsOf, totals } from './sums.ts'

type Db = Kysely<Database>

/** Where names are: the columns of a subject's record. */
const names: Readonly<Record<Exclude<UsageSubject, 'all'>, RawBuilder<unknown>>> = {
  document: sql`(select title as name, reference from documents where id = subject_id)`,
  analyst: sql`(select value as name, null::text as reference from tags where id = subject_id)`,
  event: sql`(select name, null::text as reference from roadshows where id = subject_id)`,
  user: sql`(select name, null::text as reference from users where id = subject_id)`,
  firm: sql`(select name, null::text as reference from firms where id = subject_id)`,
}

type Line = UsageCounts & { id: string; name: string | null; reference: string | null }

/** `count` is of all lines. */
type Row = { total: UsageCounts; previous: UsageCounts | null; steps: UsageStep[]; count: number; lines: Line[] }

const uses = sql`opens + reads + downloads + replays`

const toDirection = (order: ReportOrder) => (order && !order.isDescending ? sql`asc` : sql`desc`)

/** The lines of months: all of them, and those that the page shows with their order. */
function selectMonths(firmId: number, { page, order, ...span }: ReportRequest) {
  const { offset, count } = toRowRange(page)
  const field = order === undefined || order.field === 'name' ? 'id' : order.field
  const all = sql`select to_char(period, 'YYYY-MM') as id, null as name, null as reference, ${totals}
    from ${sumsOf(span, { firmId, subject: 'all' })} sums group by 1`
  const inOrder = sql`order by ${sql.ref(field)} ${toDirection(order)}, id desc`
  return { all, shown: sql`select * from lines ${inOrder} limit ${count} offset ${offset}`, inOrder }
}

/** The lines of documents, users and the like: all of them, and those that the page shows. */
function selectSubjects(
  whose: { firmId: number; subject: Exclude<UsageSubject, 'all'> },
  { page, order, ...span }: ReportRequest,
) {
  const { offset, count } = toRowRange(page)
  const part = sql`limit ${count} offset ${offset}`
  const isByName = order?.field === 'name'
  const inOrder =
    order === undefined
      ? sql`order by ${uses} desc, machine desc, subject_id`
      : sql`order by ${isByName ? sql`lower(name)` : sql.ref(order.field)} ${toDirection(order)} nulls last, ${uses} desc, subject_id`
  const named = (lines: RawBuilder<unknown>) =>
    sql`select subject_id, subject_id::text as id, name, reference, ${columns}
      from ${lines} left join lateral ${names[whose.subject]} named on true`
  return {
    all: sql`select subject_id, ${totals} from ${sumsOf(span, whose)} sums group by subject_id`,
    // Names are looked up for the page only, unless they decide what is on it.
    shown: isByName
      ? sql`${named(sql`lines`)} ${inOrder} ${part}`
      : named(sql`(select * from lines ${inOrder} ${part}) part`),
    inOrder,
  }
}

const toRecord = ({ id, name, reference, opens, reads, downloads, replays, machine }: Line): UsageRecord => ({
  id,
  ...(name !== null && { name }),
  ...(reference !== null && { external_reference: reference }),
  opens,
  reads,
  downloads,
  replays,
  machine,
})

/**
 * How a firm, or everybody, has used documents and replays. It reads sums only, in one statement: lines and totals are of the same
 * moment.
 */
export async function readUsage(db: Db, firmId: number, request: ReportRequest): Promise<UsageReport> {
  const { from, to, by, page } = request
  const lines = by === 'month' ? selectMonths(firmId, request) : selectSubjects({ firmId, subject: by }, request)
  // Lines come as one value: reading ten thousand rows for an export takes the process twice as long.
  const report = sql<Row>`
    with total as (select ${totals} from ${sumsOf(request, { firmId, subject: 'all' })} sums),
      lines as materialized (${lines.all}),
      shown as (${lines.shown})
    select (select row_to_json(total) from total) as total, ${selectPrevious(request, firmId)} as previous,
      ${selectSteps(request, firmId)} as steps, (select count(*)::int from lines) as count,
      (select coalesce(json_agg(part), '[]') from (select * from shown ${lines.inOrder}) part) as lines`
  const [firm, { rows }] = await Promise.all([
    firmId === EVERYBODY
      ? undefined
      : db.selectFrom('firms').select('name').where('id', '=', firmId).executeTakeFirst(),
    report.execute(db),
  ])
  const [found] = rows
  if (found === undefined) throw new Error('A report of usage has no row.')
  return {
    ...(firm && { firm: firm.name }),
    from,
    to,
    by,
    total: found.total,
    ...(found.previous && { previous: { ...toPrevious(request), total: found.previous } }),
    interval: toInterval(request),
    steps: found.steps,
    records: found.lines.map(toRecord),
    pagination_metadata: buildMetadata(page, Math.min(found.count, page.limit)),
  }
}
