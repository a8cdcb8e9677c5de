import skeleton from './skeleton.css?inline'
import table from './table.css?inline'
import cards from './table-cards.css?inline'

/** What a table and its skeleton look like. */
export const tableStyles = [skeleton, table, cards]
