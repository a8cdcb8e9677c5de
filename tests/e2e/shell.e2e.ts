import { expect, test } from 'vitest'
import { axe } from './support/axe.ts'
import { useBrowser } from './support/browser.ts'
import { fullAccount, settled, signIn, startSession } from './support/people.ts'
import { useSharedServer } from './support/server.ts'

const server = useSharedServer()
const open = useBrowser()

test('R040 the navbar marks Dashboard on / and on /dashboard, and shows only what exists', async () => {
  const page = await open({ viewport: { width: 1280, height: 800 } })
  await signIn(page, server().portal)
  const entries = page.getByRole('navigation', { name: 'Main' }).getByRole('link')
  expect(await entries.allInnerTexts()).toEqual(['Dashboard', 'Companies', 'Events', 'Datasets'])
  for (const path of ['/', '/dashboard']) {
    await page.goto(server().portal + path)
    await settled(page)
    expect(await entries.first().getAttribute('aria-current')).toBe('page')
  }
})

test('R048 R049 at 992 px the navbar is a dropdown, at 993 px it is not', async () => {
  const page = await open({ viewport: { width: 993, height: 800 } })
  await signIn(page, server().portal)
  const dashboard = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard' })
  await dashboard.waitFor()
  await page.setViewportSize({ width: 992, height: 800 })
  await dashboard.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: /Menu/ }).click()
  expect(await page.getByRole('menuitem').allInnerTexts()).toEqual([
    'Dashboard',
    'Companies',
    'Events',
    'Datasets',
    'Research Preferences',
    'Change Password',
    'Go to ...\nCtrl K',
    'Display',
    'Keyboard Help\n?',
    'Logout',
  ])
})

test('R047 the user menu shows who is signed in', async () => {
  const page = await open()
  await signIn(page, server().portal)
  await page.getByRole('banner').getByText(fullAccount().name).waitFor()
})

test('R036 R102–R107 each error page has its words in both states and a way home', async () => {
  const page = await open()
  const texts: Record<string, string> = {
    404: "We couldn't find the document or event you were looking for.",
    401: "Your subscription level doesn't provide access to this document.",
    403: 'The profile or page you requested is not active.',
    500: 'Something went wrong. Please try again later.',
    418: "We couldn't find the page you were looking for.",
  }
  const readAll = async () => {
    for (const [code, text] of Object.entries(texts)) {
      await page.goto(`${server().portal}/error/${code}`)
      await page.getByRole('heading', { name: text }).waitFor()
      expect(await page.getByRole('link', { name: 'Go to home' }).getAttribute('href')).toBe('/')
    }
  }
  await readAll()
  await signIn(page, server().portal)
  await readAll()
})

test('R038 R342 an unknown document leads to its error page', async () => {
  const page = await open({ allow: [/status of 404/] })
  await startSession(page, server().portal)
  await page.goto(`${server().portal}/document/does-not-exist`)
  await page.waitForURL('**/error/404')
})

for (const colorScheme of ['light', 'dark'] as const)
  for (const width of [1280, 390])
    test(`R121 every page is free of axe findings and fits, ${colorScheme}, ${width} px`, async () => {
      // Without motion, or a menu would be judged while it fades in.
      const page = await open({ colorScheme, reducedMotion: 'reduce', viewport: { width, height: 844 } })
      const look = async (where: string) => {
        expect(await axe(page), where).toEqual([])
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
        expect(overflow, where).toBeLessThanOrEqual(0)
      }
      for (const path of ['/login', '/landing_auth', '/error/404']) {
        await page.goto(server().portal + path)
        await page.getByRole('heading').first().waitFor()
        await look(path)
      }
      await signIn(page, server().portal)
      await look('dashboard')
      await page.locator('research-feed a.r-tile__link').first().click()
      await page.locator('research-document article').first().waitFor()
      await look('document')
      await page.locator('.r-menu__button').click()
      await look('menu')
    })
