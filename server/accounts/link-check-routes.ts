import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { LinkCheck, PasswordlessLogin, ResetLink } from '#contract/password.ts'
import type { Context } from '#server/access/context.ts'
import type { LinkPurpose } from '#server/platform/database/tables/users.ts'
import { withExample } from '#server/platform/http/examples.ts'
import { forbidden } from '#server/platform/http/http-errors.ts'
import { linkCheckExample } from './examples.ts'
import { refuseToken } from './limits.ts'
import { findOpenLink } from './one-time-tokens.ts'

const response = { 200: withExample(LinkCheck, linkCheckExample) }

/** A username that only its owner recognises: `a…@example.com`; of anything else than a mail address, the first character. */
function maskUsername(username: string): string {
  const at = username.lastIndexOf('@')
  const [first = ''] = username
  return `${first}…${at > 0 ? username.slice(at) : ''}`
}

/**
 * `POST passwordless_login/check` and `POST reset_password/check`: the owner of a link, masked, and its expiry. They do not spend
 * the link, so that a page can show it before the user decides: programs that scan mails open links and run their scripts.
 */
export const linkCheckRoutes = (context: Context): FastifyPluginAsyncTypebox => {
  const { db, clock } = context
  const check = async (token: string, purpose: LinkPurpose) => {
    const link = await findOpenLink(db, token, purpose, clock())
    return link && { username: maskUsername(link.username), expires_at: link.expires_at.toISOString() }
  }
  const invalid = () => forbidden('Token is invalid or has expired')
  return async (app) => {
    app.post(
      '/passwordless_login/check',
      {
        schema: {
          operationId: 'checkSignInLink',
          summary: 'The owner of a sign-in link, masked, without spending it; 403 if it is spent or expired',
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
          summary: 'The owner of a reset link, masked, without spending it; 403 if it is spent or expired',
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
