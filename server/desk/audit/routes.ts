import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import {
  type DeskAuditEntry,
  DeskAuditExport,
  DeskAuditFilters,
  DeskAuditList,
  DeskAuditQuery,
} from '#contract/desk-audit.ts'
import { getUser } from '#server/access/authenticate.ts'
import { getActor } from '#server/access/caller.ts'
import type { Context } from '#server/access/context.ts'
import { limitWrites } from '#server/access/write-limits.ts'
import { withExample } from '#server/platform/http/examples.ts'
import { refuse } from '#server/platform/http/http-errors.ts'
import { toPage } from '#server/platform/http/lists/paging.ts'
import { maySee } from './kinds.ts'
import { loadNames } from './names.ts'
import { type AuditFilters, type AuditRow, openAudit } from './query.ts'
import { toEntry } from './wire.ts'

const example: DeskAuditEntry = {
  id: '4711',
  at: '2026-11-27T09:30:00.000Z',
  actor: { kind: 'user', name: 'Ingrid Solberg', username: 'desk@demo.example', user_id: '9' },
  action: 'user.change',
  kind: 'accounts',
  subject: { kind: 'users', id: '12', name: 'Anna Berg' },
  result: 'success',
  changes: [{ field: 'name', before: 'Anna Brg', after: 'Anna Berg' }],
  facts: [],
}

/** Rows of one export, and of one statement for it. */
const MOST_EXPORTED = 20_000
const SLICE = 1000

function toInstant(text: string | undefined, field: string): Date | undefined {
  if (!text) return undefined
  const instant = new Date(text)
  if (Number.isNaN(instant.getTime())) throw refuse({ text: `${field} is no instant.`, code: 'no-instant', field })
  return instant
}

const toFilters = ({ search_term = '', actor = '', subject = '', action = '', from, to }: DeskAuditFilters) =>
  ({
    term: search_term.trim(),
    actor: actor.trim().toLowerCase(),
    subject: subject.trim(),
    action: action.trim(),
    from: toInstant(from, 'from'),
    to: toInstant(to, 'to'),
  }) satisfies AuditFilters

/** The audit: who did what to whom, when. */
export const auditRoutes =
  (context: Context): FastifyPluginAsyncTypebox =>
  async (app) => {
    const { db, audit } = context
    const toEntries = async (rows: readonly AuditRow[]) => {
      const names = await loadNames(db, rows)
      return rows.map((row) => toEntry(row, names))
    }

    app.get(
      '/desk/audit',
      {
        schema: {
          operationId: 'listAudit',
          summary: 'What was done, the newest first; what clients read and how they sign in is for administrators',
          tags: ['Desk'],
          querystring: DeskAuditQuery,
          response: { 200: withExample(DeskAuditList, { records: [example], next: '4710' }) },
        },
      },
      async (request) => {
        const { query } = request
        const { role } = getUser(request)
        const { pageSize } = toPage(query)
        const read = await openAudit(db, toFilters(query), (action) => maySee(role, action))
        const rows = await read(query.cursor ? Number(query.cursor) : undefined, pageSize + 1)
        const last = rows.length > pageSize ? rows[pageSize - 1] : undefined
        return { records: await toEntries(rows.slice(0, pageSize)), next: last ? String(last.number) : null }
      },
    )

    app.get(
      '/desk/audit/export',
      {
        preHandler: limitWrites(context, 'desk'),
        schema: {
          operationId: 'exportAudit',
          summary: `The same as a whole, up to ${MOST_EXPORTED.toLocaleString('en-US')} rows; who took them is recorded`,
          tags: ['Desk'],
          querystring: DeskAuditFilters,
          response: { 200: withExample(DeskAuditExport, { records: [example], is_cut: false }) },
        },
      },
      async (request) => {
        const { query } = request
        const { role } = getUser(request)
        const read = await openAudit(db, toFilters(query), (action) => maySee(role, action))
        const records: DeskAuditEntry[] = []
        let rows: AuditRow[]
        do {
          rows = await read(records.length > 0 ? Number(records.at(-1)?.id) : undefined, SLICE)
          records.push(...(await toEntries(rows)))
        } while (rows.length === SLICE && records.length <= MOST_EXPORTED)
        const kept = records.slice(0, MOST_EXPORTED)
        const detail = { rows: kept.length, ...query }
        await audit.write({ actor: getActor(request), action: 'audit.export', subject: 'audit', detail })
        return { records: kept, is_cut: records.length > kept.length }
      },
    )
  }
