import { atom } from 'nanostores'
import { buildNextState, visitId } from '#lib/dom/visit.ts'
import { trimEnd } from '#lib/format/trim.ts'
import { $session } from '#session/session.store.ts'
import type { QueryState } from './query-state.ts'

const withoutSlash = (path: string) => trimEnd(path, '/') || '/'

/** Older entries are loaded again. */
const MOST_KEPT = 20

/** Records of lists by history entry, kept in memory until the user signs out. */
const kept = new Map<string, unknown>()
$session.listen(({ state }) => state === 'signed-out' && kept.clear())

function keep(key: string, shown: unknown) {
  kept.delete(key)
  kept.set(key, shown)
  const [oldest] = kept.keys()
  if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest)
}

/**
 * State in the page's query string: it can be shared, and Back and Forward restore it (R187). Without a prefix the
 * whole query belongs to this element, as in the portal. With a prefix only its own keys are read and written, no
 * history entries are added, and the rest of the host's address stays. `paths` are more paths at which the element
 * stays mounted.
 */
export function pageQuery(prefix = '', paths?: RegExp): QueryState {
  const isOwn = ([key]: readonly [string, string]) => key.startsWith(prefix)
  const all = () => [...new URLSearchParams(location.search)]
  const read = () =>
    new URLSearchParams(
      all()
        .filter(isOwn)
        .map(([key, value]) => [key.slice(prefix.length), value]),
    )
  const path = () => withoutSlash(location.pathname)
  const start = path()
  const isHere = () => path() === start || paths?.test(path()) === true
  const $query = atom(read())
  const syncFromUrl = () => {
    // After a navigation to another page this element is about to be removed; the query belongs to the other page.
    if (isHere() && String(read()) !== String($query.get())) $query.set(read())
  }
  const hasSteps = prefix === ''
  const toVisitKey = (key: string) => `${visitId()} ${key}`
  return {
    $query,
    set(query, step) {
      const others = all().filter((entry) => !isOwn(entry))
      const own = [...query].map(([key, value]) => [prefix + key, value])
      const search = String(new URLSearchParams([...others, ...own]))
      const address = `${location.pathname}${search && `?${search}`}${location.hash}`
      if (step === 'push' && hasSteps) history.pushState(buildNextState(), '', address)
      else history.replaceState(history.state, '', address)
      $query.set(query)
    },
    keep: (key, shown) => hasSteps && keep(toVisitKey(key), shown),
    recall(key) {
      const shown = hasSteps ? kept.get(toVisitKey(key)) : undefined
      // Moves the entry to the end, so that it is dropped last.
      if (shown !== undefined) keep(toVisitKey(key), shown)
      return shown
    },
    follow() {
      window.addEventListener('popstate', syncFromUrl)
      return () => window.removeEventListener('popstate', syncFromUrl)
    },
  }
}
