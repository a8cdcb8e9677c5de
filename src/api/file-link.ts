import { apiBase, config } from '../config/config.ts'
import type { FileTokenResult } from '../contract/file-token.ts'
import { withLinkToken } from './authorised-link.ts'
import { ApiError } from './errors.ts'
import { send } from './send.ts'
import { isToken } from './tokens.ts'

/** How an API answers that knows no such call. */
const UNKNOWN = [404, 405, 501]

/** How one answers to what is no file of its own. */
const NO_FILE = 422

/** The APIs that know no such call, by their address: they are asked once. */
const unknown = new Set<string>()

/**
 * A file's address with a token for this file alone, asked for at the moment of leaving (R151). Undefined where links carry the
 * access token: by the settings, where the API knows no such call, and for what does not lie below its address, for which it
 * cannot speak. What lies there and is no file stays without any token.
 */
export async function exchangedLink(url: URL, signal?: AbortSignal): Promise<URL | undefined> {
  const { href, origin, pathname } = apiBase()
  const isBelow = url.origin === origin && url.pathname.startsWith(pathname)
  if (config().fileTokens !== 'exchange' || !isBelow || unknown.has(href)) return undefined
  try {
    // As other calls are named: from the API's address on, which behind a proxy is not the server's own.
    const json = { url: url.pathname.slice(pathname.length) }
    const answer = await send({ call: 'file_token', json, ...(signal && { signal }) })
    const { token } = Object(answer) as Partial<FileTokenResult>
    if (!isToken(token)) throw new ApiError('bad-response', 'Bad Response')
    return withLinkToken(url, token)
  } catch (reason) {
    const status = reason instanceof ApiError ? (reason.status ?? 0) : 0
    if (status === NO_FILE) return url
    if (!UNKNOWN.includes(status)) throw reason
    unknown.add(href)
    return undefined
  }
}
