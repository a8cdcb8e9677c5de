import * as oidc from 'openid-client'
import { isLoopback } from '#server/platform/http/loopback.ts'
import type { Secrets } from './repository.ts'

/** The provider of a firm with its secret in the clear. */
export type Provider = {
  firmId: number
  issuer: string
  clientId: string
  clientSecret: string
  scope: string
  changedAt: Date
}

export type Claims = Readonly<Record<string, unknown>> & { readonly iss: string; readonly sub: string }

/** The provider does not answer, or not as one: something that passes, or that its operator has to look at. */
export class ProviderUnavailableError extends Error {}

/** The provider refused, or what it sent cannot be trusted. */
export class ProviderRefusedError extends Error {}

/** Seconds that an answer of a provider may take. */
const TIMEOUT = 8
/** Seconds that the clocks may differ. */
const TOLERANCE = 30
/** Milliseconds that what a provider says of itself is used. */
const CACHED_FOR = 60 * 60_000

type Cached = { configuration: oidc.Configuration; changedAt: number; until: number }

/** Failures of the network, and answers that are no answers of a provider; everything else is a refusal. */
function isUnavailable(error: unknown): boolean {
  if (error instanceof TypeError || (error instanceof DOMException && error.name === 'TimeoutError')) return true
  const { code, status } = Object(error) as { code?: string; status?: number }
  return code === 'OAUTH_TIMEOUT' || code === 'OAUTH_RESPONSE_IS_NOT_CONFORM' || (status !== undefined && status >= 500)
}

/** What is wrong, with what is behind it: the library's own texts are general. */
function toReason(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message
}

async function ask<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (cause) {
    const text = toReason(cause)
    throw isUnavailable(cause)
      ? new ProviderUnavailableError(text, { cause })
      : new ProviderRefusedError(text, { cause })
  }
}

/** The secret in a header, or in the body for providers that take it there only. */
const authenticate =
  (secret: string): oidc.ClientAuth =>
  (server, client, body, headers) => {
    const methods = server.token_endpoint_auth_methods_supported
    const inHeader = methods === undefined || methods.includes('client_secret_basic')
    return (inHeader ? oidc.ClientSecretBasic(secret) : oidc.ClientSecretPost(secret))(server, client, body, headers)
  }

const needsMore = (claims: Record<string, unknown>, wanted: readonly string[]) =>
  wanted.some((name) => claims[name] === undefined)

/**
 * Speaks with providers by OpenID Connect: authorization code, PKCE with S256, state and nonce. What a provider says of itself is
 * kept for an hour. `clock` is the time by which tokens expire.
 */
export function providerClient(clock: () => Date) {
  const cache = new Map<number, Cached>()

  /** @throws ProviderUnavailableError */
  async function discover(provider: Provider): Promise<oidc.Configuration> {
    const now = clock().getTime()
    const changedAt = provider.changedAt.getTime()
    const cached = cache.get(provider.firmId)
    if (cached && cached.changedAt === changedAt && cached.until > now) return cached.configuration
    const server = new URL(provider.issuer)
    const isPlain = server.protocol === 'http:' && isLoopback(server.hostname)
    const metadata = {
      [oidc.clockSkew]: Math.round((now - Date.now()) / 1000),
      [oidc.clockTolerance]: TOLERANCE,
    }
    try {
      const configuration = await oidc.discovery(
        server,
        provider.clientId,
        metadata,
        authenticate(provider.clientSecret),
        // Signatures are checked as well, although the token comes from the provider itself.
        {
          timeout: TIMEOUT,
          execute: [oidc.enableNonRepudiationChecks, ...(isPlain ? [oidc.allowInsecureRequests] : [])],
        },
      )
      // An issuer may be found under another spelling; tokens are compared with the one that was set.
      if (configuration.serverMetadata().issuer !== provider.issuer)
        throw new Error(`The provider calls itself ${configuration.serverMetadata().issuer}.`)
      cache.set(provider.firmId, { configuration, changedAt, until: now + CACHED_FOR })
      return configuration
    } catch (cause) {
      throw new ProviderUnavailableError(toReason(cause), { cause })
    }
  }

  return {
    /** Where the browser goes, with what is compared when it comes back. */
    async send(
      provider: Provider,
      { redirectUri, loginHint }: { redirectUri: string; loginHint?: string | undefined },
    ): Promise<{ url: URL; secrets: Secrets }> {
      const configuration = await discover(provider)
      const secrets: Secrets = {
        state: oidc.randomState(),
        nonce: oidc.randomNonce(),
        verifier: oidc.randomPKCECodeVerifier(),
      }
      const url = oidc.buildAuthorizationUrl(configuration, {
        redirect_uri: redirectUri,
        scope: provider.scope,
        response_type: 'code',
        code_challenge: await oidc.calculatePKCECodeChallenge(secrets.verifier),
        code_challenge_method: 'S256',
        state: secrets.state,
        nonce: secrets.nonce,
        ...(loginHint && { login_hint: loginHint }),
      })
      return { url, secrets }
    },

    /**
     * The verified claims of the user behind the address that the browser came back to. `wanted` are asked of the provider's
     * UserInfo where the ID token has not all of them.
     */
    async receive(
      provider: Provider,
      back: { url: URL; secrets: Secrets; wanted: readonly string[] },
    ): Promise<Claims> {
      const configuration = await discover(provider)
      const { state: expectedState, nonce: expectedNonce, verifier: pkceCodeVerifier } = back.secrets
      return ask(async () => {
        const checks = { expectedState, expectedNonce, pkceCodeVerifier, idTokenExpected: true }
        const tokens = await oidc.authorizationCodeGrant(configuration, back.url, checks)
        const claims = tokens.claims()
        if (!claims) throw new Error('There is no ID token.')
        const own: Claims = { ...claims }
        if (!needsMore(own, back.wanted) || !configuration.serverMetadata().userinfo_endpoint) return own
        return { ...(await oidc.fetchUserInfo(configuration, tokens.access_token, own.sub)), ...own }
      })
    },

    /** Where the browser signs out at the provider; undefined: it has no such page. */
    async findSignOut(provider: Provider, { back, loginHint }: { back: string; loginHint: string }) {
      const configuration = await discover(provider)
      if (!configuration.serverMetadata().end_session_endpoint) return undefined
      return oidc.buildEndSessionUrl(configuration, { post_logout_redirect_uri: back, logout_hint: loginHint }).href
    },
  }
}

export type ProviderClient = ReturnType<typeof providerClient>
