import type { FastifyPluginAsync } from 'fastify'
import { sql } from 'kysely'
import type { Context } from '../context.ts'

/** `/healthz`: the process answers. `/readyz`: it reaches its database, else 503. */
export const healthRoutes =
  ({ db }: Context): FastifyPluginAsync =>
  async (app) => {
    const schema = { hide: true }
    app.get('/healthz', { schema }, () => ({ status: 'ok' }))
    app.get('/readyz', { schema }, async (request, reply) => {
      try {
        await sql`select 1`.execute(db)
        return { status: 'ok' }
      } catch (error) {
        request.log.error({ err: error }, 'database unreachable')
        return reply.status(503).send({ status: 'unavailable' })
      }
    })
  }
