import { atom } from 'nanostores'
import { withoutToken } from '#api/authorised-link.ts'
import { stepsHere } from '#lib/dom/visit.ts'
import { trimEnd } from '#lib/format/trim.ts'
import { matchRoute } from './routes.ts'
import { onceTurned } from './turn.ts'

/** Where the reader is. `origin` is where a signed-out visitor wanted to go, kept in the navigation state (R016, C01). */
export type Place = { path: string; search: string; hash: string; origin: string | undefined }

const HOME = '/'

/** The path of an address; one that cannot be decoded, `/document/%E0%A4`, is nobody's and leads to the error page. */
export function pathOf({ pathname }: URL | Location | HTMLAnchorElement): string {
  try {
    decodeURIComponent(pathname)
    return trimEnd(pathname, '/') || '/'
  } catch {
    return '/error/404'
  }
}

/** Whole: a path that begins with two slashes would be read as the name of a host. */
const addressOf = (path: string, rest = '') => location.origin + path + rest

// One address a page: what is shown and what is compared is the path without a slash at its end.
if (/.\/$/.test(location.pathname))
  history.replaceState(history.state, '', addressOf(trimEnd(location.pathname, '/'), location.search + location.hash))

/**
 * A token in the portal's own address is not used and leaves it before anybody sees it: what is loaded, what is recorded, and
 * what is remembered of the visit (C45). That there was one stays with the step (C48).
 */
function hideToken() {
  const { pathname, search, hash } = location
  const shown = withoutToken(search)
  if (shown !== search)
    history.replaceState({ ...history.state, hadToken: true }, '', addressOf(pathname, shown + hash))
}
hideToken()

/** The token of the sign-in link that led here; it stands in memory only. Empty: there is none. */
export const $linkToken = atom('')

/** Takes the token of a sign-in link out of the address in the same way, for as long as its page is shown (R022, C35). */
function takeLinkToken() {
  const { pathname, search, hash } = location
  const isHere = pathOf(location) === '/passwordless_login'
  const token = isHere && new URLSearchParams(`${search}&${hash.slice(1)}`).get('passwordless_token')
  if (token) history.replaceState(history.state, '', addressOf(pathname))
  $linkToken.set(token || (isHere ? $linkToken.get() : ''))
}
takeLinkToken()

/** Whether the address of this step came with a token. */
export const hadToken = (): boolean => history.state?.hadToken === true

const read = (): Place => ({
  path: pathOf(location),
  search: location.search,
  hash: location.hash,
  origin: typeof history.state?.origin === 'string' ? history.state.origin : undefined,
})

export const $place = atom<Place>(read())

/** Who may keep the reader on a page; there from the first page on that has something to lose (`leaving.ts`). */
export const doorkeeper: { current?: { leave(step: () => void): void; takesBack(): boolean } } = {}

/** Takes a step that leaves the page, when nothing keeps the reader. */
export const leave = (step: () => void): void => (doorkeeper.current ? doorkeeper.current.leave(step) : step())

type Step = { replace?: boolean; origin?: string | undefined }

window.addEventListener('popstate', (event) => {
  // Elements are not told of a step that was not taken; one that the portal tells of has been asked about before.
  if (event.isTrusted && doorkeeper.current?.takesBack()) return event.stopImmediatePropagation()
  hideToken()
  takeLinkToken()
  $place.set(read())
})

/** Whether this page was reached by a step of the portal's own: only then does going back stay in it. */
const isReached = (): boolean => history.state?.isReached === true

/** Goes back to the page before this one, over the searches and filters made here; whether there is one. */
export function leavePage(): boolean {
  if (!isReached()) return false
  history.go(-1 - stepsHere())
  return true
}

/**
 * Goes to an address of the portal without loading the page anew. It is told as Back and Forward are, so that an element
 * that keeps its query in the address follows a step within its own page as well (R187).
 */
export function goTo(address: string, { replace = false, origin }: Step = {}): void {
  const state = { ...(origin !== undefined && { origin }), ...((!replace || isReached()) && { isReached: true }) }
  history[replace ? 'replaceState' : 'pushState'](state, '', address)
  window.dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  if (!replace) onceTurned(() => window.scrollTo(0, 0))
}

/** An origin from the navigation state as an address of this portal; anything else leads home. */
export function wayBack(origin: string | undefined): string {
  if (origin === undefined || !URL.canParse(origin, location.href)) return HOME
  const url = new URL(origin, location.href)
  // A path that begins with two slashes would be read as the name of a host.
  return url.origin === location.origin && !url.pathname.startsWith('//') ? url.pathname + url.search + url.hash : HOME
}

/** Follows a link; from one signed-out page to another, or within one, the way back comes along (R033). */
export function followLink(href: string): void {
  const url = new URL(href)
  const { access } = matchRoute(pathOf(url))
  const target = document.getElementById(url.hash.slice(1))
  // A part of this very page is no step: the hash is the page's own, for a tab or a page number.
  const isHere = target && url.pathname + url.search === location.pathname + location.search
  const origin = access === 'signed-out' ? $place.get().origin : undefined
  if (isHere) {
    target.scrollIntoView()
    target.focus({ preventScroll: true })
  } else leave(() => goTo(href, { origin }))
}

/** Follows the links of the shell and those inside elements. */
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
