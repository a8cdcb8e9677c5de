import { sendKeys, setViewport } from '@web/test-runner-commands'
import { assert } from 'chai'
import { all, button, one, textOf } from './support/dom.ts'
import { openFeed, searchBox } from './support/feed.ts'
import { testPage } from './support/page.ts'
import { none, same } from './support/same.ts'
import {
  answerTools,
  chips,
  choose,
  click,
  filtersButton,
  hover,
  lastQuery,
  openPanel,
  update,
} from './support/tools.ts'
import { eventually } from './support/wait.ts'

const page = testPage()
before(() => setViewport({ width: 1280, height: 900 }))
beforeEach(() => answerTools(page.api))

/** A feed with these filters chosen by its reader, who then wants them gone. */
async function narrowed(filters: Record<string, string[]>, attributes = ''): Promise<ShadowRoot> {
  const root = await openFeed(page, attributes)
  await openPanel(root)
  for (const [category, values] of Object.entries(filters)) await choose(root, category, ...values)
  update(root)
  await eventually(() => one(root, '.r-active-filters-row'))
  return root
}
const groups = (root: ShadowRoot) =>
  all(root, '.r-active-filters-row__group').map((group) =>
    [...all(group, '.r-active-filters-row__word'), ...all(group, '.r-chip__label')]
      .map((part) => textOf(part.querySelector('[aria-hidden]') ?? part))
      .join(' '),
  )
const gone = (root: ShadowRoot) => eventually(() => none(root, '.r-active-filters-row'))
const announced = (root: ShadowRoot) => all(root, '.r-active-filters [aria-live]').map(textOf)

it('R212 without a filter it reads All Research', async () => {
  const root = await openFeed(page)
  await eventually(() => assert.strictEqual(textOf(one(root, '.r-active-filters')), 'All Research'))
  none(root, '.r-active-filters button')
})

it('R211 C55 the filters stand in the order of the categories, each in its words', async () => {
  const root = await narrowed({
    Country: ['Norway'],
    Ticker: ['HAL'],
    Analyst: ['Maria Lind'],
    Sector: ['Banks', 'Utilities'],
    Company: ['Halden Gas'],
    Region: ['Europe'],
    'Asset Class': ['Equity'],
    'Content Type': ['Company Note'],
  })
  await eventually(() =>
    assert.deepEqual(groups(root), [
      'across Equity',
      'within Europe',
      'covering Banks Utilities',
      'about Halden Gas',
      'Ticker: HAL',
      'mentioned by Maria Lind',
      'in Norway',
      'of type Company Note',
      '',
    ]),
  )
  assert.notInclude(textOf(root), 'All Research')
})

it('R210 more than three values of a category become their number, three do not', async () => {
  const root = await narrowed({
    Region: ['Europe', 'Asia', 'Nordics'],
    Sector: ['Banks', 'Utilities', 'Fund 9', 'Fund 10'],
  })
  assert.deepEqual(chips(root), ['Europe', 'Asia', 'Nordics', '4 Sectors'])
})

it('R210 their values are listed to the keyboard and to the mouse; Escape hides the list, the button removes all', async () => {
  const root = await narrowed({ Sector: ['Banks', 'Utilities', 'Fund 9', 'Fund 10'] })
  const remove = button(root, 'Remove all 4 Sectors')
  const words = remove.getAttribute('aria-describedby') ?? ''
  const bubble = one(root, `#${CSS.escape(words)}`)
  assert.strictEqual(textOf(bubble), 'Banks, Utilities, Fund 9, Fund 10')
  assert.isFalse(bubble.matches(':popover-open'))
  filtersButton(root).focus()
  await sendKeys({ press: 'Tab' })
  same(root.activeElement, remove)
  await eventually(() => assert.isTrue(bubble.matches(':popover-open')))
  await sendKeys({ press: 'Escape' })
  await eventually(() => assert.isFalse(bubble.matches(':popover-open')))
  await hover(one(root, '.r-active-filters-row .r-chip'))
  await eventually(() => assert.isTrue(bubble.matches(':popover-open')))
  remove.click()
  await eventually(() => assert.deepEqual(lastQuery(page.api), {}))
  await gone(root)
})

it('R204 a chip removes its value, says so, and the focus goes to the next, at last into the search box', async () => {
  const root = await narrowed({ Region: ['Europe', 'Asia'] })
  await click(button(root, 'Remove Region: Europe'))
  await eventually(() => assert.deepEqual(lastQuery(page.api), { filter_Region: 'Asia' }))
  await eventually(() => assert.deepEqual(chips(root), ['Asia']))
  same(root.activeElement, button(root, 'Remove Region: Asia'))
  assert.include(announced(root), 'Region Europe removed')
  await sendKeys({ press: 'Enter' })
  await eventually(() => assert.deepEqual(lastQuery(page.api), {}))
  await gone(root)
  await eventually(() => same(root.activeElement, searchBox(root)))
  await eventually(() => assert.strictEqual(textOf(one(root, '.r-active-filters > p')), 'All Research'))
})

it('R206 C54 Clear all takes the filters away and leaves the search and the library', async () => {
  page.api.on('analytics_documents', () => [])
  const root = await narrowed({ Region: ['Europe'], Ticker: ['HAL'] }, 'quick-filter="Analytics"')
  searchBox(root).focus()
  await sendKeys({ type: 'margins' })
  await sendKeys({ press: 'Enter' })
  const narrow = { filter_Region: 'Europe', filter_Ticker: 'HAL', search_term: 'margins' }
  await eventually(() => assert.deepEqual(lastQuery(page.api, 'analytics_documents'), narrow))
  button(root, 'Clear all').click()
  await eventually(() => assert.deepEqual(lastQuery(page.api, 'analytics_documents'), { search_term: 'margins' }))
  await gone(root)
  same(root.activeElement, searchBox(root))
})

it('R206 C08 Clear all returns to the filters that the feed begins with', async () => {
  const root = await openFeed(page, 'default-filters="filter_Region=Europe"')
  await eventually(() => assert.deepEqual(chips(root), ['Europe']))
  button(root, 'Remove Region: Europe').click()
  await eventually(() => assert.deepEqual(lastQuery(page.api), {}))
  await openPanel(root)
  await choose(root, 'Country', 'Norway')
  update(root)
  await eventually(() => assert.deepEqual(chips(root), ['Norway']))
  button(root, 'Clear all').click()
  await eventually(() => assert.deepEqual(chips(root), ['Europe']))
  assert.deepEqual(lastQuery(page.api), { filter_Region: 'Europe' })
})

it('R114 where nothing is found one starts over with a button, without search and filters', async () => {
  page.api.on('research_documents', ({ query }) => (query.has('filter_Region') ? [] : [{ id: '1', title: 'All' }]))
  const root = await narrowed({ Region: ['Asia'] })
  ;(await eventually(() => button(root, 'Clear search and filters'))).click()
  await eventually(() => assert.deepEqual(lastQuery(page.api), {}))
  await gone(root)
})

it('embedding 15: in 320 px the chips wrap, and a long value is cut with its whole words at hand', async () => {
  page.stage.style.inlineSize = '320px'
  const long = 'A sector whose name is far too long to fit into a single row of a narrow column'
  const root = await openFeed(page, `default-filters="filter_Sector=${encodeURIComponent(long)};Banks;Utilities"`)
  await eventually(() => assert.deepEqual(chips(root), [long, 'Banks', 'Utilities']))
  assert.isAtMost(one(root, '.r-root').scrollWidth, 320)
  assert.strictEqual(one(root, '.r-active-filters-row .r-chip__label').title, long)
})
