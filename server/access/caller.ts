import type { FastifyRequest } from 'fastify'
import { type Actor, userActor } from '#server/platform/audit/actor.ts'
import { getProof, getUser } from './authenticate.ts'

/** The caller of an authenticated route. */
export const getActor = (request: FastifyRequest): Actor =>
  userActor(getUser(request), request, getProof(request).sessionId)
