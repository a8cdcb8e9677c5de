import { atom, type ReadableAtom } from 'nanostores'

/** Where the active tab is kept: in the hash of the address, or in memory. */
export type TabState = {
  $tab: ReadableAtom<string>
  select(tab: string): void
  /** Follows the page's address. Returns a function that stops it. */
  follow(): () => void
}

/** For an embedded element; the host's address does not change. */
export function memoryTab(): TabState {
  const $tab = atom('')
  return { $tab, select: (tab) => $tab.set(tab), follow: () => () => {} }
}

const read = () => location.hash.slice(1)

/**
 * In the hash (R050), so that a link can open a tab. Selecting a tab adds no history entry and keeps the entry's state.
 */
export function pageTab(): TabState {
  const $tab = atom(read())
  const syncFromUrl = () => $tab.set(read())
  return {
    $tab,
    select(tab) {
      history.replaceState(history.state, '', `${location.pathname}${location.search}#${tab}`)
      $tab.set(tab)
    },
    follow() {
      // The address may have changed since the first render.
      syncFromUrl()
      const events = ['hashchange', 'popstate']
      for (const event of events) window.addEventListener(event, syncFromUrl)
      return () => {
        for (const event of events) window.removeEventListener(event, syncFromUrl)
      }
    },
  }
}
