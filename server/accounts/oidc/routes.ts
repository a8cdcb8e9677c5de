import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import {
  CompanyLoginResult,
  CompanySignInStart,
  CompanySignOut,
  StartCompanySignIn,
} from '#contract/company-sign-in.ts'
import { NoFields } from '#contract/factor.ts'
import { parameter } from '#contract/field.ts'
import { SignOutRequest } from '#contract/session.ts'
import type { Context } from '#server/access/context.ts'
import { clearRefreshCookie, readRefreshToken } from '#server/access/refresh-cookie.ts'
import { findUser } from '#server/access/users.ts'
import { findProvider, findProviderOf } from '#server/firms/repository.ts'
import { withExample } from '#server/platform/http/examples.ts'
import { forbidden } from '#server/platform/http/http-errors.ts'
import { acceptSignIn } from '../accept-sign-in.ts'
import { loginExample } from '../examples.ts'
import { underFirmRules } from '../firm-refusals.ts'
import { acceptAttempt, limitCalls, refuseToken } from '../limits.ts'
import { toLoginResult, toSessionClient } from '../login-result.ts'
import { signOut } from '../sessions.ts'
import { beginSession } from './begin-session.ts'
import { forgetBrowser, markBrowser, readBrowser } from './browser-cookie.ts'
import { openProvider } from './load-provider.ts'
import { portalAddresses, toTarget } from './portal-addresses.ts'
import { ProviderUnavailableError, providerClient } from './provider-client.ts'
import type { Provisioning } from './provision.ts'
import { receiver } from './receive.ts'
import { findCompleted, findRequest, LIFETIME, sendOff, startRequest } from './repository.ts'
import { findFirmSession } from './sign-out.ts'

export type CompanySignInOptions = { portalUrl: string; provisioning: Provisioning }

const found = { 302: Type.Null({ description: 'The browser goes on.' }) }
const tags = ['Session']

