import { assert } from 'chai'
import { note } from './support/documents.ts'
import { button, one, rootOf, textOf } from './support/dom.ts'
import type { FakeApi } from './support/fake-api.ts'
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

async function read() {
  answer(page.api)
  page.signIn()
  const root = rootOf(await page.mount('<research-document document-id="R-1"></research-document>'))
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
  await eventually(() => assert.include(textOf(root), 'This page does not allow files in it.'))
  button(root, 'Open PDF')
  assert.deepEqual(reported, ['frame-src'])
})
