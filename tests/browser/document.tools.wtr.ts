import { sendKeys } from '@web/test-runner-commands'
import { assert } from 'chai'
import { deferred } from '../support/deferred.ts'
import { note } from './support/documents.ts'
import { button, one, rootOf, textOf } from './support/dom.ts'
import { hear } from './support/events.ts'
import { type Answer, type FakeApi, refusal } from './support/fake-api.ts'
import { closeFrames, openFrame } from './support/frame.ts'
import { loaderPath } from './support/loader.ts'
import { testPage } from './support/page.ts'
import { none } from './support/same.ts'
import { storeSession } from './support/session.ts'
import { eventually, settled } from './support/wait.ts'

const page = testPage()
afterEach(closeFrames)

const own = location.origin
const text = '<p>Gold is <em>go</em>od.</p><p>Golden years.</p><p>No more gold.</p>'
const pdf = () => new Response('%PDF-1.4\n%%EOF', { headers: { 'content-type': 'application/pdf' } })

function answer(api: FakeApi) {
  api.on('web_document_by_ref', () => note(1))
  api.on('web_document_preview', () => ({ html_content: text }))
}

const html = '<research-document document-id="R-1"></research-document>'

async function read(markup = html) {
  answer(page.api)
  page.signIn()
  const root = rootOf(await page.mount(markup))
  await eventually(() => button(root, 'Find'))
  return root
}

const pdfFile = new Blob(['%PDF-1.4\n%%EOF'], { type: 'application/pdf' })

/** A document whose file the API answers. */
async function readFile(file: Answer) {
  answer(page.api)
  page.api.on('web_document_by_ref', () => note(1, { download_url: '/api/files/R-1.pdf' }))
  page.api.on('files/R-1.pdf', file)
  page.signIn()
  const root = rootOf(await page.mount(html))
  await eventually(() => button(root, 'Find'))
  return root
}

async function find(root: ShadowRoot, term: string) {
  button(root, 'Find').click()
  const field = await eventually(() => one<HTMLInputElement>(root, 'search input'))
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, term)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  await eventually(() => assert.isNotEmpty(textOf(one(root, '.r-find__count'))))
  return field
}

const marked = (name: string) => [...(CSS.highlights.get(name) ?? [])].map(String)
const press = (target: Element, key: string, shiftKey = false) =>
  target.dispatchEvent(new KeyboardEvent('keydown', { key, shiftKey, bubbles: true, composed: true, cancelable: true }))

it('R339 what is found is marked and counted, Enter goes on and Shift+Enter back, Escape ends it', async () => {
  const root = await read()
  const field = await find(root, 'gold')
  const count = () => textOf(one(root, '.r-find__count'))
  assert.strictEqual(count(), '1 of 3')
  assert.deepEqual(marked('research-find'), ['Gold', 'Gold', 'gold'])
  press(field, 'Enter')
  await eventually(() => assert.strictEqual(count(), '2 of 3'))
  press(field, 'Enter', true)
  press(field, 'Enter', true)
  await eventually(() => assert.strictEqual(count(), '3 of 3'))
  assert.deepEqual(marked('research-find-current'), ['gold'])
  press(field, 'Escape')
  await eventually(() => none(root, 'search'))
  assert.strictEqual(root.activeElement, button(root, 'Find'))
  assert.strictEqual(CSS.highlights.size, 0)
})

it('R222 R339 words in an attribute are found at once, from the page on, and the focus stays', async () => {
  page.api.on('web_document_by_ref', () => note(1))
  page.api.on('web_document_preview', () => ({
    html_content: '<section data-page="1"><p>Gold.</p></section><section data-page="2"><p>Gold and gold.</p></section>',
  }))
  page.signIn()
  const root = rootOf(
    await page.mount('<research-document document-id="R-1" page="2" find="gold"></research-document>'),
  )
  await eventually(() => assert.strictEqual(textOf(one(root, '.r-find__count')), '2 of 3'))
  assert.strictEqual(one<HTMLInputElement>(root, 'search input').value, 'gold')
  assert.isNull(root.activeElement)
  one(page.stage, 'research-document').setAttribute('find', 'silver')
  await eventually(() => assert.strictEqual(textOf(one(root, '.r-find__count')), 'No matches'))
})

it('R339 embedding 10: an element that leaves takes its marks along', async () => {
  await find(await read(), 'good')
  assert.deepEqual(marked('research-find'), ['good'])
  page.stage.replaceChildren()
  await eventually(() => assert.strictEqual(CSS.highlights.size, 0))
})

