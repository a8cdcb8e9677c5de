import { expect, type Page } from '@playwright/test'
import { feedIsReady, titles } from './support/feed.ts'
import { test } from './support/test.ts'

test.use({ serverName: 'pictures', reducedMotion: 'reduce' })

const looks = [
  { look: 'light', colorScheme: 'light', width: 1280 },
  { look: 'dark-390', colorScheme: 'dark', width: 390 },
] as const

async function compare(page: Page, name: string, show: () => Promise<unknown>) {
  for (const { look, colorScheme, width } of looks) {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width, height: 800 })
    await show()
    await page.evaluate(() => document.fonts.ready)
    await expect.soft(page).toHaveScreenshot(`${name}-${look}.png`)
  }
}

/** None shows anything of today: no coming events, no prices up to now. */
const screens: Record<string, (page: Page) => Promise<unknown>> = {
  library: async (page) => {
    await page.goto('/library')
    await feedIsReady(page)
  },
  filters: async (page) => {
    await page.goto('/library')
    await feedIsReady(page)
    await page.getByRole('button', { name: /^Filters/ }).click()
    await expect(page.getByRole('button', { name: 'Update Results' })).toBeVisible()
  },
  companies: async (page) => {
    await page.goto('/companies?page=A')
    await expect(page.getByRole('rowheader').first()).toBeVisible()
  },
  document: async (page) => {
    await page.goto('/library')
    await titles(page).first().click()
    await expect(page.locator('research-document article').first()).toBeVisible()
    await page.waitForLoadState('networkidle')
  },
  preferences: async (page) => {
    await page.goto('/research_preferences')
    await expect(page.getByRole('heading', { level: 1, name: 'Your Distribution Preferences' })).toBeVisible()
    await page.waitForLoadState('networkidle')
  },
}

for (const [name, show] of Object.entries(screens))
  test(`${name} looks as before, in light and dark`, async ({ page }) => {
    // What is unread depends on what the other journeys have opened.
    await page.route('**/current_user/inbox/count', (route) => route.fulfill({ json: { unread_count: 0 } }))
    await compare(page, name, async () => {
      await show(page)
      await expect(page.getByRole('link', { name: 'Inbox' })).toBeVisible()
    })
  })

test.describe('visitors', () => {
  test.use({ account: 'nobody' })

  test('the sign-in looks as before, in light and dark', ({ page }) =>
    compare(page, 'sign-in', async () => {
      await page.goto('/login')
      await expect(page.getByLabel('Username')).toBeVisible()
      await page.waitForLoadState('networkidle')
    }))
})
