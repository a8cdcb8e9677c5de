import type { FastifyRequest } from 'fastify'
import { HttpError } from './http-errors.ts'

/** Refuses a compressed body: no client sends one, and a small one can become large. It would be read as what it is not. */
export async function refuseEncodedBody({ headers }: FastifyRequest): Promise<void> {
  const encoding = headers['content-encoding']?.toLowerCase() ?? 'identity'
  if (encoding !== 'identity') throw new HttpError(415, 'The body must not be encoded.')
}
