import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { CompanyHandOver, CompanyLoginResult, RedeemCompanySignIn } from '#contract/company-sign-in.ts'
import { NoFields } from '#contract/factor.ts'
import type { Context } from '#server/access/context.ts'
import { withExample } from '#server/platform/http/examples.ts'
import { loginExample } from '../examples.ts'
import { enterByCompany, refuseExpired } from './begin-session.ts'
import { readBrowser } from './browser-cookie.ts'
import { findByCode, handOver } from './host-repository.ts'

const tags = ['Session']

/** The end of a company sign-in that began on a page of another site: the portal hands it over, and the page redeems it. */
export const hostSignInRoutes = (
  context: Context,
  { origins }: { origins: readonly string[] },
): FastifyPluginAsyncTypebox => {
  const { db, clock } = context
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
      async (request) => {
        const browser = readBrowser(request)
        const handed = browser === undefined ? undefined : await handOver(db, browser, clock())
        // The list may have become shorter meanwhile.
        if (!handed || !origins.includes(handed.origin)) return refuseExpired(context, request)
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
        return enterByCompany(context, { request, reply }, await findByCode(db, shown, clock()))
      },
    )
  }
}
