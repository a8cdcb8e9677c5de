import { expect } from '@playwright/test'
import {
  card,
  cards,
  editor,
  group,
  openEditor,
  openResearch,
  pick,
  saveButton,
  seeded,
  sentTo,
  store,
  stored,
} from './support/preferences.ts'
import { test } from './support/test.ts'
import { chooseInUserMenu, openUserMenu } from './support/user-menu.ts'

test.use({ serverName: 'own' })

const numbered = (count: number) => Array.from({ length: count }, (_, index) => `Distribution Preference ${index + 1}`)

test('R044 R343 the user menu leads to the preferences, and each tab has a path of its own', async ({ page }) => {
  await page.goto('/companies')
  await chooseInUserMenu(page, 'Research Preferences')
  await expect(page).toHaveURL('/research_preferences')
  await expect(page).toHaveTitle('Your Distribution Preferences · Research Portal')
  const tabs = page.getByRole('tab')
  await expect(tabs).toHaveText(['Research & Analytics', 'Sales, Intelligence & Events', 'Following & Alerts'])
  await expect(tabs.first()).toHaveAttribute('aria-selected', 'true')
  await tabs.nth(1).click()
  await expect(page).toHaveURL('/sales_access_preferences')
  await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('table', { name: 'Email preferences by region' })).toBeVisible()
  await openUserMenu(page)
  await expect(page.getByRole('menuitem', { name: 'Research Preferences' })).toHaveAttribute('aria-current', 'page')
  await page.keyboard.press('Escape')
  await page.goBack()
  await expect(page).toHaveURL('/research_preferences')
  await expect(card(page, 1)).toBeVisible()
})

