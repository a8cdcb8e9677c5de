import type { FastifyRequest } from 'fastify'
import type { CompanyFailure } from '#contract/company-sign-in.ts'
import type { Context } from '#server/access/context.ts'
import { type FirmProvider, findProvider, listDomains } from '#server/firms/repository.ts'
import { getAddress } from '#server/platform/audit/actor.ts'
import { claimedActor } from '#server/platform/audit/claimed-actor.ts'
import { buildId } from '#server/platform/audit/once.ts'
import { readBrowser } from './browser-cookie.ts'
import { toIdentity } from './claims.ts'
import { failForHost } from './host-repository.ts'
import { openProvider } from './load-provider.ts'
import type { portalAddresses } from './portal-addresses.ts'
import { type Claims, type ProviderClient, ProviderRefusedError, ProviderUnavailableError } from './provider-client.ts'
import { type Provisioning, provision } from './provision.ts'
import { complete, type Returned, takeState } from './repository.ts'

type Parts = {
  client: ProviderClient
  addresses: ReturnType<typeof portalAddresses>
  provisioning: Provisioning
}

type Arrived = { provider: FirmProvider; returned: Returned; browser: string }

/** Visits of one address without a sign-in that have one row in the audit, in milliseconds: anybody can cause them. */
const WINDOW = 5 * 60_000

type Failed = { failure: CompanyFailure; arrived?: Arrived; email?: string; reason?: string }

/** Takes what a provider sends back by the browser, and says where the browser goes on. */
export const receiver = (context: Context, { client, addresses, provisioning }: Parts) => {
  const { db, clock, audit, openSealer } = context

  const fail = async (request: FastifyRequest, { failure, arrived, email = '', reason }: Failed): Promise<string> => {
    const provider = arrived?.provider
    request.log.info({ failure, reason, firmId: provider?.firm_id }, 'a sign-in at the provider of a firm has failed')
    const address = getAddress(request)
    const id = provider
      ? undefined
      : buildId('session.sign_in', `oidc ${address}`, Math.floor(clock().getTime() / WINDOW))
    await audit.write({
      ...(id && { id }),
      actor: claimedActor(email, request),
      action: 'session.sign_in',
      subject: provider ? `firms/${provider.firm_id}` : 'sessions',
      result: failure === 'unavailable' ? 'failed' : 'refused',
      detail: { by: 'company', reason: failure, ...(reason !== undefined && { text: reason.slice(0, 200) }) },
    })
    if (!arrived?.returned.isForHost) return addresses.toFailed(failure)
    const failed = { requestHash: arrived.returned.request_hash, browser: arrived.browser, failure }
    return (await failForHost(db, failed, clock())) ? addresses.completedForHost : addresses.toFailed(failure)
  }

  /** The claims behind the address that the browser came back to, as it was received. */
  const readClaims = async (request: FastifyRequest, row: FirmProvider, state: string, returned: Returned) => {
    const url = new URL(addresses.callback)
    url.search = request.url.slice(request.url.indexOf('?'))
    const provider = await openProvider(db, await openSealer(), row)
    const secrets = { state, nonce: returned.nonce, verifier: returned.verifier }
    return client.receive(provider, { url, secrets, wanted: ['email', row.verified_claim, 'name', row.groups_claim] })
  }

  const admit = async (request: FastifyRequest, arrived: Arrived, claims: Claims): Promise<string> => {
    const { provider, returned, browser } = arrived
    const domains = await listDomains(db, provider.firm_id)
    const { groups_claim: groupsClaim, verified_claim: verifiedClaim } = provider
    const identity = toIdentity(claims, { domains, groupsClaim, verifiedClaim })
    const email = typeof claims.email === 'string' ? claims.email : ''
    if (!identity) return fail(request, { failure: 'unverified', arrived, email })
    const firm = await db.selectFrom('firms').select('slug').where('id', '=', provider.firm_id).executeTakeFirst()
    const arrival = { provider, identity, firm: firm?.slug ?? '' }
    const outcome = await db.transaction().execute(async (transaction) => {
      const userId = await provision(transaction, provisioning, arrival, clock())
      if (typeof userId !== 'number') return userId
      return (await complete(transaction, { requestHash: returned.request_hash, browser, userId }, clock()))
        ? userId
        : 'expired'
    })
    if (typeof outcome !== 'number') return fail(request, { failure: outcome, arrived, email })
    return returned.isForHost ? addresses.completedForHost : addresses.completed
  }

  return async (request: FastifyRequest): Promise<string> => {
    const { state } = request.query as { state?: string }
    const browser = readBrowser(request)
    if (state === undefined || browser === undefined) return fail(request, { failure: 'expired' })
    const returned = await takeState(db, await openSealer(), { state, browser }, clock())
    const provider = returned && (await findProvider(db, returned.firmId))
    if (!provider) return fail(request, { failure: 'expired' })
    const arrived = { provider, returned, browser }
    try {
      return await admit(request, arrived, await readClaims(request, provider, state, returned))
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      if (error instanceof ProviderUnavailableError) return fail(request, { failure: 'unavailable', arrived, reason })
      if (error instanceof ProviderRefusedError) return fail(request, { failure: 'refused', arrived, reason })
      throw error
    }
  }
}
