import { type FastifyPluginAsyncTypebox, Type } from '@fastify/type-provider-typebox'
import { ChangePassword, ResetPassword } from '#contract/password.ts'
import { getUser } from '#server/access/authenticate.ts'
import { getActor } from '#server/access/caller.ts'
import type { Context } from '#server/access/context.ts'
import { holdUser } from '#server/access/users.ts'
import { limitWrites } from '#server/access/write-limits.ts'
import { userActor } from '#server/platform/audit/actor.ts'
import { toClient } from '#server/platform/http/client-address.ts'
import { withExample } from '#server/platform/http/examples.ts'
import { forbidden, unprocessable } from '#server/platform/http/http-errors.ts'
import { requireGoodPassword } from './check-password.ts'
import { hasFactor } from './factors/repository.ts'
import { acceptAttempt, hasherFor, openAttempt, refuseToken } from './limits.ts'
import { ownerOfToken, spendToken } from './one-time-tokens.ts'
import { findPasswordHash, setPassword } from './passwords.ts'
import { reportAttempt } from './report-attempt.ts'
import { queueSecurityMail } from './security-mail.ts'

const done = { 204: Type.Null() }

const invalidLink = () => forbidden('Token is invalid or has expired')

const samePassword = () => unprocessable(['The new password must be another one than the old.'])

/** `POST reset_password` (R142) sets a new password by the token of a mailed link and ends every session of the account. */
export const resetPasswordRoutes = (context: Context): FastifyPluginAsyncTypebox => {
  const { db, clock, mail } = context
  return async (app) => {
    const schema = {
      operationId: 'resetPassword',
      summary: 'Sets a new password by the token of a link; 403 where that is spent or expired, 422 for unmet rules',
      tags: ['Passwords'],
      body: withExample(ResetPassword, { reset_token: '4f8Zk0…', new_password: 'Correct horse 2!' }),
      response: done,
    }
    app.post('/reset_password', { schema }, async (request, reply) => {
      const { reset_token: token, new_password: password } = request.body
      const owner = await ownerOfToken(db, token, 'password_reset', clock())
      if (owner === undefined) return refuseToken(context, request, 'link', invalidLink())
      await requireGoodPassword(password)
      const hasher = hasherFor(context, [toClient(request.ip)], true)
      const before = await findPasswordHash(db, owner)
      if (await hasher.verify(before, password)) throw samePassword()
      const hash = await hasher.hash(password)
      const user = await db.transaction().execute(async (transaction) => {
        const holder = await holdUser(transaction, owner, 'update')
        if (!holder || (await spendToken(transaction, token, 'password_reset', clock())) === undefined) return undefined
        const change = {
          user: holder,
          actor: userActor(holder, request),
          hash,
          action: 'password.reset',
        } as const
        await setPassword(transaction, change, clock())
        await queueSecurityMail(context, transaction, request, { user: holder, event: 'password_reset' })
        return { ...holder, isProtected: await hasFactor(transaction, owner) }
      })
      if (!user) return refuseToken(context, request, 'link', invalidLink())
      mail?.dispatcher.deliver()
      // A user who reads the mailbox has shown no factor: known sources have limits of their own for codes.
      if (user.isProtected) await reportAttempt(context, request, { outcome: 'accepted', account: user.username })
      else await acceptAttempt(context, request, reply, user.username)
      return reply.code(204).send(null)
    })
  }
}

const wrongPassword = () => unprocessable(['The old password is incorrect.'])

/**
 * `POST current_user/change_password` (R148). A wrong old password counts as a refused sign-in. Every session of the account
 * ends, including the current one: the user signs in again (R074).
 */
export const changePasswordRoutes = (context: Context): FastifyPluginAsyncTypebox => {
  const { db, clock, mail } = context
  return async (app) => {
    app.post(
      '/current_user/change_password',
      {
        config: { allowedBeforePasswordChange: true },
        preHandler: limitWrites(context, 'change_password'),
        schema: {
          operationId: 'changePassword',
          summary: 'Changes the password and ends every session; 422 where it is not taken',
          tags: ['Passwords'],
          body: withExample(ChangePassword, { old_password: 'Correct horse 1!', new_password: 'Correct horse 2!' }),
          response: done,
        },
      },
      async (request, reply) => {
        const { old_password: old, new_password: password } = request.body
        const user = getUser(request)
        await requireGoodPassword(password)
        const attempt = await openAttempt(context, request, user.username)
        const before = await findPasswordHash(db, user.id)
        const matches = await attempt.verify(before, old)
        if (before === undefined || !matches) return attempt.refuse(wrongPassword())
        if (password === old) {
          await attempt.takeBack()
          throw samePassword()
        }
        const hash = await hasherFor(context, [user.username], true).hash(password)
        const isSet = await db.transaction().execute(async (transaction) => {
          await holdUser(transaction, user.id, 'update')
          const change = { user, actor: getActor(request), hash, before, action: 'password.change' } as const
          if (!(await setPassword(transaction, change, clock()))) return false
          await queueSecurityMail(context, transaction, request, { user, event: 'password_changed' })
          return true
        })
        // Another request has changed it in the meantime.
        if (!isSet) return attempt.refuse(wrongPassword())
        mail?.dispatcher.deliver()
        await attempt.accept(reply)
        return reply.code(204).send(null)
      },
    )
  }
}
