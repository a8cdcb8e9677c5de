import type { FastifyRequest } from 'fastify'
import type { Context } from '#server/access/context.ts'
import type { ChallengePurpose } from '#server/platform/database/tables/factors.ts'
import { toClient } from '#server/platform/http/client-address.ts'
import { tooManyAttempts } from '#server/platform/http/http-errors.ts'
import { CHALLENGE_LIFETIME, startChallenge } from './challenges.ts'

/** A challenge for the client of a request; throws a 429 where it has too many that are open. */
export async function openChallenge(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  request: FastifyRequest,
  of: { purpose: ChallengePurpose; userId?: number },
): Promise<string> {
  const challenge = await startChallenge(db, { ...of, address: toClient(request.ip) }, clock())
  if (challenge !== undefined) return challenge
  throw tooManyAttempts(CHALLENGE_LIFETIME / 1000)
}
