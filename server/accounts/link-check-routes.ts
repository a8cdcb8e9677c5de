import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { LinkCheck, PasswordlessLogin, ResetLink } from '#contract/password.ts'
import type { Context } from '#server/access/context.ts'
import type { LinkPurpose } from '#server/platform/database/tables/users.ts'
import { withExample } from '#server/platform/http/examples.ts'
import { forbidden } from '#server/platform/http/http-errors.ts'
import { linkCheckExample } from './examples.ts'
import { refuseToken } from './limits.ts'
import { masked } from './masked.ts'
import { findOpenLink } from './one-time-tokens.ts'

const response = { 200: withExample(LinkCheck, linkCheckExample) }

/**
 * `POST passwordless_login/check` and `POST reset_password/check`: whose link it is, masked, and how long it is good. They spend
 * nothing, so that a page can show it before its user decides. Programs that look into mails open links and run their scripts.
 */
export const linkCheckRoutes = (context: Context): FastifyPluginAsyncTypebox => {
  const { db, clock } = context
  const check = async (token: string, purpose: LinkPurpose) => {
    const link = await findOpenLink(db, token, purpose, clock())
    return link && { username: masked(link.username), expires_at: link.expires_at.toISOString() }
  }
  const invalid = () => forbidden('Token is invalid or has expired')
  return async (app) => {
    app.post(
      '/passwordless_login/check',
      {
        schema: {
          operationId: 'checkSignInLink',
          summary: 'Whose sign-in link it is, masked, without spending it; 403 where it is spent or expired',
          tags: ['Session'],
          body: withExample(PasswordlessLogin, { passwordless_token: '4f8Zk0…' }),
          response,
        },
      },
      async (request) =>
        (await check(request.body.passwordless_token, 'passwordless_login')) ??
        refuseToken(context, request, 'link', invalid()),
    )
    app.post(
      '/reset_password/check',
      {
        schema: {
          operationId: 'checkResetLink',
          summary: 'Whose reset link it is, masked, without spending it; 403 where it is spent or expired',
          tags: ['Passwords'],
          body: withExample(ResetLink, { reset_token: '4f8Zk0…' }),
          response,
        },
      },
      async (request) =>
        (await check(request.body.reset_token, 'password_reset')) ?? refuseToken(context, request, 'link', invalid()),
    )
  }
}
