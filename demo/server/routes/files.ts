import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { authenticateLink } from '../auth/viewer.ts'
import type { Context } from '../context.ts'
import { auditDownloads } from '../files/audit-downloads.ts'
import { companyFileRoutes } from './company-files.ts'
import { datasetPageRoutes, datasetRoutes } from './datasets.ts'
import { documentFileRoutes } from './document-files.ts'
import { eventFileRoutes } from './event-files.ts'
import { replayRoutes } from './replays.ts'

/**
 * The files behind `download_url` and the other links (R151, R264): made from the record, entitlement checked again, each
 * download put on record. A replay has a ticket in place of a session.
 */
export const fileRoutes =
  (context: Context): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.addHook('onRequest', async (_, reply) => {
      reply.headers({ 'Cache-Control': 'private, no-store', 'Referrer-Policy': 'no-referrer' })
    })
    await app.register(replayRoutes(context))
    await app.register(async (linked) => {
      linked.addHook('onRequest', authenticateLink(context))
      await linked.register(datasetPageRoutes(context))
      await linked.register(async (downloads) => {
        downloads.addHook('onSend', auditDownloads(context))
        for (const routes of [documentFileRoutes, companyFileRoutes, eventFileRoutes, datasetRoutes]) {
          await downloads.register(routes(context))
        }
      })
    })
  }
