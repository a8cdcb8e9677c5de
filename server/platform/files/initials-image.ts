import { getInitials } from '#lib/format/initials.ts'

/** Quiet, since the picture says no more than the name beside it, and of no meaning: green and red are those of ratings. */
const light = { ground: '#e9edf0', letters: '#5b6670' }
const dark = { ground: '#23292f', letters: '#98a3ad' }

/** A square picture of a name's first letters, as SVG. Letters and digits only, so nothing needs escaping. */
export const initialsImage = (name: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64">` +
  `<style>@media (prefers-color-scheme:dark){rect{fill:${dark.ground}}text{fill:${dark.letters}}}</style>` +
  `<rect width="64" height="64" fill="${light.ground}"/>` +
  `<text x="32" y="33" fill="${light.letters}" font-family="Inter, system-ui, sans-serif" font-size="26" font-weight="600" ` +
  `text-anchor="middle" dominant-baseline="central">${getInitials(name)}</text></svg>`
