import { type FastifyPluginAsyncTypebox, Type } from '@fastify/type-provider-typebox'
import { DecideRequest, DeskRequest, DeskRequestList, DeskRequestQuery } from '#contract/desk-requests.ts'
import { recordId } from '#contract/field.ts'
import { getActor } from '#server/access/caller.ts'
import type { Context } from '#server/access/context.ts'
import { limitWrites } from '#server/access/write-limits.ts'
import { withExample } from '#server/platform/http/examples.ts'
import { notFound } from '#server/platform/http/http-errors.ts'
import { buildMetadata, toPage } from '#server/platform/http/lists/paging.ts'
import { decide } from './decide.ts'
import { findRequest, listRequests } from './repository.ts'
import { toDeskRequests } from './wire.ts'

const trial = { valid_until: '2026-12-05T23:00:00.000Z', is_trial: true, follows_firm: false }

const example: DeskRequest = {
  id: '12',
  status: 'pending',
  requested_at: '2026-11-05T08:00:00.000Z',
  note: 'For our position in Nordic banks.',
  answer: null,
  decided_at: null,
  decided_by: null,
  user: { id: 3, name: 'Tom Trial', username: 'tom@client.example', firm: 'Client & Sons', pending: 1, ...trial },
  document: { id: 1, reference: 'LODZ-1', title: 'Margins recover at last', document_type: 'Company Note' },
  reasons: [{ kind: 'region', names: ['Europe'] }],
  extension: { level: null, library: null, region: 'Europe', asset_class: null },
  is_grant: false,
}

/** The requests of clients for access to documents, which the desk decides. */
export const requestRoutes =
  (context: Context): FastifyPluginAsyncTypebox =>
  async (app) => {
    const { db, clock, mail } = context
    const requireRequest = async (id: string) => {
      const row = await findRequest(db, Number(id), clock())
      if (!row) throw notFound('There is no such request, or it was withdrawn.')
      return row
    }

    app.get(
      '/desk/requests',
      {
        config: { isBackground: true },
        schema: {
          operationId: 'listAccessRequests',
          summary: 'The requests of clients for access: those that wait, or those that were decided',
          tags: ['Desk'],
          querystring: DeskRequestQuery,
          response: {
            200: withExample(DeskRequestList, {
              records: [example],
              pagination_metadata: { page: 1, num_pages: 1, max_records: 1 },
            }),
          },
        },
      },
      async (request) => {
        const page = toPage(request.query)
        const status = request.query.status === 'decided' ? 'decided' : 'pending'
        const { rows, total } = await listRequests(db, status, page, clock())
        return { records: await toDeskRequests(db, rows, clock()), pagination_metadata: buildMetadata(page, total) }
      },
    )

    app.post(
      '/desk/requests/:id',
      {
        preHandler: limitWrites(context, 'desk'),
        schema: {
          operationId: 'decideAccessRequest',
          summary: 'Decides a request for access, or opens it again; 422 where that is not possible',
          tags: ['Desk'],
          params: Type.Object({ id: recordId({ pattern: '^\\d{1,9}$' }) }),
          body: withExample(DecideRequest, { decision: 'grant' }),
          response: { 200: withExample(DeskRequest, { ...example, status: 'granted', is_grant: true, reasons: [] }) },
        },
      },
      async (request) => {
        const { id } = request.params
        const row = await requireRequest(id)
        const deciding = { request: row, decision: request.body, actor: getActor(request), mail: mail?.settings }
        await decide(db, { ...deciding, now: clock() })
        mail?.dispatcher.deliver()
        const [decided] = await toDeskRequests(db, [await requireRequest(id)], clock())
        if (!decided) throw notFound('The document of this request was withdrawn.')
        return decided
      },
    )
  }
