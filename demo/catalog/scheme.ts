import { useSyncExternalStore } from 'react'

export type Scheme = 'auto' | 'light' | 'dark'

const KEY = 'research-catalog-scheme'
const listeners = new Set<() => void>()
let scheme = stored()

function stored(): Scheme {
  try {
    const value = localStorage.getItem(KEY)
    return value === 'light' || value === 'dark' ? value : 'auto'
  } catch {
    return 'auto'
  }
}

/** Gives the page the scheme that its reader chose; `auto` leaves it to the system. */
export function applyScheme(): void {
  document.documentElement.style.colorScheme = scheme === 'auto' ? '' : scheme
}

export function chooseScheme(chosen: Scheme): void {
  scheme = chosen
  applyScheme()
  try {
    localStorage.setItem(KEY, chosen)
  } catch {
    // Then it holds for this page.
  }
  for (const listener of listeners) listener()
}

const dark = matchMedia('(prefers-color-scheme: dark)')

function subscribe(listener: () => void) {
  listeners.add(listener)
  dark.addEventListener('change', listener)
  return () => {
    listeners.delete(listener)
    dark.removeEventListener('change', listener)
  }
}

export const useScheme = (): Scheme => useSyncExternalStore(subscribe, () => scheme)

/** What is seen, where the reader leaves it to the system too. */
export const useSeenScheme = (): 'light' | 'dark' =>
  useSyncExternalStore(subscribe, () => (scheme === 'auto' ? (dark.matches ? 'dark' : 'light') : scheme))
