import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { useBrowser } from './support/browser.ts'
import { settled, signIn, startSession } from './support/people.ts'
import { useSharedServer } from './support/server.ts'

const server = useSharedServer()
const open = useBrowser()
const size = { viewport: { width: 1280, height: 800 } }

test('what a page is made of is fetched while the pointer is on its link, and not again when it is followed', async () => {
  const page = await open(size)
  await signIn(page, server().portal)
  await settled(page)
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Companies' })
  await link.hover()
  await expect.poll(() => scripts.some((url) => /companies/.test(url))).toBe(true)
  await page.waitForLoadState('networkidle')
  const before = scripts.filter((url) => /companies/.test(url)).length
  await link.click()
  await page.getByRole('heading', { level: 1, name: 'Covered Companies' }).waitFor()
  expect(scripts.filter((url) => /companies/.test(url))).toHaveLength(before)
})

test.each([
  { motion: 'no-preference', turns: 1 },
  { motion: 'reduce', turns: 0 },
] as const)(
  'a page fades into the next one, at its top, unless motion is unwelcome ($motion)',
  async ({ motion, turns }) => {
    const page = await open({ ...size, reducedMotion: motion })
    await signIn(page, server().portal)
    await settled(page)
    await page.evaluate(() => {
      const start = document.startViewTransition.bind(document)
      const counted = { begun: 0 }
      Object.assign(window, { counted })
      document.startViewTransition = (...input) => {
        counted.begun++
        return start(...input)
      }
      window.scrollTo(0, 500)
    })
    const link = page.locator('.portal-entry', { hasText: 'Events' })
    await link.dispatchEvent('click')
    await page.getByRole('heading', { level: 1, name: 'Events' }).waitFor()
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('content')
    expect(await page.evaluate(() => (window as unknown as { counted: { begun: number } }).counted.begun)).toBe(turns)
  },
)

/** Follows links of the portal one right after the other, as nobody's hand could. */
const followAll = (page: Page, ...hrefs: string[]) =>
  page.evaluate((all) => {
    for (const href of all) {
      const link = document.createElement('a')
      link.href = href
      document.body.append(link)
      link.click()
      link.remove()
    }
  }, hrefs)

test('of two steps at once the second one is shown', async () => {
  const page = await open(size)
  await startSession(page, server().portal)
  await page.goto(`${server().portal}/companies`)
  await page.getByRole('rowheader').first().waitFor()
  await followAll(page, '/events/upcoming', '/events/past')
  await page.waitForURL('**/events/past')
  await expect.poll(() => page.locator('research-events').getAttribute('view')).toBe('past')
})

test('R011 who is signed out while a page turns does not see the next one', async () => {
  const page = await open(size)
  await signIn(page, server().portal)
  await page.evaluate(() => {
    const link = document.createElement('a')
    link.href = '/library'
    document.body.append(link)
    link.click()
    link.remove()
    // At once, which the newer API is not.
    // biome-ignore lint/suspicious/noDocumentCookie: the step and the sign-out belong to one task
    document.cookie = 'currentUser=; path=/; max-age=0'
    window.dispatchEvent(new Event('focus'))
  })
  await page.waitForURL('**/landing_auth')
  await page.locator('research-landing').waitFor()
  await expect.poll(() => page.locator('research-feed').count()).toBe(0)
})

test('R187 Back from a long page leads to where the reader was in a document', async () => {
  const page = await open({ viewport: { width: 1280, height: 400 } })
  await signIn(page, server().portal)
  await page.locator('research-feed article a').first().click()
  await page.waitForURL('**/document/**')
  // The page is as long as its text only once that is here.
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight))
    .toBeGreaterThan(200)
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        window.addEventListener('scrollend', resolve, { once: true })
        window.scrollTo(0, 200)
      }),
  )
  await followAll(page, '/library')
  await settled(page)
  await page.goBack()
  await page.waitForURL('**/document/**')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(200)
})
