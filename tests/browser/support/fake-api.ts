export type ApiCall = {
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
  /** Answers every call but those that tell what a visitor did; `own` leaves one to the answer for its path. */
  always(answer: Answer): void
  /** Changes every answer that is JSON, such as all its texts. */
  change(how: (answer: unknown, path: string) => unknown): void
  /** No call is answered before. */
  hold(until: Promise<void>): void
  /** How many calls are neither answered nor given up. */
  pending(): number
  /** Forgets calls and answers. */
  reset(): void
}

class Refusal {
  constructor(
    readonly status: number,
    readonly errors: readonly string[],
    readonly code?: string,
  ) {}
}

/** A body as it stands, that is no JSON of the contract. */
class Raw {
  constructor(
    readonly text: string,
    readonly status: number,
    readonly type: string,
  ) {}
}

export const raw = (text: string, { status = 200, type = 'application/json' } = {}) => new Raw(text, status, type)

/** What an answer for every call gives where the path's own is meant. */
export const own = Symbol('own')

/** An error answer in the contract's form. */
export const refusal = (status: number, ...errors: string[]) => new Refusal(status, errors)

/** A refusal with one of the contract's codes. */
export const codedRefusal = (code: string, ...errors: string[]) => new Refusal(403, errors, code)

const API = '/api/'
const TOLD = 'capture_event'

/** Stands in for `fetch` on a page: calls below `/api/` get the answers a test gave, all others reach the server. */
export function installFakeApi(page: Window & typeof globalThis): FakeApi {
  const calls: ApiCall[] = []
  const answers = new Map<string, Answer>()
  const real = page.fetch.bind(page)
  const notFound: Answer = () => refusal(404, 'Not Found')

  let pending = 0
  let held: Promise<void> | undefined
  let same: Answer | undefined
  let change: (answer: unknown, path: string) => unknown = (answer) => answer

  const ownAnswer = (path: string) => answers.get(path) ?? answers.get(path.replace(/[^/]+$/, '{id}')) ?? notFound
  const answerTo = (call: ApiCall) => {
    const answer = call.path === TOLD ? own : (same?.(call) ?? own)
    return answer === own ? ownAnswer(call.path)(call) : answer
  }

  const answered = async (call: ApiCall): Promise<Response> => {
    await held
    const answer = await answerTo(call)
    if (answer instanceof Refusal) {
      const { status, errors, code } = answer
      return page.Response.json({ errors, status, ...(code && { code }) }, { status })
    }
    if (answer instanceof Raw) {
      const { text, status, type } = answer
      return new page.Response(text, { status, headers: { 'content-type': type } })
    }
    if (answer instanceof Blob) return new page.Response(answer)
    if (answer === undefined) return new page.Response(null, { status: 204 })
    return page.Response.json(change(answer, call.path))
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
    pending++
    return Promise.race([givenUp, answered(call)]).finally(() => {
      pending--
    })
  }

  const reset = () => {
    calls.length = 0
    answers.clear()
    same = undefined
    change = (answer) => answer
    answers.set(TOLD, () => ({ id: 'event' }))
  }
  reset()
  return {
    calls,
    always(answer) {
      same = answer
    },
    callsTo: (path) => calls.filter((call) => call.path === path),
    change(how) {
      change = how
    },
    hold(until) {
      held = until
    },
    knows: (path) => answers.has(path),
    on: (path, answer) => void answers.set(path, answer),
    pending: () => pending,
    reset,
  }
}
