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

it('the attribute layout="tiles" shows tiles in any width', async () => {
  const root = await feedOf(page, full)
  root.host.setAttribute('layout', 'tiles')
  assert.isAbove(height(one(root, '.r-tile')), 100)
  assert.isTrue(all(root, '.r-tile__summary, .r-tile__subtitle').every(isSeen))
})
