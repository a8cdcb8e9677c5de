import type { FastifyRequest } from 'fastify'
import { badRequest, HttpError } from './http-errors.ts'

/** PostgreSQL cannot store null characters. A loop and no recursion: a body may be nested deeper than the stack. */
function holdsNull(...values: unknown[]): boolean {
  const isNull = (text: unknown) => typeof text === 'string' && text.includes('\0')
  while (values.length > 0) {
    const value = values.pop()
    if (isNull(value)) return true
    if (typeof value !== 'object' || value === null) continue
    for (const [key, inner] of Object.entries(value)) {
      if (isNull(key)) return true
      values.push(inner)
    }
  }
  return false
}

/** Hook that refuses null characters in a path, a query or a body. */
export async function refuseNullCharacters({ params, query, body }: FastifyRequest): Promise<void> {
  if (holdsNull(params, query, body)) {
    throw badRequest('A text must not contain null characters.')
  }
}

/** Hook that refuses a compressed body: no client sends one, and a small one can become large. */
export async function refuseEncodedBody({ headers }: FastifyRequest): Promise<void> {
  const encoding = headers['content-encoding']?.toLowerCase() ?? 'identity'
  if (encoding !== 'identity') throw new HttpError(415, 'The body must not be encoded.')
}
