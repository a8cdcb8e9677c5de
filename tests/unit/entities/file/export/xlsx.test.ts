import { Workbook, type Worksheet } from 'exceljs'
import { expect, test } from 'vitest'
import type { ExportColumn } from '#entities/file/export/table-file.ts'
import { toXlsx } from '#entities/file/export/table-file.ts'

type Row = { text: string | null; number: number | string | null; day: string | null }

const columns: readonly ExportColumn<Row>[] = [
  { header: 'Text', value: ({ text }) => text },
  { header: 'Number', value: ({ number }) => number, kind: 'number' },
  { header: 'Day', value: ({ day }) => day, kind: 'day' },
]

/** The sheet as another program reads it. */
async function sheetOf(rows: Partial<Row>[]): Promise<Worksheet> {
  const blob = await toXlsx(
    columns,
    rows.map((row) => ({ text: null, number: null, day: null, ...row })),
  )
  const workbook = new Workbook()
  await workbook.xlsx.load(await blob.arrayBuffer())
  const [sheet] = workbook.worksheets
  if (!sheet) throw new Error('The workbook has no sheet')
  return sheet
}

test('numbers are numbers', async () => {
  const sheet = await sheetOf([{ number: -5 }, { number: 1234.5 }, { number: Number.NaN }, { number: null }])
  expect([2, 3, 4, 5].map((row) => sheet.getCell(row, 2).value)).toEqual([-5, 1234.5, null, null])
})

test('days are days, shown as in ISO 8601, whatever the time zone', async () => {
  const sheet = await sheetOf([{ day: '2026-11-05' }, { day: '1999-12-31' }])
  const cell = sheet.getCell(2, 3)
  expect(cell.value).toEqual(new Date('2026-11-05T00:00:00Z'))
  expect(cell.numFmt).toBe('yyyy-mm-dd')
  expect(sheet.getCell(3, 3).value).toEqual(new Date('1999-12-31T00:00:00Z'))
})

test('a date that is none stays text', async () => {
  expect((await sheetOf([{ day: 'soon' }])).getCell(2, 3).value).toBe('soon')
})

test.each([
  ['=1+1'],
  ['@SUM(A1)'],
  ['-5'],
  ['+1'],
  ['The "A" list'],
  ['A\nB'],
  ['<b>&amp;</b>'],
  ['Österreich 🌍'],
  ['0012'],
  [' A '],
  ['x'.repeat(120)],
])('text stays the text it was: %j', async (text) => {
  const cell = (await sheetOf([{ text, number: text }])).getCell(2, 1)
  expect(cell.value).toBe(text)
  expect(cell.formula).toBeFalsy()
  expect(cell.worksheet.getCell(2, 2).value).toBe(text)
})

test('text is cut where a cell ends', async () => {
  expect((await sheetOf([{ text: 'x'.repeat(40_000) }])).getCell(2, 1).value).toHaveLength(32_767)
})

test('headers are bold and stay in sight, columns are as wide as what they hold', async () => {
  const sheet = await sheetOf([{ text: 'x'.repeat(30) }, { text: 'x'.repeat(500) }])
  expect(sheet.getRow(1).values).toEqual([undefined, 'Text', 'Number', 'Day'])
  expect(sheet.getCell(1, 1).font.bold).toBe(true)
  expect(sheet.getCell(2, 1).font?.bold).toBeFalsy()
  expect(sheet.views).toEqual([expect.objectContaining({ state: 'frozen', ySplit: 1 })])
  expect(sheet.getColumn(1).width).toBe(60)
  expect(sheet.getColumn(2).width).toBe(12)
})
