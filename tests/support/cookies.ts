const read = (): string => Reflect.get(Object.getPrototypeOf(document), 'cookie', document)
/** Writes a cookie as a page does, with its attributes. */
export const setCookie = (text: string) => Reflect.set(Object.getPrototypeOf(document), 'cookie', text, document)

/** Lays other accessors over the document's cookies, until `clearCookies`. */
const overlay = (get: () => string, set: (text: string) => void) =>
  Object.defineProperty(document, 'cookie', { configurable: true, get, set })

/** Every write of a cookie, byte for byte, from now on. */
export function cookieWrites(): string[] {
  const writes: string[] = []
  overlay(read, (text) => {
    writes.push(text)
    setCookie(text)
  })
  return writes
}

/** A sandboxed frame throws when its cookies are accessed. */
export function blockCookies(): void {
  const forbidden = () => {
    throw new DOMException('The document is sandboxed.', 'SecurityError')
  }
  overlay(forbidden, forbidden)
}

/** What a browser does with a cookie that is too long. */
export const dropCookies = () => overlay(read, () => {})

export function clearCookies(): void {
  Reflect.deleteProperty(document, 'cookie')
  for (const pair of document.cookie.split('; '))
    setCookie(`${pair.split('=')[0]}=; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT`)
}

/** Stores a session as another tab does, without saying so. */
export const storeUser = ({
  accessToken,
  refreshToken,
  name,
}: Record<'accessToken' | 'refreshToken' | 'name', string>) =>
  setCookie(
    `currentUser=${encodeURIComponent(JSON.stringify({ accessToken, refreshToken, currentUserName: name }))}; path=/`,
  )
