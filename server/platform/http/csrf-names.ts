/** Names of the cookie and of the header that repeats it; clients have to be told the same ones (R135, C42). */
export type CsrfNames = { cookie: string; header: string }

export const defaultCsrfNames: CsrfNames = { cookie: 'XSRF-TOKEN', header: 'X-XSRF-TOKEN' }

/** What both kinds of names may be made of (RFC 9110, RFC 6265). */
const TOKEN = /^[\w!#$%&'*+.^`|~-]{1,100}$/

/** Cookies of the portal's own. */
const taken = new Set(['currentUser', 'rememberMe', 'notification', 'research-refresh'])

/** Browsers keep a cookie of such a name over https alone: without it nothing would be compared. */
const overHttpsAlone = /^__(?:host|secure)-/i

/** Headers that the API reads, or that no script may set. */
const reserved =
  /^(?:sec-.*|proxy-.*|access-control-.*|accept(?:-.*)?|authorization|connection|content-.*|cookie2?|date|dnt|expect|forwarded|host|if-.*|keep-alive|origin|range|referer|set-cookie|te|trailer|transfer-encoding|upgrade|user-agent|via|x-forwarded-.*|x-http-method(?:-override)?|x-method-override|x-refresh-cookie|x-request-id)$/i

/** @throws Error with a text for a person when a name cannot be meant */
export function readCsrfNames({ XSRF_COOKIE_NAME, XSRF_HEADER_NAME }: NodeJS.ProcessEnv): CsrfNames {
  const cookie = XSRF_COOKIE_NAME || defaultCsrfNames.cookie
  const header = XSRF_HEADER_NAME || defaultCsrfNames.header
  if (!TOKEN.test(cookie) || taken.has(cookie) || overHttpsAlone.test(cookie))
    throw new Error(`XSRF_COOKIE_NAME must be the name of a cookie that nothing else uses, not ${cookie}.`)
  if (!TOKEN.test(header) || reserved.test(header))
    throw new Error(`XSRF_HEADER_NAME must be the name of a header that nothing else uses, not ${header}.`)
  return { cookie, header }
}
