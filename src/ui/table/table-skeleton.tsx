import { Fragment } from 'react'
import { registerStyles } from '../base/styles.ts'
import iconButton from '../icon-button/icon-button.css?inline'
import { Icon } from '../icons/icon.tsx'
import { arrowUpIcon } from '../icons/icons-more.ts'
import { Skeleton } from '../skeleton/skeleton.tsx'
import table from './table.css?inline'
import type { Column } from './table.tsx'
import { buildTracks, getCellClass, getClass } from './table-layout.ts'

registerStyles('ui', iconButton, table)

type TableSkeletonProps = {
  /** As the table's. */
  cards: string
  columns: readonly Pick<
    Column<never>,
    | 'id'
    | 'header'
    | 'sortable'
    | 'namesRow'
    | 'size'
    | 'fixed'
    | 'most'
    | 'end'
    | 'action'
    | 'icon'
    | 'grow'
    | 'card'
    | 'cardLabel'
  >[]
  /** The number of rows. Default 20 (R234). */
  count?: number
  /** Whether the rows will stand under headings: how many is unknown, so two are assumed. */
  grouped?: boolean
  /** The announcement for screen readers. */
  label: string
}

/** The skeleton of a table: its header, and rows of the same height. */
export function TableSkeleton({ cards, columns, count = 20, grouped = false, label }: TableSkeletonProps) {
  const tracks = buildTracks(columns)
  const naming = columns.find(({ namesRow }) => namesRow) ?? columns[0]
  return (
    <div className={`r-table ${cards}`} aria-busy="true">
      <p className="r-visually-hidden">{label}</p>
      <div className="r-table__scroller" style={tracks} aria-hidden="true">
        <table className="r-table__table">
          <thead className="r-table__head">
            <tr className="r-table__headers">
              {columns.map(({ id, header, sortable, end }) => (
                <th key={id} scope="col" className={getClass('r-table__header', { end })}>
                  {sortable ? (
                    <span className="r-table__sort">
                      {header}
                      <Icon path={arrowUpIcon} />
                    </span>
                  ) : (
                    <span className="r-table__title">{header}</span>
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="r-table__body">
            {[...Array(count).keys()].map((key) => (
              <Fragment key={key}>
                {grouped && (key === 0 || key === Math.floor(count / 2)) && <GroupSkeleton />}
                <tr className="r-table__row">
                  {columns.map(({ id, header, icon, cardLabel = header, ...parts }) => (
                    <td
                      key={id}
                      className={id === naming?.id ? 'r-table__name' : getCellClass(parts)}
                      data-label={cardLabel}
                    >
                      {icon ? <span className="r-icon-button" /> : <Skeleton width={id === naming?.id ? 75 : 50} />}
                    </td>
                  ))}
                </tr>
              </Fragment>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}

const GroupSkeleton = () => (
  <tr className="r-table__group">
    <td className="r-table__group-heading">
      <Skeleton width={20} />
    </td>
  </tr>
)
