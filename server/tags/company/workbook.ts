import ExcelJS from 'exceljs'
import { disclosures } from '#server/platform/config/disclosures.ts'
import { provider } from '#server/platform/config/provider.ts'
import { type CompanyReport, type FigureKind, formatAnalysts, formatUnits } from './report.ts'
import { computeValuation, type Formula } from './valuation.ts'

type Value = string | number | Date | Formula | null

type Fact = { label: string; value: Value | undefined; format?: string }

const MONEY = '#,##0.00'
const PERCENT = '0.0%;-0.0%'
const DAY = 'yyyy-mm-dd'

const formats: Readonly<Record<FigureKind, string>> = {
  amount: '#,##0.0;-#,##0.0',
  share: '#,##0.00;-#,##0.00',
  multiple: '0.0"x"',
}

const fill: ExcelJS.Fill = { type: 'pattern', pattern: 'solid', fgColor: { argb: 'FF0B5C7A' } }
const line: Partial<ExcelJS.Border> = { style: 'thin', color: { argb: 'FFC9D1DA' } }

const parseDate = (day: string | null | undefined) => (day ? new Date(`${day}T00:00:00Z`) : null)

const facts = ({ tag, name }: CompanyReport): Fact[] => [
  { label: 'Company', value: name },
  { label: 'Ticker', value: tag.ticker },
  { label: 'Sector', value: tag.sector },
  { label: 'Sub-sector', value: tag.sub_sector },
  { label: 'Country', value: tag.country },
  { label: 'Region', value: tag.region },
  { label: 'Rating', value: tag.equity_rating },
  { label: 'Rating date', value: parseDate(tag.rating_date), format: DAY },
  { label: 'Prior rating', value: tag.prior_rating },
  { label: 'Last close', value: tag.close_price, format: MONEY },
  { label: 'Price target', value: tag.target_price, format: MONEY },
  { label: 'Prior price target', value: tag.prior_target_price, format: MONEY },
  { label: 'Price currency', value: tag.price_currency },
  { label: 'Market cap', value: tag.market_cap, format: '#,##0' },
  { label: 'Trading currency', value: tag.trading_currency },
  { label: 'Accounting currency', value: tag.accounting_currency },
  { label: 'Last updated', value: parseDate(tag.last_updated), format: DAY },
]

/** The facts that are known; the upside stands below the target price and follows from it. */
function buildSummary(report: CompanyReport): { rows: Fact[]; getAddress: (label: string) => string } {
  const rows = facts(report).filter(({ value }) => value !== null && value !== undefined)
  const findRow = (label: string) => rows.findIndex((fact) => fact.label === label)
  const getAddress = (label: string) => `$B$${findRow(label) + 2}`
  if (report.upside !== null) {
    const formula = `${getAddress('Price target')}/${getAddress('Last close')}-1`
    const upside = { label: 'Upside', value: { formula, result: report.upside }, format: PERCENT }
    rows.splice(findRow('Price target') + 1, 0, upside)
  }
  rows.push(
    ...formatAnalysts(report).map(({ name, email, phone }) => ({
      label: 'Analyst',
      value: [name, email, phone].filter((part) => part !== '').join(' · '),
    })),
  )
  return { rows, getAddress }
}

function addSheet(workbook: ExcelJS.Workbook, name: string, head: string[], widths: readonly number[]) {
  const sheet = workbook.addWorksheet(name, { pageSetup: { paperSize: 9, fitToPage: true, fitToHeight: 0 } })
  sheet.columns = widths.map((width) => ({ width }))
  const row = sheet.addRow(head)
  row.eachCell((cell) => {
    cell.font = { bold: true, color: { argb: 'FFFFFFFF' } }
    cell.fill = fill
  })
  return sheet
}

function addRow(
  sheet: ExcelJS.Worksheet,
  label: string,
  values: readonly Value[],
  { format, align = 'right' }: { format?: string | undefined; align?: 'left' | 'right' } = {},
): void {
  const row = sheet.addRow([label, ...values])
  row.eachCell({ includeEmpty: true }, (cell, column) => {
    cell.border = { bottom: line }
    if (column === 1) cell.font = { bold: true }
    else cell.alignment = { horizontal: align }
    if (column > 1 && format) cell.numFmt = format
  })
}

/** A sheet with a column a year; the years and what they are stay in sight. */
function addYears(workbook: ExcelJS.Workbook, name: string, title: string, { years }: CompanyReport) {
  const sheet = addSheet(workbook, name, [title], [34, ...years.map(() => 13)])
  const head = sheet.getRow(1)
  years.forEach(({ year }, index) => {
    const cell = head.getCell(index + 2)
    Object.assign(cell, { value: Number(year), fill, font: { bold: true, color: { argb: 'FFFFFFFF' } } })
    cell.alignment = { horizontal: 'right' }
  })
  const flags = years.map(({ flag }) => flag)
  addRow(sheet, 'A actual, E estimate', flags)
  sheet.views = [{ state: 'frozen', xSplit: 1, ySplit: 2 }]
  return sheet
}

function addText(workbook: ExcelJS.Workbook, texts: readonly string[]): void {
  const sheet = addSheet(workbook, 'Disclosures', ['Disclosures'], [110])
  for (const text of texts) sheet.addRow([text]).getCell(1).alignment = { wrapText: true, vertical: 'top' }
}

/** A company's model as a workbook (R279): its figures as numbers, what follows from them as formulas. */
export async function renderModel(report: CompanyReport): Promise<Buffer> {
  const workbook = new ExcelJS.Workbook()
  workbook.creator = provider
  workbook.title = `${report.name}: model`
  workbook.created = report.printedAt
  const { rows: summary, getAddress } = buildSummary(report)
  const sheet = addSheet(workbook, 'Summary', [provider, 'Company model'], [24, 52])
  for (const { label, value, format } of summary) addRow(sheet, label, [value ?? null], { format, align: 'left' })
  sheet.views = [{ state: 'frozen', ySplit: 1 }]
  const financials = addYears(workbook, 'Financials', formatUnits(report), report)
  for (const { name, kind, values } of report.rows) addRow(financials, name, values, { format: formats[kind] })
  const findRow = (name: string) => report.rows.findIndex((row) => row.name === name) + 3
  const places = {
    price: `Summary!${getAddress('Last close')}`,
    target: `Summary!${getAddress('Price target')}`,
    cell: (name: string, year: number) => `Financials!${financials.getColumn(year + 2).letter}$${findRow(name)}`,
  }
  const valuation = addYears(workbook, 'Valuation', 'Follows from the other sheets', report)
  for (const { name, format, cells } of computeValuation(report, places)) addRow(valuation, name, cells, { format })
  addText(workbook, [...(report.tag.risks ? [report.tag.risks] : []), disclosures])
  return Buffer.from(await workbook.xlsx.writeBuffer())
}
