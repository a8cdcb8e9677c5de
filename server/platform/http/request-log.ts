import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'

/** Long enough to be one, and nothing that could be taken for more. */
const WELL_FORMED = /^[\w.:-]{8,128}$/

/** The id of a request: the one that a trusted proxy gave it, where it is well-formed, else one of our own. */
export const requestIds =
  (trustsProxy: boolean) =>
  (request: IncomingMessage): string => {
    const given = request.headers['x-request-id']
    return trustsProxy && typeof given === 'string' && WELL_FORMED.test(given) ? given : crypto.randomUUID()
  }

/** One line a request, when it is answered: what it was, by whom, what came of it and how long it took, in milliseconds. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('X-Request-Id', request.id)
  })
  app.addHook('onResponse', async (request, reply) => {
    const duration = Math.round(reply.elapsedTime * 10) / 10
    request.log.info({ req: request, route: request.routeOptions.url, status: reply.statusCode, duration }, 'request')
  })
}
