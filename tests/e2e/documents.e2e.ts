import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { edgeReference } from '#demo/data/edges/documents.ts'
import { type PageOptions, useBrowser } from './support/browser.ts'
import { sessionCookie, signIn, startSession } from './support/people.ts'
import { useSharedServer } from './support/server.ts'

const server = useSharedServer()
const open = useBrowser()

async function openDocument(reference: string, { hash = '', ...options }: PageOptions & { hash?: string } = {}) {
  const page = await open(options)
  await startSession(page, server().portal)
  await page.goto(`${server().portal}/document/${reference}${hash}`)
  await page.locator('research-document h1').waitFor()
  return page
}

/** The reference of a research document that has an entitled PDF of two pages or more. */
async function pdfDocument(page: Page): Promise<string> {
  const token = (await sessionCookie(page))?.session.accessToken
  const headers = { Authorization: `Bearer ${token}` }
  const answer = await fetch(`${server().portal}/api/research_documents?page=1&page_size=100&limit=100`, { headers })
  const { records } = (await answer.json()) as { records: Record<string, unknown>[] }
  const found = records.find(
    ({ attachment_content_type: type, entitled, page_count: pages }) =>
      type === 'application/pdf' && entitled === true && Number(pages) > 1,
  )
  return String(found?.external_reference)
}

test('R339 hostile HTML runs nothing, loads nothing and leaves the page as it is', async () => {
  const elsewhere: string[] = []
  const page = await open()
  page.on('request', (request) => {
    const url = request.url()
    if (!url.startsWith(server().portal) && !/^(data|blob):/.test(url)) elsewhere.push(url)
  })
  await startSession(page, server().portal)
  await page.goto(`${server().portal}/document/${edgeReference('hostileHtml')}`)
  await page.getByText('This paragraph follows closing tags').waitFor()
  await page.getByText('A link that runs').click()
  await page.getByText('A link with a tab in its scheme').click()
  expect(await page.evaluate(() => Reflect.get(window, 'hostile'))).toBeUndefined()
  expect(elsewhere).toEqual([])
  expect(await page.evaluate(() => getComputedStyle(document.body).display)).toBe('block')
  expect(await page.locator('research-document iframe, research-document form, research-document video').count()).toBe(
    0,
  )
})

test('R263 R339 a document is read as text or as the PDF, at the page of the address', async () => {
  const page = await open()
  await signIn(page, server().portal)
  const reference = await pdfDocument(page)
  const files: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/files/')) files.push(request.url())
  })
  await page.goto(`${server().portal}/document/${reference}#page=2`)
  await page.locator('research-document h1').waitFor()
  expect(files).toEqual([])
  await page.getByRole('radio', { name: 'PDF' }).check()
  const frame = page.locator('research-document iframe')
  await frame.waitFor()
  expect(await frame.getAttribute('src')).toMatch(/^blob:.*#page=2&navpanes=0&view=FitH$/)
  expect(files).toHaveLength(1)
  expect(files[0]).not.toContain('auth_token')
  await page.getByRole('radio', { name: 'Text' }).check()
  await frame.waitFor({ state: 'detached' })
})

test('R263 C61 the link that is copied leads to the document, at its page', async () => {
  const page = await openDocument(edgeReference('hostileHtml'), {
    hash: '#page=2',
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  await page.getByRole('button', { name: 'Copy link' }).click()
  await page.getByText('Copied', { exact: true }).waitFor()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toBe(`${server().portal}/document/${edgeReference('hostileHtml')}#page=2`)
})
