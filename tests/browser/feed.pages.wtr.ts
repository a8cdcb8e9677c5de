import { sendKeys } from '@web/test-runner-commands'
import { assert } from 'chai'
import { notes, paged } from './support/documents.ts'
import { all, button, one, textOf } from './support/dom.ts'
import { openFeed, shows } from './support/feed.ts'
import { testPage } from './support/page.ts'
import { none, same } from './support/same.ts'
import { answerTools, type } from './support/tools.ts'
import { eventually } from './support/wait.ts'

const page = testPage()
const start = location.href
beforeEach(() => {
  answerTools(page.api)
  page.api.on('research_documents', paged(notes(1, 60)))
})
afterEach(() => history.replaceState(null, '', start))

const pages = (root: ShadowRoot) => one(root, 'nav[aria-label=Pages]')
/** Numbers and gaps, the current one in brackets. */
const links = (root: ShadowRoot) =>
  all(pages(root), 'li').map((each) => {
    if (each.matches('.r-pagination__gap')) return '…'
    return each.querySelector('[aria-current=page]') ? `[${textOf(each)}]` : textOf(each)
  })
const asked = () => page.api.callsTo('research_documents').map(({ query }) => query.get('page'))
const titles = (first: number, last: number) => notes(first, last).map(({ title }) => String(title))

it('R218 R220 C56 a list in pages begins at the first; one window moves with the page, first and last stay', async () => {
  const root = await openFeed(page, 'paging="pages" page-size="5"')
  await eventually(() => assert.deepEqual(links(root), ['[1]', '2', '…', '12']))
  for (const [next, shown] of [
    ['Page 2', ['1', '[2]', '3', '…', '12']],
    ['Page 3', ['1', '2', '[3]', '4', '…', '12']],
    ['Page 4', ['1', '2', '3', '[4]', '5', '…', '12']],
    ['Page 5', ['1', '…', '4', '[5]', '6', '…', '12']],
    ['Page 12', ['1', '…', '11', '[12]']],
  ] as const) {
    button(pages(root), next).click()
    await eventually(() => assert.deepEqual(links(root), [...shown]))
  }
  assert.deepEqual(asked(), ['1', '2', '3', '4', '5', '12'])
  await shows(root, ...titles(56, 60))
})

it('R233 one page takes the place of another, and there is no Load More', async () => {
  const root = await openFeed(page, 'paging="pages" page-size="5"')
  await shows(root, ...titles(1, 5))
  ;(await eventually(() => button(root, 'Next page'))).click()
  await shows(root, ...titles(6, 10))
  assert.notInclude(all(root, 'button').map(textOf), 'Load More')
})

it('embedding 14: turned to another page the focus is at the beginning of the list; at its ends the steps are disabled', async () => {
  const root = await openFeed(page, 'paging="pages" page-size="30"')
  const previous = await eventually(() => button(root, 'Previous page'))
  assert.strictEqual(previous.ariaDisabled, 'true')
  previous.click()
  button(root, 'Next page').focus()
  await sendKeys({ press: 'Enter' })
  await shows(root, ...titles(31, 60))
  same(root.activeElement, one(root, '.r-feed__results'))
  await eventually(() => assert.strictEqual(button(root, 'Next page').ariaDisabled, 'true'))
  assert.deepEqual(asked(), ['1', '2'])
})

it('R256 another search begins at page 1', async () => {
  const root = await openFeed(page, 'paging="pages" page-size="5"')
  ;(await eventually(() => button(root, 'Page 2'))).click()
  await shows(root, ...titles(6, 10))
  await type(root, 'margins')
  await sendKeys({ press: 'Enter' })
  await eventually(() => assert.deepEqual(links(root)[0], '[1]'))
  assert.deepEqual(asked(), ['1', '2', '1'])
})

it('R187 R227 the page stands in the query string, and Back returns to the one before', async () => {
  const root = await openFeed(page, 'paging="pages" page-size="5" url-state="page"')
  ;(await eventually(() => button(root, 'Page 2'))).click()
  await shows(root, ...titles(6, 10))
  assert.strictEqual(new URLSearchParams(location.search).get('page'), '2')
  history.back()
  await shows(root, ...titles(1, 5))
  await eventually(() => assert.strictEqual(links(root)[0], '[1]'))
})

it('R245 no page lies behind the limit', async () => {
  const root = await openFeed(page, 'paging="pages" page-size="5" limit="12"')
  await eventually(() => assert.deepEqual(links(root), ['[1]', '2', '3']))
})

it('R218 one page is no choice', async () => {
  const root = await openFeed(page, 'paging="pages" page-size="100"')
  await shows(root, ...titles(1, 60))
  none(root, 'nav')
})

it('embedding 15: in 320 px the position stands for the numbers, and nothing is cut', async () => {
  page.stage.style.inlineSize = '320px'
  const root = await openFeed(page, 'paging="pages" page-size="5"')
  const shown = await eventually(() => pages(root))
  assert.strictEqual(textOf(one(shown, '.r-pagination__position')), 'Page 1 of 12')
  assert.isAtMost(shown.scrollWidth, shown.clientWidth)
  assert.isAtMost(one(root, '.r-root').scrollWidth, 320)
})
