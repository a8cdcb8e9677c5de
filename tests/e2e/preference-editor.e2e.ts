import { expect, test } from 'vitest'
import { useBrowser } from './support/browser.ts'
import {
  card,
  cards,
  editor,
  group,
  openEditor,
  pick,
  preferencePages,
  saveButton,
  seeded,
  sentTo,
} from './support/preferences.ts'
import { useServer } from './support/server.ts'

const server = useServer()
const open = useBrowser()
const { ask, stored, showResearch, openResearch } = preferencePages(server, open)

test('R346 R347 R350 R351 R354 R359 the first preference is created, and is there after a reload', async () => {
  const page = await openResearch('fresh', [])
  const sent = sentTo(page, 'current_user/update_cris')
  expect(await cards(page).count()).toBe(0)
  await openEditor(page)
  await page.getByRole('heading', { name: 'Creating Distribution Preference 1' }).waitFor()
  await editor(page).getByRole('combobox', { disabled: false }).first().waitFor()
  const groups = editor(page).getByRole('combobox')
  expect(await groups.evaluateAll((all) => all.map((one) => one.getAttribute('aria-disabled')))).toEqual([
    null,
    null,
    ...Array(5).fill('true'),
  ])
  for (const [index, name] of [
    'Region',
    'Sector',
    'Asset Class',
    'Company',
    'Country',
    'Analyst',
    'Content Type',
  ].entries())
    expect(await groups.nth(index).and(group(page, name)).count(), name).toBe(1)
  await pick(page, 'Region', 'Nordics')
  expect(await saveButton(page).getAttribute('aria-disabled')).toBe('true')
  await saveButton(page).click({ force: true })
  expect(sent).toEqual([])
  await pick(page, 'Sector', 'Industrials')
  await expect.poll(() => groups.and(page.locator('[aria-disabled=true]')).count()).toBe(0)
  await pick(page, 'Asset Class', 'Equity')
  await saveButton(page).click()
  await card(page, 1).waitFor()
  expect(await editor(page).count()).toBe(0)
  const records = [{ Region: 'Nordics', Sector: 'Industrials', 'Asset Class': 'Equity' }]
  expect(sent).toHaveLength(1)
  expect(await stored(page)).toEqual(records)
  await page.reload()
  const words = await card(page, 1).innerText()
  expect(words).toMatch(/within\s+Nordics\s+covering\s+Industrials\s+across\s+Equity/)
})

test('R354 of two windows the later save warns, overwrites nothing, and then lays its draft into the newest list', async () => {
  const first = await openResearch('equity')
  const second = await first.context().newPage()
  await showResearch(second)
  await first.bringToFront()
  await openEditor(first, 1)
  await pick(first, 'Sector', 'Energy')
  await second.bringToFront()
  await openEditor(second)
  await pick(second, 'Region', 'Nordics')
  await pick(second, 'Sector', 'Utilities')
  await saveButton(second).click()
  await card(second, 2).waitFor()
  const list = [...seeded('equity'), { Region: 'Nordics', Sector: 'Utilities' }]
  expect(await stored(first)).toEqual(list)
  await saveButton(first).click()
  await editor(first)
    .getByText(/changed in another window/)
    .waitFor()
  expect(await stored(first)).toEqual(list)
  expect(await group(first, 'Sector').innerText()).toContain('Energy')
  await saveButton(first).click()
  await editor(first).waitFor({ state: 'hidden' })
  const [newsletter, , added] = list
  expect(await stored(first)).toEqual([newsletter, { Region: 'Global', Sector: 'Financials;Energy' }, added])
  await expect.poll(() => cards(first).count()).toBe(2)
})

test('R363 Detailed View shows every value, and how many documents the last 30 days had is what the API lists', async () => {
  const page = await openResearch('full')
  await card(page, 3)
    .getByRole('button', { name: /^Detailed View/ })
    .click()
  for (const value of ['Global', 'Oceania', 'Japan & Korea', 'Technology', 'Materials'])
    await card(page, 3).getByText(value, { exact: true }).waitFor()
  await openEditor(page, 3)
  const effect = editor(page).getByRole('group', { name: 'What this preference would have sent' })
  const { Region = '', Sector = '' } = seeded('full')[2] ?? {}
  await expect.poll(() => effect.getByRole('status').innerText()).toBe(await sentBy(Region, Sector))
  await pick(page, 'Sector', 'Energy')
  const less = await sentBy(Region, 'Technology;Healthcare;Materials')
  expect(less).not.toBe(await sentBy(Region, Sector))
  await expect.poll(() => effect.getByRole('status').innerText()).toBe(less)

  async function sentBy(region: string, sector: string) {
    const start = new Date()
    start.setDate(start.getDate() - 30)
    const query = new URLSearchParams({
      filter_Region: region,
      filter_Sector: sector,
      start_date: start.toISOString().slice(0, 10),
      hide_unentitled: 'true',
      limit: '10000',
    })
    const { pagination_metadata } = await ask(page, `all_documents?${query}`)
    return `${pagination_metadata.max_records} documents in the last 30 days`
  }
})
