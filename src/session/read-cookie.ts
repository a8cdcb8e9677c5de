import Cookies from 'js-cookie'

/** A cookie's text; missing, or no cookies at all: undefined. */
export function cookieText(name: string): string | undefined {
  try {
    return Cookies.get(name)
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
