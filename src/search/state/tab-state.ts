import { atom, type ReadableAtom } from 'nanostores'

/** Where the active tab is kept: in the hash of the page's address, or in the element's own memory. */
export type TabState = {
  $tab: ReadableAtom<string>
  select(tab: string): void
  /** Begins to follow the page's address; the result ends it. */
  follow(): () => void
}

/** Of an embedded element: the host's address is left alone. */
export function memoryTab(): TabState {
  const $tab = atom('')
  return { $tab, select: (tab) => $tab.set(tab), follow: () => () => {} }
}

const read = () => location.hash.slice(1)

/** In the hash (R050), so that a link opens the tab; choosing one is no step of the history, and keeps the state of the one shown. */
export function pageTab(): TabState {
  const $tab = atom(read())
  const reread = () => $tab.set(read())
  return {
    $tab,
    select(tab) {
      history.replaceState(history.state, '', `${location.pathname}${location.search}#${tab}`)
      $tab.set(tab)
    },
    follow() {
      // The address may have changed between the first drawing and now.
      reread()
      const events = ['hashchange', 'popstate']
      for (const event of events) window.addEventListener(event, reread)
      return () => {
        for (const event of events) window.removeEventListener(event, reread)
      }
    },
  }
}
