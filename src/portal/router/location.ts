import { atom } from 'nanostores'
import { withoutToken } from '#api/authorised-link.ts'
import { stepsHere } from '#lib/dom/visit.ts'
import { trimEnd } from '#lib/format/trim.ts'
import { afterTransition } from './page-transition.ts'
import { matchRoute } from './routes.ts'

/**
 * The current location. `origin` is the address that a visitor wanted before sign-in, kept in the history state (R016,
 * C01).
 */
export type PortalLocation = { path: string; search: string; hash: string; origin: string | undefined }

const HOME = '/'

/** The path of an address. A path that cannot be decoded, such as `/document/%E0%A4`, leads to the error page. */
export function getPath({ pathname }: URL | Location | HTMLAnchorElement): string {
  try {
    decodeURIComponent(pathname)
    return trimEnd(pathname, '/') || '/'
  } catch {
    return '/error/404'
  }
}

/** An absolute URL, because a path that starts with two slashes would be read as a host. */
const toUrl = (path: string, rest = '') => location.origin + path + rest

// Each page has one address: trailing slashes are removed.
if (/.\/$/.test(location.pathname))
  history.replaceState(history.state, '', toUrl(trimEnd(location.pathname, '/'), location.search + location.hash))

/**
 * Removes an unused token from the portal's address before anything is loaded or recorded (C45). The history entry
 * remembers that there was one (C48).
 */
function hideToken() {
  const { pathname, search, hash } = location
  const shown = withoutToken(search)
  if (shown !== search) history.replaceState({ ...history.state, hadToken: true }, '', toUrl(pathname, shown + hash))
}
hideToken()

/** The token of the sign-in link that was opened, kept in memory only; empty: none. */
export const $linkToken = atom('')

/** Moves the token of a sign-in link from the address into `$linkToken`, while its page is shown (R022, C35). */
function takeLinkToken() {
  const { pathname, search, hash } = location
  const isHere = getPath(location) === '/passwordless_login'
  const token = isHere && new URLSearchParams(`${search}&${hash.slice(1)}`).get('passwordless_token')
  if (token) history.replaceState(history.state, '', toUrl(pathname))
  $linkToken.set(token || (isHere ? $linkToken.get() : ''))
}
takeLinkToken()

/** Whether the address of this history entry had a token. */
export const hadToken = (): boolean => history.state?.hadToken === true

const read = (): PortalLocation => ({
  path: getPath(location),
  search: location.search,
  hash: location.hash,
  origin: typeof history.state?.origin === 'string' ? history.state.origin : undefined,
})

export const $location = atom<PortalLocation>(read())

/** Blocks navigation while there are unsaved changes; set by the first page that can have some (`leaving.ts`). */
export const navigationBlocker: { current?: { confirm(navigate: () => void): void; undoIfBlocked(): boolean } } = {}

/** Runs a navigation, unless it is blocked. */
export const runUnlessBlocked = (navigate: () => void): void =>
  navigationBlocker.current ? navigationBlocker.current.confirm(navigate) : navigate()

type NavigationOptions = { replace?: boolean; origin?: string | undefined }

window.addEventListener('popstate', (event) => {
  // If the navigation is blocked, elements must not see it. Navigation by the portal itself has been confirmed before.
  if (event.isTrusted && navigationBlocker.current?.undoIfBlocked()) return event.stopImmediatePropagation()
  hideToken()
  takeLinkToken()
  $location.set(read())
})

/** Whether the portal itself navigated to this entry: only then does Back stay in it. */
const isReached = (): boolean => history.state?.isReached === true

/** Goes back to the previous page, skipping entries of searches and filters. Returns whether there is one. */
export function goBack(): boolean {
  if (!isReached()) return false
  history.go(-1 - stepsHere())
  return true
}

/**
 * Navigates without a reload. It dispatches `popstate`, so that elements with their query in the address follow (R187).
 */
export function goTo(address: string, { replace = false, origin }: NavigationOptions = {}): void {
  const state = { ...(origin !== undefined && { origin }), ...((!replace || isReached()) && { isReached: true }) }
  history[replace ? 'replaceState' : 'pushState'](state, '', address)
  window.dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  if (!replace) afterTransition(() => window.scrollTo(0, 0))
}

/** Checks an address from the history state; anything outside this portal becomes the home page. */
export function toReturnUrl(origin: string | undefined): string {
  if (origin === undefined || !URL.canParse(origin, location.href)) return HOME
  const url = new URL(origin, location.href)
  // A path that starts with two slashes would be read as a host.
  return url.origin === location.origin && !url.pathname.startsWith('//') ? url.pathname + url.search + url.hash : HOME
}

/** Follows a link. Between signed-out pages the address to return to is kept (R033). */
export function followLink(href: string): void {
  const url = new URL(href)
  const { access } = matchRoute(getPath(url))
  const target = document.getElementById(url.hash.slice(1))
  // A link within this page is not a navigation, because the hash belongs to the page, for example for a tab.
  const isHere = target && url.pathname + url.search === location.pathname + location.search
  const origin = access === 'signed-out' ? $location.get().origin : undefined
  if (isHere) {
    target.scrollIntoView()
    target.focus({ preventScroll: true })
  } else runUnlessBlocked(() => goTo(href, { origin }))
}

/** Handles links of the shell and inside elements. */
export function followNavigation(): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const { altKey, ctrlKey, metaKey, shiftKey } = event
    if (!link || event.defaultPrevented || event.button !== 0 || altKey || ctrlKey || metaKey || shiftKey) return
    if (link.target || link.download || link.origin !== location.origin) return
    event.preventDefault()
    followLink(link.href)
  })
  document.addEventListener('research-navigate', (event) => {
    if (new URL(event.detail.href).origin !== location.origin) return
    event.preventDefault()
    followLink(event.detail.href)
  })
}
