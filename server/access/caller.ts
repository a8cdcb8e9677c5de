import type { FastifyRequest } from 'fastify'
import { type Actor, userActor } from '#server/platform/audit/actor.ts'
import { proofOf, viewerOf } from './viewer.ts'

/** The caller of an authenticated route. */
export const actorOf = (request: FastifyRequest): Actor =>
  userActor(viewerOf(request), request, proofOf(request).sessionId)
