import { apiBase, config } from '../config/config.ts'
import type { FileTokenResult } from '../contract/file-token.ts'
import { withLinkToken } from './authorised-link.ts'
import { ApiError } from './errors.ts'
import { send } from './send.ts'
import { isToken } from './tokens.ts'

/** How an API answers that knows no such call, or no such file. */
const UNKNOWN = [404, 405, 422, 501]

/**
 * A file's address with a token for this file alone, asked for at the moment of leaving (R151). Undefined where links carry the
 * access token: by the settings, where the API knows no such call or no such file, and for other origins, for which it cannot
 * speak.
 */
export async function exchangedLink(url: URL, signal?: AbortSignal): Promise<URL | undefined> {
  if (config().fileTokens !== 'exchange' || url.origin !== apiBase().origin) return undefined
  try {
    // The path says it all, and is the same behind whatever proxy.
    const answer = await send({ call: 'file_token', json: { url: url.pathname }, ...(signal && { signal }) })
    const { token } = Object(answer) as Partial<FileTokenResult>
    if (!isToken(token)) throw new ApiError('bad-response', 'Bad Response')
    return withLinkToken(url, token)
  } catch (reason) {
    if (reason instanceof ApiError && UNKNOWN.includes(reason.status ?? 0)) return undefined
    throw reason
  }
}
