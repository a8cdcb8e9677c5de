import Cookies from 'js-cookie'
import { config } from '#config/config.ts'
import { where } from './session.store.ts'

/** 400 days, the longest that browsers keep a cookie (R007). */
const REMEMBERED_DAYS = 400

const attributes = (): Cookies.CookieAttributes => ({
  path: '/',
  sameSite: 'lax',
  ...(config().cookieDomain && { domain: config().cookieDomain }),
  ...(globalThis.location?.protocol === 'https:' && { secure: true }),
})

/** An older cookie of this host would take precedence over the one of the configured domain (R011). */
function removeHostOnly(name: string) {
  if (config().cookieDomain) Cookies.remove(name, { path: '/' })
}

const isAllowed = () => where.kept === 'cookie'

/** Writes JSON for the browser's session, or for 400 days if the user chose to be remembered (R007, R017, C32). */
export function writeCookie(name: string, value: unknown, remembered: boolean): void {
  if (!isAllowed()) return
  try {
    removeHostOnly(name)
    Cookies.set(name, JSON.stringify(value), { ...attributes(), ...(remembered && { expires: REMEMBERED_DAYS }) })
  } catch {
    // A sandboxed frame has no cookies; the session is then kept in memory.
  }
}

export function removeCookie(name: string): void {
  if (!isAllowed()) return
  try {
    removeHostOnly(name)
    Cookies.remove(name, attributes())
  } catch {
    // A sandboxed frame has no cookies.
  }
}
