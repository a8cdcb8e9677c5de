import type { FastifyRequest } from 'fastify'
import type { Context } from '../context.ts'
import { unauthorized } from '../errors.ts'
import { findViewer, type Viewer } from '../repositories/users.ts'

const viewers = new WeakMap<FastifyRequest, Viewer>()

/** The caller of an authenticated route. */
export function viewerOf(request: FastifyRequest): Viewer {
  const viewer = viewers.get(request)
  if (!viewer) throw unauthorized()
  return viewer
}

/** The caller by an access token, or a 401: the token is missing, invalid, expired or from before a new password, or the user is gone. */
async function identify({ db, tokens }: Context, token: string | undefined): Promise<Viewer> {
  const claims = token ? await tokens.verify(token) : undefined
  const viewer = claims && (await findViewer(db, claims.userId, claims.issuedAt))
  if (!viewer) throw unauthorized()
  return viewer
}

const bearerOf = (request: FastifyRequest) => /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1]

/** The first one, where a link has several. */
function queryTokenOf({ query }: FastifyRequest): string | undefined {
  const given = typeof query === 'object' && query !== null && 'auth_token' in query ? query.auth_token : undefined
  const first: unknown = Array.isArray(given) ? given[0] : given
  return typeof first === 'string' ? first : undefined
}

/** Hook of the calls with a session (R137). */
export const authenticate = (context: Context) => async (request: FastifyRequest) => {
  viewers.set(request, await identify(context, bearerOf(request)))
}

/** Hook of the files, which are links and so take their token from the query too (R151). */
export const authenticateLink = (context: Context) => async (request: FastifyRequest) => {
  viewers.set(request, await identify(context, bearerOf(request) ?? queryTokenOf(request)))
}
