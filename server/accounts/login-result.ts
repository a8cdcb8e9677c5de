import type { FastifyReply, FastifyRequest } from 'fastify'
import type { LoginResult } from '#contract/session.ts'
import type { Context } from '#server/access/context.ts'
import { giveRefreshToken, wantsCookie } from '#server/access/refresh-cookie.ts'
import { findTokenHints, mustAddFactor } from '#server/access/session-user.ts'
import { findInterests, type User } from '#server/access/users.ts'
import type { OpenSession, SessionClient } from './sessions.ts'

export const toSessionClient = ({ ip, headers }: FastifyRequest): SessionClient => ({
  address: ip,
  userAgent: headers['user-agent'] ?? '',
})

/** An access token of a session, with hints for its client. */
export async function issueToken(
  { db, tokens }: Pick<Context, 'db' | 'tokens'>,
  userId: number,
  sessionId: string,
): Promise<string> {
  return tokens.issue(userId, sessionId, await findTokenHints(db, sessionId))
}

/** The answer of every sign-in (R012), with the tokens of the new session. */
export const toLoginResult = async (
  { db, clock, tokens }: Pick<Context, 'db' | 'clock' | 'tokens'>,
  { user, session }: { user: User; session: OpenSession },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<LoginResult> => ({
  token: await issueToken({ db, tokens }, user.id, session.id),
  refresh_token: giveRefreshToken({ request, reply, isSplit: wantsCookie(request), now: clock() }, session),
  username: user.username,
  contact: {
    name: user.name,
    cris: await findInterests(db, user.id),
    external_reference: user.externalReference,
  },
  ...(user.mustChangePassword && { must_change_password: true }),
  ...((await mustAddFactor(db, session.id)) && { must_add_factor: true }),
})
