import type { FastifyReply, FastifyRequest } from 'fastify'
import { getUser } from '#server/access/authenticate.ts'
import { apiNotFound } from '#server/platform/http/errors.ts'

/** Hook of the desk's calls. To readers none of them exists, so it runs before a body is read or validated. */
export async function requireDesk(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  return getUser(request).role === 'reader' ? apiNotFound(request, reply) : undefined
}
