import { atom, type ReadableAtom } from 'nanostores'

/** Where a widget keeps what was asked for: the page's query string, or its own memory. */
export type QueryState = {
  $query: ReadableAtom<URLSearchParams>
  /** Takes a new query; `push` makes a step that the Back button returns from. */
  set(query: URLSearchParams, step: 'push' | 'replace'): void
  /** Begins to follow the page's own steps; the result ends it. */
  follow(): () => void
}

/** State of an embedded widget: the host's address is left alone. */
export function memoryQuery(start = new URLSearchParams()): QueryState {
  const $query = atom(start)
  return { $query, set: (query) => $query.set(query), follow: () => () => {} }
}

/** State in the page's own query string: shareable, and Back and Forward restore it (R187). */
export function pageQuery(): QueryState {
  const read = () => new URLSearchParams(location.search)
  const { pathname } = location
  const $query = atom(read())
  const reread = () => {
    // After a step to another page this widget is about to go; the other page's query is none of its business.
    if (location.pathname === pathname && String(read()) !== String($query.get())) $query.set(read())
  }
  return {
    $query,
    set(query, step) {
      const search = String(query)
      const address = `${pathname}${search && `?${search}`}${location.hash}`
      history[step === 'push' ? 'pushState' : 'replaceState'](history.state, '', address)
      $query.set(query)
    },
    follow() {
      window.addEventListener('popstate', reread)
      return () => window.removeEventListener('popstate', reread)
    },
  }
}
