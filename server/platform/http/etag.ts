import { createHash } from 'node:crypto'
import { Type } from '@fastify/type-provider-typebox'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** The answer without a body that `tagContent` gives, for a route's schema. */
export const notModified = Type.Null({
  description: 'What the client has is still good: `If-None-Match` was the `ETag`.',
})

/** Hook for public content: a validator over the body, and 304 without a body if the client has it already. */
export async function tagContent(request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> {
  if (typeof payload !== 'string' || reply.statusCode !== 200) return payload
  const etag = `W/"${createHash('sha256').update(payload).digest('base64url').slice(0, 27)}"`
  reply.header('ETag', etag)
  if (request.headers['if-none-match'] !== etag) return payload
  reply.status(304)
  return ''
}
