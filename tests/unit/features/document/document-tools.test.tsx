// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { WebDocumentDetail } from '#contract/document.ts'
import { DocumentBody } from '#features/document/document-body.tsx'
import { updateCurrentUser } from '#session/update.ts'
import { type FakeApi, fakeApi, refusal } from '../../../support/fake-api.ts'
import { fakePopover } from '../../../support/fake-popover.ts'
import { ada } from '../../../support/people.ts'
import { render } from '../../../support/render.ts'

const gold: WebDocumentDetail = {
  id: '1',
  external_reference: 'R/1',
  title: 'Gold',
  download_url: '/api/files/1.pdf',
  attachment_content_type: 'application/pdf; charset=binary',
}

let api: FakeApi
// What comes late comes at once.
beforeAll(() =>
  Promise.all([
    import('#features/document/pdf/pdf.tsx'),
    import('#ui/untrusted-html/lay-out-tables.ts'),
    import('dompurify'),
  ]),
)
beforeEach(() => {
  fakePopover()
  api = fakeApi()
  api.script('GET files/1.pdf', () => new Response('%PDF-1.7'))
  updateCurrentUser(ada)
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'about:blank', revokeObjectURL: vi.fn() }))
  Object.defineProperty(navigator, 'pdfViewerEnabled', { configurable: true, value: true })
})
// Nothing goes on when a test is over.
afterEach(() => void render(null))

const downloads: string[] = []
const show = (more: Partial<WebDocumentDetail> = {}, { html = '<p>Gold.</p>', page = 1, width = 0 } = {}) => {
  downloads.length = 0
  return render(
    <DocumentBody
      width={width}
      opened={{ document: { ...gold, ...more }, html }}
      page={page}
      words=""
      onDownload={(url) => downloads.push(url.pathname)}
      onNavigate={() => true}
    />,
  )
}
const modes = (shown: ReturnType<typeof show>) =>
  shown.all('input[type=radio]').map((radio) => (radio as HTMLInputElement).value)
const choosePdf = async (shown: ReturnType<typeof show>) => {
  for (const radio of shown.all('input[value=pdf]')) shown.click(radio)
  await act(async () => {})
}
const eventually = (check: () => void) =>
  vi.waitFor(async () => {
    await act(async () => {})
    check()
  })

test('R264 text first; the PDF is fetched with the session only once it is asked for', async () => {
  const shown = show({}, { page: 3 })
  await eventually(() => expect(shown.all('article[aria-busy=false]')).toHaveLength(1))
  expect(modes(shown)).toEqual(['text', 'pdf'])
  expect(api.requests).toEqual([])
  await choosePdf(shown)
  await eventually(() => expect(shown.all('iframe')).toHaveLength(1))
  const [frame] = shown.all('iframe')
  expect(frame?.getAttribute('src')).toBe('about:blank#page=3&navpanes=0&view=FitH')
  expect(frame?.title).toBe('Gold, PDF')
  expect(api.sent('GET files/1.pdf')[0]?.headers.get('authorization')).toBe('Bearer access-1')
})

test.each([
  ['another kind', { attachment_content_type: 'text/csv' }],
  ['no entitlement', { entitled: false }],
  ['none', { download_url: null }],
])('R261 R264 with a file of %s there is no choice', (_, more) => {
  expect(modes(show(more))).toEqual([])
})

test('R340 C71 a document without a text says so, with its file still at hand', async () => {
  const shown = show({}, { html: '' })
  expect(shown.text()).toContain('Document not Found')
  shown.click(shown.control('Open PDF'))
  expect(downloads).toEqual(['/api/files/1.pdf'])
  expect(shown.all('button').map(({ textContent }) => textContent)).not.toContain('Print')
})

test('R264 a PDF that does not come says so with another try, and the document stays', async () => {
  api.script('GET files/1.pdf', refusal(500))
  const shown = show()
  await choosePdf(shown)
  await eventually(() => expect(shown.text()).toContain('The PDF could not be loaded.'))
  api.script('GET files/1.pdf', () => new Response('%PDF-1.7'))
  shown.control('Try again').focus()
  shown.click(shown.control('Try again'))
  await eventually(() => expect(shown.all('iframe')).toHaveLength(1))
  expect(document.activeElement?.className).toBe('r-document__body')
})

test('R264 WCAG 1.4.10 where a page of PDF would be too small to read, nothing is fetched and the text or the file is offered', async () => {
  const shown = show({}, { width: 358 })
  await choosePdf(shown)
  await eventually(() => expect(shown.text()).toContain('The PDF would be too small to read here.'))
  expect(api.requests).toEqual([])
  const [, offered] = shown.all('button').filter(({ textContent }) => textContent === 'Open PDF')
  if (offered) shown.click(offered)
  expect(downloads).toEqual(['/api/files/1.pdf'])
  shown.click(shown.control('Read the text'))
  expect(shown.all('article')).toHaveLength(1)
})

test('R264 where the browser shows no PDF in a page, nothing is fetched and the file is offered', async () => {
  Object.defineProperty(navigator, 'pdfViewerEnabled', { configurable: true, value: false })
  const shown = show()
  await choosePdf(shown)
  await eventually(() => expect(shown.text()).toContain('Your browser does not show PDF files in a page.'))
  expect(api.requests).toEqual([])
  shown.click(shown.control('Print'))
  expect(downloads).toEqual(['/api/files/1.pdf'])
})

test('R338 the link is the document’s address in the portal, at the page that is open', async () => {
  const written: string[] = []
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: { writeText: async (text: string) => void written.push(text) },
  })
  const shown = show({}, { page: 3 })
  shown.click(shown.control('Copy link'))
  await eventually(() => shown.control('Copied'))
  expect(written).toEqual([new URL('/document/R%2F1#page=3', location.href).href])
  expect(shown.all('[aria-live]').map(({ textContent }) => textContent)).toContain('Link copied to the clipboard.')
})

test('R338 a clipboard that refuses leaves the link to be copied by hand', async () => {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined })
  const shown = show()
  shown.click(shown.control('Copy link'))
  await eventually(() => expect(shown.all('input[readonly]')).toHaveLength(1))
  const [field] = shown.all('input[readonly]') as HTMLInputElement[]
  expect(field?.value).toBe(new URL('/document/R%2F1', location.href).href)
})

test('R339 embedding 13: Find stands there before the text, so that nothing moves when it comes', () => {
  vi.stubGlobal('Highlight', class {})
  vi.stubGlobal('CSS', { highlights: new Map() })
  const shown = show()
  expect(shown.all('article[aria-busy=true]')).toHaveLength(1)
  expect(shown.all('button').map(({ textContent }) => textContent)).toContain('Find')
  vi.unstubAllGlobals()
})

test('R338 embedding 27: printing a text prints the page', async () => {
  const print = vi.fn()
  window.print = print
  const shown = show()
  shown.click(shown.control('Print'))
  expect(print).toHaveBeenCalledOnce()
})
