import ky, { type KyInstance, type Options } from 'ky'
import { apiBase, config } from '#config/config.ts'
import { cookieText } from '#session/read-cookie.ts'
import { named } from './errors.ts'
import { type CallName, pathOf } from './paths.ts'

const TIMEOUT_MS = 30_000
const RETRIES = 3
const RETRY_BASE_MS = 100

/** What a user did, and that they sign out, is sent even if the page is left. A beacon would be too, but carries no token. */
const KEPT_ALIVE: ReadonlySet<CallName> = new Set<CallName>(['capture_event', 'sign_out'])

/** One call: which, what fills its path, its query, its JSON body, and how to give it up. */
export type Call = {
  call: CallName
  values?: Readonly<Record<string, string>>
  query?: URLSearchParams
  json?: unknown
  signal?: AbortSignal
  headers?: Readonly<Record<string, string>>
  /** Also sends cookies to an API of another origin, and takes them from it. */
  withCookie?: boolean
}

/** Sends a call and gives its answer; throws an `ApiError`, or the abort the caller asked for. */
export type Send = (call: Call) => Promise<unknown>

/** How an answer is read; an empty one is undefined. */
const readJson = async (response: Response): Promise<unknown> => {
  const text = await response.text()
  return text === '' ? undefined : JSON.parse(text)
}

/** The forgery token that goes with calls to the API's own origin and never to another (R135, C42). */
function forgeryHeader(url: URL): Record<string, string> {
  const token = url.origin === globalThis.location?.origin ? cookieText(config().xsrfCookieName) : undefined
  return token ? { [config().xsrfHeaderName]: token } : {}
}

/**
 * Repeats a GET up to 3 times after 100, 200 and 400 ms when the network fails or the server is briefly away; nothing
 * else, and nothing after a timeout (R139, C44).
 */
const retry: Options['retry'] = {
  limit: RETRIES,
  methods: ['get'],
  statusCodes: [502, 503, 504],
  afterStatusCodes: [],
  delay: (attempt) => RETRY_BASE_MS * 2 ** (attempt - 1),
}

/** Never an Authorization header: signing in and everything that needs no session (R137). */
const publicClient = ky.create({ timeout: false, retry })

/**
 * 30 s from the call to the last byte of its answer, repeats included (R132). Ky's own clock stops at the headers, so the
 * limit is a signal.
 */
async function transfer(client: KyInstance, call: Call, read: (response: Response) => Promise<unknown>) {
  const url = new URL(pathOf(call.call, call.values), apiBase())
  const limit = AbortSignal.timeout(TIMEOUT_MS)
  const options: Options = {
    method: call.json === undefined ? 'get' : 'post',
    headers: { ...forgeryHeader(url), ...call.headers },
    ...(call.withCookie && { credentials: 'include' }),
    keepalive: KEPT_ALIVE.has(call.call),
    signal: call.signal ? AbortSignal.any([call.signal, limit]) : limit,
    ...(call.query && { searchParams: call.query }),
    ...(call.json !== undefined && { json: call.json }),
  }
  try {
    return await read(await client(url, options))
  } catch (reason) {
    throw await named(limit.aborted && !call.signal?.aborted ? limit.reason : reason)
  }
}

export const sendPublic: Send = (call) => transfer(publicClient, call, readJson)

/** The one public call whose answer is an HTML fragment (R147). */
export const sendPublicForText = (call: Call): Promise<string> =>
  transfer(publicClient, call, (response) => response.text()) as Promise<string>

/** Sends with the session's access token, `Authorization: Bearer …` (R137). */
export const sendAs = (accessToken: string, call: Call): Promise<unknown> =>
  transfer(publicClient.extend({ headers: { Authorization: `Bearer ${accessToken}` } }), call, readJson)
