import { isTrusted } from './authorised-link.ts'
import { ApiError, toApiError } from './errors.ts'
import { request } from './request.ts'
import { withSession } from './send.ts'

/** A file may be large and the connection slow, so only 30 s without data end the request. */
const SILENCE_MS = 30_000

const PDF = 'application/pdf'

/** Reads a body to its end, and calls back for each chunk. */
async function readChunks(response: Response, onChunk: () => void): Promise<Uint8Array<ArrayBuffer>[]> {
  const chunks: Uint8Array<ArrayBuffer>[] = []
  const reader = response.body?.getReader()
  while (reader) {
    const { done, value } = await reader.read()
    if (done) break
    onChunk()
    chunks.push(value)
  }
  return chunks
}

async function transfer(url: URL, accessToken: string | undefined, signal: AbortSignal): Promise<Blob> {
  const silence = new AbortController()
  const giveUp = () => silence.abort(new DOMException('No data for 30 s', 'TimeoutError'))
  let clock = setTimeout(giveUp, SILENCE_MS)
  try {
    const response = await request(url, {
      signal: AbortSignal.any([signal, silence.signal]),
      ...(accessToken !== undefined && { headers: { Authorization: `Bearer ${accessToken}` } }),
    })
    const chunks = await readChunks(response, () => {
      clearTimeout(clock)
      clock = setTimeout(giveUp, SILENCE_MS)
    })
    return new Blob(chunks, { type: PDF })
  } catch (reason) {
    throw await toApiError(silence.signal.aborted && !signal.aborted ? silence.signal.reason : reason)
  } finally {
    clearTimeout(clock)
  }
}

const SIGNATURE = '%PDF-'
/** PDF software accepts the signature within this many bytes. */
const SIGNATURE_RANGE = 1024

/**
 * A PDF file to show in the page. The token is sent as a header, and to trusted origins only. The first bytes must be a
 * PDF signature: an HTML page in the frame would run with this page's origin.
 */
export async function pdfFile(url: URL, signal: AbortSignal): Promise<Blob> {
  const file = isTrusted(url)
    ? await withSession((token) => transfer(url, token, signal), signal)
    : await transfer(url, undefined, signal)
  const start = await file.slice(0, SIGNATURE_RANGE).text()
  if (!start.includes(SIGNATURE)) throw new ApiError('bad-response', 'Not a PDF')
  return file
}
