import { sendKeys, setViewport } from '@web/test-runner-commands'
import { assert } from 'chai'
import { note, notes, paged } from './support/documents.ts'
import { all, button, fill, link, one, textOf } from './support/dom.ts'
import { follows, hear } from './support/events.ts'
import { refusal } from './support/fake-api.ts'
import { openFeed, searchBox, shows } from './support/feed.ts'
import { testPage } from './support/page.ts'
import { none, same } from './support/same.ts'
import {
  answerTools,
  choose,
  click,
  dropdown,
  dropdownButton,
  filtersButton,
  lastQuery,
  offered,
  openDropdown,
  openPanel,
  optionsOf,
  panel,
  update,
} from './support/tools.ts'
import { eventually, settled } from './support/wait.ts'

const page = testPage()
before(() => setViewport({ width: 1280, height: 900 }))
beforeEach(() => answerTools(page.api))
afterEach(() => page.loader.configure({ labels: { sector: 'Sector' } }))

const closed = (root: ShadowRoot) => eventually(() => none(root, '.r-filter-panel'))
const badge = (scope: ParentNode) => textOf(one(scope, '.r-badge'))
const values = (root: ShadowRoot, category: string) =>
  optionsOf(root, category).map((each) => textOf(one(each, '.r-multi-select__text')))
const chosen = (root: ShadowRoot, category: string) =>
  optionsOf(root, category)
    .filter((each) => each.ariaSelected === 'true')
    .map((each) => textOf(one(each, '.r-multi-select__text')))

it('R188 R190 R248 Filters opens the panel Filter Research beside the list, and the focus is on its title', async () => {
  const root = await openFeed(page)
  const opener = await eventually(() => filtersButton(root))
  assert.strictEqual(textOf(opener), 'Filters')
  assert.strictEqual(opener.ariaExpanded, 'false')
  const shown = await openPanel(root)
  assert.strictEqual(opener.ariaExpanded, 'true')
  assert.strictEqual(opener.getAttribute('aria-controls'), shown.id)
  assert.strictEqual(textOf(one(shown, 'h2')), 'Filter Research')
  await eventually(() => same(root.activeElement, one(shown, 'h2')))
  none(root, 'dialog')
  const list = await eventually(() => one(root, '.r-feed__list'))
  assert.isAtMost(shown.getBoundingClientRect().right, list.getBoundingClientRect().left)
})

it('R191 R195 R207 R249 a dropdown for each category in their order, with the plural of its name in it', async () => {
  const root = await openFeed(page)
  await openPanel(root)
  const shown = all(root, '.r-multi-select').map((each) => [
    textOf(one(each, '.r-multi-select__label')),
    textOf(one(each, '.r-multi-select__placeholder')),
  ])
  assert.deepEqual(shown, [
    ['Asset Class', 'Asset Class'],
    ['Region', 'Regions'],
    ['Sector', 'Sectors'],
    ['Company', 'Companies'],
    ['Ticker', 'Tickers'],
    ['Analyst', 'Analysts'],
    ['Country', 'Countries'],
    ['Content Type', 'Content Types'],
  ])
  await eventually(() => assert.lengthOf(page.api.callsTo('tags/by_category'), 1))
  assert.strictEqual(
    page.api.callsTo('tags/by_category')[0]?.query.get('categories'),
    'Asset Class;Region;Sector;Company;Ticker;Analyst;Country;Content Type',
  )
})

it('R208 R209 a category is called what the deployment calls it, and asked for by its own name', async () => {
  page.loader.configure({ labels: { sector: 'Industry' } })
  const root = await openFeed(page)
  await openPanel(root)
  assert.include(textOf(dropdown(root, 'Industry')), 'Industries')
  await choose(root, 'Industry', 'Banks')
  update(root)
  await eventually(() => assert.deepEqual(lastQuery(page.api), { filter_Sector: 'Banks' }))
})

it('R192 R204 C08 Update Results applies what was chosen, once, and closes; the focus returns', async () => {
  const root = await openFeed(page)
  await openPanel(root)
  await choose(root, 'Region', 'Nordics', 'Asia')
  await choose(root, 'Sector', 'Banks')
  assert.lengthOf(page.api.callsTo('research_documents'), 1, 'nothing is applied yet')
  update(root)
  await closed(root)
  await eventually(() =>
    assert.deepEqual(lastQuery(page.api), { filter_Region: 'Nordics;Asia', filter_Sector: 'Banks' }),
  )
  assert.lengthOf(page.api.callsTo('research_documents'), 2)
  same(root.activeElement, filtersButton(root))
})

it('R188 R189 the button counts the values that are applied', async () => {
  const root = await openFeed(page)
  await openPanel(root)
  await choose(root, 'Region', 'Nordics', 'Asia')
  await choose(root, 'Sector', 'Banks')
  assert.strictEqual(textOf(filtersButton(root)), 'Filters')
  update(root)
  await eventually(() => assert.strictEqual(badge(filtersButton(root)), '3'))
  assert.strictEqual(textOf(one(filtersButton(root), '.r-visually-hidden')), '3 applied')
})

it('R204 R256 applied filters begin the list anew', async () => {
  page.api.on('research_documents', paged(notes(1, 9)))
  const root = await openFeed(page, 'page-size="3"')
  ;(await eventually(() => button(root, 'Load More'))).click()
  await eventually(() => assert.lengthOf(all(root, 'article'), 6))
  await openPanel(root)
  await choose(root, 'Country', 'Norway')
  update(root)
  await eventually(() => assert.lengthOf(all(root, 'article'), 3))
  assert.strictEqual(page.api.callsTo('research_documents').at(-1)?.query.get('page'), '1')
})

