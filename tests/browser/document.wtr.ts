import { assert } from 'chai'
import { deferred } from '../support/deferred.ts'
import { note } from './support/documents.ts'
import { button, one, rootOf, textOf } from './support/dom.ts'
import { hear } from './support/events.ts'
import { refusal } from './support/fake-api.ts'
import { testPage } from './support/page.ts'
import { none } from './support/same.ts'
import { eventually, settled } from './support/wait.ts'

const page = testPage()

const mount = () => {
  page.signIn()
  return page.mount('<research-document document-id="R-1"></research-document>')
}

async function read(html: string | null, more = {}): Promise<HTMLElement> {
  page.api.on('web_document_by_ref', () => note(1, more))
  page.api.on('web_document_preview', () => ({ html_content: html }))
  return mount()
}

const textIn = async (element: HTMLElement) => {
  const article = await eventually(() => one(rootOf(element), 'article'))
  await eventually(() => assert.isNotEmpty(textOf(rootOf(article))))
  return rootOf(article)
}

it('R338 R339 a document is found by its reference, and its text by the same', async () => {
  const element = await read('<p>Margins widen.</p>')
  assert.strictEqual(textOf(await textIn(element)), 'Margins widen.')
  assert.strictEqual(textOf(one(rootOf(element), 'h1')), 'Note 1')
  assert.strictEqual(page.api.callsTo('web_document_by_ref')[0]?.query.get('reference'), 'R-1')
  assert.strictEqual(page.api.callsTo('web_document_preview')[0]?.query.get('reference'), 'R-1')
})

it('R339 a table is as wide as the text in rows of 30 px, with words at the start of their column and figures at its end', async () => {
  const rows = [
    ['Company', 'Country', 'Target'],
    ['Halden Gas', 'Norway', 'NOK 120.00'],
  ]
  const toRow = (cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`
  const text = await textIn(await read(`<table>${rows.map(toRow).join('')}</table>`))
  const edges = [...one(text, 'tr:last-child').children].map((cell) => {
    const range = document.createRange()
    range.selectNodeContents(cell)
    const [outer, inner] = [cell.getBoundingClientRect(), range.getBoundingClientRect()]
    return { start: inner.left - outer.left, end: outer.right - inner.right, outer }
  })
  const { width } = text.host.getBoundingClientRect()
  assert.approximately((edges[2]?.outer.right ?? 0) - (edges[0]?.outer.left ?? 0), width, 1)
  assert.approximately(edges[0]?.outer.height ?? 0, 30, 1)
  assert.deepEqual(
    edges.map(({ start, end }) => (start <= 1 ? 'start' : end <= 1 ? 'end' : 'neither')),
    ['start', 'start', 'end'],
  )
})

it('R257 the attribute page opens the text at that page, and the first page leaves the host’s scrolling alone', async () => {
  const pages = [1, 2, 3].map(
    (number) => `<section data-page="${number}"><p>Page ${number}.</p>${'<p>…</p>'.repeat(60)}</section>`,
  )
  await textIn(await read(pages.join('')))
  await settled()
  assert.strictEqual(scrollY, 0)
  page.stage.replaceChildren()
  const element = await page.mount('<research-document document-id="R-1" page="3"></research-document>')
  const text = await textIn(element)
  await eventually(() => assert.approximately(one(text, '[data-page="3"]').getBoundingClientRect().top, 0, 2))
  scrollTo(0, 0)
})

it('C61 where no document has the reference it is read as an id', async () => {
  page.api.on('web_document_by_id', () => note(1))
  page.api.on('web_document_preview', () => ({ html_content: '<p>By its id.</p>' }))
  page.signIn()
  const element = await page.mount('<research-document document-id="d1"></research-document>')
  assert.strictEqual(textOf(await textIn(element)), 'By its id.')
  assert.strictEqual(page.api.callsTo('web_document_by_id')[0]?.query.get('document_id'), 'd1')
  assert.strictEqual(page.api.callsTo('web_document_preview')[0]?.query.get('reference'), 'R-1')
})

for (const html of [null, ''])
  it(`R340 C71 a text that is ${JSON.stringify(html)} is a document not found`, async () => {
    const element = await read(html)
    await eventually(() => assert.include(textOf(rootOf(element)), 'Document not Found'))
    none(rootOf(element), 'article')
  })

for (const [status, code, text] of [
  [401, 'unauthorized', "Your subscription level doesn't provide access to this document."],
  [404, 'not-found', 'Document not Found'],
  [410, 'not-found', 'This document has been withdrawn.'],
] as const)
  it(`R342 embedding 12: a preview that fails with ${status} is told with its status and says why, without a vain retry`, async () => {
    page.api.on('refresh_auth_token', () => ({ token: 'access-1', refresh_token: 'refresh-1', contact: {} }))
    page.api.on('web_document_by_ref', () => note(1))
    page.api.on('web_document_preview', () => refusal(status))
    const heard = hear()
    const root = rootOf(await mount())
    await eventually(() => assert.include(textOf(root), text))
    heard.stop()
    assert.deepEqual(
      heard.events.map(({ type, detail }) => [type, detail.status, detail.code]),
      [['research-error', status, code]],
    )
    none(root, 'button')
  })

it('R342 a preview that fails is told with its status, and a retry stands where the text would', async () => {
  page.api.on('web_document_by_ref', () => note(1))
  page.api.on('web_document_preview', () => refusal(500))
  const heard = hear()
  const root = rootOf(await mount())
  await eventually(() => assert.include(textOf(one(root, '[role=alert]')), 'The document could not be loaded.'))
  heard.stop()
  assert.deepEqual(
    heard.events.map(({ type, detail }) => [type, detail.status, detail.code]),
    [['research-error', 500, 'server']],
  )
  page.api.on('web_document_preview', () => ({ html_content: '<p>Here.</p>' }))
  button(root, 'Try again').click()
  await eventually(() => one(root, 'article'))
  await eventually(() => assert.lengthOf(page.api.callsTo('capture_event'), 1))
})

it('R124 a document that is read is recorded once, by its id', async () => {
  await textIn(await read('<p>Margins widen.</p>'))
  await settled()
  const events = page.api.callsTo('capture_event').map(({ body }) => body)
  assert.lengthOf(events, 1)
  assert.include(events[0], { event_type: 'Document Preview', document_id: 'd1' })
})

it('R153 another document takes the place of the one under way', async () => {
  const first = deferred<unknown>()
  page.api.on('web_document_by_ref', ({ query }) =>
    query.get('reference') === 'R-1' ? first.promise : note(2, { external_reference: 'R-2' }),
  )
  page.api.on('web_document_preview', ({ query }) => ({ html_content: `<p>${query.get('reference')}</p>` }))
  const element = await mount()
  await eventually(() => assert.lengthOf(page.api.callsTo('web_document_by_ref'), 1))
  element.setAttribute('document-id', 'R-2')
  await eventually(() => assert.strictEqual(textOf(one(rootOf(element), 'h1')), 'Note 2'))
  assert.isTrue(page.api.callsTo('web_document_by_ref')[0]?.signal.aborted)
  first.resolve(note(1))
  await settled()
  assert.strictEqual(textOf(await textIn(element)), 'R-2')
})

it('R261 a file without entitlement is greyed and does nothing', async () => {
  const element = await read('<p>Margins widen.</p>', { entitled: false })
  await textIn(element)
  const file = button(rootOf(element), 'Open PDF')
  assert.strictEqual(file.ariaDisabled, 'true')
  file.click()
  await settled()
  assert.isEmpty(page.api.callsTo('current_user'), 'opening a file begins with the session')
})
