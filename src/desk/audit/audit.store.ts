import { listAudit } from '#api/desk-audit.ts'
import type { DeskAuditEntry, DeskAuditFilters } from '#contract/desk-audit.ts'
import { type DateRange, shiftDay, startOfDay } from '#lib/format/days.ts'
import { createSearch, type Search } from '../create-search.ts'

export type AuditQuery = {
  term: string
  /** A kind of action; empty: all. */
  kind: string
  /** Days by the clock of this browser. */
  range: DateRange
}

/** What the API is asked for. */
export const toFilters = ({ term, kind, range: { start, end } }: AuditQuery): DeskAuditFilters => ({
  search_term: term,
  action: kind,
  from: start && startOfDay(start).toISOString(),
  to: end && startOfDay(shiftDay(end, 1)).toISOString(),
})

export type AuditStore = Search<DeskAuditEntry, AuditQuery>

const everything: AuditQuery = { term: '', kind: '', range: { start: '', end: '', allTime: true } }

/** The audit, the newest first. Pages follow a cursor, since rows come in while it is read. */
export function createAudit(): AuditStore {
  /** The cursor of each page after the first one. */
  let cursors: (string | undefined)[] = []
  return createSearch<DeskAuditEntry, AuditQuery>(everything, async (query, { page, pageSize }, signal) => {
    const cursor = page === 1 ? '' : cursors[page]
    if (cursor === undefined) return { records: [], paging: { page, num_pages: page } }
    const { records, next } = await listAudit(toFilters(query), { cursor, pageSize }, signal)
    cursors = page === 1 ? [] : cursors
    cursors[page + 1] = next
    return { records, paging: { page, num_pages: next === undefined ? page : page + 1 } }
  })
}
