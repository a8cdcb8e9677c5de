import { atom } from 'nanostores'
import { DISPLAY, showDisplay, showKeptDisplay } from './show-display.ts'

export const densities = ['comfortable', 'compact'] as const
export const colours = ['system', 'light', 'dark'] as const

export type Display = { density: (typeof densities)[number]; colours: (typeof colours)[number] }

/** The state is read from the page, so it also works if storage is blocked. */
function shown(): Display {
  const { dataset, style } = document.documentElement
  return {
    density: densities.find((name) => name === dataset.density) ?? 'comfortable',
    colours: colours.find((name) => name === style.colorScheme) ?? 'system',
  }
}

/** The display settings in this browser. */
export const $display = atom<Display>(shown())

/** Applies a change at once, and stores it for the next page and other tabs. */
export function chooseDisplay(change: Partial<Display>): void {
  const { density, colours } = { ...shown(), ...change }
  const chosen = `${density} ${colours === 'system' ? '' : colours}`
  showDisplay(chosen)
  $display.set(shown())
  try {
    localStorage.setItem(DISPLAY, chosen)
  } catch {
    // Storage is blocked; the change applies to this page.
  }
}

function catchUp() {
  showKeptDisplay()
  $display.set(shown())
}

/** Follows changes in other tabs, also after a return from the back/forward cache. Returns a function that stops it. */
export function followDisplay(): () => void {
  const listening = new AbortController()
  const { signal } = listening
  // No key means that the storage was cleared.
  const hear = ({ key }: StorageEvent) => (key === DISPLAY || key === null) && catchUp()
  window.addEventListener('storage', hear, { signal })
  window.addEventListener('pageshow', ({ persisted }) => persisted && catchUp(), { signal })
  // A change before listening started.
  catchUp()
  return () => listening.abort()
}
