/** The storage key of the display settings: `compact dark`, or `comfortable ` with the system's colours. */
export const DISPLAY = 'research-portal:display'

/** Applies the settings to the page; unknown values have no effect (`portal.css`). */
export function showDisplay(chosen: string): void {
  const { dataset, style } = document.documentElement
  const [density, colours = ''] = chosen.split(' ')
  dataset.density = density
  style.colorScheme = colours
}

/** Applies the stored settings; if storage is blocked, the page stays as it is. */
export function showKeptDisplay(): void {
  try {
    showDisplay(localStorage.getItem(DISPLAY) ?? '')
  } catch {}
}
