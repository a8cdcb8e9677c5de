import {
  type ColumnDef,
  type ColumnSort,
  columnSizingFeature,
  rowPaginationFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { useMemo } from 'react'

/** Its defaults are R230: ten rows a page, columns 150 px wide and never under 20. */
const features = tableFeatures({ columnSizingFeature, rowPaginationFeature, rowSortingFeature })

type EngineProps<Row> = {
  columns: readonly { id: string; sortable?: boolean; size?: number }[]
  rows: readonly Row[]
  sort?: ColumnSort | undefined
  onSort?: ((sort: ColumnSort) => void) | undefined
}

/**
 * The state of a table: widths of columns in px, what it is sorted by, and what a press on a header asks for: ascending first,
 * then turning round (R229). Rows stay as they were given: sorting them is the server's.
 */
export function useTableEngine<Row extends { id: string }>({ columns, rows, sort, onSort }: EngineProps<Row>) {
  const definitions = useMemo(
    () =>
      columns.map(
        ({ id, sortable = false, size }): ColumnDef<typeof features, Row> => ({
          id,
          // A column without a value cannot be sorted; which value it is matters to the server alone.
          accessorFn: (row) => row.id,
          enableSorting: sortable,
          ...(size !== undefined && { size }),
        }),
      ),
    [columns],
  )
  const sorting = useMemo(() => (sort ? [sort] : []), [sort])
  return useTable<typeof features, Row>({
    features,
    columns: definitions,
    data: rows,
    getRowId: ({ id }) => id,
    state: { sorting },
    onSortingChange: (change) => {
      const [next] = typeof change === 'function' ? change(sorting) : change
      if (next) onSort?.(next)
    },
    manualSorting: true,
    enableSortingRemoval: false,
    sortDescFirst: false,
  })
}
