import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { CapturedEvent, CapturedEventAnswer } from '#contract/analytics.ts'
import { getUser } from '#server/access/authenticate.ts'
import type { Context } from '#server/access/context.ts'
import { limitWrites } from '#server/access/write-limits.ts'
import { withExample } from '#server/platform/http/examples.ts'
import { recordEvent } from './repository.ts'

/** `POST capture_event` (R150): answers the id that the next event chains to (R127). */
export const analyticsRoutes =
  (context: Context): FastifyPluginAsyncTypebox =>
  async (app) => {
    const { db, clock } = context
    app.post(
      '/capture_event',
      {
        preHandler: limitWrites(context, 'capture_event'),
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
      async (request) => ({ id: await recordEvent(db, getUser(request).id, request.body, clock()) }),
    )
  }
