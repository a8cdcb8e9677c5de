import { readFile } from 'node:fs/promises'
import ExcelJS from 'exceljs'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { useBrowser } from './support/browser.ts'
import { signIn, startSession } from './support/people.ts'
import { useSharedServer } from './support/server.ts'

const server = useSharedServer()
const open = useBrowser()

const rows = (page: Page) => page.getByRole('rowheader')
const letter = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const names = (page: Page) => rows(page).locator('a').allInnerTexts()
const ready = (page: Page) => page.locator('.r-companies__results[aria-busy=false]').waitFor()

async function openCompanies(page: Page, query = '') {
  await startSession(page, server().portal)
  await page.goto(`${server().portal}/companies${query}`)
  await rows(page).first().waitFor()
}

test('R268 R272 R273 a company is found by its letter, which a profile and Back give back', async () => {
  const page = await open()
  await signIn(page, server().portal)
  await page.getByRole('link', { name: 'Companies' }).click()
  await page.getByRole('heading', { level: 1, name: 'Covered Companies' }).waitFor()
  expect(await page.title()).toBe('Covered Companies · Research Portal')
  await rows(page).first().waitFor()
  expect(await letter(page, 'A').getAttribute('aria-current')).toBe('page')
  const disabled = page.locator('.r-letters [aria-disabled=true]')
  expect(await disabled.count()).toBeGreaterThan(0)
  await letter(page, 'N').click()
  await page.waitForURL('**/companies?page=N')
  await ready(page)
  for (const name of await names(page)) expect(name.normalize('NFD')).toMatch(/^\W*N/i)
  await rows(page).getByRole('link', { name: 'Nordmark Cables', exact: true }).click()
  await page.waitForURL('**/company_profile/2001')
  await page.getByRole('heading', { level: 1, name: 'Nordmark Cables' }).waitFor()
  expect(await page.title()).toMatch(/^Nordmark Cables.* · Research Portal$/)
  await page.getByRole('link', { name: 'Back' }).click()
  await page.waitForURL('**/companies?page=N')
  await rows(page).getByRole('link', { name: 'Nordmark Cables', exact: true }).waitFor()
  await page.getByRole('link', { name: 'Dashboard' }).click()
  await page.getByRole('link', { name: 'Companies' }).click()
  await ready(page)
  expect(await letter(page, 'N').getAttribute('aria-current')).toBe('page')
})

test('what is shown under the filters is exported, as CSV and as a workbook', async () => {
  const page = await open()
  await openCompanies(page, '?search_term=nord')
  const file = async (format: string) => {
    await page.getByRole('button', { name: 'Export' }).click()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: format }).click(),
    ])
    return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) }
  }
  const csv = await file('CSV')
  expect(csv.name).toMatch(/^covered-companies-\d{4}-\d{2}-\d{2}\.csv$/)
  const [header, ...lines] = csv.bytes.toString('utf8').replace('\uFEFF', '').trim().split('\r\n')
  expect(header).toBe('Company,Ticker,Sector,Rating,Author,Last Updated,Model,Tear Sheet')
  expect(lines.some((line) => line.startsWith('Nordmark Cables,'))).toBe(true)
  const xlsx = await file('Excel (XLSX)')
  const workbook = new ExcelJS.Workbook()
  await workbook.xlsx.load(xlsx.bytes as unknown as ArrayBuffer)
  const [sheet] = workbook.worksheets
  expect(sheet?.actualRowCount).toBe(lines.length + 1)
  expect(
    sheet
      ?.getColumn(6)
      .values.slice(2)
      .filter(Boolean)
      .every((day) => day instanceof Date),
  ).toBe(true)
})

test('R272 at 390 px a company is found, sorted and opened by touch, without a page that scrolls sideways', async () => {
  const page = await open({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  await openCompanies(page)
  await letter(page, 'C').tap()
  await page.waitForURL('**/companies?page=C')
  await ready(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  const first = rows(page).locator('a').first()
  const name = await first.innerText()
  await first.tap()
  await page.getByRole('heading', { level: 1, name }).waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
})
