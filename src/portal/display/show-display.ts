/** Under this name the browser keeps what its reader chose: `compact dark`, `comfortable ` with the system's colours. */
export const DISPLAY = 'research-portal:display'

/** Shows the page as it was chosen; what means nothing changes nothing (`portal.css`). */
export function showDisplay(chosen: string): void {
  const { dataset, style } = document.documentElement
  const [density, colours = ''] = chosen.split(' ')
  dataset.density = density
  style.colorScheme = colours
}

/** As the browser keeps it; where storage is closed, the page stays as it is. */
export function showKeptDisplay(): void {
  try {
    showDisplay(localStorage.getItem(DISPLAY) ?? '')
  } catch {}
}
