import { type FastifyPluginAsyncTypebox, Type } from '@fastify/type-provider-typebox'
import { parameter } from '#contract/field.ts'
import { UsageQuery, UsageReport } from '#contract/usage.ts'
import { getUser } from '#server/access/authenticate.ts'
import type { Context } from '#server/access/context.ts'
import { withExample } from '#server/platform/http/examples.ts'
import { usageExample } from '#server/usage/examples.ts'
import { readUsage } from '#server/usage/report.ts'
import { parseReport } from '#server/usage/request.ts'
import { EVERYBODY } from '#server/usage/sums.ts'

const DeskUsageQuery = Type.Intersect([
  UsageQuery,
  Type.Object({
    firm_id: Type.Optional(parameter('Id of a firm; everybody without it. A firm has no lines by firm.', '1')),
  }),
])

const FIRM_ID = /^[1-9]\d{0,8}$/

/** `GET desk/usage`: what everybody, or one firm, has used. */
export const deskUsageRoutes =
  ({ readsFor, clock }: Context): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.get(
      '/desk/usage',
      {
        schema: {
          operationId: 'getDeskUsage',
          summary: 'How all users, or those of one firm, have used documents and replays',
          tags: ['Desk'],
          querystring: DeskUsageQuery,
          response: { 200: withExample(UsageReport, usageExample) },
        },
      },
      async (request) => {
        const { firm_id: firm = '', ...query } = request.query
        const report = parseReport(query, ['month', 'document', 'analyst', 'event', 'user', 'firm'], clock())
        // The sums of a firm have no line for firms.
        const firmId = FIRM_ID.test(firm) && report.by !== 'firm' ? Number(firm) : EVERYBODY
        return readUsage(await readsFor(getUser(request).id), firmId, report)
      },
    )
  }
