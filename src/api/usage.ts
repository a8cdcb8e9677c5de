import type { UsageBy, UsageCounts, UsageRecord, UsageReport, UsageStep } from '#contract/usage.ts'
import { toText } from '#lib/format/words.ts'
import { type List, toList, withPaging } from './list.ts'
import { send } from './send.ts'

export type UsageRequest = {
  /** The user's own firm, or all firms at the provider's desk. */
  scope: 'firm' | 'desk'
  /** One firm alone, at the desk. */
  firmId: string | undefined
  by: UsageBy
  /** Days; empty: the API decides. */
  from: string
  to: string
  /** By a column's name. */
  order: { id: string; desc: boolean }
  page: number
  pageSize: number
}

/** A line without a name is a month, or a record that has gone. */
export type UsageRow = UsageCounts & { id: string; name: string; reference: string }

export type Usage = List<UsageRow> & {
  by: UsageBy
  firm: string
  total: UsageCounts
  /** The period of the same length before; undefined: there are no figures of all of it. */
  previous: { from: string; to: string; total: UsageCounts } | undefined
  /** What a step is: `day`, `week` or `month`. */
  interval: string
  /** Empty: nothing has been counted, or the server is of a release before. */
  steps: readonly UsageStep[]
}

const toCount = (value: unknown) => (typeof value === 'number' && Number.isFinite(value) ? value : 0)

const toCounts = ({ opens, reads, downloads, replays, machine }: Partial<UsageCounts>): UsageCounts => ({
  opens: toCount(opens),
  reads: toCount(reads),
  downloads: toCount(downloads),
  replays: toCount(replays),
  machine: toCount(machine),
})

const toRow = ({ id, name, external_reference, ...counts }: UsageRecord): UsageRow => ({
  id,
  name: toText(name),
  reference: toText(external_reference),
  ...toCounts(counts),
})

const toSpan = ({ from, to }: { from: string; to: string }) => ({ from: toText(from), to: toText(to) })

/** One page of a report, with the sums of the whole period. */
export async function loadUsage(request: UsageRequest, signal?: AbortSignal): Promise<Usage> {
  const { scope, firmId, by, from, to, order, page, pageSize } = request
  const query = withPaging(new URLSearchParams({ by }), { page, pageSize, limit: 10_000 })
  if (from !== '') query.set('from', from)
  if (to !== '') query.set('to', to)
  if (firmId !== undefined) query.set('firm_id', firmId)
  query.set('order_by_field', order.id)
  query.set('order_by_order', order.desc ? 'desc' : 'asc')
  const call = scope === 'desk' ? 'desk/usage' : 'usage'
  const answer = await send({ call, query, ...(signal && { signal }) })
  const { records, paging } = toList<UsageRecord>(answer)
  const { firm, total, previous, interval, steps }: Partial<UsageReport> = Object(answer)
  const named = records.filter(({ id }) => typeof id === 'string' && id !== '')
  return {
    records: named.map(toRow),
    paging,
    by,
    firm: toText(firm),
    total: toCounts(Object(total)),
    previous: previous ? { ...toSpan(previous), total: toCounts(Object(previous.total)) } : undefined,
    interval: toText(interval),
    steps: Array.isArray(steps) ? steps.map((step) => ({ ...toSpan(step), ...toCounts(step) })) : [],
  }
}

/** Rows of one answer: all, since the sums may change between two. A server of a release before gives fewer. */
const MOST = 10_000

/** All lines of a report. */
export async function loadAllUsage(request: Omit<UsageRequest, 'page' | 'pageSize'>): Promise<UsageRow[]> {
  const rows: UsageRow[] = []
  for (let page = 1; ; page++) {
    const { records, paging } = await loadUsage({ ...request, page, pageSize: MOST })
    rows.push(...records)
    if (records.length === 0 || page >= (paging.num_pages ?? 1)) return rows
  }
}
