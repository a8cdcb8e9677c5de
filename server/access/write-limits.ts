import type { FastifyRequest } from 'fastify'
import { tooManyRequests } from '#server/platform/http/http-errors.ts'
import { getUser } from './authenticate.ts'
import type { Context } from './context.ts'
import type { LimitedKind } from './limits.ts'
import { countWrite } from './write-counts.ts'

/**
 * Hook of an authenticated route: counts the call for its user, in all processes together, and refuses it with 429 where there
 * were too many. A call of a wrong shape, which is refused before, does not count.
 */
export const limitWrites =
  ({ db, clock, writeLimits: limits }: Context, kind: LimitedKind) =>
  async (request: FastifyRequest): Promise<void> => {
    const { id: userId } = getUser(request)
    const seconds = await countWrite(db, { userId, kind, limits: limits[kind] }, clock())
    if (seconds > 0) throw tooManyRequests(seconds)
  }
