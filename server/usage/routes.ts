import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { UsageQuery, UsageReport } from '#contract/usage.ts'
import { getUser } from '#server/access/authenticate.ts'
import type { Context } from '#server/access/context.ts'
import { withExample } from '#server/platform/http/examples.ts'
import { forbidden } from '#server/platform/http/http-errors.ts'
import { usageExample } from './examples.ts'
import { readUsage } from './report.ts'
import { parseReport } from './request.ts'

/** `GET usage`: what the firm of its lead has used. */
export const usageRoutes =
  ({ readsFor, clock }: Context): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.get(
      '/usage',
      {
        schema: {
          operationId: 'getUsage',
          summary:
            'How the firm of the caller has used documents and replays; 403 for everybody but a lead of the firm',
          tags: ['Usage'],
          querystring: UsageQuery,
          response: { 200: withExample(UsageReport, usageExample) },
        },
      },
      async (request) => {
        const { id, firmId, isFirmLead } = getUser(request)
        if (firmId === null || !isFirmLead) throw forbidden('Only a lead of a firm may read how it uses the research.')
        const report = parseReport(request.query, ['month', 'document', 'analyst', 'event', 'user'], clock())
        return readUsage(await readsFor(id), firmId, report)
      },
    )
  }
