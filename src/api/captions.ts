import ky from 'ky'
import { toApiError } from './errors.ts'

const TIMEOUT_MS = 30_000

/** A file of captions as text. Its address carries its permission, so no token is sent with it. */
export async function loadCaptions(url: string, signal: AbortSignal): Promise<string> {
  const limit = AbortSignal.timeout(TIMEOUT_MS)
  try {
    return await ky(url, { timeout: false, retry: 0, signal: AbortSignal.any([signal, limit]) }).text()
  } catch (reason) {
    throw await toApiError(limit.aborted && !signal.aborted ? limit.reason : reason)
  }
}
