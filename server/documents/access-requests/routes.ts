import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyRequest } from 'fastify'
import { DocumentAccess, DocumentAccessQuery, RequestAccess, WithdrawAccessRequest } from '#contract/access-request.ts'
import { accessTo } from '#server/access/access-rule.ts'
import { getUser } from '#server/access/authenticate.ts'
import { getActor } from '#server/access/caller.ts'
import type { Context } from '#server/access/context.ts'
import { limitWrites } from '#server/access/write-limits.ts'
import { withExample } from '#server/platform/http/examples.ts'
import { queueMails } from '#server/platform/mail/repository.ts'
import { loadTags } from '#server/tags/repository.ts'
import type { DocumentRow } from '../repository.ts'
import { requireDocument } from '../require-document.ts'
import { reasonsFor } from './reasons.ts'
import { addRequest, findEnd, loadRequests, toAccessRequest, withdrawRequest } from './repository.ts'
import { requestMail } from './request-mail.ts'

const answer = {
  200: withExample(DocumentAccess, {
    document_id: '1',
    permissioned: false,
    entitled: false,
    reasons: [{ kind: 'region', names: ['Nordics'] }],
    subscription_ended: null,
    request: {
      status: 'pending',
      requested_at: '2026-11-05T08:00:00.000Z',
      note: null,
      answer: null,
      decided_at: null,
    },
  }),
}

/** Why a document is closed to a user, and the user's requests for access. */
export const accessRequestRoutes =
  (context: Context): FastifyPluginAsyncTypebox =>
  async (app) => {
    const { db, clock, mail } = context

    const toAccess = async (row: DocumentRow, request: FastifyRequest) => {
      const { id, entitlement } = getUser(request)
      const [tags, requests, end] = await Promise.all([
        loadTags(db, [...row.region_ids, ...row.asset_class_ids]),
        loadRequests(db, id, [row.id]),
        findEnd(db, id, clock()),
      ])
      return {
        document_id: String(row.id),
        ...accessTo(row, entitlement),
        reasons: reasonsFor(row, entitlement, (tagId) => tags.get(tagId)?.value ?? ''),
        subscription_ended: end?.toISOString() ?? null,
        request: toAccessRequest(requests.get(row.id)),
      }
    }

    const toChange = (request: FastifyRequest, row: DocumentRow) => ({
      userId: getUser(request).id,
      documentId: row.id,
      actor: getActor(request),
      now: clock(),
    })

    const tellTeam = async (request: FastifyRequest, row: DocumentRow, note: string | null) => {
      if (!mail) return
      await queueMails(db, [requestMail({ user: getUser(request), document: row, note }, mail.settings)], clock())
      mail.dispatcher.deliver()
    }

    app.get(
      '/current_user/document_access',
      {
        schema: {
          operationId: 'getDocumentAccess',
          summary: 'Why the user may not read or load a document, and what became of the request for access',
          tags: ['Documents'],
          querystring: DocumentAccessQuery,
          response: answer,
        },
      },
      async (request) => toAccess(await requireDocument(db, { id: request.query.document_id }), request),
    )

    app.post(
      '/current_user/access_requests',
      {
        preHandler: limitWrites(context, 'access_requests'),
        schema: {
          operationId: 'requestAccess',
          summary: 'Asks for access to a document; nothing happens where it is open, or a request is pending',
          tags: ['Documents'],
          body: withExample(RequestAccess, { document_id: '1', note: 'For our position in Nordic banks.' }),
          response: answer,
        },
      },
      async (request) => {
        const row = await requireDocument(db, { id: request.body.document_id })
        const note = request.body.note?.trim() || null
        const isOpen = accessTo(row, getUser(request).entitlement).entitled
        if (!isOpen && (await addRequest(db, toChange(request, row), note))) await tellTeam(request, row, note)
        return toAccess(row, request)
      },
    )

    app.post(
      '/current_user/access_requests/withdraw',
      {
        preHandler: limitWrites(context, 'access_requests'),
        schema: {
          operationId: 'withdrawAccessRequest',
          summary: 'Withdraws the pending request for access to a document; nothing happens where there is none',
          tags: ['Documents'],
          body: withExample(WithdrawAccessRequest, { document_id: '1' }),
          response: answer,
        },
      },
      async (request) => {
        const row = await requireDocument(db, { id: request.body.document_id })
        await withdrawRequest(db, toChange(request, row))
        return toAccess(row, request)
      },
    )
  }
