import { expect } from '@playwright/test'
import ExcelJS from 'exceljs'
import { textOfPdf } from '../server/support/pdf-text.ts'
import { test } from './support/test.ts'

/** Nordmark Cables, of which everything is known. */
const NORDMARK = '2001'

test('R284 R286 R288 R289 R290 R292 page, model and tear sheet of a company say the same', async ({
  page,
  context,
  api,
}) => {
  await page.goto(`/company_profile/${NORDMARK}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Nordmark Cables' })).toBeVisible()
  /** Presses a button that opens a file, and reads the file at the address that was opened. */
  const fileBehind = async (name: RegExp, file: string) => {
    const [answer] = await Promise.all([
      context.waitForEvent('response', (response) =>
        response.url().includes(`/api/files/companies/${NORDMARK}/${file}`),
      ),
      page.getByRole('button', { name }).first().click(),
    ])
    expect(answer.status()).toBe(200)
    return Buffer.from(await (await fetch(answer.url())).arrayBuffer())
  }
  const company = await api(`tags/${NORDMARK}`)
  const money = (amount: number) =>
    amount.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  const upside = ((company.target_price / company.close_price - 1) * 100).toFixed(1).replace('-', '')

  const text = (await page.locator('research-company-profile article').first().innerText()).replaceAll('\u00a0', ' ')
  for (const words of [
    company.ticker,
    `${company.price_currency} ${money(company.close_price)}`,
    `${company.target_price_currency} ${money(company.target_price)}`,
    company.equity_rating,
    company.risks,
    company.related_analyst.value,
    `${upside}%`,
  ])
    expect(text).toContain(words)

  const tearSheet = textOfPdf(await fileBehind(/^Download the tear sheet/, 'tear-sheet.pdf')).replaceAll(/\s+/g, '')
  for (const words of [
    'Nordmark Cables',
    company.ticker,
    company.equity_rating,
    company.related_analyst.value,
    company.target_price.toLocaleString('en-US', { minimumFractionDigits: 2 }),
  ])
    expect(tearSheet).toContain(words.replaceAll(/\s+/g, ''))

  await page.getByRole('tab', { name: 'Company Financials' }).click()
  const table = page.getByRole('table', { name: /Financials of/ })
  await expect(table).toBeVisible()
  const [, ...figures] = await table.evaluate((element) =>
    [...element.querySelectorAll('tr')].map((row) =>
      [...row.querySelectorAll('th, td')].map((cell) => cell.textContent ?? ''),
    ),
  )
  expect(figures.length).toBeGreaterThanOrEqual(5)
  const workbook = new ExcelJS.Workbook()
  await workbook.xlsx.load((await fileBehind(/^Download the model/, 'model.xlsx')) as unknown as ArrayBuffer)
  const modelled = new Map<string, unknown[]>()
  workbook
    .getWorksheet('Financials')
    ?.eachRow((row) => void modelled.set(String(row.getCell(1).value), (row.values as unknown[]).slice(2)))
  for (const [name = '', ...cells] of figures)
    for (const [index, cell] of cells.entries()) {
      if (cell.includes('–')) continue
      const shown = Number(cell.replace('−', '-').replaceAll(',', ''))
      expect(Number(modelled.get(name)?.[index]), `${name} ${index}`).toBeCloseTo(shown, 1)
    }
})

test('R291 without access the files of a company are greyed', async ({ page }) => {
  await page.goto('/company_profile/2016')
  const model = page.getByRole('button', { name: /^Not included in your subscription: the model/ })
  await expect(model).toHaveAttribute('aria-disabled', 'true')
})

test('R300 R301 R302 R304 R305 an analyst is reached from a company, with companies and research', async ({
  page,
  api,
}) => {
  await page.goto(`/company_profile/${NORDMARK}`)
  const { related_analyst: analyst } = await api(`tags/${NORDMARK}`)
  await page.locator('research-company-profile').getByRole('link', { name: analyst.value }).first().click()
  await expect(page).toHaveURL(analyst.profile_link)
  await expect(page.getByRole('heading', { level: 1, name: analyst.value })).toBeVisible()
  await expect(page).toHaveTitle(`${analyst.value} · Research Portal`)
  await expect(page.locator('a[href^="mailto:"]').first()).toHaveAttribute('href', `mailto:${analyst.email}`)
  const { records } = await api(`tags/related_companies_by_id?id=${analyst.id}&page=1&page_size=100`)
  const table = page.locator('research-analyst-profile research-companies')
  await expect(table.getByRole('rowheader')).toHaveCount(records.length)
  await expect(table.getByRole('link', { name: 'Nordmark Cables' })).toBeVisible()
  const research = page.locator('research-analyst-profile research-feed')
  await expect(research.getByRole('radio', { name: 'All', exact: true })).toBeChecked()
  await expect(research.locator('article').first()).toContainText(analyst.value)
})
