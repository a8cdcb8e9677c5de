import { expect, type Page } from '@playwright/test'
import { seedAccounts } from '#demo/data/accounts.ts'
import { axe } from './support/axe.ts'
import { feedIsReady, openDashboard } from './support/feed.ts'
import { sidewaysBy } from './support/layout.ts'
import { test } from './support/test.ts'
import { chooseInUserMenu, openUserMenu } from './support/user-menu.ts'

// Pages fade into one another, as for most users.
test.use({ reducedMotion: 'no-preference' })

const entries = (page: Page) => page.getByRole('navigation', { name: 'Main' }).getByRole('link')

test('R040 R043 R047 R236 the navbar marks Dashboard on / and on /dashboard, shows only what exists, and who is signed in', async ({
  page,
}) => {
  for (const path of ['/', '/dashboard']) {
    await page.goto(path)
    await feedIsReady(page)
    await expect(entries(page).first()).toHaveAttribute('aria-current', 'page')
  }
  await expect(entries(page)).toHaveText(['Dashboard', 'Companies', 'Events', 'Datasets'])
  await expect(page.getByRole('banner').getByText(seedAccounts.full.name)).toBeVisible()
})

test('R048 R049 at 992 px the navbar is a dropdown, at 993 px it is not', async ({ page }) => {
  await page.setViewportSize({ width: 993, height: 800 })
  await openDashboard(page)
  await expect(entries(page).first()).toBeVisible()
  // The bell, which comes last, is not an entry.
  await expect(page.getByRole('banner').getByRole('link', { name: /^Inbox/ })).toBeVisible()
  await page.setViewportSize({ width: 992, height: 800 })
  await expect(entries(page)).toHaveCount(0)
  await page.getByRole('button', { name: /Menu/ }).click()
  await expect(page.getByRole('menuitem')).toHaveText([
    'Dashboard',
    'Companies',
    'Events',
    'Datasets',
    'Research Preferences',
    'Change Password',
    'Account',
    /^Go to \.\.\./,
    'Display',
    /^Keyboard Help/,
    'Deutsch',
    'Logout',
  ])
})

test('R121 menu, palette, keyboard help and display settings are accessible and fit, in both schemes', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openDashboard(page)
  const look = async (name: string) => {
    for (const [width, colorScheme] of [
      [1280, 'light'],
      [390, 'dark'],
    ] as const) {
      await page.setViewportSize({ width, height: 844 })
      await page.emulateMedia({ colorScheme })
      expect.soft(await axe(page), `${name} at ${width} px`).toEqual([])
      expect.soft(await sidewaysBy(page), `${name} at ${width} px`).toBe(0)
    }
    await page.setViewportSize({ width: 1280, height: 844 })
  }
  await openUserMenu(page)
  await look('menu')
  await page.keyboard.press('Escape')
  for (const name of ['Display', 'Keyboard Help', 'Go to']) {
    await chooseInUserMenu(page, name)
    await expect(page.getByRole('dialog', { name })).toBeVisible()
    if (name === 'Go to') {
      await page.keyboard.type('ba')
      await expect(page.getByRole('group', { name: 'Companies' })).toBeVisible()
    }
    await look(name)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog', { name })).toHaveCount(0)
  }
})

test('in forced colours the current page, the focus and the chosen row stand out (WCAG 1.4.11, 2.4.7)', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await openDashboard(page)
  await feedIsReady(page)
  const look = (index: number) =>
    entries(page)
      .nth(index)
      .evaluate((entry) => {
        const { borderBlockEndColor, backgroundColor, fontWeight, textDecorationLine } = getComputedStyle(entry)
        return [borderBlockEndColor, backgroundColor, fontWeight, textDecorationLine].join()
      })
  expect(await look(0)).not.toBe(await look(1))
  const ring = () =>
    page.evaluate(() => {
      let focused = document.activeElement
      while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement
      const drawn = [focused, focused?.parentElement, focused?.nextElementSibling].filter((each) => each != null)
      return drawn.some((each) => getComputedStyle(each).outlineStyle !== 'none') ? 'ringed' : focused?.outerHTML
    })
  for (let stops = 0; stops < 25; stops++) {
    await page.keyboard.press('Tab')
    expect(await ring()).toBe('ringed')
  }
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog', { name: 'Go to' })
  await expect(palette).toHaveCSS('border-top-width', '1px')
  const grounds = await palette
    .getByRole('option')
    .evaluateAll((rows) => rows.map((row) => getComputedStyle(row).backgroundColor))
  expect(new Set(grounds).size).toBe(2)
  expect(grounds.filter((ground) => ground === grounds[0])).toHaveLength(1)
})
