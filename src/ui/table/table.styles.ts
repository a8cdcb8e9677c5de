import skeleton from '../skeleton/skeleton.css?inline'
import fadingEnd from '../text/fading-end.css?inline'
import table from './table.css?inline'
import cards from './table-cards.css?inline'

/** What a table and its skeleton look like; in less room than its columns need, in px, its rows are cards. */
export const tableStyles = (least: number) => [
  skeleton,
  fadingEnd,
  table,
  `@container r-table (inline-size < ${least}px) {${cards}}`,
]
