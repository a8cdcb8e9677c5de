import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { DeskUser } from '#contract/desk.ts'
import { getUser } from '#server/access/authenticate.ts'
import type { Context } from '#server/access/context.ts'
import { withExample } from '#server/platform/http/examples.ts'
import { auditRoutes } from './audit/routes.ts'
import { deskContentRoutes } from './content/routes.ts'
import { documentRoutes } from './documents/routes.ts'
import { eventRoutes } from './events/routes.ts'
import { firmRoutes } from './firms/routes.ts'
import { requestRoutes } from './requests/routes.ts'
import { requireDesk } from './require-desk.ts'
import { tagRoutes } from './tags/routes.ts'
import { deskUsageRoutes } from './usage/routes.ts'
import { userRoutes } from './users/routes.ts'

/** The areas of the desk, each with calls under `desk/`. */
const areas: readonly ((context: Context) => FastifyPluginAsyncTypebox)[] = [
  requestRoutes,
  userRoutes,
  firmRoutes,
  documentRoutes,
  tagRoutes,
  eventRoutes,
  deskUsageRoutes,
  deskContentRoutes,
  auditRoutes,
]

/** The calls of the provider's desk, to be registered within the calls with a session. */
export const deskRoutes =
  (context: Context): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.addHook('onRequest', requireDesk)
    app.get(
      '/desk/me',
      {
        schema: {
          operationId: 'getDeskUser',
          summary: 'Who the caller is at the desk; 404 for readers, as for every call of the desk',
          tags: ['Desk'],
          response: { 200: withExample(DeskUser, { name: 'Ingrid Solberg', role: 'admin' }) },
        },
      },
      async (request) => {
        const { name, role } = getUser(request)
        return { name, role: role === 'admin' ? ('admin' as const) : ('desk' as const) }
      },
    )
    for (const routes of areas) await app.register(routes(context))
  }
