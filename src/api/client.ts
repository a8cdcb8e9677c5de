import { apiBase, config } from '#config/config.ts'
import { cookieText } from '#session/read-cookie.ts'
import { toApiError } from './errors.ts'
import { buildPath, type CallName } from './paths.ts'
import { request, requestAgain } from './request.ts'

const TIMEOUT_MS = 30_000
const UPLOAD_MS = 60_000

/** Calls that are sent even if the page is left. A beacon would be sent too, but carries no token. */
const KEPT_ALIVE: ReadonlySet<CallName> = new Set<CallName>([
  'capture_event',
  'sign_out',
  'auth/oidc/sign_out',
  'current_user/inbox',
  'current_user/reading_list',
  'current_user/saved_searches/update',
])

/** One call: its name, path values, query, JSON body, and signal. */
export type Call = {
  call: CallName
  values?: Readonly<Record<string, string>>
  query?: URLSearchParams
  json?: unknown
  /** A file as the whole body, in place of JSON. It has as long as the server gives it. */
  file?: Blob
  signal?: AbortSignal
  headers?: Readonly<Record<string, string>>
  /** Sends cookies to an API of another origin, and accepts cookies from it. */
  withCookie?: boolean
}

/** Sends a call and returns its answer. Throws an `ApiError`, or the caller's own abort. */
export type Send = (call: Call) => Promise<unknown>

/** Reads an answer; an empty one is undefined. */
const readJson = async (response: Response): Promise<unknown> => {
  const text = await response.text()
  return text === '' ? undefined : JSON.parse(text)
}

/** The CSRF token, sent to the API only on the page's own origin (R135, C42). */
function csrfHeader(url: URL): Record<string, string> {
  const token = url.origin === globalThis.location?.origin ? cookieText(config().xsrfCookieName) : undefined
  return token ? { [config().xsrfHeaderName]: token } : {}
}

/** What a call sends as its body, and as what. */
const toBody = ({ json, file }: Call): { body?: string | Blob; headers?: Record<string, string> } => {
  if (file) return { body: file, headers: { 'Content-Type': 'application/octet-stream' } }
  return json === undefined ? {} : { body: JSON.stringify(json), headers: { 'Content-Type': 'application/json' } }
}

/** Limits a call to 30 s from start to last byte, retries included (R132). */
async function transfer(call: Call, read: (response: Response) => Promise<unknown>) {
  const url = new URL(buildPath(call.call, call.values), apiBase())
  if (call.query?.size) url.search = String(call.query)
  const limit = AbortSignal.timeout(call.file ? UPLOAD_MS : TIMEOUT_MS)
  const { body, headers } = toBody(call)
  const init = {
    headers: { ...csrfHeader(url), ...headers, ...call.headers },
    ...(call.withCookie && { credentials: 'include' as const }),
    keepalive: KEPT_ALIVE.has(call.call),
    signal: call.signal ? AbortSignal.any([call.signal, limit]) : limit,
  }
  try {
    return await read(
      body === undefined ? await requestAgain(url, init) : await request(url, { ...init, method: 'POST', body }),
    )
  } catch (reason) {
    throw await toApiError(limit.aborted && !call.signal?.aborted ? limit.reason : reason)
  }
}

/** Sends no Authorization header: for signing in and all calls without a session (R137). */
export const sendPublic: Send = (call) => transfer(call, readJson)

/** The one public call whose answer is an HTML fragment (R147). */
export const sendPublicForText = (call: Call): Promise<string> =>
  transfer(call, (response) => response.text()) as Promise<string>

/** Sends a call with the access token as `Authorization: Bearer …` (R137). */
export const sendAs = (accessToken: string, call: Call): Promise<unknown> =>
  transfer({ ...call, headers: { ...call.headers, Authorization: `Bearer ${accessToken}` } }, readJson)
