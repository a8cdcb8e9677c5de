import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { CapturedEvent, CapturedEventAnswer } from '../../../src/contract/analytics.ts'
import { viewerOf } from '../auth/viewer.ts'
import type { Context } from '../context.ts'
import { recordEvent } from '../repositories/analytics.ts'

/** `POST capture_event` (R150): answers the id that the next event chains to (R127). */
export const analyticsRoutes =
  ({ db, clock }: Context): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.post(
      '/capture_event',
      { schema: { body: CapturedEvent, response: { 200: CapturedEventAnswer } } },
      async (request) => ({ id: await recordEvent(db, viewerOf(request).id, request.body, clock()) }),
    )
  }
