import type { FastifyReply, FastifyRequest } from 'fastify'
import { getUser } from '#server/access/authenticate.ts'
import { apiNotFound } from '#server/platform/http/errors.ts'
import { forbidden } from '#server/platform/http/http-errors.ts'

/** Hook of the desk's calls. To readers none of them exists, so it runs before a body is read or validated. */
export async function requireDesk(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  return getUser(request).role === 'reader' ? apiNotFound(request, reply) : undefined
}

/** Hook of what the desk may do only as an administrator. */
export async function requireAdmin(request: FastifyRequest): Promise<void> {
  if (getUser(request).role !== 'admin') throw forbidden('Only an administrator may do this.')
}
