import { expect, test } from 'vitest'
import { useBrowser } from './support/browser.ts'
import { settled, signIn } from './support/people.ts'
import { useServer } from './support/server.ts'

const server = useServer()
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
