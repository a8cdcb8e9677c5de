import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { seedAccounts } from '#demo/data/accounts.ts'
import { useBrowser } from './support/browser.ts'
import { row } from './support/events.ts'
import {
  focusComesTo,
  focusIsSeen,
  hasFocus,
  pressOn,
  pressUntil,
  signInByKeyboard,
  tabTo,
} from './support/keyboard.ts'
import { sessionCookie } from './support/people.ts'
import { card, editor, group, saveButton } from './support/preferences.ts'
import { useServer } from './support/server.ts'

const server = useServer()
const open = useBrowser()

const WIDE = { viewport: { width: 1280, height: 800 } }

async function openPage(path: string, account: keyof typeof seedAccounts = 'full') {
  const page = await open(WIDE)
  await signInByKeyboard(page, server().portal + path, seedAccounts[account])
  return page
}

const tabOf = (page: Page, name: string) => page.getByRole('tab', { name })
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })

test('R268 R272 R050 a company is opened from the letters, and its tabs are changed', async () => {
  const page = await openPage('/companies')
  await page.getByRole('rowheader').first().waitFor()
  const letters = page.getByRole('navigation', { name: 'Companies by initial letter' })
  await tabTo(page, letters.getByRole('button', { name: 'A', exact: true }))
  const letter = letters.getByRole('button', { name: 'N', exact: true })
  await pressUntil(page, 'ArrowRight', () => hasFocus(letter))
  await page.keyboard.press('Enter')
  await page.waitForURL('**/companies?page=N')
  const company = page.getByRole('rowheader').getByRole('link', { name: 'Nordmark Cables', exact: true })
  await pressOn(page, company)
  await page.getByRole('heading', { level: 1, name: 'Nordmark Cables' }).waitFor()
  await tabTo(page, tabOf(page, 'Research Covered'))
  await page.keyboard.press('ArrowRight')
  await focusComesTo(tabOf(page, 'Company Financials'))
  await focusIsSeen(page)
  await page.getByRole('table', { name: /Financials/ }).waitFor()
  await page.keyboard.press('End')
  await focusComesTo(tabOf(page, 'Analyst Questions'))
  await pressUntil(page, 'Shift+Tab', () => hasFocus(page.getByRole('link', { name: 'Back', exact: true })))
  await page.keyboard.press('Enter')
  await page.waitForURL('**/companies?page=N')
  await focusComesTo(company)
  await focusIsSeen(page)
})

test('R301 an analyst is opened from a company, and one of their documents read', async () => {
  const page = await openPage('/company_profile/2001')
  await page.getByRole('heading', { level: 1, name: 'Nordmark Cables' }).waitFor()
  const analyst = page.locator('research-company-profile a[href*="/analyst_profile/"]').first()
  const name = await analyst.innerText()
  await pressOn(page, analyst)
  await page.getByRole('heading', { level: 1, name }).waitFor()
  expect(await page.title()).toBe(`${name} · Research Portal`)
  const title = page.locator('research-feed a.r-tile__link').first()
  const document = await title.innerText()
  await pressOn(page, title)
  await page.getByRole('heading', { level: 1, name: document }).waitFor()
})

test('R307 R327 R330 an event is found and registered for', async () => {
  const page = await openPage('/events/upcoming')
  await page.getByRole('rowheader').first().waitFor()
  const button = page.getByRole('button', { name: /^Register for / }).first()
  const name = ((await button.getAttribute('aria-label')) ?? (await button.innerText())).replace('Register for ', '')
  await tabTo(page, page.getByRole('combobox', { name: 'Search text' }))
  await page.keyboard.type(name)
  await page.keyboard.press('Enter')
  await page.waitForURL(/search_term=/)
  await pressOn(
    page,
    row(page, name)
      .getByRole('button', { name: `Register for ${name}` })
      .first(),
  )
  const question = dialog(page, 'Do you want to register for:')
  await question.waitFor()
  await focusIsSeen(page)
  await pressOn(page, question.getByRole('button', { name: 'Yes' }))
  await dialog(page, 'Thank you').waitFor()
  await focusIsSeen(page)
  await page.keyboard.press('Escape')
  await row(page, name).getByText('*Request sent').first().waitFor()
})

