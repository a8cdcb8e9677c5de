import { sendKeys, setViewport } from '@web/test-runner-commands'
import { assert } from 'chai'
import { deferred } from '../support/deferred.ts'
import { all, button, fill, one, textOf } from './support/dom.ts'
import { hear } from './support/events.ts'
import { openFeed, quickFilter, searchBox, shows } from './support/feed.ts'
import { testPage } from './support/page.ts'
import { none } from './support/same.ts'
import {
  answerTools,
  chips,
  choose,
  complete,
  dropdown,
  filtersButton,
  lastQuery,
  offered,
  openPanel,
  optionsOf,
  panel,
  tag,
  update,
} from './support/tools.ts'
import { eventually, settled } from './support/wait.ts'

const page = testPage()
const start = location.href
before(() => setViewport({ width: 1280, height: 900 }))
beforeEach(() => answerTools(page.api))
afterEach(() => history.replaceState(null, '', start))

const categories = (root: ShadowRoot) => all(root, '.r-multi-select__label > :first-child').map(textOf)
const related = () =>
  page.api.callsTo('tags/related_to_selected').map(({ query }) => ({
    pivot: query.get('pivot_category'),
    tags: JSON.parse(query.get('tag_filters') ?? 'null'),
  }))

for (const [attribute, selector] of [
  ['hide-search', 'input[type=search], .r-search-box'],
  ['hide-quick-filters', '.r-quick-filter'],
  ['hide-filters', '[id$="-button"].r-button'],
] as const)
  it(`R247 ${attribute} leaves its controls out, and the others work`, async () => {
    const root = await openFeed(page)
    await shows(root, 'Note 1')
    const feed = one(page.stage, 'research-feed')
    for (const part of selector.split(', ')) one(root, part)
    feed.setAttribute(attribute, '')
    await eventually(() => none(root, selector))
    await shows(root, 'Note 1')
    if (attribute !== 'hide-search') {
      fill(searchBox(root), 'margins')
      button(root, 'Search').click()
      await eventually(() => assert.deepEqual(lastQuery(page.api), { search_term: 'margins' }))
    }
    if (attribute !== 'hide-filters') {
      await openPanel(root)
      await choose(root, 'Region', 'Asia')
      update(root)
      await eventually(() => assert.strictEqual(lastQuery(page.api).filter_Region, 'Asia'))
    }
  })

it('R247 without any control it is a list', async () => {
  const root = await openFeed(page, 'hide-search hide-quick-filters hide-filters')
  await shows(root, 'Note 1')
  none(root, 'input, fieldset')
})

it('R247 without a search box the focus goes to Filters when the last chip has gone', async () => {
  const root = await openFeed(page, 'hide-search default-filters="filter_Region=Europe"')
  ;(await eventually(() => button(root, 'Remove Region: Europe'))).click()
  await eventually(() => assert.strictEqual(root.activeElement, filtersButton(root)))
})

it('embedding 4: what the host has fixed is not offered, not shown and not removed, and goes along with every call', async () => {
  const root = await openFeed(
    page,
    'filters="filter_Region=Europe&filter_Sector=Energy" default-filters="filter_Ticker=HAL"',
  )
  await eventually(() => assert.deepEqual(chips(root), ['HAL']))
  await openPanel(root)
  assert.deepEqual(categories(root), ['Asset Class', 'Company', 'Ticker', 'Analyst', 'Country', 'Content Type'])
  await choose(root, 'Country', 'Norway')
  update(root)
  const fixed = { filter_Region: 'Europe', filter_Sector: 'Energy' }
  await eventually(() =>
    assert.deepEqual(lastQuery(page.api), { ...fixed, filter_Ticker: 'HAL', filter_Country: 'Norway' }),
  )
  assert.strictEqual(textOf(one(filtersButton(root), '.r-badge')), '2')
  button(root, 'Clear all').click()
  await eventually(() => assert.deepEqual(lastQuery(page.api), { ...fixed, filter_Ticker: 'HAL' }))
})

it('embedding 4: a reader cannot widen what the host has fixed', async () => {
  const query = new URLSearchParams(location.search)
  query.set('filter_Region', 'Asia')
  history.replaceState(null, '', `?${query}`)
  page.api.on('quick_select_tag', () => tag('Region', 'Asia'))
  const root = await openFeed(page, 'filters="filter_Region=Europe" url-state="page"')
  await eventually(() => assert.strictEqual(lastQuery(page.api).filter_Region, 'Europe'))
  fill(await eventually(() => searchBox(root)), 'asia')
  button(root, 'Search').click()
  await settled()
  for (const { query } of page.api.callsTo('research_documents'))
    assert.deepEqual(query.getAll('filter_Region'), ['Europe'])
  assert.deepEqual(chips(root), [])
})

it('R206 the reader begins with the filters by default, unless the address says otherwise', async () => {
  const query = new URLSearchParams(location.search)
  query.set('filter_Country', 'Norway')
  history.replaceState(null, '', `?${query}`)
  await openFeed(page, 'default-filters="filter_Region=Europe" url-state="page"')
  await eventually(() => assert.deepEqual(lastQuery(page.api), { filter_Country: 'Norway' }))
})

