import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '#server/access/context.ts'
import { recordSignIn, type SignIn } from './audit-sign-ins.ts'
import { parseDevice } from './device.ts'
import type { openAttempt } from './limits.ts'
import { isNewDevice } from './new-device.ts'
import { queueSecurityMail } from './security-mail.ts'

type Attempt = Pick<Awaited<ReturnType<typeof openAttempt>>, 'accept'>

/**
 * Accepts an attempt that has begun a session, and records it. The user is told of a new device, unless the sign-in began with a
 * link: then it was opened in the mailbox that the mail would go to.
 */
export async function acceptSignIn(
  context: Pick<Context, 'db' | 'clock' | 'mail' | 'audit'>,
  request: FastifyRequest,
  reply: FastifyReply,
  { attempt, ...signIn }: SignIn & { attempt: Pick<Attempt, 'accept'> },
): Promise<void> {
  const { db, clock, mail } = context
  const { user, by } = signIn
  const isNew = by !== 'link' && mail !== undefined && (await isNewDevice(db, request, signIn, clock()))
  await attempt.accept(reply)
  await recordSignIn(context, request, signIn)
  if (!isNew) return
  const device = parseDevice(request.headers['user-agent'] ?? '')
  await queueSecurityMail(context, db, request, { user, event: 'new_device', device })
  mail.dispatcher.deliver()
}
