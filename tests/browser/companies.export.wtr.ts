import { sendKeys } from '@web/test-runner-commands'
import { assert } from 'chai'
import { companiesNamed, company, lettered } from './support/companies.ts'
import { companiesOf } from './support/companies-table.ts'
import { button, one, textOf } from './support/dom.ts'
import { catchDownloads, type Offered } from './support/downloads.ts'
import { refusal } from './support/fake-api.ts'
import { testPage } from './support/page.ts'
import { same } from './support/same.ts'
import { eventually } from './support/wait.ts'
import { rowsOf } from './support/workbook.ts'

const page = testPage()

let downloads = catchDownloads(window)
beforeEach(() => {
  downloads = catchDownloads(window)
})
afterEach(() => downloads.stop())

const prices = {
  target_price: 117.65,
  target_price_currency: 'NOK',
  close_price: 100,
  price_currency: 'NOK',
}
const known = [
  company('Aurora 001', prices),
  ...companiesNamed('Aurora', 12).slice(1),
  company('=Halden', { model: null, last_updated: null }),
]
const headers = [
  ...['Company', 'Ticker', 'Sector', 'Rating', 'Author', 'Last Updated', 'Model', 'Tear Sheet'],
  ...['Price target', 'Currency of target', 'Last close', 'Currency of close', 'Upside (%)'],
]

const opener = (root: ShadowRoot) => one<HTMLButtonElement>(root, '.r-export .r-menu__button')

async function exportAs(root: ShadowRoot, format: string): Promise<Offered> {
  opener(root).click()
  button(root, format).click()
  return eventually(() => {
    const [file] = downloads.files
    if (!file) throw new Error(`no file: ${textOf(one(root, '.r-export'))}`)
    return file
  })
}

it('R274 R281 all companies of every letter as CSV: days as days, and no formula', async () => {
  const root = await companiesOf(page, known)
  const { name, content } = await exportAs(root, 'CSV')
  assert.match(name, /^covered-companies-\d{4}-\d\d-\d\d\.csv$/)
  const bytes = new Uint8Array(await content.arrayBuffer())
  assert.deepEqual([...bytes.slice(0, 3)], [0xef, 0xbb, 0xbf], 'Excel needs the mark')
  const lines = (await content.text()).split('\r\n')
  assert.strictEqual(lines[0]?.replace('\uFEFF', ''), headers.join(','))
  assert.lengthOf(lines, 15)
  assert.strictEqual(lines[1], 'Aurora 001,AUR NO,Utilities,Buy,Maria Lind,2026-11-05,Yes,Yes,117.65,NOK,100,NOK,17.7')
  assert.strictEqual(lines[13], "'=Halden,'=HA NO,Utilities,Buy,Maria Lind,,No,Yes,,,,,")
})

it('R274 R281 the same as a workbook, with real days', async () => {
  const root = await companiesOf(page, known)
  const { name, content } = await exportAs(root, 'Excel (XLSX)')
  assert.match(name, /\.xlsx$/)
  const rows = await rowsOf(content)
  assert.lengthOf(rows, 14)
  assert.deepEqual(rows[0], headers)
  const [first, ticker, , , , day, , , target, , close, , upside] = rows[1] ?? []
  assert.deepEqual([first, ticker, target, close, upside], ['Aurora 001', 'AUR NO', '117.65', '100', '17.7'])
  assert.strictEqual(new Date(Date.UTC(1899, 11, 30 + Number(day))).toISOString().slice(0, 10), '2026-11-05')
  assert.strictEqual(rows[13]?.[0], '=Halden')
})

it('R283 a file holds what the filters leave, in the order of the table, page after page', async () => {
  const root = await companiesOf(page, companiesNamed('Aurora', 130), 'filters="filter_Region=Europe"')
  button(one(root, 'thead'), 'Ticker').click()
  await exportAs(root, 'CSV')
  // The table may ask for its own page, in the new order, before or between.
  const calls = page.api.callsTo('companies_with_permissions').filter(({ query }) => query.get('page_size') === '100')
  assert.deepEqual(
    calls.map(({ query }) => ['page', 'page_size', 'filter_Region', 'order_by_field'].map((key) => query.get(key))),
    [
      ['1', '100', 'Europe', 'ticker'],
      ['2', '100', 'Europe', 'ticker'],
    ],
  )
})

it('embedding 14: the menu works by keyboard, and the focus returns to its button', async () => {
  const root = await companiesOf(page, known)
  opener(root).focus()
  await sendKeys({ press: 'ArrowDown' })
  same(root.activeElement, button(root, 'CSV'))
  await sendKeys({ press: 'ArrowUp' })
  same(root.activeElement, button(root, 'Excel (XLSX)'))
  await sendKeys({ press: 'Escape' })
  same(root.activeElement, opener(root))
  await sendKeys({ press: 'ArrowDown' })
  await sendKeys({ press: 'Enter' })
  await eventually(() => assert.lengthOf(downloads.files, 1))
  same(root.activeElement, opener(root))
  await eventually(() => assert.include(textOf(one(root, '.r-export [aria-live]')), 'The file is ready: CSV'))
})

it('embedding 12: a file that could not be made says so, leaves the table alone, and can be tried again', async () => {
  const root = await companiesOf(page, known)
  page.api.on('companies_with_permissions', () => refusal(503))
  opener(root).click()
  button(root, 'CSV').click()
  await eventually(() => assert.include(textOf(one(root, '.r-export')), 'The file could not be created.'))
  one(root, 'table[role=table]')
  page.api.on('companies_with_permissions', lettered(known))
  button(one(root, '.r-export'), 'Try again').click()
  await eventually(() => assert.lengthOf(downloads.files, 1))
  same(root.activeElement, opener(root))
})
