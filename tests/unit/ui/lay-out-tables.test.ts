// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { layOutTables } from '#ui/untrusted-html/lay-out-tables.ts'

/** A laid out table of these rows. */
function layOut(rows: string): ShadowRoot {
  const root = document.createElement('div').attachShadow({ mode: 'open' })
  root.innerHTML = `<table>${rows}</table>`
  layOutTables(root)
  return root
}

/** The indexes of the columns of words in a table of these rows, the first of which is its head. */
function findWords(...rows: string[][]) {
  const [head = [], ...body] = rows
  const toRow = (cells: string[], name: string) =>
    `<tr>${cells.map((text) => `<${name}>${text}</${name}>`).join('')}</tr>`
  const root = layOut(
    `<thead>${toRow(head, 'th')}</thead><tbody>${body.map((row) => toRow(row, 'td')).join('')}</tbody>`,
  )
  const found = [...root.querySelectorAll('tr')].map(({ cells }) =>
    [...cells].flatMap((cell, index) => (cell.hasAttribute('data-words') ? [index] : [])),
  )
  expect(new Set(found.map(String)).size, 'a head follows its column').toBe(1)
  return found[0]
}

test('R339 names, tickers, countries and currencies are columns of words', () => {
  const head = ['Company', 'Ticker', 'Country', 'Currency', 'Target']
  expect(findWords(head, ['Grünbach', 'GRNB GY', 'Germany', 'EUR', 'EUR 79.50'])).toEqual([0, 1, 2, 3])
})

test.each([
  '6,403',
  '-2.1%',
  '(4.2)',
  'EUR 6.8bn',
  '12.3x',
  'EUR 7,22 Mrd.',
  '2025A',
  '+40 bp',
  'GBp 1,200',
  '85 USD/t',
  '–',
  '',
])('R339 %j is a figure', (figure) => {
  expect(findWords(['', '2026E'], ['Revenue', figure])).toEqual([0])
})

test('R339 a missing value leaves a column of figures, a single figure one of words', () => {
  expect(findWords(['', 'A', 'B'], ['P/E', 'n.a.', 'none'], ['EPS', '1.2', '3'], ['Yield', '3.4', 'low'])).toEqual([
    0, 2,
  ])
})

/** The texts of the cells in columns of words. */
const findWordCells = (rows: string) =>
  [...layOut(rows).querySelectorAll('[data-words]')].map(({ textContent }) => textContent)

test('R339 a heading over several columns moves none of them', () => {
  const rows = '<tr><th colspan="2">Key</th><th>Region</th></tr><tr><td>EPS</td><td>4.7</td><td>Europe</td></tr>'
  expect(findWordCells(rows)).toEqual(['Key', 'Region', 'EPS', 'Europe'])
})

test('R339 a cell over several rows moves none of their columns', () => {
  const rows =
    '<tr><td rowspan="2">EPS</td><td>2026</td><td>4.7</td></tr><tr><td>2027</td><td>5.1</td></tr><tr><td>P/E</td><td>2026</td><td>Low</td></tr>'
  expect(findWordCells(rows)).toEqual(['EPS', 'P/E'])
})
