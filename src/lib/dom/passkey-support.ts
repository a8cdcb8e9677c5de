// Apart from `webauthn.ts`, so that a first load has no more than the test.

/** Whether pages of a host can use the passkeys of a domain. */
export const isWithinDomain = (host: string, domain: string): boolean => host === domain || host.endsWith(`.${domain}`)

/** Whether the browser has passkeys for pages of this host: it must be a name, and the page secure. */
export const hasPasskeys = (): boolean =>
  typeof PublicKeyCredential === 'function' && /[a-z][\w-]*$/i.test(location.hostname)
