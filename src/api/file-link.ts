import { apiBase, config } from '#config/config.ts'
import type { FileTokenResult } from '#contract/file-token.ts'
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

/** As other calls are named: from the API's address on, which behind a proxy is not the server's own. The rest of its origin is named whole. */
const namedFor = ({ origin, pathname }: URL, { pathname: base }: URL) =>
  pathname.startsWith(base) ? pathname.slice(base.length) : origin + pathname

/**
 * A file's address with a token for this file alone, asked for at the moment of leaving (R151). Undefined where links carry the
 * access token: by the settings, where the API knows no such call, and at other origins, for which it cannot speak. What is no
 * file of the API stays without any token: a page of the portal that stands beside it, for one.
 */
export async function exchangedLink(url: URL, signal?: AbortSignal): Promise<URL | undefined> {
  const base = apiBase()
  if (config().fileTokens !== 'exchange' || url.origin !== base.origin || unknown.has(base.href)) return undefined
  try {
    const json = { url: namedFor(url, base) }
    const answer = await send({ call: 'file_token', json, ...(signal && { signal }) })
    const { token } = Object(answer) as Partial<FileTokenResult>
    if (!isToken(token)) throw new ApiError('bad-response', 'Bad Response')
    return withLinkToken(url, token)
  } catch (reason) {
    const status = reason instanceof ApiError ? (reason.status ?? 0) : 0
    if (status === NO_FILE) return url
    if (!UNKNOWN.includes(status)) throw reason
    unknown.add(base.href)
    return undefined
  }
}
