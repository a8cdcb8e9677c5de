import type { FastifyRequest } from 'fastify'
import type { Context } from '#server/access/context.ts'
import type { User } from '#server/access/users.ts'
import { userActor } from '#server/platform/audit/actor.ts'
import type { FirstStep } from '#server/platform/database/tables/factors.ts'
import type { UsedFactor } from './factors/repository.ts'

/** A passkey is both steps at once; `company` is the provider of the user's firm. */
export type SignIn = { user: User; sessionId: string; by: FirstStep | 'passkey' | 'company'; factor?: UsedFactor }

/** Records that the first step was right and waits for the second, since somebody then has the password or reads the mailbox. */
export const recordFirstStep = (
  { audit }: Pick<Context, 'audit'>,
  request: FastifyRequest,
  { user, by }: { user: User; by: FirstStep },
): Promise<void> =>
  audit.write({
    actor: userActor(user, request),
    action: 'session.first_step',
    subject: `users/${user.id}`,
    detail: { by },
  })

/** Records the start of a session, before its tokens are sent. */
export const recordSignIn = (
  { audit }: Pick<Context, 'audit'>,
  request: FastifyRequest,
  { user, sessionId, by, factor }: SignIn,
): Promise<void> =>
  audit.write({
    actor: userActor(user, request, sessionId),
    action: 'session.sign_in',
    subject: `sessions/${sessionId}`,
    detail: { by, ...(factor && { factor }) },
  })
