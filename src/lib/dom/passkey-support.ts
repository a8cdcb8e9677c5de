// Apart from `webauthn.ts`, so that a first load has no more than the test.

/** Whether pages of a host can use the passkeys of a domain. */
export const isWithinDomain = (host: string, domain: string): boolean => host === domain || host.endsWith(`.${domain}`)

/** Whether the browser has passkeys for pages of this host: it must be a name, and the page secure. */
export const hasPasskeys = (): boolean =>
  typeof PublicKeyCredential === 'function' && /(?:^|\.)[a-z][\w-]*$/i.test(location.hostname)

/** Whether pages of this host can use the passkeys of a domain, as far as the browser tells at once. */
export const canUsePasskeysOf = (domain: string): boolean => hasPasskeys() && isWithinDomain(location.hostname, domain)

const KNOWN = 'research-portal.passkey'

/**
 * Whether a passkey was made or used in this browser. Only then are passkeys offered before a press, since an offer needs a call of
 * the API, and most users have none.
 */
export function knowsPasskey(): boolean {
  try {
    return localStorage.getItem(KNOWN) !== null
  } catch {
    return false
  }
}

/** Notes that a passkey was made or used in this browser. */
export function notePasskey(): void {
  try {
    localStorage.setItem(KNOWN, '1')
  } catch {
    // Without storage the button is the way.
  }
}