/** The sign-in at the provider of a firm: `POST auth/oidc/start`, two addresses that the browser passes, and `POST auth/oidc/finish`. */
export const oidcRoutes = (
  context: Context,
  { portalUrl, provisioning }: CompanySignInOptions,
): FastifyPluginAsyncTypebox => {
  const { db, clock, openSealer, sessionLimits: limits } = context
  const addresses = portalAddresses(portalUrl)
  const client = providerClient(clock)
  const receive = receiver(context, { client, addresses, provisioning })

  /** Where a browser goes that the request of `start` names; throws where the provider is not there. */
  const send = async (request: FastifyRequest, reply: FastifyReply, token: string): Promise<string> => {
    const started = await findRequest(db, token, clock())
    if (!started) return addresses.toFailed('expired')
    const row = started.firm_id === null ? undefined : await findProvider(db, started.firm_id)
    if (!row) return addresses.toFailed('unknown')
    const sealer = await openSealer()
    const provider = await openProvider(db, sealer, row)
    const { url, secrets } = await client.send(provider, {
      redirectUri: addresses.callback,
      loginHint: started.account,
    })
    const browser = markBrowser(request, reply, LIFETIME / 1000)
    return (await sendOff(db, sealer, { token, browser, secrets })) ? url.href : addresses.toFailed('expired')
  }

  return async (app) => {
    app.post(
      '/auth/oidc/start',
      {
        schema: {
          operationId: 'startCompanySignIn',
          summary:
            'Begins a sign-in at the provider of a firm; the same answer whether or not there is one for the address',
          tags,
          body: withExample(StartCompanySignIn, { email: 'reader@example.com', redirect: '/library' }),
          response: {
            200: withExample(CompanySignInStart, { location: addresses.toAuthorize('4f8Zk0…') }),
          },
        },
      },
      async (request) => {
        await limitCalls(context, request, 'company')
        const { email, redirect, remember_me } = request.body
        const account = email.trim().toLowerCase()
        const firmId = (await findProviderOf(db, account))?.firm_id
        const target = toTarget(redirect)
        const started = { account, firmId, target, isRemembered: remember_me === true }
        return { location: addresses.toAuthorize(await startRequest(db, started, clock())) }
      },
    )

    app.get(
      '/auth/oidc/authorize',
      {
        schema: {
          operationId: 'authorizeCompanySignIn',
          summary: 'Leads the browser to the provider of the firm, or back to the portal with the reason why not',
          tags,
          querystring: Type.Object({
            request: parameter('Token of `auth/oidc/start`.', '4f8Zk0…', { maxLength: 100 }),
          }),
          response: found,
        },
      },
      async (request, reply) => {
        const location = await send(request, reply, request.query.request).catch((error: unknown) => {
          if (!(error instanceof ProviderUnavailableError)) throw error
          request.log.error({ err: error }, 'the provider of a firm is not available')
          return addresses.toFailed('unavailable')
        })
        return reply.redirect(location)
      },
    )

    app.get(
      '/auth/oidc/callback',
      {
        schema: {
          operationId: 'returnFromCompanySignIn',
          summary:
            'Where the provider of a firm leads back; goes on to the portal, which finishes the sign-in or says why not',
          tags,
          querystring: Type.Object({
            state: Type.Optional(parameter('As it was sent.', 'kq3v…', { maxLength: 200 })),
            code: Type.Optional(parameter('Of the provider.', 'w81x…', { maxLength: 8000 })),
            iss: Type.Optional(parameter('The issuer (RFC 9207).', 'https://login.example.com', { maxLength: 2000 })),
            error: Type.Optional(parameter('In place of a code.', 'access_denied', { maxLength: 500 })),
          }),
          response: found,
        },
      },
      async (request, reply) => reply.redirect(await receive(request)),
    )

    app.post(
      '/auth/oidc/finish',
      {
        schema: {
          operationId: 'finishCompanySignIn',
          summary:
            'Begins the session of the user whom the provider has sent back to this browser; 403 where nobody was',
          tags,
          body: withExample(NoFields, {}),
          response: {
            200: withExample(CompanyLoginResult, { ...loginExample, remembered: false, redirect: '/library' }),
          },
        },
      },
      async (request, reply) => {
        const browser = readBrowser(request)
        const completed = browser === undefined ? undefined : await findCompleted(db, browser, clock())
        const user = completed?.user_id ? await findUser(db, completed.user_id, clock()) : undefined
        const expired = () => refuseToken(context, request, 'link', forbidden('The sign-in has expired. Start again.'))
        if (!completed || !user) return expired()
        const start = { client: toSessionClient(request), limits, isRemembered: completed.is_remembered }
        const session = await underFirmRules(context, request, { by: 'company', findUserId: () => user.id }, () =>
          beginSession(db, { completed, userId: user.id, start }, clock()),
        )
        if (!session) return expired()
        const attempt = { accept: (answer: FastifyReply) => acceptAttempt(context, request, answer, user.username) }
        await acceptSignIn(context, request, reply, { attempt, user, sessionId: session.id, by: 'company' })
        forgetBrowser(request, reply)
        const result = await toLoginResult(context, { user, session }, request, reply)
        return { ...result, remembered: session.isRemembered, redirect: completed.target }
      },
    )

    app.post(
      '/auth/oidc/sign_out',
      {
        schema: {
          operationId: 'signOutOfCompany',
          summary:
            'Ends a session as `sign_out` does, and says where the browser signs out of the provider of the firm as well',
          tags,
          body: withExample(SignOutRequest, { refresh_token: 'kq3v…' }),
          response: {
            200: withExample(CompanySignOut, { location: 'https://login.example.com/end?client_id=portal' }),
          },
        },
      },
      async (request, reply) => {
        const carried = readRefreshToken(request, request.body.refresh_token)
        const row = carried && (await findFirmSession(db, carried.token))
        if (!carried || !(await signOut(db, carried.token, clock(), request.ip))) return { location: null }
        if (carried.isSplit) clearRefreshCookie(request, reply)
        if (!row) return { location: null }
        const findLocation = async () => {
          const provider = await openProvider(db, await openSealer(), row.provider)
          return client.findSignOut(provider, { back: addresses.signedOut, loginHint: row.username })
        }
        // The session has ended already, so nothing may fail here.
        const location = await findLocation().catch((err) => {
          request.log.error({ err }, 'the provider of a firm is not available')
          return undefined
        })
        return { location: location ?? null }
      },
    )
  }
}
