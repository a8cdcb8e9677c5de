import { atom } from 'nanostores'
import { record } from '#analytics/record.ts'
import { config } from '#config/config.ts'
import { $passwordDue, isPasswordDue } from '#session/password-due.ts'
import { $session } from '#session/session.store.ts'
import { guard } from '../router/guard.ts'
import { $linkToken, $place, goTo, wayBack } from '../router/location.ts'
import { type Match, matchRoute } from '../router/routes.ts'

/** Where a sign-out ends, however it came about (R011, R032). */
const AFTER_SIGN_OUT = '/landing_auth'

/** The page to show; undefined only until the first visit is decided (R039). */
export const $page = atom<(Match & { path: string }) | undefined>(undefined)

/** A link of a mail that came to a reader; that this page's own link has just signed them in is no reason to speak of it. */
function isRefusedLink({ page, params }: Match, isVisit: boolean) {
  const isSignedIn = $session.get().state === 'signed-in'
  return isSignedIn && ((page === 'reset-password' && params.resetToken) || (isVisit && $linkToken.get()))
}

function decide(isVisit: boolean) {
  const { path, search, hash, origin } = $place.get()
  const match = matchRoute(path)
  const verdict = guard({
    access: match.access,
    signedIn: $session.get().state === 'signed-in',
    address: path + search + hash,
    wayBack: wayBack(origin),
    signedOutRedirect: config().signedOutRedirect,
    passwordDue: isPasswordDue($session.get(), $passwordDue.get()),
  })
  if (isRefusedLink(match, isVisit))
    import('../router/refused-link.ts').then(
      ({ tellRefusedLink }) => tellRefusedLink(),
      // The reader is where they would be with it.
      () => {},
    )
  // The address changes and with it the place, which is decided anew.
  if (!verdict.show) return goTo(verdict.redirect, { replace: true, origin: verdict.origin })
  const status = match.page === 'document' ? new URLSearchParams(search).get('redirect_status') : null
  if (status && /^\d{3}$/.test(status)) return goTo(`/error/${status}`, { replace: true })
  // A redirect with another query is another one.
  const here = match.page === 'redirect' ? path + search : path
  const previous = $page.get()?.path
  if (previous === here && $page.get()?.page === match.page) return
  $page.set({ ...match, path: here })
  // A page open is a change of path; a query or a hash is not (R122, R130), nor what only leads elsewhere.
  if (match.page !== 'redirect') record({ type: 'Page Open' })
}

/** What another try would not change. */
const isRefused = (status: number) => status === 401 || status === 403 || status === 404

/** Elements whose failure is a page of its own, and with which status: the guarded calls (R038, R298, R306, R336, R342; C29, C71). */
const guarded = new Map<string, (status: number) => boolean>([
  ['research-document', () => true],
  ['research-company-profile', isRefused],
  ['research-analyst-profile', isRefused],
  ['research-replay', isRefused],
])

/** Begins to decide visits, whenever the address or the session changes. */
export function guardVisits(): void {
  let signedIn = $session.get().state === 'signed-in'
  $session.listen(({ state }) => {
    const left = signedIn && state === 'signed-out'
    signedIn = state === 'signed-in'
    if (left) goTo(AFTER_SIGN_OUT)
    else decide(false)
  })
  $passwordDue.listen(() => decide(false))
  $place.subscribe(() => decide(true))
  document.addEventListener('research-error', (event) => {
    // Of elements within elements the innermost tells what failed.
    const [target] = event.composedPath()
    const { code, status } = event.detail
    // Another page is shown already, and no error is to be read there.
    if (code === 'password-change-required') return
    if (target instanceof Element && status && signedIn && guarded.get(target.localName)?.(status))
      goTo(`/error/${status}`, { replace: true })
  })
}
