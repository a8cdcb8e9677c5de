import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import ExcelJS from 'exceljs'
import { sidewaysBy } from './support/layout.ts'
import { test } from './support/test.ts'

const companies = (page: Page) => page.getByRole('rowheader').getByRole('link')
const letter = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const isReady = (page: Page) => expect(page.locator('.r-companies__results[aria-busy=false]')).toBeVisible()

test('R268 R272 R273 a company is found by its letter, which a profile and Back give back', async ({ page }) => {
  await page.goto('/companies')
  await expect(page.getByRole('heading', { level: 1, name: 'Covered Companies' })).toBeVisible()
  await expect(page).toHaveTitle('Covered Companies · Research Portal')
  await expect(companies(page).first()).toBeVisible()
  await expect(letter(page, 'A')).toHaveAttribute('aria-current', 'page')
  await expect(page.locator('.r-letters [aria-disabled=true]')).not.toHaveCount(0)
  await letter(page, 'N').click()
  await expect(page).toHaveURL('/companies?page=N')
  await isReady(page)
  for (const name of await companies(page).allInnerTexts()) expect(name.normalize('NFD')).toMatch(/^\W*N/i)
  const nordmark = companies(page).and(page.getByRole('link', { name: 'Nordmark Cables', exact: true }))
  await nordmark.click()
  await expect(page).toHaveURL('/company_profile/2001')
  await expect(page.getByRole('heading', { level: 1, name: 'Nordmark Cables' })).toBeVisible()
  await expect(page).toHaveTitle(/^Nordmark Cables.* · Research Portal$/)
  await page.getByRole('link', { name: 'Back' }).click()
  await expect(page).toHaveURL('/companies?page=N')
  await expect(nordmark).toBeVisible()
  await page.getByRole('link', { name: 'Dashboard' }).click()
  await page.getByRole('link', { name: 'Companies' }).click()
  await isReady(page)
  await expect(letter(page, 'N')).toHaveAttribute('aria-current', 'page')
})

test('what is shown under the filters is exported, as CSV and as a workbook', async ({ page }) => {
  await page.goto('/companies?search_term=nord')
  await expect(companies(page).first()).toBeVisible()
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
  const facts = 'Company,Ticker,Sector,Rating,Author,Last Updated,Model,Tear Sheet'
  expect(header).toBe(`${facts},Price target,Currency of target,Last close,Currency of close,Upside (%)`)
  expect(lines.some((line) => line.startsWith('Nordmark Cables,'))).toBe(true)
  const xlsx = await file('Excel (XLSX)')
  const workbook = new ExcelJS.Workbook()
  await workbook.xlsx.load(xlsx.bytes as unknown as ArrayBuffer)
  const [sheet] = workbook.worksheets
  expect(sheet?.actualRowCount).toBe(lines.length + 1)
  const days = sheet?.getColumn(6).values.slice(2).filter(Boolean) ?? []
  expect(days.length).toBeGreaterThan(0)
  expect(days.every((day) => day instanceof Date)).toBe(true)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('R272 a company is found and opened by touch, and no page scrolls sideways', async ({ page }) => {
    await page.goto('/companies')
    await letter(page, 'C').tap()
    await expect(page).toHaveURL('/companies?page=C')
    await isReady(page)
    expect(await sidewaysBy(page)).toBe(0)
    const name = await companies(page).first().innerText()
    await companies(page).first().tap()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    expect(await sidewaysBy(page)).toBe(0)
  })
})
