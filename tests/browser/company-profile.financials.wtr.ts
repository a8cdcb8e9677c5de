import { sendKeys, setViewport } from '@web/test-runner-commands'
import { assert } from 'chai'
import { accessible, partsOf } from './support/accessible.ts'
import { profile } from './support/companies.ts'
import { openProfile, tab, tabPanel } from './support/company-profile.ts'
import { all, button, one, textOf } from './support/dom.ts'
import { catchDownloads } from './support/downloads.ts'
import { testPage } from './support/page.ts'
import { same } from './support/same.ts'
import { click } from './support/tools.ts'
import { eventually } from './support/wait.ts'
import { rowsOf } from './support/workbook.ts'

const page = testPage()
let downloads = catchDownloads(window)
beforeEach(async () => {
  downloads = catchDownloads(window)
  await setViewport({ width: 1280, height: 900 })
})
afterEach(() => {
  downloads.stop()
  page.stage.removeAttribute('dir')
})

async function openFinancials(more = {}): Promise<ShadowRoot> {
  const root = await openProfile(page, { ...profile, ...more })
  tab(root, 'Company Financials').click()
  await eventually(() => one(tabPanel(root), '.r-financials table'))
  return root
}

const cells = (root: ShadowRoot) => all(tabPanel(root), 'tr').map((row) => all(row, 'th, td').map(textOf))

it('R294 rows in the order of the data, years ascending with what is actual and what is estimated, figures aligned by row', async () => {
  const root = await openFinancials()
  assert.deepEqual(cells(root), [
    ['EUR', '2024A Actual', '2025A Actual', '2026E Estimate', '2027E Estimate'],
    ['Revenue', '16,810.2', '16,986.0', '18,287.0', '18,040.8'],
    ['EBITDA', '−678.5', '35.0', '70.4', '28.3'],
    ['EPS', '−11.50', '11.40', '15.55', '18.00'],
    ['P/E', '–', '13.6', '15.5', '15.9'],
  ])
  assert.include(textOf(tabPanel(root)), 'Accounting currency EUR · A actual, E estimate')
})

it('R294 a screen reader is given a table with headers for rows and years', async () => {
  await openFinancials()
  const table = await accessible('table', 'Financials of Halden Gas')
  assert.deepEqual(
    partsOf(table, 'columnheader').map((each) => each.replace('columnheader ', '')),
    ['2024 Actual', '2025 Actual', '2026 Estimate', '2027 Estimate'],
  )
  assert.deepEqual(
    partsOf(table, 'rowheader'),
    ['Revenue', 'EBITDA', 'EPS', 'P/E'].map((name) => `rowheader ${name}`),
  )
})

it('R294 estimates are told apart by more than their colour', async () => {
  const root = await openFinancials()
  const [actual, estimate] = [2, 4].map((column) =>
    getComputedStyle(one(tabPanel(root), `tbody tr td:nth-child(${column})`)),
  )
  assert.isAbove(Number(estimate?.fontWeight), Number(actual?.fontWeight))
})

for (const direction of ['ltr', 'rtl'])
  it(`R294 in 390 px the names of the rows stay while the years scroll, by keyboard too: ${direction}`, async () => {
    await setViewport({ width: 390, height: 800 })
    page.stage.dir = direction
    const years = Array.from({ length: 9 }, (_, index) => [String(2019 + index), 1000 + index])
    const root = await openFinancials({ company_financials_table: { Revenue: Object.fromEntries(years) } })
    const region = await eventually(() => one(tabPanel(root), '[role=region]'))
    assert.strictEqual(region.ariaLabel, 'Financials of Halden Gas')
    const edge = (element: Element) => element.getBoundingClientRect()[direction === 'ltr' ? 'left' : 'right']
    const [name, year] = [one(region, 'tbody th'), one(region, 'thead th:last-child')]
    const before = [edge(name), edge(year)]
    region.focus()
    same(root.activeElement, region)
    await sendKeys({ press: direction === 'ltr' ? 'ArrowRight' : 'ArrowLeft' })
    await eventually(() => assert.notStrictEqual(edge(year), before[1]))
    assert.approximately(edge(name), before[0] ?? 0, 1)
    const { backgroundColor } = getComputedStyle(name)
    assert.notStrictEqual(backgroundColor, 'rgba(0, 0, 0, 0)', 'what scrolls below it does not shine through')
  })

it('R294 Copy puts the figures onto the clipboard, as a spreadsheet takes them', async () => {
  const root = await openFinancials()
  await click(button(root, 'Copy'))
  await eventually(() => assert.include(textOf(tabPanel(root)), 'Table copied to the clipboard.'))
  page.stage.insertAdjacentHTML('afterbegin', '<textarea aria-label="Sheet"></textarea>')
  const sheet = one<HTMLTextAreaElement>(page.stage, 'textarea')
  sheet.focus()
  await sendKeys({ press: 'Control+v' })
  await eventually(() => assert.isNotEmpty(sheet.value))
  assert.deepEqual(
    sheet.value.split('\n').map((line) => line.split('\t')),
    [
      ['EUR', '2024A', '2025A', '2026E', '2027E'],
      ['Revenue', '16810.2', '16986', '18287', '18040.8'],
      ['EBITDA', '-678.5', '35', '70.4', '28.3'],
      ['EPS', '-11.5', '11.4', '15.55', '18'],
      ['P/E', '', '13.6', '15.5', '15.9'],
    ],
  )
})

it('R294 embedding 12: where the clipboard is closed it says so, and what to do instead', async () => {
  const root = await openFinancials()
  const { clipboard } = navigator
  const { writeText } = clipboard
  clipboard.writeText = () => Promise.reject(new DOMException('denied', 'NotAllowedError'))
  button(root, 'Copy').click()
  await eventually(() => assert.include(textOf(tabPanel(root)), 'The table could not be copied.'))
  clipboard.writeText = writeText
})

it('R294 as CSV and as a workbook the figures are numbers in full precision', async () => {
  const root = await openFinancials()
  button(root, 'CSV').click()
  await eventually(() => assert.lengthOf(downloads.files, 1))
  const [csv] = downloads.files
  assert.match(csv?.name ?? '', /^Financials of Halden Gas-\d{4}-\d\d-\d\d\.csv$/)
  const lines = (await csv?.content.text())?.replace('\uFEFF', '').split('\r\n')
  assert.deepEqual(lines?.slice(0, 3), [
    'EUR,2024A,2025A,2026E,2027E',
    'Revenue,16810.2,16986,18287,18040.8',
    'EBITDA,-678.5,35,70.4,28.3',
  ])
  button(root, 'Excel (XLSX)').click()
  await eventually(() => assert.lengthOf(downloads.files, 2))
  const rows = await rowsOf(downloads.files[1]?.content ?? new Blob())
  assert.deepEqual(rows[2], ['EBITDA', '-678.5', '35', '70.4', '28.3'])
})

it('R294 without figures the tab stays and says so', async () => {
  const root = await openProfile(page, { id: '2014' })
  tab(root, 'Company Financials').click()
  await eventually(() => assert.include(textOf(tabPanel(root)), 'No data available.'))
})
