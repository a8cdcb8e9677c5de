import type { FastifyPluginAsync } from 'fastify'
import { sql } from 'kysely'
import type { Context } from './access/context.ts'
import { urgently } from './platform/database/urgent.ts'

/** How long the database may take to answer, in milliseconds. */
const TIMEOUT = 2_000

const late = () => new Promise<never>((_, reject) => setTimeout(reject, TIMEOUT, new Error('late')).unref())

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
        await Promise.race([urgently(() => sql`select 1`.execute(db)), late()])
        return { status: 'ok' }
      } catch (error) {
        request.log.error({ err: error }, 'database unreachable')
        return reply.status(503).send({ status: 'unavailable' })
      }
    })
  }
