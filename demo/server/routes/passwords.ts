import { type FastifyPluginAsyncTypebox, Type } from '@fastify/type-provider-typebox'
import { ChangePassword, ResetPassword } from '../../../src/contract/password.ts'
import { hashPassword, verifyPassword } from '../auth/password.ts'
import { viewerOf } from '../auth/viewer.ts'
import type { Context } from '../context.ts'
import { forbidden, unprocessable } from '../errors.ts'
import { requireGoodPassword } from '../passwords/check-password.ts'
import { openAttempt } from '../passwords/limits.ts'
import { hashOfToken, ownerOfToken, spendToken } from '../repositories/one-time-tokens.ts'
import { findPasswordHash, setPassword } from '../repositories/passwords.ts'
import { holdUser } from '../repositories/users.ts'

const done = { 204: Type.Null() }

const invalidLink = () => forbidden('Token is invalid or has expired')

/** `POST reset_password` (R142): whoever has the link of a mail sets a new password, and every session of the account ends. */
export const resetPasswordRoutes = (context: Context): FastifyPluginAsyncTypebox => {
  const { db, clock } = context
  return async (app) => {
    app.post('/reset_password', { schema: { body: ResetPassword, response: done } }, async ({ body, ip }, reply) => {
      const { reset_token: token, new_password: password } = body
      const attempt = await openAttempt(context, { account: hashOfToken(token), address: ip })
      const owner = await ownerOfToken(db, token, 'password_reset', clock())
      if (owner === undefined) return attempt.refuse(invalidLink())
      requireGoodPassword(password)
      const hash = await hashPassword(password)
      const isSet = await db.transaction().execute(async (transaction) => {
        const user = await holdUser(transaction, owner, 'update')
        if (!user || (await spendToken(transaction, token, 'password_reset', clock())) === undefined) return false
        return setPassword(transaction, { user, hash, action: 'password.reset' }, clock())
      })
      if (!isSet) return attempt.refuse(invalidLink())
      return reply.code(204).send(null)
    })
  }
}

const wrongPassword = () => unprocessable(['The old password is incorrect.'])

/**
 * `POST current_user/change_password` (R148). A wrong old password counts as a refused sign-in. Every session of the account
 * ends, the one that asks as well: its user signs in anew (R074).
 */
export const changePasswordRoutes = (context: Context): FastifyPluginAsyncTypebox => {
  const { db, clock } = context
  return async (app) => {
    app.post(
      '/current_user/change_password',
      { schema: { body: ChangePassword, response: done } },
      async (request, reply) => {
        const { old_password: old, new_password: password } = request.body
        const user = viewerOf(request)
        requireGoodPassword(password)
        const attempt = await openAttempt(context, { account: user.username, address: request.ip })
        const before = await findPasswordHash(db, user.id)
        const matches = await verifyPassword(before, old)
        if (before === undefined || !matches) return attempt.refuse(wrongPassword())
        if (password === old) throw unprocessable(['The new password must be another one than the old.'])
        const hash = await hashPassword(password)
        const isSet = await db.transaction().execute(async (transaction) => {
          await holdUser(transaction, user.id, 'update')
          return setPassword(transaction, { user, hash, before, action: 'password.change' }, clock())
        })
        // Somebody else has changed it in the meantime.
        if (!isSet) return attempt.refuse(wrongPassword())
        return reply.code(204).send(null)
      },
    )
  }
}
