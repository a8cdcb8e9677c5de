import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import {
  type CompanyFailure,
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
import { type FirmProvider, findProvider, findProviderOf } from '#server/firms/repository.ts'
import { withExample } from '#server/platform/http/examples.ts'
import { loginExample } from '../examples.ts'
import { limitCalls } from '../limits.ts'
import { signOut } from '../sessions.ts'
import { enterByCompany } from './begin-session.ts'
import { markBrowser, readBrowser } from './browser-cookie.ts'
import { isLedBy, readHost } from './host-page.ts'
import { failForHost } from './host-repository.ts'
import { openProvider } from './load-provider.ts'
import { portalAddresses, toTarget } from './portal-addresses.ts'
import { ProviderUnavailableError, providerClient } from './provider-client.ts'
import type { Provisioning } from './provision.ts'
import { receiver } from './receive.ts'
import { findCompleted, findRequest, LIFETIME, sendOff, startRequest } from './repository.ts'
import { findFirmSession } from './sign-out.ts'

export type CompanySignInOptions = { portalUrl: string; origins: readonly string[]; provisioning: Provisioning }

/** A pop-up of another site stays connected with its page, which is told the outcome there. */
const passOn = (reply: FastifyReply) => reply.header('Cross-Origin-Opener-Policy', 'unsafe-none')

const found = { 302: Type.Null({ description: 'The browser goes on.' }) }
const tags = ['Session']

/** The sign-in at the provider of a firm: `POST auth/oidc/start`, two addresses that the browser passes, and `POST auth/oidc/finish`. */
export const oidcRoutes = (
  context: Context,
  { portalUrl, origins, provisioning }: CompanySignInOptions,
): FastifyPluginAsyncTypebox => {
  const { db, clock, openSealer } = context
  const addresses = portalAddresses(portalUrl)
  const client = providerClient(clock)
  const receive = receiver(context, { client, addresses, provisioning })

  const sendToProvider = async (
    request: FastifyRequest,
    { token, account, row, browser }: { token: string; account: string; row: FirmProvider; browser: string },
  ): Promise<URL | CompanyFailure> => {
    try {
      const sealer = await openSealer()
      const provider = await openProvider(db, sealer, row)
      const { url, secrets } = await client.send(provider, { redirectUri: addresses.callback, loginHint: account })
      return (await sendOff(db, sealer, { token, browser, secrets })) ? url : 'expired'
    } catch (error) {
      if (!(error instanceof ProviderUnavailableError)) throw error
      request.log.error({ err: error }, 'the provider of a firm is not available')
      return 'unavailable'
    }
  }

  /** Where a browser goes that the request of `start` names. */
  const send = async (request: FastifyRequest, reply: FastifyReply, token: string): Promise<string> => {
    const started = await findRequest(db, token, clock())
    if (!started) return addresses.toFailed('expired')
    const host = started.host_origin
    // Somebody else may have begun it, and would get the session of the user who is led here.
    if (host !== null && !isLedBy(request, host)) return addresses.toFailed('expired')
    const row = started.firm_id === null ? undefined : await findProvider(db, started.firm_id)
    if (!row && host === null) return addresses.toFailed('unknown')
    const browser = markBrowser(request, reply, LIFETIME / 1000)
    const next = row ? await sendToProvider(request, { token, account: started.account, row, browser }) : 'unknown'
    if (next instanceof URL) return next.href
    const failed = { requestHash: started.request_hash, browser, failure: next }
    const isTold = host !== null && (await failForHost(db, failed, clock()))
    return isTold ? addresses.completedForHost : addresses.toFailed(next)
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
        const { email, redirect, remember_me, host: page } = request.body
        const host = page && readHost(request, page, { origins, portalUrl })
        const account = email.trim().toLowerCase()
        const firmId = (await findProviderOf(db, account))?.firm_id
        const target = toTarget(redirect)
        const started = { account, firmId, target, isRemembered: remember_me === true, host }
        const location = addresses.toAuthorize(await startRequest(db, started, clock()))
        return { location, ...(host && { returns: true }) }
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
      async (request, reply) => passOn(reply).redirect(await send(request, reply, request.query.request)),
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
      async (request, reply) => passOn(reply).redirect(await receive(request)),
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
        const result = await enterByCompany(context, { request, reply }, completed)
        return { ...result, ...(completed && { redirect: completed.target }) }
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
