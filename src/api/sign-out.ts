import { takeCompanySession } from '#session/company-session.ts'
import { $session, storedSession, where } from '#session/session.store.ts'
import { signOut } from '#session/update.ts'
import { isHandle } from './refresh-cookie.ts'

/** The refresh token of the session to end. Undefined for a host's own session, which only the host can end. */
function tokenToEnd(): string | undefined {
  if (where.kept === 'host') return undefined
  // Another tab may have renewed it.
  const session = where.cookie ? storedSession() : $session.get()
  return session.state === 'signed-in' && session.refreshToken !== '' ? session.refreshToken : undefined
}

/**
 * Ends the session here, in every other tab and on the server, which then refuses its tokens (R011, C31). The page does
 * not wait for the server, and may be left at once. If an API does not have this call, its session runs out by its own
 * limits. With `endSession` instead of `signOut`, elements report that the session has expired.
 */
export function signOutEverywhere(end: () => void = signOut): void {
  const token = tokenToEnd()
  const isOfCompany = takeCompanySession()
  end()
  if (token === undefined) return
  // Only a user who signs out leaves the page for it.
  if (isOfCompany && end === signOut) {
    import('./company-sign-out.ts').then(({ signOutOfCompany }) => signOutOfCompany(token)).catch(() => {})
    return
  }
  const call = { call: 'sign_out', json: { refresh_token: token }, withCookie: isHandle(token) } as const
  // The sign-in form loads the client on first use only; a signed-in page has it already.
  import('./client.ts')
    .then(({ sendPublic }) => sendPublic(call))
    .catch(() => {
      // The user is signed out here in any case, and could do nothing about the failure.
    })
}
