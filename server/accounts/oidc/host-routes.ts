import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyReply } from 'fastify'
import { CompanyHandOver, CompanyLoginResult, RedeemCompanySignIn } from '#contract/company-sign-in.ts'
import { NoFields } from '#contract/factor.ts'
import type { Context } from '#server/access/context.ts'
import { findUser } from '#server/access/users.ts'
import { withExample } from '#server/platform/http/examples.ts'
import { forbidden } from '#server/platform/http/http-errors.ts'
import { acceptSignIn } from '../accept-sign-in.ts'
import { loginExample } from '../examples.ts'
import { underFirmRules } from '../firm-refusals.ts'
import { acceptAttempt, refuseToken } from '../limits.ts'
import { toLoginResult, toSessionClient } from '../login-result.ts'
import { beginSession } from './begin-session.ts'
import { forgetBrowser, readBrowser } from './browser-cookie.ts'
import { findByCode, handOver } from './host-repository.ts'

const tags = ['Session']

const expired = () => forbidden('The sign-in has expired. Start again.')

/** The end of a company sign-in that began on a page of another site: the portal hands it over, and the page redeems it. */
export const hostSignInRoutes = (
  context: Context,
  { origins }: { origins: readonly string[] },
): FastifyPluginAsyncTypebox => {
  const { db, clock, sessionLimits: limits } = context
  return async (app) => {
    app.post(
      '/auth/oidc/hand_over',
      {
        schema: {
          operationId: 'handOverCompanySignIn',
          summary:
            'Gives the portal the code for the page of another site that began the sign-in of this browser; 403 where none did',
          tags,
          body: withExample(NoFields, {}),
          response: {
            200: withExample(CompanyHandOver, {
              origin: 'https://www.example.com',
              address: 'https://www.example.com/clients',
              challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
              code: '4f8Zk0…',
            }),
          },
        },
      },
      async (request, reply) => {
        const browser = readBrowser(request)
        const handed = browser === undefined ? undefined : await handOver(db, browser, clock())
        // The list may have become shorter meanwhile.
        if (!handed || !origins.includes(handed.origin)) return refuseToken(context, request, 'link', expired())
        forgetBrowser(request, reply)
        return handed
      },
    )

    app.post(
      '/auth/oidc/redeem',
      {
        schema: {
          operationId: 'redeemCompanySignIn',
          summary: 'Begins the session on the page of another site that began the sign-in; its code is good once',
          tags,
          body: withExample(RedeemCompanySignIn, {
            code: '4f8Zk0…',
            verifier: 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk',
          }),
          response: { 200: withExample(CompanyLoginResult, { ...loginExample, remembered: false }) },
        },
      },
      async (request, reply) => {
        const shown = { ...request.body, origin: request.headers.origin }
        const completed = await findByCode(db, shown, clock())
        const user = completed?.user_id ? await findUser(db, completed.user_id, clock()) : undefined
        if (!completed || !user) return refuseToken(context, request, 'link', expired())
        const start = { client: toSessionClient(request), limits, isRemembered: completed.is_remembered }
        const session = await underFirmRules(context, request, { by: 'company', findUserId: () => user.id }, () =>
          beginSession(db, { completed, userId: user.id, start }, clock()),
        )
        if (!session) return refuseToken(context, request, 'link', expired())
        const attempt = { accept: (answer: FastifyReply) => acceptAttempt(context, request, answer, user.username) }
        await acceptSignIn(context, request, reply, { attempt, user, sessionId: session.id, by: 'company' })
        return {
          ...(await toLoginResult(context, { user, session }, request, reply)),
          remembered: session.isRemembered,
        }
      },
    )
  }
}
