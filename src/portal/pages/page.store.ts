import { atom } from 'nanostores'
import { record } from '#analytics/record.ts'
import { config } from '#config/config.ts'
import { $factorDue, $passwordDue, isDue } from '#session/due.ts'
import { $session } from '#session/session.store.ts'
import { guard } from '../router/guard.ts'
import { $linkToken, $location, goTo, toReturnUrl } from '../router/location.ts'
import { type Match, matchRoute } from '../router/routes.ts'

/** The page after any sign-out (R011, R032). */
const AFTER_SIGN_OUT = '/landing_auth'

/** The page to show; undefined until the first visit is decided (R039). */
export const $page = atom<(Match & { path: string }) | undefined>(undefined)

/**
 * Whether a signed-in user has opened a link of a mail. A user who has just signed in with this page's own link is not
 * told.
 */
function isRefusedLink({ page, params }: Match, isVisit: boolean) {
  const isSignedIn = $session.get().state === 'signed-in'
  return isSignedIn && ((page === 'reset-password' && params.resetToken) || (isVisit && $linkToken.get()))
}

function decide(isVisit: boolean) {
  const { path, search, hash, origin } = $location.get()
  const match = matchRoute(path)
  const verdict = guard({
    access: match.access,
    signedIn: $session.get().state === 'signed-in',
    address: path + search + hash,
    returnUrl: toReturnUrl(origin),
    signedOutRedirect: config().signedOutRedirect,
    passwordDue: isDue($session.get(), $passwordDue.get()),
    factorDue: isDue($session.get(), $factorDue.get()),
  })
  if (isRefusedLink(match, isVisit))
    import('../router/refused-link.ts').then(
      ({ tellRefusedLink }) => tellRefusedLink(),
      // Without the message the user is on the right page anyway.
      () => {},
    )
  // The new address triggers another decision.
  if (!verdict.show) return goTo(verdict.redirect, { replace: true, origin: verdict.origin })
  const status = match.page === 'document' ? new URLSearchParams(search).get('redirect_status') : null
  if (status && /^\d{3}$/.test(status)) return goTo(`/error/${status}`, { replace: true, origin: path })
  // For redirects, the query is part of the identity.
  const here = match.page === 'redirect' ? path + search : path
  const previous = $page.get()?.path
  if (previous === here && $page.get()?.page === match.page) return
  $page.set({ ...match, path: here })
  // Only a change of path counts as a page open, not a query or hash (R122, R130), and not a redirect.
  if (match.page !== 'redirect') record({ type: 'Page Open' })
}

/** A retry would not help. */
const isRefused = (status: number) => status === 401 || status === 403 || status === 404

/**
 * Elements whose failed call leads to an error page, and for which statuses (R038, R298, R306, R336, R342; C29, C71).
 */
const guarded = new Map<string, (status: number) => boolean>([
  // Why it was withdrawn is said in its place.
  ['research-document', (status) => status !== 410],
  ['research-company-profile', isRefused],
  ['research-analyst-profile', isRefused],
  ['research-event', isRefused],
  ['research-replay', isRefused],
])

/** Decides which page to show, whenever the address or the session changes. */
export function guardVisits(): void {
  let signedIn = $session.get().state === 'signed-in'
  $session.listen(({ state }) => {
    const hasSignedOut = signedIn && state === 'signed-out'
    signedIn = state === 'signed-in'
    if (hasSignedOut) goTo(AFTER_SIGN_OUT)
    else decide(false)
  })
  $passwordDue.listen(() => decide(false))
  $factorDue.listen(() => decide(false))
  $location.subscribe(() => decide(true))
  document.addEventListener('research-error', (event) => {
    // For nested elements, the innermost one reports the failure.
    const [target] = event.composedPath()
    const { code, status } = event.detail
    // The page for the password or the factor is already shown, so no error page.
    if (code === 'password-change-required' || code === 'factor-required') return
    if (!(target instanceof Element && status && signedIn && guarded.get(target.localName)?.(status))) return
    // The error page offers another try.
    const { path, search, hash } = $location.get()
    goTo(`/error/${status}`, { replace: true, origin: path + search + hash })
  })
}
