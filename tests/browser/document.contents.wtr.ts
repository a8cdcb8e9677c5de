import { sendKeys, setViewport } from '@web/test-runner-commands'
import { assert } from 'chai'
import { note } from './support/documents.ts'
import { all, button, one, rootOf, textOf } from './support/dom.ts'
import { testPage } from './support/page.ts'
import { none } from './support/same.ts'
import { eventually, settled } from './support/wait.ts'

const page = testPage()
beforeEach(() => setViewport({ width: 1280, height: 900 }))
afterEach(() => {
  document.documentElement.style.scrollPaddingTop = ''
  scrollTo(0, 0)
})

const long = '<p>Margins widen.</p>'.repeat(40)
/** The last two parts are short: their headings cannot come to the upper edge. */
const parts = `<p>In short.</p><h2>Demand</h2>${long}<h3>Prices</h3>${long}<h2>Valuation</h2><p>Fair.</p><h2>Risks</h2><p>Few.</p>`

async function read(html = parts, width = 1080) {
  page.api.on('web_document_by_ref', () => note(1))
  page.api.on('web_document_preview', () => ({ html_content: html }))
  page.signIn()
  // Without the margins of the page.
  page.stage.style.cssText = 'position: absolute; inset: 0 auto auto 0'
  const element = await page.mount('<research-document document-id="R-1"></research-document>')
  element.style.inlineSize = `${width}px`
  const root = rootOf(element)
  const text = rootOf(await eventually(() => one(root, 'article[aria-busy=false]')))
  return { element, root, text }
}

const contentsIn = (root: ShadowRoot) => eventually(() => one(root, 'nav:not([hidden])'))
const marked = (root: ShadowRoot) => all(root, 'nav [aria-current=location]').map(textOf)
const marks = (root: ShadowRoot, ...expected: string[]) => eventually(() => assert.deepEqual(marked(root), expected))
const topOf = (element: Element) => element.getBoundingClientRect().top

it('R339 from 920 px of the element’s width on, the contents stand beside the text, below that they are not there', async () => {
  const { element, root } = await read()
  const nav = (await contentsIn(root)).getBoundingClientRect()
  assert.isAtMost(nav.top, one(root, 'h1').getBoundingClientRect().top)
  const text = one(root, 'article').getBoundingClientRect()
  assert.isAbove(nav.left, text.right)
  assert.isAtMost(nav.right, element.getBoundingClientRect().right)
  assert.deepEqual(all(root, 'nav li').map(textOf), ['Summary', 'Demand', 'Prices', 'Valuation', 'Risks'])
  element.style.inlineSize = '919px'
  await eventually(() => none(root, 'nav'))
  element.style.inlineSize = '920px'
  await contentsIn(root)
})

it('R339 fewer than three headings are no contents, and the text stays where it is', async () => {
  const { element, root } = await read('<h2>Demand</h2><p>Strong.</p><h2>Risks</h2><p>Few.</p>')
  await eventually(() => one(root, 'nav[hidden]'))
  assert.strictEqual(one(root, 'nav').getBoundingClientRect().height, 0)
  const { left } = one(root, 'article').getBoundingClientRect()
  assert.approximately(left, one(root, '.r-document').getBoundingClientRect().left, 1)
  assert.isAtLeast(left, element.getBoundingClientRect().left)
})

it('R339 WCAG 2.4.3 an entry brings its heading up and the focus to it, by keys too', async () => {
  const { root, text } = await read()
  button(await contentsIn(root), 'Prices').focus()
  await sendKeys({ press: 'Enter' })
  const heading = one(text, 'h3')
  await eventually(() => assert.approximately(topOf(heading), 24, 2))
  assert.strictEqual(text.activeElement, heading)
  await marks(root, 'Prices')
})

it('R339 WCAG 2.4.11 a heading that is gone to stops 24 px below the bars of the page and of the search', async () => {
  const { root, text } = await read()
  page.stage.style.setProperty('--research-sticky-top', '52px')
  document.documentElement.style.scrollPaddingTop = '68px'
  const nav = await contentsIn(root)
  button(nav, 'Prices').click()
  await eventually(() => assert.approximately(topOf(one(text, 'h3')), 52 + 24, 2))
  button(root, 'Find').click()
  const bar = await eventually(() => one(root, 'search'))
  button(nav, 'Demand').click()
  await eventually(() => assert.approximately(topOf(one(text, 'h2')) - bar.getBoundingClientRect().bottom, 24, 2))
})

it('R339 the mark follows reading, and the contents stay in sight', async () => {
  const { root, text } = await read()
  const nav = await contentsIn(root)
  await marks(root, 'Summary')
  scrollBy(0, topOf(one(text, 'h3')) - 60)
  await settled()
  assert.deepEqual(marked(root), ['Demand'])
  scrollBy(0, 30)
  await marks(root, 'Prices')
  assert.approximately(topOf(nav), 24, 1)
  scrollTo(0, 0)
  await marks(root, 'Summary')
})

it('R339 at the end of the text the last heading in sight is marked, until one above it is gone to', async () => {
  const { root } = await read()
  const nav = await contentsIn(root)
  scrollTo(0, document.documentElement.scrollHeight)
  await marks(root, 'Risks')
  button(nav, 'Valuation').click()
  await marks(root, 'Valuation')
  await settled()
  assert.deepEqual(marked(root), ['Valuation'])
  scrollTo(0, 0)
  await marks(root, 'Summary')
})

it('R339 WCAG 2.4.3 the entry of the summary leads back to the title, clear of the bar of the page', async () => {
  const { root } = await read()
  page.stage.style.setProperty('--research-sticky-top', '52px')
  const nav = await contentsIn(root)
  button(nav, 'Valuation').click()
  await marks(root, 'Valuation')
  button(nav, 'Summary').click()
  await marks(root, 'Summary')
  assert.strictEqual(root.activeElement, one(root, 'h1'))
  assert.isAtLeast(topOf(one(root, 'h1')), 0)
})

it('R339 the marked entry stays in sight where the contents are higher than the window', async () => {
  const many = Array.from({ length: 60 }, (_, index) => `<h2>Part ${index + 1}</h2>${long}`).join('')
  const { root, text } = await read(many)
  const nav = await contentsIn(root)
  const last = all(text, 'h2').at(-1)
  scrollBy(0, topOf(last ?? text.host) - 40)
  await marks(root, 'Part 60')
  await eventually(() => assert.isAtMost(one(nav, '[aria-current]').getBoundingClientRect().bottom, innerHeight))
  scrollTo(0, 0)
  await marks(root, 'Summary')
  await eventually(() => assert.isAtLeast(topOf(one(nav, '[aria-current]')), 0))
})
