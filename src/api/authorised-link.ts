import { apiBase, config } from '#config/config.ts'
import { addParameter } from '#lib/url/add-parameter.ts'
import { $session } from '#session/session.store.ts'

const AUTH_TOKEN = 'auth_token'

/** Whether an address may learn the session's token: of the API's origin, or of one that the settings list. */
export const isTrusted = (url: URL): boolean =>
  /^https?:$/.test(url.protocol) && (url.origin === apiBase().origin || config().trustedOrigins.includes(url.origin))

/** An address with a token in its query, in the place of one that is there. */
export function withLinkToken(url: URL, token: string): URL {
  const result = new URL(url)
  if (result.searchParams.has(AUTH_TOKEN)) result.searchParams.set(AUTH_TOKEN, token)
  else addParameter(result, AUTH_TOKEN, token)
  return result
}

/** A query string without a token. */
export function withoutToken(search: string): string {
  const query = new URLSearchParams(search)
  if (!query.has(AUTH_TOKEN)) return search
  query.delete(AUTH_TOKEN)
  return query.size > 0 ? `?${query}` : ''
}

/**
 * The same address with the access token, made at the moment of leaving (R151). Only the API's origin and the listed
 * trusted ones receive it; any other address comes back as it is.
 */
export function withToken(url: URL): URL {
  const session = $session.get()
  if (session.state === 'signed-out' || !isTrusted(url)) return url
  return withLinkToken(url, session.accessToken)
}
