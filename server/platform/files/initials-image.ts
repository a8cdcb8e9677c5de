/** Of no meaning: green and red are those of ratings. Dark enough for white letters (AA). */
const COLOUR = '#5a6875'

const getInitials = (name: string) =>
  name
    .split(/\s+/)
    .flatMap((word) => /[\p{L}\p{N}]/u.exec(word)?.[0] ?? [])
    .slice(0, 2)
    .join('')
    .toUpperCase()

/** A square picture of a name's first letters, as SVG. Letters and digits only, so nothing needs escaping. */
export const initialsImage = (name: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64">` +
  `<rect width="64" height="64" fill="${COLOUR}"/>` +
  `<text x="32" y="33" fill="#fff" font-family="system-ui, sans-serif" font-size="26" font-weight="600" ` +
  `text-anchor="middle" dominant-baseline="central">${getInitials(name)}</text></svg>`