test('R355 of twelve preferences one is deleted, and the others are renumbered at once', async ({ page, api }) => {
  const before = seeded('full')
  await store(api, before)
  await openResearch(page)
  const third = await card(page, 3).locator('p').first().innerText()
  const dialog = page.getByRole('dialog', { name: 'Deleting Distribution Preference 2' })
  const remove = card(page, 2).getByRole('button', { name: /^Delete/ })
  await remove.click()
  await dialog.getByRole('button', { name: 'Cancel', exact: true }).click()
  expect(await stored(api)).toEqual(before)
  await remove.click()
  await dialog.getByRole('button', { name: 'Confirm Delete' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(numbered(11))
  await expect(card(page, 2).locator('p').first()).toHaveText(third, { useInnerText: true })
  expect(await stored(api)).toEqual(before.filter((_, place) => place !== 1))
})

test('R363 Detailed View shows every value, and the documents of the last 30 days are as many as the API lists', async ({
  page,
  api,
}) => {
  await store(api, seeded('full'))
  await openResearch(page)
  await card(page, 3)
    .getByRole('button', { name: /^Detailed View/ })
    .click()
  for (const value of ['Global', 'Oceania', 'Japan & Korea', 'Technology', 'Materials'])
    await expect(card(page, 3).getByText(value, { exact: true })).toBeVisible()
  const sentBy = async (region: string, sector: string) => {
    const start = new Date()
    start.setDate(start.getDate() - 30)
    const query = new URLSearchParams({
      filter_Region: region,
      filter_Sector: sector,
      start_date: start.toISOString().slice(0, 10),
      hide_unentitled: 'true',
      limit: '10000',
    })
    const { pagination_metadata } = await api(`all_documents?${query}`)
    return `${pagination_metadata.max_records} documents in the last 30 days`
  }
  await openEditor(page, 3)
  const effect = editor(page).getByRole('group', { name: 'Sent under this preference' }).getByRole('status')
  const { Region = '', Sector = '' } = seeded('full')[2] ?? {}
  const all = await sentBy(Region, Sector)
  await expect(effect).toHaveText(all)
  await pick(page, 'Sector', 'Energy')
  const fewer = await sentBy(Region, 'Technology;Healthcare;Materials')
  expect(fewer).not.toBe(all)
  await expect(effect).toHaveText(fewer)
})

test.describe('without preferences', () => {
  test.use({ account: 'fresh' })

  test('R346 R347 R350 R351 R354 R359 the first preference is created, and is there after a reload', async ({
    page,
    api,
  }) => {
    await store(api, [])
    await openResearch(page)
    const sent = sentTo(page, 'current_user/update_cris')
    await expect(cards(page)).toHaveCount(0)
    await openEditor(page)
    await expect(page.getByRole('heading', { name: 'Creating Distribution Preference 1' })).toBeVisible()
    const groups = editor(page).getByRole('combobox')
    const disabled = groups.and(page.locator('[aria-disabled=true]'))
    // Until region and sector are chosen.
    await expect(disabled).toHaveCount(5)
    const names = ['Region', 'Sector', 'Asset Class', 'Company', 'Country', 'Analyst', 'Content Type']
    for (const [index, name] of names.entries())
      await expect(groups.nth(index).and(group(page, name)), name).toHaveCount(1)
    await pick(page, 'Region', 'Nordics')
    await expect(saveButton(page)).toHaveAttribute('aria-disabled', 'true')
    await saveButton(page).click({ force: true })
    expect(sent).toEqual([])
    await pick(page, 'Sector', 'Industrials')
    await expect(disabled).toHaveCount(0)
    await pick(page, 'Asset Class', 'Equity')
    await saveButton(page).click()
    await expect(card(page, 1)).toBeVisible()
    await expect(editor(page)).toHaveCount(0)
    expect(sent).toHaveLength(1)
    expect(await stored(api)).toEqual([{ Region: 'Nordics', Sector: 'Industrials', 'Asset Class': 'Equity' }])
    await page.reload()
    await expect(card(page, 1)).toContainText(/within\s+Nordics\s+covering\s+Industrials\s+across\s+Equity/, {
      useInnerText: true,
    })
  })
})

test.describe('with a newsletter', () => {
  test.use({ account: 'equity' })

  test('R354 of two windows the later save warns, overwrites nothing, and then adds its draft to the newest list', async ({
    page,
    context,
    api,
  }) => {
    await store(api, seeded('equity'))
    await openResearch(page)
    const other = await context.newPage()
    await openResearch(other)
    await openEditor(page, 1)
    await pick(page, 'Sector', 'Energy')
    await openEditor(other)
    await pick(other, 'Region', 'Nordics')
    await pick(other, 'Sector', 'Utilities')
    await saveButton(other).click()
    await expect(card(other, 2)).toBeVisible()
    const list = [...seeded('equity'), { Region: 'Nordics', Sector: 'Utilities' }]
    expect(await stored(api)).toEqual(list)
    await saveButton(page).click()
    await expect(editor(page).getByText(/changed in another window/)).toBeVisible()
    expect(await stored(api)).toEqual(list)
    await expect(group(page, 'Sector')).toContainText('Energy')
    await saveButton(page).click()
    await expect(editor(page)).toBeHidden()
    const [newsletter, , added] = list
    expect(await stored(api)).toEqual([newsletter, { Region: 'Global', Sector: 'Financials;Energy' }, added])
    await expect(cards(page)).toHaveCount(2)
  })

  test('R356 R357 C73 all preferences are deleted; what is no preference stays stored', async ({ page, api }) => {
    await store(api, seeded('equity'))
    await openResearch(page)
    const sent = sentTo(page, 'current_user/update_cris')
    await page.getByRole('button', { name: 'Delete All Preferences' }).click()
    await page
      .getByRole('dialog', { name: 'Deleting All Distribution Preferences' })
      .getByRole('button', { name: 'Confirm Delete' })
      .click()
    await expect(page.getByText('You have no distribution preferences')).toBeVisible()
    expect(await stored(api)).toEqual([{ Newsletter: 'Weekly Wrap' }])
    expect(sent).toHaveLength(1)
  })
})
