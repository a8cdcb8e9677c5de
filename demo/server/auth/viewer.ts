import type { FastifyRequest } from 'fastify'
import type { Context } from '../context.ts'
import { urgently } from '../database/urgent.ts'
import { unauthorized } from '../errors.ts'
import { requestedFile } from '../files/file-path.ts'
import { findViewer, type Viewer } from '../repositories/users.ts'
import type { Proof } from './file-tokens.ts'

type Caller = { viewer: Viewer; proof: Proof }

const callers = new WeakMap<FastifyRequest, Caller>()

function callerOf(request: FastifyRequest): Caller {
  const caller = callers.get(request)
  if (!caller) throw unauthorized()
  return caller
}

/** The caller of an authenticated route. */
export const viewerOf = (request: FastifyRequest): Viewer => callerOf(request).viewer

/** What the caller was known by, for tokens that are given on the strength of it. */
export const proofOf = (request: FastifyRequest): Proof => callerOf(request).proof

/** The caller by what a token says, or a 401: the token is missing, invalid, expired or from before a new password, or the user is gone. */
async function admit({ db }: Context, request: FastifyRequest, proof: Proof | undefined): Promise<void> {
  const viewer = proof && (await urgently(() => findViewer(db, proof.userId, proof.issuedAt)))
  if (!viewer) throw unauthorized()
  callers.set(request, { viewer, proof })
}

const bearerOf = (request: FastifyRequest) => /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1]

/** The first one, where a link has several. */
function queryTokenOf({ query }: FastifyRequest): string | undefined {
  const given = typeof query === 'object' && query !== null && 'auth_token' in query ? query.auth_token : undefined
  const first: unknown = Array.isArray(given) ? given[0] : given
  return typeof first === 'string' ? first : undefined
}

/** A header's token is an access token always; one of a link is good for this file alone, or an access token where those may stand in links. */
async function linkProof({ tokens, fileTokens, fileTokensOnly }: Context, request: FastifyRequest) {
  const bearer = bearerOf(request)
  if (bearer !== undefined) return tokens.verify(bearer)
  const token = queryTokenOf(request)
  if (!token) return undefined
  const path = requestedFile(request.url)
  const proof = path === undefined ? undefined : await fileTokens.verify(token, path)
  return proof ?? (fileTokensOnly ? undefined : tokens.verify(token))
}

/** Hook of the calls with a session (R137). */
export const authenticate = (context: Context) => async (request: FastifyRequest) => {
  const bearer = bearerOf(request)
  await admit(context, request, bearer === undefined ? undefined : await context.tokens.verify(bearer))
}

/** Hook of the files, which are links and so take their token from the query too (R151). */
export const authenticateLink = (context: Context) => async (request: FastifyRequest) =>
  admit(context, request, await linkProof(context, request))
