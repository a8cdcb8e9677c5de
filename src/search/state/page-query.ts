import { atom } from 'nanostores'
import { buildNextState, visitId } from '#lib/dom/visit.ts'
import { trimEnd } from '#lib/format/trim.ts'
import { $session } from '#session/session.store.ts'
import type { QueryState } from './query-state.ts'

const withoutSlash = (path: string) => trimEnd(path, '/') || '/'

/** More steps back than this are loaded again. */
const MOST_KEPT = 20

/** What lists showed at steps of the history, in memory alone and for as long as somebody is signed in. */
const kept = new Map<string, unknown>()
$session.listen(({ state }) => state === 'signed-out' && kept.clear())

function keep(key: string, shown: unknown) {
  kept.delete(key)
  kept.set(key, shown)
  const [oldest] = kept.keys()
  if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest)
}

/**
 * State in the page's query string: shareable, and Back and Forward restore it (R187). Without a prefix the whole query is
 * this element's, as in the portal. With one only its own keys are read and written, no step is added to the history, and the
 * rest of the host's address stays as it is. `paths` are further ones that the element stays at, besides the one it begins at.
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
  const reread = () => {
    // After a step to another page this element is about to go; the other page's query is none of its business.
    if (isHere() && String(read()) !== String($query.get())) $query.set(read())
  }
  const hasSteps = prefix === ''
  const keyOf = (key: string) => `${visitId()} ${key}`
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
    keep: (key, shown) => hasSteps && keep(keyOf(key), shown),
    recall(key) {
      const shown = hasSteps ? kept.get(keyOf(key)) : undefined
      // What the user came back to is the last to be forgotten.
      if (shown !== undefined) keep(keyOf(key), shown)
      return shown
    },
    follow() {
      window.addEventListener('popstate', reread)
      return () => window.removeEventListener('popstate', reread)
    },
  }
}
