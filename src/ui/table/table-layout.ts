import type { CSSProperties } from 'react'

/**
 * Where a card shows a cell that needs no label above it: `badge` beside the name, `figure` in the line below, `fact` in
 * the last lines. Without a value such a cell takes no room. Cells of other columns have a label above.
 */
export type CardPart = 'badge' | 'figure' | 'fact'

/** A class with its modifiers: `r-table__cell r-table__cell--end`. */
export const getClass = (part: string, kinds: Readonly<Record<string, boolean | undefined>>): string =>
  [
    part,
    ...Object.keys(kinds)
      .filter((kind) => kinds[kind])
      .map((kind) => `${part}--${kind}`),
  ].join(' ')

type CellKinds = { end?: boolean; action?: boolean; words?: boolean; card?: CardPart }

/** The class of a cell that does not name its row. */
export const getCellClass = ({ end, action, words, card }: CellKinds) =>
  getClass('r-table__cell', { end, action, words, ...(card && { [card]: true }) })

/** Widths of columns in px (R230). */
const DEFAULT_SIZE = 150
const LEAST_SIZE = 20

/** A column's minimum width in px. In a wider table it grows by its weight, unless it has a maximum or is fixed. */
type Track = { size?: number; fixed?: boolean; most?: number; grow?: number }

/**
 * The grid tracks of the scroller. The first column does not scroll, and leaves more than half of the width to the
 * others.
 */
export function buildTracks(columns: readonly Track[]): CSSProperties {
  const getSize = ({ size = DEFAULT_SIZE }: Track) => Math.max(LEAST_SIZE, size)
  const getLeast = (size: number, index: number) => (index === 0 ? `min(${size}px, 45cqi)` : `${size}px`)
  const tracks = columns.map((column, index) => {
    const size = getSize(column)
    const { fixed, most, grow = size } = column
    const least = getLeast(size, index)
    return fixed ? least : `minmax(${least}, ${most === undefined ? `${grow}fr` : `${most}px`})`
  })
  const first = getLeast(columns[0] ? getSize(columns[0]) : 0, 0)
  return { ['--_tracks' as string]: tracks.join(' '), ['--_first-track' as string]: first }
}
