import { expect, test } from 'vitest'
import { axe } from './support/axe.ts'
import { useBrowser } from './support/browser.ts'
import {
  addButton,
  allowFailures,
  card,
  cards,
  editor,
  failNext,
  failures,
  group,
  openEditor,
  pick,
  preferencePages,
  question,
  saveButton,
  seeded,
  sentTo,
  tabTo,
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

test('R344 R354 R362 an edited preference takes its own place, and everything else stays as it was', async () => {
  const before = seeded('full')
  const page = await openResearch('full', [...before.slice(0, 2), { Newsletter: 'Weekly' }, ...before.slice(2)])
  expect(await cards(page).count()).toBe(12)
  await openEditor(page, 3)
  await page.getByRole('heading', { name: 'Editing Distribution Preference 3' }).waitFor()
  await pick(page, 'Sector', 'Utilities')
  await pick(page, 'Region', 'Global')
  await saveButton(page).click()
  await editor(page).waitFor({ state: 'hidden' })
  const now = await stored(page)
  expect(now).toHaveLength(13)
  expect(now[2]).toEqual({ Newsletter: 'Weekly' })
  expect(now[3]?.Region).toBe('North America;Latin America;Oceania;Japan & Korea')
  expect(now[3]?.Sector?.split(';')).toContain('Utilities')
  expect(now.filter((_, place) => place !== 2 && place !== 3)).toEqual(before.filter((_, place) => place !== 2))
  await card(page, 3).getByText('5 Sectors').waitFor()
  expect(await cards(page).count()).toBe(12)
})

test('R358 C73 keys that the portal does not know stay in an edited record', async () => {
  const page = await openResearch('regions')
  await openEditor(page, 1)
  await pick(page, 'Asset Class', 'Credit')
  await saveButton(page).click()
  await editor(page).waitFor({ state: 'hidden' })
  expect(await stored(page)).toEqual([{ ...seeded('regions')[0], 'Asset Class': 'Credit' }])
})

test('R354 cancelling closes the editor and sends nothing', async () => {
  const page = await openResearch('full')
  const sent = sentTo(page, 'current_user/update_cris')
  await openEditor(page, 1)
  await pick(page, 'Sector', 'Utilities')
  await page.getByRole('button', { name: 'Cancel Changes' }).click()
  await editor(page).waitFor({ state: 'hidden' })
  expect(await question(page).count()).toBe(0)
  expect(sent).toEqual([])
  expect(await card(page, 1).innerText()).not.toContain('Utilities')
})

test.each(failures)('R360 R361 a save that $what says $says, keeps the draft and succeeds later', async (failure) => {
  const page = await openResearch('fresh', [], allowFailures)
  await openEditor(page)
  await pick(page, 'Region', 'Oceania')
  await pick(page, 'Sector', 'Energy')
  await failNext(page, 'current_user/update_cris', failure)
  await saveButton(page).click()
  await editor(page).getByText(failure.says, { exact: true }).waitFor()
  expect(await stored(page)).toEqual([])
  expect(await group(page, 'Region').innerText()).toContain('Oceania')
  expect(await group(page, 'Sector').innerText()).toContain('Energy')
  await saveButton(page).click()
  await card(page, 1).waitFor()
  expect(await stored(page)).toEqual([{ Region: 'Oceania', Sector: 'Energy' }])
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

test('R352 R353 what is outside the subscription cannot be chosen, and says whom to ask', async () => {
  const page = await openResearch('regions')
  await openEditor(page)
  const mail = editor(page).getByRole('link', { name: 'Email client services' }).first()
  expect(await mail.getAttribute('href')).toBe('mailto:clients@halden.example')
  await group(page, 'Asset Class').hover()
  const reason = 'Access to this option is outside your permissions. Please email client services.'
  await editor(page).getByRole('tooltip').getByText(reason).filter({ visible: true }).waitFor()
  await group(page, 'Region').click()
  const locked = page.getByRole('option', { name: /^Greater China/ })
  expect(await locked.getAttribute('aria-disabled')).toBe('true')
  await locked.click({ force: true })
  await page.keyboard.press('Escape')
  expect(await group(page, 'Region').innerText()).not.toContain('Greater China')
})

test('R346 R350 R354 a preference is created by keyboard alone', async () => {
  const page = await openResearch('fresh', [])
  await tabTo(page, addButton(page))
  await page.keyboard.press('Enter')
  await editor(page).waitFor()
  const chosen = { Region: 'Nordics', Sector: 'Industrials', 'Content Type': 'Company Note' }
  for (const [category, value] of Object.entries(chosen)) {
    await tabTo(page, group(page, category))
    await page.keyboard.press('ArrowDown')
    await page.getByRole('option').first().waitFor()
    await tabTo(page, page.getByRole('searchbox', { name: 'Search...' }).filter({ visible: true }))
    await page.keyboard.type(value)
    await expect.poll(() => page.getByRole('option').count()).toBe(1)
    await page.keyboard.press('ArrowDown')
    await tabTo(page, page.getByRole('option', { name: value }))
    await page.keyboard.press('Space')
    await page.keyboard.press('Escape')
    await expect.poll(() => group(page, category).innerText()).toContain(value)
  }
  await tabTo(page, editor(page).getByRole('button', { name: 'Remove Content Type: Company Note' }))
  await page.keyboard.press('Enter')
  await tabTo(page, saveButton(page))
  await page.keyboard.press('Enter')
  await card(page, 1).waitFor()
  expect(await stored(page)).toEqual([{ Region: 'Nordics', Sector: 'Industrials' }])
  const edit = card(page, 1).getByRole('button', { name: /^Edit/ })
  await expect.poll(() => edit.evaluate((element) => element.matches(':focus'))).toBe(true)
})

test.each([
  { colorScheme: 'light', viewport: { width: 1440, height: 900 } },
  { colorScheme: 'dark', viewport: { width: 1440, height: 900 } },
  { colorScheme: 'light', viewport: { width: 390, height: 844 } },
  { colorScheme: 'dark', viewport: { width: 390, height: 844 } },
] as const)('R121 axe finds nothing in the editor in $colorScheme at $viewport.width px', async (options) => {
  const page = await openResearch('regions', undefined, options)
  await openEditor(page)
  await editor(page).getByRole('link', { name: 'Email client services' }).first().waitFor()
  expect(await axe(page)).toEqual([])
  await page.getByRole('button', { name: 'Cancel Changes' }).click()
  await openEditor(page, 1)
  await editor(page)
    .getByText(/in the last 30 days/i)
    .waitFor()
  expect(await axe(page)).toEqual([])
  await group(page, 'Region').click()
  await page.getByRole('option').first().waitFor()
  expect(await axe(page)).toEqual([])
})
