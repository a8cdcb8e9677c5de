import { atom } from 'nanostores'
import { DISPLAY, showDisplay, showKeptDisplay } from './show-display.ts'

export const densities = ['comfortable', 'compact'] as const
export const colours = ['system', 'light', 'dark'] as const

export type Display = { density: (typeof densities)[number]; colours: (typeof colours)[number] }

/** The page itself remembers it: so it lasts as long as the page where storage is closed. */
function shown(): Display {
  const { dataset, style } = document.documentElement
  return {
    density: densities.find((name) => name === dataset.density) ?? 'comfortable',
    colours: colours.find((name) => name === style.colorScheme) ?? 'system',
  }
}

/** How this browser's reader has the portal shown. */
export const $display = atom<Display>(shown())

/** Shows it at once, and keeps it for the next page and for other tabs. */
export function chooseDisplay(change: Partial<Display>): void {
  const { density, colours } = { ...shown(), ...change }
  const chosen = `${density} ${colours === 'system' ? '' : colours}`
  showDisplay(chosen)
  $display.set(shown())
  try {
    localStorage.setItem(DISPLAY, chosen)
  } catch {
    // It holds for this page.
  }
}

function catchUp() {
  showKeptDisplay()
  $display.set(shown())
}

/** Follows what is chosen in other tabs, also while this page was away in the browser's memory; the result ends it. */
export function followDisplay(): () => void {
  const listening = new AbortController()
  const { signal } = listening
  // Without a key everything was emptied.
  const hear = ({ key }: StorageEvent) => (key === DISPLAY || key === null) && catchUp()
  window.addEventListener('storage', hear, { signal })
  window.addEventListener('pageshow', ({ persisted }) => persisted && catchUp(), { signal })
  // What was chosen before anybody listened.
  catchUp()
  return () => listening.abort()
}
