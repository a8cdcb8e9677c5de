import { atom } from 'nanostores'

/** Where the reader is. `origin` is where a signed-out visitor wanted to go, kept in the navigation state (R016, C01). */
export type Place = { path: string; search: string; hash: string; origin: string | undefined }

const HOME = '/'

/** A path that cannot be decoded, `/document/%E0%A4`, is nobody's: it becomes one that no route knows. */
function decodable(path: string) {
  try {
    decodeURIComponent(path)
    return path
  } catch {
    return '/error/404'
  }
}

const read = (): Place => ({
  path: decodable(location.pathname.replace(/(.)\/+$/, '$1')),
  search: location.search,
  hash: location.hash,
  origin: typeof history.state?.origin === 'string' ? history.state.origin : undefined,
})

export const $place = atom<Place>(read())

type Step = { replace?: boolean; origin?: string | undefined }

/** Goes to an address of the portal without loading the page anew. */
export function goTo(address: string, { replace = false, origin }: Step = {}): void {
  history[replace ? 'replaceState' : 'pushState'](origin === undefined ? null : { origin }, '', address)
  $place.set(read())
  if (!replace) window.scrollTo(0, 0)
}

/** An origin from the navigation state as an address of this portal; anything else leads home. */
export function wayBack(origin: string | undefined): string {
  if (origin === undefined || !URL.canParse(origin, location.href)) return HOME
  const url = new URL(origin, location.href)
  return url.origin === location.origin ? url.pathname + url.search + url.hash : HOME
}

/** Follows Back and Forward, links of the shell, and the links inside elements. */
export function followNavigation(): void {
  window.addEventListener('popstate', () => $place.set(read()))
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const { altKey, ctrlKey, metaKey, shiftKey } = event
    if (!link || event.defaultPrevented || event.button !== 0 || altKey || ctrlKey || metaKey || shiftKey) return
    if (link.target || link.download || link.origin !== location.origin) return
    event.preventDefault()
    goTo(link.href)
  })
  document.addEventListener('research-navigate', (event) => {
    if (new URL(event.detail.href).origin !== location.origin) return
    event.preventDefault()
    goTo(event.detail.href)
  })
}
