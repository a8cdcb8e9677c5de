import type { FastifyRequest } from 'fastify'
import { buildId, readingAt } from '#server/platform/audit/once.ts'
import type { AuditResult } from '#server/platform/database/tables/audit.ts'
import { getActor } from './caller.ts'
import type { Context } from './context.ts'

/** What was read, and whether it was given out. */
type Reading = { subject: string; result: Extract<AuditResult, 'success' | 'refused'> }

/**
 * Records that somebody has read the text of a document, or was refused it. Pages ask for the same text several times: within
 * ten minutes and one session that is one row, so that nobody can fill the record by reading one document over and over.
 */
export async function recordReading(
  { audit, clock }: Context,
  request: FastifyRequest,
  { subject, result }: Reading,
): Promise<void> {
  // A HEAD hands over nothing.
  if (request.method !== 'GET') return
  const actor = getActor(request)
  const id = buildId('document.read', actor.userId, actor.sessionId, subject, result, readingAt(clock()))
  await audit.write({ id, actor, action: 'document.read', subject, result })
}
