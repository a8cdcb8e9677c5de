import { expect } from '@playwright/test'
import { edgeReference } from '#demo/data/edges/documents.ts'
import { hostileHtml } from '#demo/data/edges/hostile-html.ts'
import { openDashboard, tiles, titles } from './support/feed.ts'
import { sessionCookie } from './support/session.ts'
import { test } from './support/test.ts'

const heading = 'research-document h1'

test('R263 R264 a permitted title opens the document, and the preview is recorded', async ({ page }) => {
  // The browser hides the body of such a request, so the page hands it over.
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
  await openDashboard(page)
  const title = (await titles(page).first().innerText()).trim()
  await titles(page).first().click()
  await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible()
  const preview = () => recorded.find(({ event_type }) => event_type === 'Document Preview')
  await expect.poll(() => preview()?.document_id).toMatch(/^\d+$/)
})

test('R151 R264 an entitled PDF opens with a token of its own, which opens nothing else', async ({ page, context }) => {
  await openDashboard(page)
  expect(await page.content()).not.toContain('auth_token')
  const [answer] = await Promise.all([
    context.waitForEvent('response', (response) => response.url().includes('/api/files/')),
    page
      .getByRole('button', { name: /^Download/ })
      .first()
      .click(),
  ])
  expect(answer.status()).toBe(200)
  const url = new URL(answer.url())
  const token = url.searchParams.get('auth_token')
  expect(token).toBeTruthy()
  expect(token).not.toBe((await sessionCookie(context))?.session.accessToken)
  const other = new URL('/api/files/datasets', url)
  other.searchParams.set('auth_token', token ?? '')
  expect((await fetch(other)).status).toBe(401)
  const bytes = Buffer.from(await (await fetch(url)).arrayBuffer())
  if (url.pathname.endsWith('.pdf')) expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
  url.searchParams.delete('auth_token')
  expect((await fetch(url)).status).toBe(401)
})

test('R100 R261 R262 a document outside the subscription says why, and its file cannot be loaded', async ({ page }) => {
  await openDashboard(page)
  const locked = tiles(page).filter({ has: page.locator('button.r-tile__link') })
  for (let shown = 10; (await locked.count()) === 0; shown += 10) {
    await page.getByRole('button', { name: 'Load More' }).click()
    await expect(tiles(page)).toHaveCount(shown + 10)
  }
  await locked.first().locator('button.r-tile__link').click()
  const dialog = page.getByRole('dialog', { name: 'Not Authorised' })
  await expect(dialog).toContainText("Your subscription level doesn't provide access to this document.")
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(locked.first().locator('[aria-label^="Not included"]')).toHaveAttribute('aria-disabled', 'true')
})

test('R339 hostile HTML runs nothing, loads nothing and leaves the page as it is', async ({ page, server }) => {
  const elsewhere: string[] = []
  page.on('request', (request) => {
    const url = request.url()
    if (!url.startsWith(server.portal) && !/^(data|blob):/.test(url)) elsewhere.push(url)
  })
  await page.route(/\/api\/web_document_preview/, (route) => route.fulfill({ json: { html_content: hostileHtml } }))
  await page.goto(`/document/${edgeReference('title120')}`)
  await expect(page.getByText('This paragraph follows closing tags')).toBeVisible()
  await page.getByText('A link that runs').click()
  await page.getByText('A link with a tab in its scheme').click()
  expect(await page.evaluate(() => Reflect.get(window, 'hostile'))).toBeUndefined()
  expect(elsewhere).toEqual([])
  await expect(page.locator('body')).toHaveCSS('display', 'block')
  await expect(page.locator('research-document').locator('iframe, form, video')).toHaveCount(0)
})

test('R263 R339 R340 C61 a document is read as text or as the PDF, at the page of its link, which can be copied', async ({
  page,
  context,
  api,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { records } = await api<{ records: Record<string, unknown>[] }>(
    'research_documents?page=1&page_size=100&limit=100',
  )
  const { external_reference: reference } =
    records.find(
      ({ attachment_content_type: type, entitled, page_count: pages }) =>
        type === 'application/pdf' && entitled === true && Number(pages) > 1,
    ) ?? {}
  const files: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/files/')) files.push(request.url())
  })
  await page.goto(`/document/${reference}#page=2`)
  await expect(page.locator(heading)).toBeVisible()
  // The text comes late, and scrolls to its page: the tools would move from under a press.
  await expect(page.locator('research-document article [data-page="2"]')).toBeInViewport()
  expect(files).toEqual([])
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByText('Copied', { exact: true })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
  await page.getByRole('radio', { name: 'PDF' }).check()
  const frame = page.locator('research-document iframe')
  await expect(frame).toHaveAttribute('src', /^blob:.*#page=2&navpanes=0&view=FitH$/)
  expect(files).toHaveLength(1)
  expect(files[0]).not.toContain('auth_token')
  await page.getByRole('radio', { name: 'Text' }).check()
  await expect(frame).toHaveCount(0)
})
