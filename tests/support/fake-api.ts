/** How the API answers one request. */
export type Reply = (request: Request) => Response | Promise<Response>

type LoggedRequest = { call: string; url: URL; headers: Headers; json: unknown }

const asJson = { 'content-type': 'application/json' }

export const json =
  (body: unknown, status = 200): Reply =>
  () =>
    new Response(JSON.stringify(body), { status, headers: asJson })

/** An error answer as the contract words it. */
export const refusal = (status: number, ...errors: string[]): Reply => json({ errors, status }, status)

/** An answer with this text, of whatever shape. */
export const raw =
  (text: string, status = 200): Reply =>
  () =>
    new Response(text, { status, headers: asJson })

export const noContent: Reply = () => new Response(null, { status: 204 })

export const unreachable: Reply = () => Promise.reject(new TypeError('Failed to fetch'))

/** Never answers. */
export const silent: Reply = () => new Promise(() => {})

/** Sends its headers and the first byte, and then nothing more. */
export const stalled: Reply = ({ signal }) => {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{'))
      signal.addEventListener('abort', () => controller.error(signal.reason))
    },
  })
  return new Response(body, { headers: asJson })
}

/** A request that waits until the test answers it. */
export function held() {
  let answer: (reply: Reply) => void = () => {}
  const answered = new Promise<Reply>((resolve) => {
    answer = resolve
  })
  const reply: Reply = async (request) => (await answered)(request)
  return { reply, answer: (given: Reply) => answer(given) }
}

const untilAborted = (signal: AbortSignal, work: () => Promise<Response>) =>
  new Promise<Response>((resolve, reject) => {
    const abort = () => reject(signal.reason)
    if (signal.aborted) return abort()
    signal.addEventListener('abort', abort, { once: true })
    work().then(resolve, reject)
  })

/**
 * The network of a test: `fetch` answers each call, `GET all_documents`, from its script, one reply after the other; the
 * last one stays. What has no script is not found.
 */
export function fakeApi() {
  const scripts = new Map<string, Reply[]>()
  const requests: LoggedRequest[] = []

  const next = (call: string): Reply => {
    const script = scripts.get(call) ?? []
    return (script.length > 1 ? script.shift() : script[0]) ?? refusal(404, `No script for ${call}`)
  }

  const answer = async (request: Request) => {
    const url = new URL(request.url)
    const call = `${request.method} ${url.pathname.replace(/^\/api\//, '')}`
    const reply = next(call)
    const text = await request.clone().text()
    requests.push({ call, url, headers: new Headers(request.headers), json: text ? JSON.parse(text) : undefined })
    return reply(request)
  }

  // Stays when the test is over: what it left under way must not reach a real network.
  globalThis.fetch = (input) => {
    const request = input instanceof Request ? input : new Request(input)
    return untilAborted(request.signal, () => answer(request))
  }

  return {
    requests,
    /** Sets what a call is answered, from now on. */
    script: (call: string, ...replies: Reply[]) => scripts.set(call, replies),
    /** The requests of a call so far. */
    sent: (call: string) => requests.filter((request) => request.call === call),
  }
}

export type FakeApi = ReturnType<typeof fakeApi>
