const RETRIES = 3
const RETRY_BASE_MS = 100
/** The server is briefly unavailable. */
const UNAVAILABLE = [502, 503, 504]

/** An answer with a status that is no success. */
export class FailedAnswer extends Error {
  constructor(readonly response: Response) {
    super(`HTTP ${response.status}`)
  }
}

/** Ends with the signal, as a call does that is given up. */
const wait = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer)
      reject(signal.reason)
    }
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', end)
      resolve()
    }, milliseconds)
    signal.addEventListener('abort', end, { once: true })
  })

/**
 * Sends a request once, unless it is given up in the same task. Throws a `FailedAnswer`, the reason of the signal, or the
 * network's own error.
 */
export async function request(url: URL | string, init: RequestInit): Promise<Response> {
  // Lets a caller give up before anything is sent.
  await undefined
  init.signal?.throwIfAborted()
  const response = await fetch(new Request(url, init))
  if (!response.ok) throw new FailedAnswer(response)
  return response
}

/**
 * Sends a request and repeats it up to 3 times, after 100, 200 and 400 ms, if the network fails or the server is briefly
 * unavailable. For reading only, and never after a timeout (R139, C44).
 */
export async function requestAgain(url: URL, init: RequestInit & { signal: AbortSignal }): Promise<Response> {
  for (let attempt = 0; attempt < RETRIES; attempt += 1) {
    try {
      return await request(url, init)
    } catch (reason) {
      init.signal.throwIfAborted()
      if (reason instanceof FailedAnswer) {
        if (!UNAVAILABLE.includes(reason.response.status)) throw reason
        // The body is of no use, and would keep the connection.
        reason.response.body?.cancel().catch(() => {})
      }
    }
    await wait(RETRY_BASE_MS * 2 ** attempt, init.signal)
  }
  return request(url, init)
}
