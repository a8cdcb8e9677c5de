import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { auditDownloads } from './access/audit-downloads.ts'
import { authenticateLink } from './access/authenticate.ts'
import type { Context } from './access/context.ts'
import type { DatasetsLook } from './datasets/page.ts'
import { datasetPageRoutes, datasetRoutes } from './datasets/routes.ts'
import { deskFileRoutes } from './desk/documents/file.ts'
import { documentFileRoutes } from './documents/files/routes.ts'
import { eventFileRoutes } from './events/files/routes.ts'
import { replayRoutes } from './events/replay-routes.ts'
import { companyFileRoutes } from './tags/company/routes.ts'

/**
 * The files behind `download_url` and the other links (R151, R264): made from the record, entitlement checked again, each
 * download put on record. A replay has a ticket in place of a session.
 */
export const fileRoutes =
  (context: Context, look: DatasetsLook): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.addHook('onRequest', async (_, reply) => {
      reply.headers({ 'Cache-Control': 'private, no-store', 'Referrer-Policy': 'no-referrer' })
    })
    await app.register(replayRoutes(context))
    await app.register(async (linked) => {
      linked.addHook('onRequest', authenticateLink(context))
      await linked.register(datasetPageRoutes(context, look))
      await linked.register(async (downloads) => {
        downloads.addHook('onSend', auditDownloads(context))
        for (const routes of [documentFileRoutes, deskFileRoutes, companyFileRoutes, eventFileRoutes, datasetRoutes]) {
          await downloads.register(routes(context))
        }
      })
    })
  }
