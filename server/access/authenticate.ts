import type { FastifyContextConfig, FastifyRequest } from 'fastify'
import { urgently } from '#server/platform/database/urgent.ts'
import { factorRequired, passwordChangeRequired, unauthorized } from '#server/platform/http/http-errors.ts'
import type { Context } from './context.ts'
import { requestedFile } from './file-path.ts'
import { requireNetwork } from './firm-rules.ts'
import type { Proof } from './proof.ts'
import { findSessionUser, type SessionUser, touchSession } from './session-user.ts'
import type { User } from './users.ts'

type Caller = { user: User; proof: Proof }

const callers = new WeakMap<FastifyRequest, Caller>()

function getCaller(request: FastifyRequest): Caller {
  const caller = callers.get(request)
  if (!caller) throw unauthorized()
  return caller
}

/** The caller of an authenticated route. */
export const getUser = (request: FastifyRequest): User => getCaller(request).user

/** What the caller was known by, for tokens that are given on the strength of it. */
export const getProof = (request: FastifyRequest): Proof => getCaller(request).proof

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the call is answered while the user must change the password. */
    allowedBeforePasswordChange?: boolean
    /** Whether the call is answered while the user must add a second factor, besides those allowed before a change of the password. */
    allowedBeforeFactor?: boolean
    /** Whether clients make the call by themselves, so that it is no use of the session. */
    isBackground?: boolean
  }
}

/** Refuses with a 403 what a user may not do yet: before changing the password, then before adding a second factor. */
export function requireReady(
  user: Pick<SessionUser, 'mustChangePassword' | 'mustAddFactor'>,
  config: FastifyContextConfig = {},
): void {
  if (config.allowedBeforePasswordChange) return
  if (user.mustChangePassword) throw passwordChangeRequired()
  if (user.mustAddFactor && !config.allowedBeforeFactor) throw factorRequired()
}

/**
 * Finds the caller by what a token says. Throws a 401 when the token is missing, invalid, expired, its session has ended, or the
 * user is gone; and a 403 for an address that the firm does not allow, and on all but a few routes when the user must change the
 * password or add a second factor first.
 */
async function admit(
  { db, clock, sessionLimits: limits }: Context,
  request: FastifyRequest,
  proof: Proof | undefined,
): Promise<void> {
  const now = clock()
  const user = proof && (await urgently(() => findSessionUser(db, proof, { now })))
  if (!user) throw unauthorized()
  requireNetwork(user.firm, request.ip)
  requireReady(user, request.routeOptions.config)
  if (!request.routeOptions.config.isBackground) await touchSession(db, proof.sessionId, user, { limits, now })
  callers.set(request, { user, proof })
}

const getBearerToken = (request: FastifyRequest) => /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1]

/** The first one, where a link has several. */
function getQueryToken({ query }: FastifyRequest): string | undefined {
  const given = typeof query === 'object' && query !== null && 'auth_token' in query ? query.auth_token : undefined
  const first: unknown = Array.isArray(given) ? given[0] : given
  return typeof first === 'string' ? first : undefined
}

/** A header's token is an access token always; one of a link is good for this file alone, or an access token where those may stand in links. */
async function linkProof({ tokens, fileTokens, fileTokensOnly }: Context, request: FastifyRequest) {
  const bearer = getBearerToken(request)
  if (bearer !== undefined) return tokens.verify(bearer)
  const token = getQueryToken(request)
  if (!token) return undefined
  const path = requestedFile(request.url)
  const proof = path === undefined ? undefined : await fileTokens.verify(token, path)
  return proof ?? (fileTokensOnly ? undefined : tokens.verify(token))
}

/** Hook of the calls with a session (R137). */
export const authenticate = (context: Context) => async (request: FastifyRequest) => {
  const bearer = getBearerToken(request)
  await admit(context, request, bearer === undefined ? undefined : await context.tokens.verify(bearer))
}

/** Hook of the files, which are links and so take their token from the query too (R151). */
export const authenticateLink = (context: Context) => async (request: FastifyRequest) =>
  admit(context, request, await linkProof(context, request))
