/** Our own reader: every page reads, few write, and js-cookie is 0.8 kB of a first load. It reads what that one writes. */
const decode = (text: string) => text.replace(/(%[\dA-F]{2})+/gi, decodeURIComponent)

/** A cookie's text; missing, malformed, or no cookies at all: undefined. */
export function cookieText(name: string): string | undefined {
  try {
    const start = `${name}=`
    const cookie = document.cookie.split('; ').find((text) => text.startsWith(start))
    return cookie && decode(cookie.slice(start.length))
  } catch {
    return undefined
  }
}

/** A cookie's JSON; missing, broken, or no cookies at all: undefined (R004). */
export function readCookie(name: string): unknown {
  try {
    return JSON.parse(cookieText(name) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}
