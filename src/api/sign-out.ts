import { $session, storedSession, where } from '#session/session.store.ts'
import { signOut } from '#session/update.ts'
import { isHandle } from './refresh-cookie.ts'

/** The refresh token of the session that is about to end; undefined for a host's own session, which only the host can end. */
function tokenToEnd(): string | undefined {
  if (where.kept === 'host') return undefined
  // Another tab may have renewed it since.
  const session = where.cookie ? storedSession() : $session.get()
  return session.state === 'signed-in' && session.refreshToken !== '' ? session.refreshToken : undefined
}

/**
 * Ends the session here, in every other tab and on the server, where its tokens are refused from then on (R011, C31). The page
 * does not wait for the server, and may be left at once. An API that has no such call ends the session by its own limits. With
 * `endSession` in place of `signOut` the elements tell that the session has expired.
 */
export function signOutEverywhere(end: () => void = signOut): void {
  const token = tokenToEnd()
  end()
  if (token === undefined) return
  const call = { call: 'sign_out', json: { refresh_token: token }, withCookie: isHandle(token) } as const
  // The form does not load what calls the API before somebody uses it; a signed-in page has it already.
  import('./client.ts')
    .then(({ sendPublic }) => sendPublic(call))
    .catch(() => {
      // The user is signed out here in any case, and there is nothing that they could do about it.
    })
}
