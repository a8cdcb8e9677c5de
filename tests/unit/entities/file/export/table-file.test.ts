import { expect, test } from 'vitest'
import type { ExportColumn } from '#entities/file/export/table-file.ts'
import { toCsv, toTsv } from '#entities/file/export/table-file.ts'

type Row = { name: string | null; price: number | null; day: string | null }

const columns: readonly ExportColumn<Row>[] = [
  { header: 'Company', value: ({ name }) => name },
  { header: 'Price, EUR', value: ({ price }) => price, kind: 'number' },
  { header: 'Published', value: ({ day }) => day, kind: 'day' },
]
const row = (given: Partial<Row>): Row => ({ name: 'Acme', price: 1, day: '2026-11-05', ...given })

/** The cells of the one row, unquoted where nothing had to be quoted. */
const csvOf = (given: Partial<Row>) =>
  toCsv(columns, [row(given)])
    .split('\r\n')
    .slice(1, -1)
    .join('\r\n')

test('a file of values that commas part, with its headers, for Excel in UTF-8', () => {
  expect(toCsv(columns, [row({}), row({ name: 'Österreich 🌍' })])).toBe(
    '\uFEFFCompany,"Price, EUR",Published\r\nAcme,1,2026-11-05\r\nÖsterreich 🌍,1,2026-11-05\r\n',
  )
})

test('without rows the headers remain', () => {
  expect(toCsv(columns, [])).toBe('\uFEFFCompany,"Price, EUR",Published\r\n')
})

test.each([
  ['a comma', 'A, B', '"A, B"'],
  ['quotation marks', 'The "A" list', '"The ""A"" list"'],
  ['a line break', 'A\r\nB', '"A\r\nB"'],
  ['120 characters', 'x'.repeat(120), 'x'.repeat(120)],
])('text with %s comes back as it was', (_, name, expected) => {
  expect(csvOf({ name })).toBe(`${expected},1,2026-11-05`)
})

test.each(['=1+1', '+1', '-5', '@SUM(A1)', '＝1+1'])('text that looks like a formula stays text: %s', (name) => {
  expect(csvOf({ name })).toBe(`'${name},1,2026-11-05`)
})

test.each([
  ['a;=1+1', "a;'=1+1"],
  ['a; @SUM(A1)', "a; '@SUM(A1)"],
  ['a\n=1+1', '"a\n\'=1+1"'],
  ['5; 6', '5; 6'],
])('%j is guarded where a semicolon or a line begins a cell', (text, cell) => {
  expect(toCsv([{ header: 'A', value: () => text }], [null])).toBe(`\uFEFFA\r\n${cell}\r\n`)
})

test('a tab or a line break before a formula hides nothing', () => {
  expect(csvOf({ name: '\t=1+1' })).toBe("'\t'=1+1,1,2026-11-05")
  expect(csvOf({ name: '\r=1+1' })).toBe('"\'\r\'=1+1",1,2026-11-05')
})

test.each([
  [-5, '-5'],
  [0, '0'],
  [1234.5, '1234.5'],
  [null, ''],
  [Number.NaN, ''],
])('the number %s is written as "%s"', (price, expected) => {
  expect(csvOf({ price })).toBe(`Acme,${expected},2026-11-05`)
})

test.each([
  ['2026-11-05', '2026-11-05'],
  ['2026-11-05T12:00:00Z', '2026-11-05'],
  [null, ''],
  ['soon', 'soon'],
  ['=TODAY()', "'=TODAY()"],
])('of the date %s there is "%s"', (day, expected) => {
  expect(csvOf({ day })).toBe(`Acme,1,${expected}`)
})

test('a header is guarded too', () => {
  expect(toCsv([{ header: '=A', value: () => 1 }], [null])).toBe("\uFEFF'=A\r\n1\r\n")
})

test('for the clipboard tabs part the cells, so none is left inside', () => {
  expect(toTsv(columns, [row({ name: 'A\tB\r\nC', price: -2 }), row({ name: '=1+1' })])).toBe(
    "Company\tPrice, EUR\tPublished\nA B C\t-2\t2026-11-05\n'=1+1\t1\t2026-11-05",
  )
})

test('a quotation mark at the beginning does not swallow the cells that follow', () => {
  expect(toTsv(columns, [row({ name: '"A" list' })]).split('\n')[1]).toBe('"""A"" list"\t1\t2026-11-05')
})
