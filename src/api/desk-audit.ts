import type { DeskAuditEntry, DeskAuditExport, DeskAuditFilters, DeskAuditList } from '#contract/desk-audit.ts'
import { badResponse } from './errors.ts'
import { toList } from './list.ts'
import { send } from './send.ts'

const toQuery = (filters: DeskAuditFilters) =>
  new URLSearchParams(Object.entries(filters).filter(([, value]) => value !== ''))

/** Rows of the audit, the newest first; `cursor` is `next` of the answer before, if there is one. */
export async function listAudit(
  filters: DeskAuditFilters,
  page: { cursor: string; pageSize: number },
  signal: AbortSignal,
): Promise<{ records: DeskAuditEntry[]; next: string | undefined }> {
  const query = toQuery(filters)
  query.set('page_size', String(page.pageSize))
  if (page.cursor) query.set('cursor', page.cursor)
  const answer = await send({ call: 'desk/audit', query, signal })
  const { next } = Object(answer) as Partial<DeskAuditList>
  return { records: toList<DeskAuditEntry>(answer).records, next: next ?? undefined }
}

/** All rows that match, up to what one export holds; who took them is recorded. */
export async function exportAudit(filters: DeskAuditFilters): Promise<DeskAuditExport> {
  const answer = await send({ call: 'desk/audit/export', query: toQuery(filters) })
  if (!answer) throw badResponse()
  return answer as DeskAuditExport
}
