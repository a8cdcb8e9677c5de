import { expect, test } from 'vitest'
import { guardFormula } from '#lib/format/guard-formula.ts'
import { csvText } from '#server/platform/files/csv.ts'

const guarded: [string, string][] = [
  ['=1+1', "'=1+1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\tx', "'\tx"],
  ['＝1', "'＝1"],
  ['\n=1', "'\n'=1"],
  ['Bank; =HYPERLINK("x")', 'Bank; \'=HYPERLINK("x")'],
  ['A\r\n-2+3', "A\r\n'-2+3"],
  ['A-B = C', 'A-B = C'],
]

test.each(guarded)('%j stays text in a spreadsheet', (text, expected) => {
  expect(guardFormula(text)).toBe(expected)
})

test.each(guarded)('a file of the server guards %j as the pages do', (text, expected) => {
  expect(csvText([[text]])).toBe(`\uFEFF"${expected.replaceAll('"', '""')}"\r\n`)
})

test('R134 many blanks take no time', () => {
  const start = performance.now()
  guardFormula('\t'.repeat(100_000))
  guardFormula(`;${' '.repeat(100_000)}x`)
  expect(performance.now() - start).toBeLessThan(300)
})
