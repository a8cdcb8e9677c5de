import { apiBase, config } from '#config/config.ts'
import { addParameter } from '#lib/url/add-parameter.ts'
import { $session } from '#session/session.store.ts'

const AUTH_TOKEN = 'auth_token'

/** Whether an address may receive the session's token: it has the API's origin, or one listed in the settings. */
export const isTrusted = (url: URL): boolean =>
  /^https?:$/.test(url.protocol) && (url.origin === apiBase().origin || config().trustedOrigins.includes(url.origin))

/** An address with this token in its query; it replaces a token that is there. */
export function withLinkToken(url: URL, token: string): URL {
  const result = new URL(url)
  if (result.searchParams.has(AUTH_TOKEN)) result.searchParams.set(AUTH_TOKEN, token)
  else addParameter(result, AUTH_TOKEN, token)
  return result
}

/** Removes the token from a query string. */
export function withoutToken(search: string): string {
  const query = new URLSearchParams(search)
  if (!query.has(AUTH_TOKEN)) return search
  query.delete(AUTH_TOKEN)
  return query.size > 0 ? `?${query}` : ''
}

/**
 * Adds the access token to an address, at the moment of leaving (R151). Only the API's origin and listed trusted
 * origins receive it; other addresses stay as they are.
 */
export function withToken(url: URL): URL {
  const session = $session.get()
  if (session.state === 'signed-out' || !isTrusted(url)) return url
  return withLinkToken(url, session.accessToken)
}
