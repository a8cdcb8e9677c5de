import { redeemCompanySignIn } from '#api/company-sign-in.ts'
import { portalLink } from '#config/config.ts'
import { toBase64url } from '#lib/format/base64url.ts'
import { type CompanyOutcome, readOutcome, toReceipt } from '#session/company-outcome.ts'
import { COMPANY_SIGN_IN } from '#session/company-session.ts'
import { type CompanyFailure, readCompanyFailure, toCompanyFailure } from './company-failure.tsx'

/** What only this page knows, and its SHA-256, as in PKCE. */
export type Secret = { verifier: string; challenge: string }

/** Whether this page is of another site than the portal and can keep a secret, for which it needs to be secure. */
export const isOnHost = (): boolean => globalThis.isSecureContext && portalLink('/')?.origin !== location.origin

/** Characters of an address that the API takes. */
const LONGEST = 2000

/** Where the browser comes back to. What is too long is left out, from its end: a sign-in does not fail for it. */
export function returnAddress({ origin, pathname, search }: Pick<Location, 'origin' | 'pathname' | 'search'>): string {
  const fits = [pathname + search, pathname, '/'].find((path) => origin.length + path.length <= LONGEST)
  return origin + fits
}

export async function createSecret(): Promise<Secret> {
  const verifier = toBase64url(crypto.getRandomValues(new Uint8Array(32)).buffer)
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))
  return { verifier, challenge: toBase64url(hash) }
}

/** An empty window, to be opened while the press of the user lasts; null: the browser allows none. */
export const openWindow = (): Window | null => window.open('', COMPANY_SIGN_IN, 'popup,width=520,height=680')

/**
 * Leads a window there, or this page. The API takes only browsers that a page of this origin has led there, so the browser must
 * say so, whatever the page has set.
 */
export function leadTo(address: string, window: 'pop-up' | 'page'): void {
  const link = document.createElement('a')
  link.href = address
  link.referrerPolicy = 'origin'
  if (window === 'pop-up') link.target = COMPANY_SIGN_IN
  link.click()
}

/** Keeps the secret of a sign-in for which this page is left. False: the page cannot be left, or nothing is kept. */
export function keepSecret(secret: Secret): boolean {
  if (window.top !== window) return false
  try {
    sessionStorage.setItem(COMPANY_SIGN_IN, JSON.stringify(secret))
    return true
  } catch {
    return false
  }
}

/** The verifier of this sign-in, once; undefined: another window of the page has begun it. */
export function takeVerifier(challenge: string): string | undefined {
  try {
    const kept: Partial<Secret> = Object(JSON.parse(sessionStorage.getItem(COMPANY_SIGN_IN) ?? 'null'))
    if (kept.challenge !== challenge) return undefined
    sessionStorage.removeItem(COMPANY_SIGN_IN)
    return kept.verifier
  } catch {
    return undefined
  }
}

/** Signs in with a code; gives why that did not succeed. */
export async function finishOnHost({ outcome }: CompanyOutcome, verifier: string): Promise<CompanyFailure | undefined> {
  if (!/^[\w-]{43}$/.test(outcome)) return readCompanyFailure(outcome)
  return redeemCompanySignIn(outcome, verifier).then(() => undefined, toCompanyFailure)
}

/**
 * Waits for the outcome of this sign-in: from the pop-up, as a message of the portal's origin, or from another window of this
 * origin, where the provider or this page forbids the pop-up to know who has opened it.
 */
export function awaitOutcome(
  { popup, origin, challenge }: { popup: Window; origin: string; challenge: string },
  signal: AbortSignal,
): Promise<CompanyOutcome> {
  const channel = new BroadcastChannel(COMPANY_SIGN_IN)
  signal.addEventListener('abort', () => channel.close())
  return new Promise((resolve) => {
    const take = (data: unknown, answer: () => void) => {
      const outcome = readOutcome(data)
      if (outcome?.challenge !== challenge) return
      answer()
      resolve(outcome)
    }
    const hear = (event: MessageEvent) => {
      if (event.source === popup && event.origin === origin)
        take(event.data, () => popup.postMessage(toReceipt({ challenge }), origin))
    }
    window.addEventListener('message', hear, { signal })
    channel.addEventListener('message', ({ data }) => take(data, () => channel.postMessage(toReceipt({ challenge }))), {
      signal,
    })
  })
}
