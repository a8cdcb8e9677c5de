import ky from 'ky'
import { isTrusted } from './authorised-link.ts'
import { ApiError, named } from './errors.ts'
import { withSession } from './send.ts'

/** A file may be large and the way slow: only silence ends it. */
const SILENCE_MS = 30_000

const PDF = 'application/pdf'

/** Reads a body to its end; each piece says that the other side is still there. */
async function bytesOf(response: Response, onPiece: () => void): Promise<Uint8Array<ArrayBuffer>[]> {
  const pieces: Uint8Array<ArrayBuffer>[] = []
  const reader = response.body?.getReader()
  while (reader) {
    const { done, value } = await reader.read()
    if (done) break
    onPiece()
    pieces.push(value)
  }
  return pieces
}

async function transfer(url: URL, accessToken: string | undefined, signal: AbortSignal): Promise<Blob> {
  const silence = new AbortController()
  const giveUp = () => silence.abort(new DOMException('Nothing came for 30 s', 'TimeoutError'))
  let clock = setTimeout(giveUp, SILENCE_MS)
  try {
    const response = await ky(url, {
      timeout: false,
      retry: 0,
      signal: AbortSignal.any([signal, silence.signal]),
      ...(accessToken !== undefined && { headers: { Authorization: `Bearer ${accessToken}` } }),
    })
    const pieces = await bytesOf(response, () => {
      clearTimeout(clock)
      clock = setTimeout(giveUp, SILENCE_MS)
    })
    return new Blob(pieces, { type: PDF })
  } catch (reason) {
    throw await named(silence.signal.aborted && !signal.aborted ? silence.signal.reason : reason)
  } finally {
    clearTimeout(clock)
  }
}

const SIGNATURE = '%PDF-'
/** Readers of PDF look for the signature this far. */
const SIGNATURE_WITHIN = 1024

/**
 * A PDF file, for showing it in the page. The token goes as a header, and to trusted origins only. What comes is a PDF by its
 * own first bytes and is never taken for anything else: framed as a page, it would run as this page's own.
 */
export async function pdfFile(url: URL, signal: AbortSignal): Promise<Blob> {
  const file = isTrusted(url)
    ? await withSession((token) => transfer(url, token, signal), signal)
    : await transfer(url, undefined, signal)
  const start = await file.slice(0, SIGNATURE_WITHIN).text()
  if (!start.includes(SIGNATURE)) throw new ApiError('bad-response', 'Not a PDF')
  return file
}
