import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Page } from 'playwright-core'
import { afterEach, expect, test, vi } from 'vitest'
import { root } from '#scripts/lib/run.mjs'
import { useBrowser } from './support/browser.ts'
import { settled, startSession } from './support/people.ts'
import { comparePicture, pinFont } from './support/pictures.ts'
import { useServer } from './support/server.ts'

/** The data count from a day of their own, so that no date on a picture moves. */
const env = { DEMO_NOW: '2026-11-05' }

const server = useServer(env, async (directory) => {
  const args = ['--import', 'tsx', 'server/cli/main.ts', 'seed', '--documents', '1000', '--without-passages']
  await promisify(execFile)(process.execPath, [...args, '--data-dir', directory], {
    cwd: root,
    env: { ...process.env, ...env, DATABASE_URL: '' },
  })
})
const open = useBrowser()

afterEach(() => void vi.unstubAllEnvs())

const looks = [
  { look: 'light', colorScheme: 'light', viewport: { width: 1280, height: 800 } },
  { look: 'dark-390', colorScheme: 'dark', viewport: { width: 390, height: 800 } },
] as const

/** None shows anything of today: no coming events, no prices up to now. */
const screens: Record<string, (page: Page, portal: string) => Promise<unknown>> = {
  library: async (page, portal) => {
    await page.goto(`${portal}/library`)
    await settled(page)
  },
  filters: async (page, portal) => {
    await page.goto(`${portal}/library`)
    await settled(page)
    await page.getByRole('button', { name: /^Filters/ }).click()
    await page.getByRole('button', { name: 'Update Results' }).waitFor()
  },
  companies: async (page, portal) => {
    await page.goto(`${portal}/companies?page=A`)
    await page.getByRole('rowheader').first().waitFor()
  },
  document: async (page, portal) => {
    await page.goto(`${portal}/library`)
    await page.locator('research-feed article a').first().click()
    await page.locator('research-document article').first().waitFor()
    await page.waitForLoadState('networkidle')
  },
  preferences: async (page, portal) => {
    await page.goto(`${portal}/research_preferences`)
    await page.getByRole('heading', { level: 1, name: 'Your Distribution Preferences' }).waitFor()
    await page.waitForLoadState('networkidle')
  },
}

for (const { look, ...options } of looks) {
  test(`the sign-in looks as before, ${look}`, async () => {
    const page = await open({ ...options, reducedMotion: 'reduce' })
    await pinFont(page)
    await page.goto(`${server().portal}/login`)
    await page.getByLabel('Username').waitFor()
    await comparePicture(page, `sign-in-${look}`)
  })

  test.each(Object.entries(screens))(`%s looks as before, ${look}`, async (name, show) => {
    const page = await open({ ...options, reducedMotion: 'reduce' })
    await pinFont(page)
    await startSession(page, server().portal)
    await show(page, server().portal)
    await comparePicture(page, `${name}-${look}`)
  })
}

test('a picture of something else is refused', async () => {
  vi.stubEnv('UPDATE_PICTURES', '')
  const page = await open({ viewport: looks[0].viewport })
  await pinFont(page)
  await page.goto(`${server().portal}/login`)
  await page.getByLabel('Username').waitFor()
  await page.evaluate(() => document.body.style.setProperty('padding-block-start', '24px'))
  await expect(comparePicture(page, 'sign-in-light')).rejects.toThrow('sign-in-light looks different')
})
