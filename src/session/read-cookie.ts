/**
 * Reads cookies as js-cookie writes them. Every page reads and few pages write, and js-cookie would add 0.8 kB to each
 * first load.
 */
const decode = (text: string) => text.replace(/(%[\dA-F]{2})+/gi, decodeURIComponent)

/** A cookie's text; undefined if it is missing or malformed, or cookies are blocked. */
export function cookieText(name: string): string | undefined {
  try {
    const start = `${name}=`
    const cookie = document.cookie.split('; ').find((text) => text.startsWith(start))
    return cookie && decode(cookie.slice(start.length))
  } catch {
    return undefined
  }
}

/** A cookie's JSON; undefined if it is missing or malformed, or cookies are blocked (R004). */
export function readCookie(name: string): unknown {
  try {
    return JSON.parse(cookieText(name) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}
