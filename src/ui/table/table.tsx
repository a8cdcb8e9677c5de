import { Fragment, memo, type ReactNode, useRef } from 'react'
import { registerStyles } from '../base/styles.ts'
import { Icon } from '../icons/icon.tsx'
import { arrowUpIcon } from '../icons/icons-more.ts'
import fadingEnd from '../text/fading-end.css?inline'
import table from './table.css?inline'
import { buildTracks, type CardPart, getCellClass, getClass } from './table-layout.ts'
import { useOverflows } from './table-overflow.ts'
import { withRole } from './with-role.ts'

registerStyles('ui', fadingEnd, table)

/** The sort order of a table (R229). */
export type Sort = { id: string; desc: boolean }

export type Column<Row> = {
  id: string
  header: string
  cell: (row: Row) => ReactNode
  /** The header is a button. */
  sortable?: boolean
  /** The first press sorts it from the largest on. */
  largestFirst?: boolean
  /** Its cells name their rows; default: the first column. */
  namesRow?: boolean
  /** Minimum width in px; columns that are not fixed grow in a wider table. Default 150, at least 20 (R230). */
  size?: number
  fixed?: boolean
  /** Maximum width in px: it grows to it before other columns grow. */
  most?: number
  /** Header and cells align at the end of the column. */
  end?: boolean
  /** Links and buttons with their own names: on a card they need no label and are in its last line. */
  action?: boolean
  /** Words of the product, not of research: they may be hyphenated by the rules of its language. */
  words?: boolean
  /** Where a card shows it, if not under a label. */
  card?: CardPart
  /** Its short label on a card, for a `figure`; default: the header. Screen readers read the header. */
  cardLabel?: string
  /** Icon-only column; its skeleton has the size of the button. */
  icon?: boolean
  /** Its share of extra width. Default: its size. */
  grow?: number
}

export type TableProps<Row extends { id: string }> = {
  /** The accessible name of the table. */
  caption: string
  /** What `cardsBelow` gives: rows are cards if the columns do not fit. */
  cards: string
  /** A new array renders all rows again. */
  columns: readonly Column<Row>[]
  /** In order of display. */
  rows: readonly Row[]
  sort?: Sort | undefined
  /** Called by a press on a header: first ascending, then reversed each time (R229). */
  onSort?: (sort: Sort) => void
  /** What a row shows below its cells, from the second column on. Another function renders all rows again. */
  below?: ((row: Row) => ReactNode) | undefined
  /** The heading above a row; rows with the same one share it. They must follow each other. */
  group?: ((row: Row) => string) | undefined
  /** Other rows are loading; the shown ones stay, dimmed. */
  busy?: boolean
}

/**
 * A table whose rows the caller sorts. If the columns do not fit, rows are cards with labels. Rows that moved or have
 * equal content do not render again.
 */
export function Table<Row extends { id: string }>(props: TableProps<Row>) {
  const { caption, cards, columns, rows, sort, onSort, below, group, busy = false } = props
  const headings = group && rows.map(group)
  const scroller = useRef<HTMLDivElement>(null)
  const overflows = useOverflows(scroller)
  const tracks = buildTracks(columns)
  const region = overflows ? { role: 'group', tabIndex: 0, 'aria-label': caption } : {}
  return (
    <div className={`r-table ${cards}`}>
      <div ref={scroller} className="r-table__scroller r-fading-end" style={tracks} {...region}>
        <table className="r-table__table" part="table" aria-busy={busy} {...withRole('table')}>
          <caption className="r-visually-hidden">{caption}</caption>
          <thead className="r-table__head" {...withRole('rowgroup')}>
            <tr className="r-table__headers" {...withRole('row')}>
              {columns.map((column) => (
                <Header
                  key={column.id}
                  column={column}
                  sorted={sort?.id === column.id ? (sort.desc ? 'desc' : 'asc') : undefined}
                  onPress={() => {
                    const desc = sort?.id === column.id ? !sort.desc : column.largestFirst === true
                    onSort?.({ id: column.id, desc })
                  }}
                />
              ))}
            </tr>
          </thead>
          <tbody className="r-table__body" {...withRole('rowgroup')}>
            {rows.map((row, index) => {
              const heading = headings?.[index]
              if (heading === undefined || heading === headings?.[index - 1])
                return <TableRow key={row.id} row={row} columns={columns} below={below} />
              return (
                <Fragment key={row.id}>
                  <GroupRow heading={heading} width={columns.length} />
                  <TableRow row={row} columns={columns} below={below} />
                </Fragment>
              )
            })}
          </tbody>
        </table>
      </div>
    </div>
  )
}

/** A heading across all columns. */
const GroupRow = ({ heading, width }: { heading: string; width: number }) => (
  <tr className="r-table__group" {...withRole('row')}>
    <th scope="rowgroup" className="r-table__group-heading" aria-colspan={width} {...withRole('rowheader')}>
      {heading}
    </th>
  </tr>
)

type HeaderProps<Row> = {
  column: Column<Row>
  sorted: 'asc' | 'desc' | undefined
  onPress: () => void
}

const directions = { asc: 'ascending', desc: 'descending' } as const

function Header<Row>({ column, sorted, onPress }: HeaderProps<Row>) {
  const { header, sortable = false, end } = column
  return (
    <th
      scope="col"
      className={getClass('r-table__header', { end })}
      aria-sort={sortable ? (sorted ? directions[sorted] : 'none') : undefined}
      {...withRole('columnheader')}
    >
      {sortable ? (
        <button type="button" className="r-table__sort" data-direction={sorted} onClick={onPress}>
          {header}
          <Icon path={arrowUpIcon} />
        </button>
      ) : (
        <span className="r-table__title">{header}</span>
      )}
    </th>
  )
}

type RowProps<Row> = { row: Row; columns: readonly Column<Row>[]; below: ((row: Row) => ReactNode) | undefined }

function PlainRow<Row>({ row, columns, below }: RowProps<Row>) {
  const more = below?.(row)
  const naming = columns.find(({ namesRow }) => namesRow) ?? columns[0]
  return (
    <tr className="r-table__row" {...withRole('row')}>
      {columns.map(({ id, header, cell, cardLabel = header, ...parts }) =>
        id === naming?.id ? (
          <th key={id} scope="row" className="r-table__name" {...withRole('rowheader')}>
            {cell(row)}
          </th>
        ) : (
          <td key={id} className={getCellClass(parts)} data-label={cardLabel} {...withRole('cell')}>
            {cell(row)}
          </td>
        ),
      )}
      {more && (
        <td className="r-table__below" {...withRole('cell')}>
          {more}
        </td>
      )}
    </tr>
  )
}

const TableRow = memo(
  PlainRow,
  (before, after) => before.columns === after.columns && before.below === after.below && isSame(before.row, after.row),
) as typeof PlainRow

/** Deep equality of values that were built from server answers. */
export function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (a instanceof URL && b instanceof URL) return a.href === b.href
  if (!isPlain(a) || !isPlain(b) || Array.isArray(a) !== Array.isArray(b)) return false
  const keys = Object.keys(a)
  return keys.length === Object.keys(b).length && keys.every((key) => key in b && isSame(a[key], b[key]))
}

function isPlain(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false
  return Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype
}
