import { setViewport } from '@web/test-runner-commands'
import { assert } from 'chai'
import { note } from './support/documents.ts'
import { all, link, one, textOf } from './support/dom.ts'
import { feedOf } from './support/feed.ts'
import { testPage } from './support/page.ts'

const page = testPage()
before(() => setViewport({ width: 1100, height: 800 }))
after(() => setViewport({ width: 800, height: 600 }))
beforeEach(() => {
  page.stage.style.width = '960px'
})

const tag = (category: string, value: string) => ({ id: value, category, value, profile_link: `/profile/${value}` })

const full = note(1, {
  title: 'A title that is much longer than its column, so that its end cannot be shown in the one line of a row',
  subtitle: 'A cold winter',
  rating: 'Buy',
  target_price: 12,
  target_price_currency: 'EUR',
  analysts: [tag('Analyst', 'Lind')],
  primary_tags: [tag('Company', 'Halden')],
})

const height = (element: Element) => element.getBoundingClientRect().height
/** Parts that only screen readers find are one pixel wide. */
const isSeen = (element: Element) => element.getBoundingClientRect().width > 1

it('R252 R258 R266 R267 in a list of 900 px a document is one row of 36 px', async () => {
  const root = await feedOf(page, full)
  assert.approximately(height(one(root, '.r-tile')), 36, 1)
  const parts = [
    '.r-document-type',
    '.r-tile__title',
    '.r-tile__authors',
    '.r-tile__view',
    'time',
    '.r-tile > .r-icon-button',
  ]
  assert.deepEqual(
    parts.filter((part) => !isSeen(one(root, part))),
    [],
  )
})

it('R252 R266 a row keeps what its tile says, and shows it while a link in it has the focus', async () => {
  const root = await feedOf(page, full)
  assert.include(textOf(one(root, '.r-tile')), 'A cold winter')
  assert.isFalse(isSeen(one(root, '.r-tile__subtitle')))
  link(root, 'Halden').focus({ focusVisible: true } as FocusOptions)
  assert.isTrue(isSeen(link(root, 'Halden')))
  assert.isTrue(isSeen(one(root, '.r-tile__subtitle')))
})

it('R405 a row shows a short date, and the long one to screen readers and as a tooltip', async () => {
  const year = new Date().getFullYear()
  const dates = [`${year}-11-05`, `${year - 1}-09-16`]
  const root = await feedOf(page, ...dates.map((date, index) => note(index, { publication_date: date })))
  const times = all(root, '.r-tile time')
  assert.deepEqual(
    times.map((time) => time.dataset.short),
    ['Nov 5', `Sep 16, ${year - 1}`],
  )
  for (const time of times) {
    assert.strictEqual(textOf(time), time.title)
    assert.isFalse(isSeen(one(time, 'span')))
    assert.isBelow(height(time), 24)
  }
  root.host.setAttribute('layout', 'tiles')
  assert.isTrue(all(root, '.r-tile time > span').every(isSeen))
})

it('R252 without a rating the authors have its room', async () => {
  const root = await feedOf(page, full, note(2, { rating: null, target_price: null, analysts: full.analysts ?? [] }))
  const [rated, unrated] = all(root, '.r-tile__authors').map((each) => getComputedStyle(each).gridColumn)
  assert.deepEqual([rated, unrated], ['3', '3 / span 2'])
})

it('the attribute layout="tiles" shows tiles in any width', async () => {
  const root = await feedOf(page, full)
  root.host.setAttribute('layout', 'tiles')
  assert.isAbove(height(one(root, '.r-tile')), 100)
  assert.isTrue(all(root, '.r-tile__summary, .r-tile__subtitle').every(isSeen))
})
