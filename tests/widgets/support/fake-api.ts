type ApiCall = {
  method: string
  /** Below the API's address: `research_documents`. */
  path: string
  query: URLSearchParams
  headers: Headers
  body: unknown
  /** Tells whether the caller has given up. */
  signal: AbortSignal
}

/** What the API answers with: JSON, a file, nothing, a `refusal`, or a promise of it; throwing is a broken connection. */
export type Answer = (call: ApiCall) => unknown

export type FakeApi = {
  /** Every call so far, in order. */
  readonly calls: readonly ApiCall[]
  callsTo(path: string): ApiCall[]
  /** `{id}` in a path stands for whatever has no answer of its own. */
  on(path: string, answer: Answer): void
  /** Whether there is an answer for this very path. */
  knows(path: string): boolean
  /** No call is answered before. */
  hold(until: Promise<void>): void
  /** Forgets calls and answers. */
  reset(): void
}

class Refusal {
  constructor(
    readonly status: number,
    readonly errors: readonly string[],
  ) {}
}

/** An error answer in the contract's form. */
export const refusal = (status: number, ...errors: string[]) => new Refusal(status, errors)

const API = '/api/'

/** Stands in for `fetch` on a page: calls below `/api/` get the answers a test gave, all others reach the server. */
export function installFakeApi(page: Window & typeof globalThis): FakeApi {
  const calls: ApiCall[] = []
  const answers = new Map<string, Answer>()
  const real = page.fetch.bind(page)
  const notFound: Answer = () => refusal(404, 'Not Found')

  let held: Promise<void> | undefined

  const answerTo = (path: string) => answers.get(path) ?? answers.get(path.replace(/[^/]+$/, '{id}')) ?? notFound

  const answered = async (call: ApiCall): Promise<Response> => {
    await held
    const answer = await answerTo(call.path)(call)
    if (answer instanceof Refusal) {
      const { status, errors } = answer
      return page.Response.json({ errors, status }, { status })
    }
    if (answer instanceof Blob) return new page.Response(answer)
    return answer === undefined ? new page.Response(null, { status: 204 }) : page.Response.json(answer)
  }

  page.fetch = async (input, init) => {
    const request = new page.Request(input, init)
    const url = new URL(request.url)
    if (!url.pathname.startsWith(API)) return real(request)
    const { method, headers, signal } = request
    const path = url.pathname.slice(API.length)
    const body: unknown = method === 'POST' ? await request.json() : undefined
    const call = { method, path, query: url.searchParams, headers, body, signal }
    calls.push(call)
    const givenUp = new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason))
    })
    return Promise.race([givenUp, answered(call)])
  }

  const reset = () => {
    calls.length = 0
    answers.clear()
    answers.set('capture_event', () => ({ id: 'event' }))
  }
  reset()
  return {
    calls,
    callsTo: (path) => calls.filter((call) => call.path === path),
    hold(until) {
      held = until
    },
    knows: (path) => answers.has(path),
    on: (path, answer) => void answers.set(path, answer),
    reset,
  }
}
