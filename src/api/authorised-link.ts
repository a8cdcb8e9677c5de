import { apiBase, config } from '../config/config.ts'
import { $session } from '../session/session.store.ts'

const AUTH_TOKEN = 'auth_token'

const isTrusted = (url: URL) =>
  /^https?:$/.test(url.protocol) && (url.origin === apiBase().origin || config().trustedOrigins.includes(url.origin))

/**
 * The same address with the access token, made at the moment of leaving (R151). Only the API's origin and the listed
 * trusted ones receive it; any other address comes back as it is.
 */
export function withToken(url: URL): URL {
  const session = $session.get()
  if (session.state === 'signed-out' || !isTrusted(url)) return url
  const result = new URL(url)
  result.searchParams.set(AUTH_TOKEN, session.accessToken)
  return result
}
