import skeleton from '../skeleton/skeleton.css?inline'
import fadingEnd from '../text/fading-end.css?inline'
import table from './table.css?inline'
import cards from './table-cards.css?inline'

/** Styles of a table and its skeleton. Below `least` px, rows are cards. */
export const tableStyles = (least: number) => [
  skeleton,
  fadingEnd,
  table,
  `@container r-table (inline-size < ${least}px) {${cards}}`,
]
