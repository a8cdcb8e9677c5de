// @ts-check

/** @typedef {ReturnType<typeof import('./ui-hand.mjs').handOn>} Hand */
/** @typedef {import('./ui-hand.mjs').Paint} Paint */

const ROWS = 300

const filters = `filter_Sector=${encodeURIComponent('Energy;Industrials;Consumer Discretionary;Financials')}`

const since = (/** @type {Paint} */ { start, painted }) => painted - start

/** The names of what is measured of the table of companies, each with its goal in milliseconds. */
export const tableGoals = {
  'table of 300 rows': 450,
  'table of 300 rows sorted': 100,
}

const rows = `root.querySelectorAll('.r-table__body .r-table__name').length`
const isSorted = (/** @type {string} */ direction) =>
  `(root) => ${rows} === ${ROWS} && root.querySelector('table').ariaBusy !== 'true' && root.querySelector('[role=columnheader]:nth-child(2)').ariaSort === '${direction}'`
const ticker = '[role=columnheader]:nth-child(2) button'

/**
 * Measures everything about a table once: 300 companies instead of ten, sorted by another column, then reversed.
 *
 * @param {Hand} hand
 * @param {(name: string, milliseconds: number) => void} note
 */
export async function tables(hand, note) {
  await hand.begin('table')
  const all = { paging: 'all', 'page-size': '100', limit: '400', filters }
  note('table of 300 rows', since(await hand.change(all, `(root) => ${rows} === ${ROWS}`)))
  await hand.begin('sorted table')
  note('table of 300 rows sorted', since(await hand.click(ticker, isSorted('ascending'))))
  note('table of 300 rows sorted', since(await hand.click(ticker, isSorted('descending'))))
  await hand.begin('letters')
  await hand.click(
    '[role=columnheader]:first-child button',
    `(root) => ${rows} === ${ROWS} && root.querySelector('[role=columnheader]').ariaSort === 'ascending'`,
  )
  const letters = { paging: 'letters', 'page-size': '10', filters: '' }
  await hand.change(letters, `(root) => ${rows} > 0 && ${rows} <= 10`)
}