it('R194 C08 a click outside closes the panel, keeps the draft, and a link that was hit is followed', async () => {
  const root = await openFeed(page)
  await openPanel(root)
  await choose(root, 'Region', 'Nordics')
  const heard = hear()
  assert.isTrue(follows(await eventually(() => link(root, 'Note 1'))))
  heard.stop()
  assert.strictEqual(heard.events[0]?.type, 'research-open-document')
  await click(one(root, '.r-feed__all'))
  await closed(root)
  assert.lengthOf(page.api.callsTo('research_documents'), 1)
  await openPanel(root)
  assert.strictEqual(badge(dropdown(root, 'Region')), '1')
})

it('R194 a click beside the element closes it too, and the focus stays where it went', async () => {
  const root = await openFeed(page)
  page.stage.insertAdjacentHTML('afterbegin', '<label>Host <input></label>')
  await openPanel(root)
  const field = one(page.stage, 'input')
  await click(field)
  await closed(root)
  same(document.activeElement, field)
})

it('R194 Escape closes it, and the focus returns to the button; the button closes it as well', async () => {
  const root = await openFeed(page)
  await openPanel(root)
  dropdownButton(root, 'Ticker').focus()
  await sendKeys({ press: 'Escape' })
  await closed(root)
  await eventually(() => same(root.activeElement, filtersButton(root)))
  await openPanel(root)
  await click(filtersButton(root))
  await closed(root)
  await eventually(() => same(root.activeElement, filtersButton(root)))
})

it('R194 embedding 14: Escape closes one level at a time: a dialog over the list first, then the panel', async () => {
  page.api.on('research_documents', () => [note(1, { permissioned: false })])
  const root = await openFeed(page)
  await openPanel(root)
  const title = await eventually(() => one(root, 'h2 button'))
  title.focus()
  await sendKeys({ press: 'Enter' })
  await eventually(() => one(root, 'dialog:modal'))
  await sendKeys({ press: 'Escape' })
  await eventually(() => none(root, 'dialog:modal'))
  assert.isTrue(panel(root).isConnected)
  await sendKeys({ press: 'Escape' })
  await closed(root)
  same(root.activeElement, title)
})

it('R192 C08 Reset filters takes the draft back to the defaults, and Update Results applies them', async () => {
  const root = await openFeed(page, 'default-filters="filter_Region=Europe"')
  await eventually(() => assert.deepEqual(lastQuery(page.api), { filter_Region: 'Europe' }))
  await openPanel(root)
  await choose(root, 'Region', 'Asia')
  await choose(root, 'Ticker', 'HAL')
  update(root)
  await eventually(() => assert.deepEqual(lastQuery(page.api), { filter_Region: 'Europe;Asia', filter_Ticker: 'HAL' }))
  await openPanel(root)
  button(panel(root), 'Reset filters').click()
  await eventually(() => none(dropdown(root, 'Ticker'), '.r-badge'))
  assert.lengthOf(page.api.callsTo('research_documents'), 2)
  update(root)
  await eventually(() => assert.deepEqual(lastQuery(page.api), { filter_Region: 'Europe' }))
})

it('embedding 12: values that cannot be loaded: said in the panel, told once, and tried again', async () => {
  page.api.on('tags/by_category', () => refusal(503))
  const heard = hear()
  const root = await openFeed(page, 'default-filters="filter_Region=Europe"')
  await openPanel(root)
  const alert = await eventually(() => one(panel(root), '[role=alert]'))
  assert.include(textOf(alert), 'The filters could not be loaded.')
  assert.deepEqual(
    heard.events.map(({ type, detail }) => [type, detail.code, detail.status]),
    [['research-error', 'server', 503]],
  )
  await shows(root, 'Note 1')
  await openDropdown(root, 'Region')
  assert.deepEqual(chosen(root, 'Region'), ['Europe'], 'what is chosen can still be taken away')
  page.api.on('tags/by_category', () => offered)
  button(alert, 'Try again').click()
  await eventually(() => none(panel(root), '[role=alert]'))
  await eventually(() => assert.deepEqual(values(root, 'Region'), ['Europe', 'Asia', 'Nordics']))
  heard.stop()
  assert.lengthOf(heard.events, 1)
})

it('C08 a filter that is applied elsewhere meanwhile takes the place of the draft', async () => {
  const root = await openFeed(page)
  await openPanel(root)
  await choose(root, 'Region', 'Nordics')
  fill(searchBox(root), 'hal')
  page.api.on('quick_select_tag', () => offered.Ticker?.[0])
  button(root, 'Search').click()
  await eventually(() => assert.deepEqual(lastQuery(page.api), { filter_Ticker: 'HAL' }))
  await eventually(() => assert.strictEqual(badge(dropdown(root, 'Ticker')), '1'))
  none(dropdown(root, 'Region'), '.r-badge')
})

it('embedding 10: a host that hides or removes the element with its filters open keeps its page, and finds them again', async () => {
  const root = await openFeed(page)
  const feed = one(page.stage, 'research-feed')
  await openPanel(root)
  await choose(root, 'Region', 'Asia')
  feed.hidden = true
  await settled()
  none(root, 'dialog')
  feed.hidden = false
  await eventually(() => assert.strictEqual(badge(dropdown(root, 'Region')), '1'))
  const heard = hear()
  feed.remove()
  await eventually(() => assert.strictEqual(root.childElementCount, 0))
  heard.stop()
  assert.deepEqual(heard.events, [])
})
