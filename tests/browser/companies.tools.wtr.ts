import { sendKeys, setViewport } from '@web/test-runner-commands'
import { assert } from 'chai'
import { companiesNamed, lettered } from './support/companies.ts'
import { companiesOf } from './support/companies-table.ts'
import { all, button, one, textOf } from './support/dom.ts'
import { searchBox } from './support/feed.ts'
import { testPage } from './support/page.ts'
import { none, same } from './support/same.ts'
import { namesIn, showsRows } from './support/table.ts'
import {
  answerTools,
  chips,
  choose,
  complete,
  filtersButton,
  lastQuery,
  openPanel,
  panel,
  update,
} from './support/tools.ts'
import { eventually } from './support/wait.ts'

const page = testPage()
before(() => setViewport({ width: 1280, height: 900 }))
beforeEach(() => answerTools(page.api))

const known = [...companiesNamed('Aurora', 2), ...companiesNamed('Halden', 1)]
const path = 'companies_with_permissions'
const filters = () => {
  const { order_by_field: _field, order_by_order: _order, ...asked } = lastQuery(page.api, path)
  return asked
}

it('R270 the search box narrows the table by a term, told with the letter', async () => {
  const root = await companiesOf(page, known)
  assert.deepEqual(filters(), {})
  searchBox(root).focus()
  await sendKeys({ type: 'gas' })
  await sendKeys({ press: 'Enter' })
  await eventually(() => assert.deepEqual(filters(), { search_term: 'gas' }))
  await eventually(() => assert.include(textOf(root), 'Searching "gas"'))
})

it('R270 suggestions are of the table’s categories, without how many documents they have; one becomes a filter', async () => {
  const root = await companiesOf(page, known)
  await complete(root)
  const query = page.api.callsTo('typeahead_suggestions').at(-1)?.query
  assert.strictEqual(query?.get('tag_categories'), 'Region;Sector;Analyst;Country;Company;Ticker')
  assert.strictEqual(query?.get('disable_document_count'), 'true')
  await sendKeys({ press: 'ArrowDown' })
  await sendKeys({ press: 'Enter' })
  await eventually(() => assert.property(filters(), 'filter_Company'))
  await eventually(() => assert.deepEqual(chips(root), ['Aurora Energy']))
})

it('R277 a press narrows the table to a rating, and All takes it back', async () => {
  const root = await companiesOf(page, known, 'ratings="Buy;Hold;Sell"')
  const pressed = () => all(root, '.r-text-choice [aria-pressed=true]').map(textOf)
  assert.deepEqual(all(root, '.r-text-choice button').map(textOf), ['All', 'Buy', 'Hold', 'Sell'])
  assert.deepEqual(pressed(), ['All'])
  button(root, 'Sell').click()
  await eventually(() => assert.deepEqual(filters(), { filter_Rating: 'Sell' }))
  await eventually(() => assert.deepEqual(chips(root), ['Sell']))
  assert.deepEqual(pressed(), ['Sell'])
  button(root, 'All').click()
  await eventually(() => assert.deepEqual(filters(), {}))
})

it('R277 no ratings are offered unless the host names them', async () => {
  const root = await companiesOf(page, known)
  none(root, '.r-text-choice')
})

it('R269 R271 the panel is titled Filter Companies and has the six categories, and no dates', async () => {
  const root = await companiesOf(page, known)
  const shown = await openPanel(root)
  assert.strictEqual(textOf(one(shown, 'h2')), 'Filter Companies')
  await eventually(() => same(root.activeElement, one(shown, 'h2')))
  assert.deepEqual(all(shown, '.r-multi-select__label > :first-child').map(textOf), [
    'Region',
    'Sector',
    'Analyst',
    'Country',
    'Company',
    'Ticker',
  ])
  none(shown, '.r-date-range__button')
  assert.strictEqual(
    page.api.callsTo('tags/by_category')[0]?.query.get('categories'),
    'Region;Sector;Analyst;Country;Company;Ticker',
  )
})

it('R271 R283 chosen values narrow the table and stand above it; without them it is whole again', async () => {
  const root = await companiesOf(page, known)
  assert.include(textOf(root), 'All Companies')
  await openPanel(root)
  await choose(root, 'Region', 'Nordics', 'Asia')
  update(root)
  await eventually(() => assert.deepEqual(filters(), { filter_Region: 'Nordics;Asia' }))
  await eventually(() => none(root, '.r-filter-panel'))
  await eventually(() => assert.deepEqual(chips(root), ['Nordics', 'Asia']))
  assert.strictEqual(textOf(one(filtersButton(root), '.r-badge')), '2')
  assert.notInclude(textOf(root), 'All Companies')
  button(root, 'Clear all').click()
  await eventually(() => assert.deepEqual(filters(), {}))
})

it('R283 a search without a match offers to begin anew', async () => {
  const root = await companiesOf(page, known)
  page.api.on(path, (call) =>
    call.query.has('search_term')
      ? { records: [], pagination_metadata: { page: 'A', num_pages: 1, alphabetical_range: [] } }
      : lettered(known)(call),
  )
  searchBox(root).focus()
  await sendKeys({ type: 'xyz' })
  await sendKeys({ press: 'Enter' })
  await eventually(() => assert.include(textOf(root), "We can't find what you're looking for."))
  button(root, 'Clear search and filters').click()
  await showsRows(root, 'Aurora 001', 'Aurora 002')
  assert.isNotNull(root.activeElement, 'the focus is not lost')
})

it('R283 embedding 4: filters that a host has fixed are sent, shown by no chip, and cannot be chosen', async () => {
  const root = await companiesOf(page, known, 'filters="filter_Region=Europe"')
  assert.deepEqual(filters(), { filter_Region: 'Europe' })
  assert.deepEqual(chips(root), [])
  await openPanel(root)
  assert.notInclude(textOf(panel(root)), 'Region')
  await choose(root, 'Sector', 'Banks')
  update(root)
  await eventually(() => assert.deepEqual(filters(), { filter_Region: 'Europe', filter_Sector: 'Banks' }))
})

it('R270 R271 search, filters and export can be left out', async () => {
  const root = await companiesOf(page, known, 'hide-search hide-filters hide-export')
  assert.lengthOf(namesIn(root), 2)
  none(root, 'input[type=search], .r-filter-panel, .r-menu, .r-list-tools')
})
