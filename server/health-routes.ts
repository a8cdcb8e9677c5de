import type { FastifyPluginAsync } from 'fastify'
import { sql } from 'kysely'
import type { Context } from './access/context.ts'
import { inTime } from './platform/database/in-time.ts'
import { urgently } from './platform/database/urgent.ts'

/**
 * `/healthz`: the process answers. `/readyz`: it takes requests and its database answers within two seconds, else 503; a
 * load balancer stops sending requests to a process that is shutting down. A worker that another one has replaced is ready.
 */
export const healthRoutes =
  ({ db }: Context, isStopping: () => boolean): FastifyPluginAsync =>
  async (app) => {
    const schema = { hide: true }
    app.addHook('onRequest', async (_, reply) => {
      reply.header('Cache-Control', 'no-store')
    })
    app.get('/healthz', { schema }, () => ({ status: 'ok' }))
    app.get('/readyz', { schema }, async (request, reply) => {
      if (isStopping()) return reply.status(503).send({ status: 'closing' })
      try {
        await inTime(urgently(() => sql`select 1`.execute(db)))
        return { status: 'ok' }
      } catch (error) {
        request.log.error({ err: error }, 'database unreachable')
        return reply.status(503).send({ status: 'unavailable' })
      }
    })
  }