it('R205 with dynamic filters each choice narrows what the others offer, and what is offered no longer is dropped', async () => {
  const narrowed = { ...offered, Company: [tag('Company', 'Halden Gas')] }
  page.api.on('tags/related_to_selected', ({ query }) =>
    query.get('tag_filters')?.includes('Nordics') ? narrowed : offered,
  )
  const root = await openFeed(page, 'dynamic-filters')
  await openPanel(root)
  await choose(root, 'Company', 'Aurora Energy')
  await choose(root, 'Region', 'Nordics')
  await eventually(() => none(dropdown(root, 'Company'), '.r-badge'))
  await eventually(() =>
    assert.deepEqual(related(), [
      { pivot: '', tags: {} },
      { pivot: 'Company', tags: { Company: ['Aurora Energy'] } },
      { pivot: 'Region', tags: { Company: ['Aurora Energy'], Region: ['Nordics'] } },
      { pivot: 'Region', tags: { Region: ['Nordics'] } },
    ]),
  )
  assert.include(textOf(panel(root)), 'No longer available and removed: Aurora Energy')
  assert.lengthOf(page.api.callsTo('tags/by_category'), 0)
  update(root)
  await eventually(() => assert.deepEqual(lastQuery(page.api), { filter_Region: 'Nordics' }))
})

it('R205 with dynamic filters the newest answer wins', async () => {
  const slow = deferred<unknown>()
  page.api.on('tags/related_to_selected', ({ query }) =>
    query.get('tag_filters') === '{"Region":["Asia"]}' ? slow.promise : offered,
  )
  const root = await openFeed(page, 'dynamic-filters')
  await openPanel(root)
  await choose(root, 'Region', 'Asia')
  await choose(root, 'Country', 'Norway')
  slow.resolve({ ...offered, Country: [] })
  await settled()
  assert.strictEqual(textOf(one(dropdown(root, 'Country'), '.r-badge')), '1')
  assert.isTrue(page.api.callsTo('tags/related_to_selected')[1]?.signal.aborted)
})

it('embedding 26: in memory search, filters, dates and page leave the address and the history of the host alone', async () => {
  const before = [location.href, history.length, history.state]
  const root = await openFeed(page, 'paging="pages" page-size="1"')
  await complete(root)
  await sendKeys({ press: 'ArrowDown' })
  await sendKeys({ press: 'Enter' })
  await eventually(() => assert.deepEqual(lastQuery(page.api), { filter_Company: 'Aurora Energy' }))
  await openPanel(root)
  await choose(root, 'Region', 'Asia')
  update(root)
  await eventually(() => assert.strictEqual(lastQuery(page.api).filter_Region, 'Asia'))
  ;(await eventually(() => button(root, 'Clear all'))).click()
  await eventually(() => assert.deepEqual(lastQuery(page.api), {}))
  assert.deepEqual([location.href, history.length, history.state], before)
})

it('embedding 26: under a prefix filters and dates have keys of their own beside the host’s', async () => {
  const query = new URLSearchParams(location.search)
  query.set('filter_Region', 'of the host')
  history.replaceState({ host: 1 }, '', `?${query}#notes`)
  const steps = history.length
  const root = await openFeed(page, 'url-state="prefixed"')
  await shows(root, 'Note 1')
  assert.deepEqual(lastQuery(page.api), {})
  await openPanel(root)
  await choose(root, 'Region', 'Asia', 'Nordics')
  update(root)
  await eventually(() => assert.deepEqual(lastQuery(page.api), { filter_Region: 'Asia;Nordics' }))
  const now = new URLSearchParams(location.search)
  assert.deepEqual([now.get('filter_Region'), now.get('research-filter_Region')], ['of the host', 'Asia;Nordics'])
  assert.deepEqual([location.hash, history.length, history.state], ['#notes', steps, { host: 1 }])
})

it('R187 R224 in the page’s address filters are shared and Back takes them away', async () => {
  const root = await openFeed(page, 'url-state="page"')
  await shows(root, 'Note 1')
  await openPanel(root)
  await choose(root, 'Asset Class', 'Equity', 'Credit')
  update(root)
  await eventually(() => assert.strictEqual(lastQuery(page.api)['filter_Asset Class'], 'Equity;Credit'))
  assert.include(location.search, 'filter_Asset+Class=Equity%3BCredit')
  await eventually(() => assert.deepEqual(chips(root), ['Equity', 'Credit']))
  history.back()
  await eventually(() => assert.deepEqual(chips(root), []))
})

it('embedding 16: attributes that change while the panel is open tell the host of nothing', async () => {
  const heard = hear()
  const root = await openFeed(page)
  await openPanel(root)
  const feed = one(page.stage, 'research-feed')
  feed.setAttribute('filters', 'filter_Region=Europe')
  await eventually(() => assert.notInclude(categories(root), 'Region'))
  feed.setAttribute('quick-filter', 'All')
  await eventually(() => assert.isTrue(quickFilter(root, 'All').checked))
  heard.stop()
  assert.deepEqual(heard.events, [])
  assert.lengthOf(optionsOf(root, 'Sector'), 0)
})
