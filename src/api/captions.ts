import { toApiError } from './errors.ts'
import { request } from './request.ts'

const TIMEOUT_MS = 30_000

/** A file of captions as text. Its address carries its permission, so no token is sent with it. */
export async function loadCaptions(url: string, signal: AbortSignal): Promise<string> {
  const limit = AbortSignal.timeout(TIMEOUT_MS)
  try {
    const response = await request(url, { signal: AbortSignal.any([signal, limit]) })
    return await response.text()
  } catch (reason) {
    throw await toApiError(limit.aborted && !signal.aborted ? limit.reason : reason)
  }
}
