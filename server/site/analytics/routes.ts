import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { CapturedEvent, CapturedEventAnswer } from '#contract/analytics.ts'
import { getUser } from '#server/access/authenticate.ts'
import type { Context } from '#server/access/context.ts'
import { limitWrites } from '#server/access/write-limits.ts'
import { withExample } from '#server/platform/http/examples.ts'
import { recordEvent } from './repository.ts'

/** As numbers of documents are written. */
const DOCUMENT_ID = /^\d{1,9}$/

/** `POST capture_event` (R150): answers the id that the next event chains to (R127). */
export const analyticsRoutes =
  (context: Context): FastifyPluginAsyncTypebox =>
  async (app) => {
    const { db, clock, usage } = context
    app.post(
      '/capture_event',
      {
        preHandler: limitWrites(context, 'capture_event'),
        config: { isNeverRead: true },
        schema: {
          operationId: 'captureEvent',
          summary: 'Records a user action; the next one refers to its id',
          tags: ['Analytics'],
          body: withExample(CapturedEvent, {
            url: '/library',
            event_type: 'Page Open',
            source_client_action: null,
            document_id: null,
          }),
          response: { 200: withExample(CapturedEventAnswer, { id: '0198d5c0-8f0e-7c7e-9a57-0f6f4f5d2f11' }) },
        },
      },
      async (request) => {
        const { body } = request
        const userId = getUser(request).id
        if (body.event_type === 'Document Read' && DOCUMENT_ID.test(body.document_id ?? ''))
          usage.record(request, { kind: 'read', userId, documentId: Number(body.document_id) })
        return { id: await recordEvent(db, userId, body, clock()) }
      },
    )
  }
