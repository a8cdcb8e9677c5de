import type { FastifyRequest } from 'fastify'
import type { Context } from '#server/access/context.ts'
import { refuseToken } from '#server/accounts/limits.ts'
import { admitToken } from '#server/firms/tokens.ts'
import { getAddress, nobody } from '#server/platform/audit/actor.ts'
import { buildId } from '#server/platform/audit/once.ts'
import { tooManyRequests, unauthorized } from '#server/platform/http/http-errors.ts'
import type { Caller } from './users.ts'

const callers = new WeakMap<FastifyRequest, Caller>()

/** The firm that calls. */
export function getCaller(request: FastifyRequest): Caller {
  const caller = callers.get(request)
  if (!caller) throw unauthorized()
  return caller
}

/** Refusals of one address that have one row in the audit, in milliseconds. */
const WINDOW = 5 * 60_000

async function refuse(context: Context, request: FastifyRequest): Promise<never> {
  const address = getAddress(request)
  const id = buildId('scim.call', address, Math.floor(context.clock().getTime() / WINDOW))
  const actor = { ...nobody, kind: 'system', username: 'scim', address } as const
  await context.audit.write({ id, actor, action: 'scim.call', subject: 'scim', result: 'refused' })
  return refuseToken(
    context,
    request,
    'scim',
    unauthorized('The token is unknown or was ended. Ask your contact here.'),
  )
}

/** Hook: finds the firm by the token, with 401 where nobody has it, and 429 where it was used too often or too many were wrong. */
export const authenticateFirm = (context: Context) => async (request: FastifyRequest) => {
  const token = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1]
  const use = token === undefined ? undefined : await admitToken(context.db, token, context.clock())
  if (!use) return refuse(context, request)
  const { wait, ...firm } = use
  if (wait > 0) throw tooManyRequests(wait)
  const actor = {
    ...nobody,
    kind: 'system',
    username: `firms/${firm.slug}/scim`,
    address: getAddress(request),
  } as const
  callers.set(request, { ...firm, actor })
}
