import ExcelJS from 'exceljs'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { textOfPdf } from '../server/support/pdf-text.ts'
import { useBrowser } from './support/browser.ts'
import { sessionCookie, startSession } from './support/people.ts'
import { useSharedServer } from './support/server.ts'

const server = useSharedServer()
const open = useBrowser()

/** Nordmark Cables, of which everything is known. */
const NORDMARK = '2001'

async function openProfile(page: Page, path: string, heading?: string) {
  await startSession(page, server().portal)
  await goTo(page, path, heading)
}

async function goTo(page: Page, path: string, heading?: string) {
  await page.goto(server().portal + path)
  await page.getByRole('heading', { level: 1, ...(heading && { name: heading }) }).waitFor()
}

/** What the API says with this reader's session. */
async function ask(page: Page, path: string) {
  const token = (await sessionCookie(page))?.session.accessToken
  const answer = await fetch(`${server().portal}/api/${path}`, { headers: { Authorization: `Bearer ${token}` } })
  return answer.json()
}

/** Presses a button that opens a file, and reads the file at the address that was opened. */
async function fileBehind(page: Page, name: RegExp): Promise<Buffer> {
  const [answer] = await Promise.all([
    page.context().waitForEvent('response', (response) => response.url().includes('/api/files/companies/')),
    page.getByRole('button', { name }).first().click(),
  ])
  expect(answer.status()).toBe(200)
  return Buffer.from(await (await fetch(answer.url())).arrayBuffer())
}

test('R284 R286 R288 R289 R292 a company answers at one glance', async () => {
  const page = await open()
  await openProfile(page, `/company_profile/${NORDMARK}`, 'Nordmark Cables')
  const company = await ask(page, `tags/${NORDMARK}`)
  const text = (await page.locator('research-company-profile article').first().innerText()).replaceAll('\u00a0', ' ')
  const money = (amount: number) =>
    amount.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  expect(text).toContain(company.ticker)
  expect(text).toContain(`${company.price_currency} ${money(company.close_price)}`)
  expect(text).toContain(`${company.target_price_currency} ${money(company.target_price)}`)
  expect(text).toContain(company.equity_rating)
  expect(text).toContain(company.risks)
  expect(text).toContain(company.related_analyst.value)
  const upside = ((company.target_price / company.close_price - 1) * 100).toFixed(1).replace('-', '')
  expect(text).toContain(`${upside}%`)
})

test('R290 the model has the numbers of the page', async () => {
  const page = await open()
  await openProfile(page, `/company_profile/${NORDMARK}#company-financials`, 'Nordmark Cables')
  const table = page.getByRole('table', { name: /Financials of/ })
  await table.waitFor()
  const shown = await table.evaluate((element) =>
    [...element.querySelectorAll('tr')].map((row) =>
      [...row.querySelectorAll('th, td')].map((cell) => cell.textContent ?? ''),
    ),
  )
  const workbook = new ExcelJS.Workbook()
  await workbook.xlsx.load((await fileBehind(page, /^Download the model/)) as unknown as ArrayBuffer)
  const sheet = workbook.getWorksheet('Financials')
  const rowOf = (name: string) => {
    let numbers: unknown[] = []
    sheet?.eachRow((row) => {
      if (String(row.getCell(1).value) === name) numbers = (row.values as unknown[]).slice(2)
    })
    return numbers
  }
  const figures = shown.slice(1)
  expect(figures.length).toBeGreaterThanOrEqual(5)
  for (const [name = '', ...cells] of figures) {
    const numbers = cells.map((cell) =>
      cell.includes('–') ? null : Number(cell.replace('−', '-').replaceAll(',', '')),
    )
    const modelled = rowOf(name).map((value) => value ?? null)
    for (const [index, number] of numbers.entries()) {
      if (number !== null) expect(Number(modelled[index]), `${name} ${index}`).toBeCloseTo(number, 1)
    }
  }
})

test('R290 the tear sheet says what the page says', async () => {
  const page = await open()
  await openProfile(page, `/company_profile/${NORDMARK}`, 'Nordmark Cables')
  const company = await ask(page, `tags/${NORDMARK}`)
  const text = textOfPdf(await fileBehind(page, /^Download the tear sheet/)).replaceAll(/\s+/g, '')
  for (const words of ['NordmarkCables', company.ticker, company.equity_rating, company.related_analyst.value])
    expect(text).toContain(words.replaceAll(/\s+/g, ''))
  expect(text).toContain(company.target_price.toLocaleString('en-US', { minimumFractionDigits: 2 }))
})

test('R291 without access the files are greyed, and their addresses refused', async () => {
  const page = await open()
  await openProfile(page, '/company_profile/2016', 'Rennwick Power')
  const model = page.getByRole('button', { name: /^Not included in your subscription: the model/ })
  await model.waitFor()
  expect(await model.getAttribute('aria-disabled')).toBe('true')
})

test('R298 a profile that is not active, and one that does not exist, are pages of their own', async () => {
  const page = await open({ allow: [/403 \(Forbidden\)/, /404 \(Not Found\)/] })
  await startSession(page, server().portal)
  await page.goto(`${server().portal}/company_profile/2020`)
  await page.waitForURL('**/error/403')
  await page.getByText('The profile or page you requested is not active.').waitFor()
  await page.goto(`${server().portal}/company_profile/999999`)
  await page.waitForURL('**/error/404')
  await page.getByText("We couldn't find the document or event you were looking for.").waitFor()
})

test('R300 R301 R302 R304 R305 an analyst is reached from a company, with companies and research', async () => {
  const page = await open()
  await openProfile(page, `/company_profile/${NORDMARK}`, 'Nordmark Cables')
  const { related_analyst: analyst } = await ask(page, `tags/${NORDMARK}`)
  await page.locator('research-company-profile').getByRole('link', { name: analyst.value }).first().click()
  await page.waitForURL(`**${analyst.profile_link}`)
  await page.getByRole('heading', { level: 1, name: analyst.value }).waitFor()
  expect(await page.title()).toBe(`${analyst.value} · Research Portal`)
  expect(await page.locator('a[href^="mailto:"]').first().getAttribute('href')).toBe(`mailto:${analyst.email}`)
  const { records } = await ask(page, `tags/related_companies_by_id?id=${analyst.id}&page=1&page_size=100`)
  const table = page.locator('research-analyst-profile research-companies')
  await expect.poll(() => table.getByRole('rowheader').count()).toBe(records.length)
  await table.getByRole('link', { name: 'Nordmark Cables' }).waitFor()
  const research = page.locator('research-analyst-profile research-feed')
  await research.locator('article').first().waitFor()
  expect(await research.getByRole('radio', { name: 'All', exact: true }).isChecked()).toBe(true)
  expect(await research.locator('article').first().innerText()).toContain(analyst.value)
})
