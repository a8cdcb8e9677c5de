import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { useBrowser } from './support/browser.ts'
import { sessionCookie, signIn, tiles } from './support/people.ts'
import { useSharedServer } from './support/server.ts'

const server = useSharedServer()
const open = useBrowser()

/** What the page tells analytics. The browser does not show a test the body of such a request, so the page hands it over. */
async function recordedEvents(page: Page) {
  const recorded: { event_type: string; document_id?: string }[] = []
  await page.exposeFunction('record', (body: string) => recorded.push(JSON.parse(body)))
  await page.addInitScript(() => {
    const send = window.fetch
    const { record } = window as unknown as { record: (body: string) => void }
    window.fetch = async (input, init) => {
      const request = new Request(input, init)
      if (request.url.endsWith('/capture_event')) record(await request.clone().text())
      return send(request)
    }
  })
  return recorded
}

test('R236 R245 R246 the dashboard loads ten at a time up to 300 and then asks to refine', async () => {
  const page = await open()
  await signIn(page, server().portal)
  expect(await tiles(page).count()).toBe(10)
  const more = page.getByRole('button', { name: 'Load More' })
  for (let shown = 20; shown <= 300; shown += 10) {
    await more.click()
    await tiles(page)
      .nth(shown - 1)
      .waitFor()
  }
  await page.getByText('Please refine your search criteria to see further results.').waitFor()
  expect(await more.count()).toBe(0)
  expect(await tiles(page).count()).toBe(300)
}, 120_000)

test('R263 R264 a permitted title opens the document, and the preview is recorded', async () => {
  const page = await open()
  const recorded = await recordedEvents(page)
  await signIn(page, server().portal)
  const link = page.locator('research-feed a.r-tile__link').first()
  const title = (await link.innerText()).trim()
  await link.click()
  await page.getByRole('heading', { name: title, exact: true }).waitFor()
  expect(await page.locator('research-document article').first().isVisible()).toBe(true)
  await expect.poll(() => recorded.map(({ event_type }) => event_type)).toContain('Document Preview')
  const preview = recorded.find(({ event_type }) => event_type === 'Document Preview')
  expect(preview?.document_id).toMatch(/^\d+$/)
})

test('R151 R264 an entitled PDF opens with a token of its own, and only then', async () => {
  const page = await open()
  await signIn(page, server().portal)
  const tile = tiles(page)
    .filter({ has: page.locator('[aria-label^="Download"]') })
    .first()
  expect(await page.content()).not.toContain('auth_token')
  const [answer] = await Promise.all([
    page.context().waitForEvent('response', (response) => response.url().includes('/api/files/')),
    tile.getByRole('button', { name: /^Download/ }).click(),
  ])
  expect(answer.status()).toBe(200)
  const url = new URL(answer.url())
  const token = url.searchParams.get('auth_token')
  expect(token).toBeTruthy()
  expect(token).not.toBe((await sessionCookie(page))?.session.accessToken)
  // It opens this file and nothing else.
  const other = new URL('/api/files/datasets', url)
  other.searchParams.set('auth_token', token ?? '')
  expect((await fetch(other)).status).toBe(401)
  const file = await fetch(url)
  const bytes = Buffer.from(await file.arrayBuffer())
  if (url.pathname.endsWith('.pdf')) expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
  url.searchParams.delete('auth_token')
  expect((await fetch(url)).status).toBe(401)
})

test('R100 R261 R262 a document outside the subscription says why, and its file cannot be loaded', async () => {
  const page = await open()
  await signIn(page, server().portal)
  const locked = page.locator('research-feed button.r-tile__link').first()
  while ((await locked.count()) === 0) await page.getByRole('button', { name: 'Load More' }).click()
  await locked.click()
  const dialog = page.getByRole('dialog', { name: 'Not Authorised' })
  await dialog.waitFor()
  expect(await dialog.innerText()).toContain("Your subscription level doesn't provide access to this document.")
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  const tile = tiles(page)
    .filter({ has: page.locator('button.r-tile__link') })
    .first()
  const download = tile.locator('[aria-label^="Not included"]')
  expect(await download.getAttribute('aria-disabled')).toBe('true')
})
