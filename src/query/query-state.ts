import { atom, type ReadableAtom } from 'nanostores'
import { stateOfNextVisit, visitId } from '../lib/visit.ts'

/** Where a widget keeps what was asked for: the page's query string, or its own memory. */
export type QueryState = {
  $query: ReadableAtom<URLSearchParams>
  /** Takes a new query; `push` makes a step that the Back button returns from. */
  set(query: URLSearchParams, step: 'push' | 'replace'): void
  /** The step of the history that is shown; undefined where Back and Forward are none of this widget's business. */
  visit(): string | undefined
  /** Begins to follow the page's own steps; the result ends it. */
  follow(): () => void
}

/** State of an embedded widget: the host's address is left alone. */
export function memoryQuery(start = new URLSearchParams()): QueryState {
  const $query = atom(start)
  return { $query, set: (query) => $query.set(query), visit: () => undefined, follow: () => () => {} }
}

const withoutSlash = (path: string) => path.replace(/(.)\/+$/, '$1')

/**
 * State in the page's query string: shareable, and Back and Forward restore it (R187). Without a prefix the whole query is
 * this widget's, as in the portal. With one only its own keys are read and written, no step is added to the history, and the
 * rest of the host's address stays as it is.
 */
export function pageQuery(prefix = ''): QueryState {
  const isOwn = ([key]: readonly [string, string]) => key.startsWith(prefix)
  const all = () => [...new URLSearchParams(location.search)]
  const read = () =>
    new URLSearchParams(
      all()
        .filter(isOwn)
        .map(([key, value]) => [key.slice(prefix.length), value]),
    )
  const path = withoutSlash(location.pathname)
  const $query = atom(read())
  const reread = () => {
    // After a step to another page this widget is about to go; the other page's query is none of its business.
    if (withoutSlash(location.pathname) === path && String(read()) !== String($query.get())) $query.set(read())
  }
  return {
    $query,
    set(query, step) {
      const others = all().filter((entry) => !isOwn(entry))
      const own = [...query].map(([key, value]) => [prefix + key, value])
      const search = String(new URLSearchParams([...others, ...own]))
      const address = `${location.pathname}${search && `?${search}`}${location.hash}`
      if (step === 'push' && prefix === '') history.pushState(stateOfNextVisit(), '', address)
      else history.replaceState(history.state, '', address)
      $query.set(query)
    },
    visit: () => (prefix === '' ? visitId() : undefined),
    follow() {
      window.addEventListener('popstate', reread)
      return () => window.removeEventListener('popstate', reread)
    },
  }
}
