import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { CapturedEvent, CapturedEventAnswer } from '#contract/analytics.ts'
import type { Context } from '#server/access/context.ts'
import { viewerOf } from '#server/access/viewer.ts'
import { limitWrites } from '#server/access/write-limits.ts'
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
        schema: { body: CapturedEvent, response: { 200: CapturedEventAnswer } },
      },
      async (request) => ({ id: await recordEvent(db, viewerOf(request).id, request.body, clock()) }),
    )
  }
