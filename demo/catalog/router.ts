import { useSyncExternalStore } from 'react'
import { trimEnd } from '#lib/format/trim.ts'

const base = '/widgets/'
const listeners = new Set<() => void>()

function changed() {
  for (const listener of listeners) listener()
}

window.addEventListener('popstate', changed)

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The path below `/widgets/`, without slashes at its ends: `elements/feed`. */
const pathNow = () => trimEnd(location.pathname.slice(base.length), '/')

export const usePath = (): string => useSyncExternalStore(subscribe, pathNow)

function go(href: string): void {
  history.pushState(null, '', href)
  changed()
  const target = document.getElementById(location.hash.slice(1))
  if (target) target.scrollIntoView()
  else scrollTo(0, 0)
}

/** Notes the page's own state in its address, without a step of the history. */
export function noteQuery(query: URLSearchParams): void {
  const text = query.toString()
  history.replaceState(history.state, '', `${location.pathname}${text && `?${text}`}${location.hash}`)
}

const pages = /^\/widgets\/($|install$|frameworks$|theming$|doctor$|elements\/)/

/** Links among the pages stay in this one; all others, and those with a key held, are the browser's. */
export function followLinks(): void {
  document.addEventListener('click', (event) => {
    const { button, metaKey, ctrlKey, shiftKey, altKey, target } = event
    if (event.defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return
    const link = target instanceof Element ? target.closest('a') : null
    if (!link || link.target || link.origin !== location.origin || !pages.test(link.pathname)) return
    if (link.pathname === location.pathname && link.hash) return
    event.preventDefault()
    go(link.href)
  })
}
