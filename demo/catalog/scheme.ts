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

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const useScheme = (): Scheme => useSyncExternalStore(subscribe, () => scheme)
