import type { FastifyRequest } from 'fastify'
import { badRequest } from '../errors.ts'

/** PostgreSQL stores no null character, so none is let in. */
const holdsNull = (value: unknown): boolean => {
  if (typeof value === 'string') return value.includes('\0')
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(value).some(([key, inner]) => key.includes('\0') || holdsNull(inner))
}

/** Hook that refuses null characters in a path, a query or a body. */
export async function refuseNullCharacters({ params, query, body }: FastifyRequest): Promise<void> {
  if (holdsNull(params) || holdsNull(query) || holdsNull(body)) {
    throw badRequest('A text must not contain null characters.')
  }
}