test('R320 R332 R335 a replay is started, its captions and its speed are changed', async () => {
  const page = await openPage('/events/past')
  await page.getByRole('rowheader').first().waitFor()
  await pressOn(page, page.getByRole('checkbox', { name: 'With Replay' }), 'Space')
  await page.waitForURL('**/events/past?replay_filter=true')
  const watch = page.getByRole('link', { name: /^Watch the replay/ }).first()
  await pressOn(page, watch)
  await page.waitForURL(/\/media\/[^/]+\/\d+$/)
  const film = (read: 'time' | 'rate' | 'captions') =>
    page.locator('video').evaluate((video: HTMLVideoElement, what) => {
      const tracks = [...video.textTracks].map(({ mode }) => mode)
      return what === 'time' ? video.currentTime : what === 'rate' ? video.playbackRate : tracks.join()
    }, read)
  await pressOn(page, page.getByRole('button', { name: /^Play/ }))
  await expect.poll(() => film('time'), { timeout: 15_000 }).toBeGreaterThan(0.5)
  await focusIsSeen(page)
  const before = await film('captions')
  await tabTo(page, page.getByRole('button', { name: 'Captions' }))
  await page.keyboard.press('Enter')
  await expect.poll(() => film('captions')).not.toBe(before)
  await tabTo(page, page.getByRole('combobox', { name: 'Speed' }))
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => film('rate')).toBeGreaterThan(1)
  await page.goBack()
  await page.waitForURL('**/events/past?replay_filter=true')
  await focusComesTo(watch)
})

test('R346 R350 a distribution preference is changed and saved', async () => {
  const page = await openPage('/research_preferences')
  await pressOn(page, card(page, 1).getByRole('button', { name: /^Edit/ }))
  await editor(page).waitFor()
  const category = group(page, 'Country')
  const before = await category.innerText()
  await tabTo(page, category)
  await page.keyboard.press('ArrowDown')
  const option = page.getByRole('option').first()
  await option.waitFor()
  await tabTo(page, option)
  await page.keyboard.press('Space')
  await page.keyboard.press('Escape')
  await expect.poll(() => category.innerText()).not.toBe(before)
  await pressOn(page, saveButton(page))
  await editor(page).waitFor({ state: 'hidden' })
  await focusComesTo(card(page, 1).getByRole('button', { name: /^Edit/ }))
  await focusIsSeen(page)
})

test('R365 R368 email preferences are changed and saved', async () => {
  const page = await openPage('/research_preferences')
  await tabTo(page, tabOf(page, 'Research & Analytics'))
  await page.keyboard.press('ArrowRight')
  await focusComesTo(tabOf(page, 'Sales, Intelligence & Events'))
  const option = page.getByRole('switch', { name: 'Oceania, Daily Email' })
  const was = await option.isChecked()
  await pressOn(page, option, 'Space')
  expect(await option.isChecked()).toBe(!was)
  await pressOn(page, saveButton(page))
  await page.getByText('Your preferences have been updated.').filter({ visible: true }).last().waitFor()
})

/** Chooses in the menu of who is signed in. */
async function chooseInMenu(page: Page, name: string) {
  await pressOn(page, page.getByRole('banner').getByRole('button'))
  const item = page.getByRole('menuitem', { name })
  await pressUntil(page, 'ArrowDown', () => hasFocus(item))
  await page.keyboard.press('Enter')
}

test('R044 R065 R074 a password is changed', async () => {
  const { password } = seedAccounts.fresh
  const page = await openPage('/events/upcoming', 'fresh')
  await page.getByRole('rowheader').first().waitFor()
  await page.reload()
  await chooseInMenu(page, 'Change Password')
  await page.getByRole('heading', { level: 1, name: 'Change Password' }).waitFor()
  expect(await page.title()).toBe('Change Password · Research Portal')
  for (const [label, text] of [
    ['Old Password', password],
    ['New Password', 'Another-Horse-9'],
    ['Repeat New Password', 'Another-Horse-9'],
  ] as const) {
    await tabTo(page, page.getByLabel(label, { exact: true }))
    await page.keyboard.type(text)
  }
  await pressOn(page, page.getByRole('button', { name: 'Submit' }))
  await page.waitForURL('**/login')
  await page.getByText('Your password has been changed.', { exact: true }).waitFor()
})

test('R046 a client signs out', async () => {
  const page = await openPage('/companies')
  await page.getByRole('rowheader').first().waitFor()
  await page.reload()
  await chooseInMenu(page, 'Logout')
  await page.waitForURL('**/landing_auth')
  expect(await sessionCookie(page)).toBeUndefined()
})
