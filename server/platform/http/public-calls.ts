import type { FastifyRequest } from 'fastify'

/** The cache rule of answers that are the same for everybody. */
export const PUBLIC_CACHE = 'public, max-age=60'

/** Whether a call asks by `public=true` for what anybody may see, which needs no session (ADR 0021). Works before validation, too. */
export const isPublicCall = ({ query }: FastifyRequest): boolean =>
  typeof query === 'object' && query !== null && 'public' in query && query.public === 'true'
