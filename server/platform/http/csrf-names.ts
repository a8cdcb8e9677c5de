/** Names of the cookie and of the header that repeats it. Clients must use the same names (R135, C42). */
export type CsrfNames = { cookie: string; header: string }

export const defaultCsrfNames: CsrfNames = { cookie: 'XSRF-TOKEN', header: 'X-XSRF-TOKEN' }

/** The characters that both kinds of names may have (RFC 9110, RFC 6265). */
const TOKEN = /^[\w!#$%&'*+.^`|~-]{1,100}$/

/** Cookies of the portal itself. */
const taken = new Set(['currentUser', 'rememberMe', 'notification', 'research-refresh'])

/** Browsers keep cookies with these names only over https; over http there would be no cookie to compare the header with. */
const overHttpsAlone = /^__(?:host|secure)-/i

/** Headers that the API reads or that scripts may not set. */
const reserved =
  /^(?:sec-.*|proxy-.*|access-control-.*|accept(?:-.*)?|authorization|connection|content-.*|cookie2?|date|dnt|expect|forwarded|host|if-.*|keep-alive|origin|range|referer|set-cookie|te|trailer|transfer-encoding|upgrade|user-agent|via|x-forwarded-.*|x-http-method(?:-override)?|x-method-override|x-refresh-cookie|x-request-id)$/i

/** Whether the cookie may have this name: nothing else uses it. */
export const isFreeCookieName = (name: string): boolean =>
  TOKEN.test(name) && !taken.has(name) && !overHttpsAlone.test(name)

/** Whether the header may have this name: nothing else uses it. */
export const isFreeHeaderName = (name: string): boolean => TOKEN.test(name) && !reserved.test(name)