it('embedding 2: a page that allows no frames hears of none until the PDF is asked for, and then the reader is told', async () => {
  storeSession()
  const policy = `default-src 'none'; script-src ${own}; style-src ${own}; connect-src ${own}; img-src ${own}`
  const frame = await openFrame({
    head: `<meta http-equiv="Content-Security-Policy" content="${policy}">
      <script type="module" src="${own}${loaderPath}"></script>`,
  })
  const reported: string[] = []
  frame.document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
    reported.push(effectiveDirective)
  })
  answer(frame.api)
  const { fetch } = frame.window
  frame.window.fetch = async (input, init) => {
    const { url } = new frame.window.Request(input, init)
    return url.endsWith('.pdf') ? pdf() : fetch(input, init)
  }
  const element = frame.document.body.appendChild(frame.document.createElement('research-document'))
  element.setAttribute('document-id', 'R-1')
  const root = await eventually(() => rootOf(element))
  const choice = await eventually(() => one(root, 'input[value=pdf]'))
  await settled()
  assert.deepEqual(reported, [])
  choice.click()
  await eventually(() => assert.include(textOf(root), 'This page does not allow embedded files.'))
  button(root, 'Open PDF')
  assert.deepEqual(reported, ['frame-src'])
})

it('R339 embedding 17: what is typed into the search stays there, and Enter never sends the host’s form', async () => {
  const root = await read(`<form>${html}<input name="q"></form>`)
  let sent = 0
  one(page.stage, 'form').addEventListener('submit', (event) => {
    event.preventDefault()
    sent++
  })
  const heard: string[] = []
  const listen = ({ key }: KeyboardEvent) => heard.push(key)
  document.addEventListener('keydown', listen)
  button(root, 'Find').click()
  await eventually(() => assert.isTrue(root.activeElement?.matches('search input')))
  await sendKeys({ type: 'gold' })
  await eventually(() => assert.strictEqual(textOf(one(root, '.r-find__count')), '1 of 3'))
  await sendKeys({ press: 'Enter' })
  await eventually(() => assert.strictEqual(textOf(one(root, '.r-find__count')), '2 of 3'))
  await sendKeys({ press: 'Escape' })
  await eventually(() => none(root, 'search'))
  document.removeEventListener('keydown', listen)
  assert.deepEqual(heard, [])
  assert.strictEqual(sent, 0)
})

it('R339 embedding 14: the search goes by keys alone, from the field to its buttons and back to Find', async () => {
  const root = await read()
  button(root, 'Find').focus()
  await sendKeys({ press: 'Enter' })
  await eventually(() => assert.isTrue(root.activeElement?.matches('search input')))
  await sendKeys({ type: 'gold' })
  await eventually(() => assert.strictEqual(textOf(one(root, '.r-find__count')), '1 of 3'))
  const reached: (string | null)[] = []
  for (let stop = 0; stop < 4; stop++) {
    await sendKeys({ press: 'Tab' })
    reached.push(root.activeElement?.getAttribute('aria-label') ?? null)
  }
  assert.deepEqual(reached, ['Clear', 'Previous match', 'Next match', 'Close'])
  await sendKeys({ press: 'Enter' })
  await eventually(() => none(root, 'search'))
  assert.strictEqual(root.activeElement, button(root, 'Find'))
})

it('embedding 13: a PDF takes the room that was kept for it, and the text comes back', async () => {
  const way = deferred<Blob>()
  const root = await readFile(() => way.promise)
  one(root, 'input[value=pdf]').click()
  const room = (await eventually(() => one(root, '.r-document__pdf:has([aria-busy=true])'))).getBoundingClientRect()
  way.resolve(pdfFile)
  const shown = (await eventually(() => one(root, '.r-document__pdf:has(iframe)'))).getBoundingClientRect()
  assert.approximately(shown.top, room.top, 1)
  assert.approximately(shown.height, room.height, 1)
  one(root, 'input[value=text]').click()
  await eventually(() => button(root, 'Find'))
  none(root, 'iframe')
})

it('embedding 12: a PDF that does not come is tried again where it stands, and is not the failure of the document', async () => {
  const heard = hear()
  const root = await readFile(() => refusal(500))
  one(root, 'input[value=pdf]').click()
  const retry = await eventually(() => button(one(root, '[role=alert]'), 'Try again'))
  page.api.on('files/R-1.pdf', () => pdfFile)
  retry.focus()
  retry.click()
  await eventually(() => one(root, 'iframe'))
  await eventually(() => assert.isNotNull(root.activeElement, 'the focus is lost'))
  heard.stop()
  assert.notInclude(
    heard.events.map(({ type }) => type),
    'research-error',
  )
})

it('R264 embedding 5: what is no PDF is never shown as one', async () => {
  const root = await readFile(() => new Blob(['<script>parent.hacked = true</script>'], { type: 'text/html' }))
  one(root, 'input[value=pdf]').click()
  await eventually(() => assert.include(textOf(one(root, '[role=alert]')), 'The PDF could not be loaded.'))
  none(root, 'iframe')
})
