import type { CSSProperties } from 'react'

/**
 * Rows are grids with the same tracks, so that those out of sight need no layout, which a table's own layout does not allow.
 * That takes the meaning of its elements away; here it is given back.
 */
export const withRole = (role: 'table' | 'rowgroup' | 'row' | 'columnheader' | 'rowheader' | 'cell') => ({ role })

/** A part's class with those of what holds for it: `r-table__cell r-table__cell--end`. */
export const classOf = (part: string, kinds: Readonly<Record<string, boolean | undefined>>): string =>
  [
    part,
    ...Object.keys(kinds)
      .filter((kind) => kinds[kind])
      .map((kind) => `${part}--${kind}`),
  ].join(' ')

/** Widths of columns in px (R230). */
const DEFAULT_SIZE = 150
const LEAST_SIZE = 20

/** A column's least width in px; in a wider table it grows with the others by its weight, unless it has a greatest or is fixed. */
type Track = { size?: number; fixed?: boolean; most?: number; grow?: number }

/** Widths for the element that scrolls. The first column does not scroll, and leaves the others more than half of the width. */
export function tracksOf(columns: readonly Track[]): CSSProperties {
  const sizeOf = ({ size = DEFAULT_SIZE }: Track) => Math.max(LEAST_SIZE, size)
  const leastOf = (size: number, index: number) => (index === 0 ? `min(${size}px, 45cqi)` : `${size}px`)
  const tracks = columns.map((column, index) => {
    const size = sizeOf(column)
    const { fixed, most, grow = size } = column
    const least = leastOf(size, index)
    return fixed ? least : `minmax(${least}, ${most === undefined ? `${grow}fr` : `${most}px`})`
  })
  const first = leastOf(columns[0] ? sizeOf(columns[0]) : 0, 0)
  return { ['--_tracks' as string]: tracks.join(' '), ['--_first-track' as string]: first }
}
