import { registerStyles } from '../base/styles.ts'
import table from './table.css?inline'
import cards from './table-cards.css?inline'

/**
 * Makes the rows of a table cards where it is narrower than this, in px; call it once, beside the columns.
 * @returns the class of such a table
 */
export function cardsBelow(least: number): string {
  const name = `r-table--below-${least}`
  // The sheet of the table first, because cards override it.
  registerStyles('ui', table, `@container r-table (inline-size < ${least}px) { :where(.${name}) { ${cards} } }`)
  return name
}
