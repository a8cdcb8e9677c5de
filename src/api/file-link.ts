import { apiBase, config } from '#config/config.ts'
import type { FileTokenResult } from '#contract/file-token.ts'
import { isText } from '#lib/format/is-text.ts'
import { withLinkToken } from './authorised-link.ts'
import { ApiError, badResponse } from './errors.ts'
import { send } from './send.ts'

/** Answers of an API that does not have this call. */
const UNSUPPORTED = [404, 405, 501]

/** The answer for an address that is not a file of the API. */
const NO_FILE = 422

/** Addresses of APIs that do not have this call; they are not asked again. */
const unsupported = new Set<string>()

/**
 * The file's path below the API's address, since behind a proxy the server has another address. Other files of the
 * origin are named by their full address.
 */
const toFileName = ({ origin, pathname }: URL, { pathname: base }: URL) =>
  pathname.startsWith(base) ? pathname.slice(base.length) : origin + pathname

/**
 * A file's address with a token for this file only, requested at the moment of leaving (R151). Undefined if links carry
 * the access token: by the settings, if the API does not have the call, and for other origins. An address that is not a
 * file of the API, such as a page of the portal, gets no token.
 */
export async function exchangedLink(url: URL, signal?: AbortSignal): Promise<URL | undefined> {
  const base = apiBase()
  if (config().fileTokens !== 'exchange' || url.origin !== base.origin || unsupported.has(base.href)) return undefined
  try {
    const json = { url: toFileName(url, base) }
    const answer = await send({ call: 'file_token', json, ...(signal && { signal }) })
    const { token } = Object(answer) as Partial<FileTokenResult>
    if (!isText(token)) throw badResponse()
    return withLinkToken(url, token)
  } catch (reason) {
    const status = reason instanceof ApiError ? (reason.status ?? 0) : 0
    if (status === NO_FILE) return url
    if (!UNSUPPORTED.includes(status)) throw reason
    unsupported.add(base.href)
    return undefined
  }
}
