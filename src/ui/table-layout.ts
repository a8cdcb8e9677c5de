import type { CSSProperties } from 'react'

/**
 * Rows are grids with the same tracks, so that those out of sight need no layout, which a table's own layout does not allow.
 * That takes the meaning of its elements away; here it is given back.
 */
export const withRole = (role: 'table' | 'rowgroup' | 'row' | 'columnheader' | 'rowheader' | 'cell') => ({ role })

/**
 * Widths in px, which grow alike, for the element that scrolls. The first column, which stays meanwhile, leaves the others
 * more than half of the room.
 */
export function tracksOf([first = 0, ...others]: readonly number[]): CSSProperties {
  const least = `min(${first}px, 45cqi)`
  const tracks = [`minmax(${least}, ${first}fr)`, ...others.map((size) => `minmax(${size}px, ${size}fr)`)]
  return { ['--_tracks' as string]: tracks.join(' '), ['--_first-track' as string]: least }
}
