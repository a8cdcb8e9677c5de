import type { FastifyReply, FastifyRequest } from 'fastify'
import { getUser } from './authenticate.ts'
import type { Context } from './context.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the call writes nothing that its user would look for in a list. */
    isNeverRead?: boolean
  }
}

const reads = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Notes a write of the caller. It is done by then, and its answer must not say otherwise. */
export const noteOwnWrite = ({ noteWrite }: Pick<Context, 'noteWrite'>, request: FastifyRequest): Promise<void> =>
  noteWrite(getUser(request).id).catch((error) =>
    request.log.error({ err: error }, 'a write could not be noted for reads from replicas'),
  )

/** Hook of the calls with a session: after a write its user reads from no replica that lacks it. */
export const noteWrites =
  ({ noteWrite }: Context) =>
  async (request: FastifyRequest, reply: FastifyReply) => {
    if (reads.has(request.method) || reply.statusCode >= 400 || request.routeOptions.config.isNeverRead) return
    await noteOwnWrite({ noteWrite }, request)
  }
