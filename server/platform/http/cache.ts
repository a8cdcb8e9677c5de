import type { FastifyReply, FastifyRequest } from 'fastify'

/** Hook of answers that are for one user: kept by no cache. */
export async function keepPrivate(_: FastifyRequest, reply: FastifyReply): Promise<void> {
  reply.header('Cache-Control', 'private, no-store')
}
