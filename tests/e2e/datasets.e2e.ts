import { expect, type Page } from '@playwright/test'
import { axe } from './support/axe.ts'
import { sidewaysBy } from './support/layout.ts'
import { test } from './support/test.ts'
import { chooseInUserMenu } from './support/user-menu.ts'

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

test('R043 R164 the datasets have the bar, the language and the colours that the user has chosen in the portal', async ({
  page,
}) => {
  await page.goto('/companies')
  await chooseInUserMenu(page, 'Display')
  await page.getByRole('radio', { name: 'Dark' }).click()
  await page.goto('/datasets_redirect')
  await expect(heading(page, 'Datasets')).toBeVisible()
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(15, 19, 22)')
  await page.getByRole('button', { name: 'Alexandra Whitfield' }).click()
  await page.getByRole('button', { name: 'Deutsch' }).click()
  await expect(heading(page, 'Datensätze')).toBeVisible()
  await expect(page).toHaveURL('/datasets_redirect')
  await page.getByRole('navigation').getByRole('link', { name: 'Unternehmen' }).click()
  await expect(page).toHaveURL('/companies')
  await expect(heading(page, 'Analysierte Unternehmen')).toBeVisible()
})

test('R164 the datasets are accessible and fit, with the entries in a menu on a phone', async ({ page }) => {
  for (const [width, colorScheme] of [
    [1440, 'light'],
    [390, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height: 844 })
    await page.emulateMedia({ colorScheme })
    await page.goto('/datasets_redirect')
    await expect(heading(page, 'Datasets')).toBeVisible()
    expect.soft(await axe(page), `at ${width} px`).toEqual([])
    expect.soft(await sidewaysBy(page), `at ${width} px`).toBe(0)
  }
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('navigation').getByRole('link')).toHaveText([
    'Dashboard',
    'Companies',
    'Events',
    'Datasets',
    'Account',
  ])
  expect(await axe(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(page.getByRole('navigation')).toBeHidden()
})

test('R164 a link that has expired renews the page', async ({ page }) => {
  await page.clock.install()
  await page.goto('/datasets_redirect')
  await expect(heading(page, 'Datasets')).toBeVisible()
  await page.clock.fastForward('09:40')
  const link = page.getByRole('link', { name: 'Events calendar, CSV' })
  const before = await link.getAttribute('href')
  await link.click()
  await expect(link).not.toHaveAttribute('href', before ?? '')
  await Promise.all([page.waitForEvent('download'), link.click()])
})
