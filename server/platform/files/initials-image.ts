/** Dark enough for white letters (AA), one for each remainder of an id. */
const colours = ['#0b5c7a', '#3d6b2f', '#7a3e9d', '#a4520a', '#8a2c3e', '#2d5aa8', '#5c5f14', '#44546a']

const getInitials = (name: string) =>
  name
    .split(/\s+/)
    .flatMap((word) => /[\p{L}\p{N}]/u.exec(word)?.[0] ?? [])
    .slice(0, 2)
    .join('')
    .toUpperCase()

/** A square picture of a name's first letters, as SVG. Letters and digits only, so nothing needs escaping. */
export const initialsImage = (id: number, name: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64">` +
  `<rect width="64" height="64" fill="${colours[id % colours.length]}"/>` +
  `<text x="32" y="33" fill="#fff" font-family="system-ui, sans-serif" font-size="26" font-weight="600" ` +
  `text-anchor="middle" dominant-baseline="central">${getInitials(name)}</text></svg>`
