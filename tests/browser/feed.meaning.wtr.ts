import { sendKeys } from '@web/test-runner-commands'
import { assert } from 'chai'
import { note } from './support/documents.ts'
import { all, button, field, link, one, textOf } from './support/dom.ts'
import { follows, hear } from './support/events.ts'
import { openFeed, searchBox, shows } from './support/feed.ts'
import { testPage } from './support/page.ts'
import { none, same } from './support/same.ts'
import {
  answerTools,
  chips,
  choose,
  click,
  complete,
  lastQuery,
  openPanel,
  rows,
  type,
  update,
} from './support/tools.ts'
import { eventually, settled } from './support/wait.ts'

const page = testPage()
beforeEach(() => answerTools(page.api))
afterEach(() => page.loader.configure({ semanticYearsLimit: 3 }))

const semantic = () => lastQuery(page.api, 'semantic_documents')

/** Today and the same day some years ago, as the calendar here has them. */
function day(yearsAgo = 0): string {
  const now = new Date()
  const date = new Date(now.getFullYear() - yearsAgo, now.getMonth(), now.getDate())
  return [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-')
}

const byMeaning = (term: string, more = {}) => ({
  semantic_search_term: term,
  start_date: day(3),
  end_date: day(),
  hide_unentitled: 'true',
  ...more,
})

async function searchByMeaning(root: ShadowRoot, term = 'margins'): Promise<void> {
  ;(await eventually(() => field(root, 'Meaning'))).click()
  await type(root, term)
  await sendKeys({ press: 'Enter' })
  await eventually(() => assert.strictEqual(semantic().semantic_search_term, term))
}

it('R182 R253 R255 a search by meaning asks semantic_documents for what the reader may read, and no tag', async () => {
  const root = await openFeed(page)
  await searchByMeaning(root)
  assert.deepEqual(semantic(), byMeaning('margins'))
  assert.lengthOf(page.api.callsTo('quick_select_tag'), 0)
  await eventually(() => assert.include(textOf(one(root, '.r-chip')), 'Searching "margins" by meaning'))
})

it('R254 by meaning the quick filters show Relevance, and none can be chosen', async () => {
  const root = await openFeed(page)
  await searchByMeaning(root)
  await eventually(() => assert.deepEqual(all(root, '.r-quick-filter label').map(textOf), ['Relevance']))
  assert.isTrue(field(root, 'Relevance').matches(':disabled'))
  ;(await eventually(() => button(root, 'Remove search'))).click()
  await eventually(() => assert.lengthOf(all(root, '.r-quick-filter label'), 8))
  assert.isTrue(field(root, 'Research').matches(':enabled:checked'))
})

it('R180 R182 the switch searches for the same term in the other way, and the two never go together', async () => {
  const root = await openFeed(page)
  await type(root, 'margins')
  await sendKeys({ press: 'Enter' })
  await eventually(() => assert.deepEqual(lastQuery(page.api), { search_term: 'margins' }))
  field(root, 'Meaning').click()
  await eventually(() => assert.deepEqual(semantic(), byMeaning('margins')))
  field(root, 'Text').click()
  await eventually(() => assert.lengthOf(page.api.callsTo('research_documents'), 3))
  assert.deepEqual(lastQuery(page.api), { search_term: 'margins' })
})

it('C51 the switch is one stop for Tab, and arrows choose and wrap', async () => {
  const root = await openFeed(page)
  ;(await eventually(() => field(root, 'Text'))).focus()
  for (const name of ['Meaning', 'Text', 'Meaning']) {
    await sendKeys({ press: 'ArrowRight' })
    await eventually(() => assert.isTrue(field(root, name).checked))
    same(root.activeElement, field(root, name))
  }
  assert.lengthOf(page.api.callsTo('semantic_documents'), 0, 'nothing was searched for yet')
})

it('C51 the last suggestion searches by meaning', async () => {
  const root = await openFeed(page)
  const shown = await complete(root)
  const last = shown.at(-1)
  if (!last) throw new Error('no row')
  assert.strictEqual(textOf(last), 'Search by meaning')
  await click(last)
  await eventually(() => assert.deepEqual(semantic(), byMeaning('aur')))
  await eventually(() => assert.isTrue(field(root, 'Meaning').checked))
  assert.strictEqual(searchBox(root).value, '')
})

it('C51 where nothing is suggested a search by meaning still is', async () => {
  page.api.on('typeahead_suggestions', () => [])
  const root = await openFeed(page)
  await type(root, 'why margins fall')
  await eventually(() => assert.deepEqual(rows(root).map(textOf), ['Search by meaning']))
})

it('R175 by meaning the suggestions have no counts', async () => {
  const root = await openFeed(page)
  await searchByMeaning(root)
  await complete(root)
  const query = page.api.callsTo('typeahead_suggestions').at(-1)?.query
  assert.strictEqual(query?.get('disable_document_count'), 'true')
})

it('R181 C50 the last three years are searched, which a chip says; its removal asks for All Time', async () => {
  const root = await openFeed(page)
  await searchByMeaning(root)
  await eventually(() => assert.deepEqual(chips(root), ['Last 3 years']))
  button(root, 'Remove Date: Last 3 years, the default for a search by meaning').click()
  const allTime = { semantic_search_term: 'margins', hide_unentitled: 'true', all_time_filter: 'true' }
  await eventually(() => assert.deepEqual(semantic(), allTime))
  await eventually(() => assert.deepEqual(chips(root), ['All Time']))
})

it('R181 a limit of 0 years searches all', async () => {
  page.loader.configure({ semanticYearsLimit: 0 })
  const root = await openFeed(page)
  await searchByMeaning(root)
  assert.deepEqual(semantic(), { semantic_search_term: 'margins', hide_unentitled: 'true' })
})

it('R255 the filters go along', async () => {
  const root = await openFeed(page, 'filters="filter_Country=Norway"')
  await openPanel(root)
  await choose(root, 'Region', 'Europe', 'Nordics')
  update(root)
  await eventually(() => assert.strictEqual(lastQuery(page.api).filter_Region, 'Europe;Nordics'))
  await searchByMeaning(root)
  assert.deepEqual(semantic(), byMeaning('margins', { filter_Region: 'Europe;Nordics', filter_Country: 'Norway' }))
})

const found = note(7, {
  semantic_search_result: [
    { text: 'Margins fall in spring.', page_number: 4 },
    { text: 'Costs rise.', page_number: 11 },
    { text: 'No page.' },
    { text: 'A fourth.', page_number: 12 },
  ],
})

it('R257 a result shows up to three passages with their pages', async () => {
  page.api.on('semantic_documents', () => [found])
  const root = await openFeed(page)
  await searchByMeaning(root)
  await shows(root, 'Note 7')
  assert.deepEqual(all(root, '.r-tile__passage').map(textOf), [
    'Margins fall in spring. Page 4',
    'Costs rise. Page 11',
    'No page.',
  ])
})

it('R257 embedding 16: a passage opens its document at its page, by the events of a title', async () => {
  page.api.on('semantic_documents', () => [found])
  const root = await openFeed(page)
  await searchByMeaning(root)
  await shows(root, 'Note 7')
  const heard = hear()
  const href = new URL('/document/R-7#page=11', location.href).href
  const passage = link(root, 'Page 11')
  assert.strictEqual(passage.href, href)
  assert.isTrue(follows(passage))
  heard.stop()
  assert.deepEqual(
    heard.events.map(({ type, detail }) => [type, detail]),
    [
      ['research-open-document', { id: 'd7', reference: 'R-7', href }],
      ['research-navigate', { href }],
    ],
  )
})

it('R257 C51 where only text is searched there is no switch, no such suggestion, and no such list', async () => {
  const root = await openFeed(page, 'text-search-only')
  const shown = await complete(root)
  assert.notInclude(shown.map(textOf), 'Search by meaning')
  none(root, '[type=radio][value=meaning]')
  await sendKeys({ press: 'Enter' })
  await eventually(() => assert.deepEqual(lastQuery(page.api), { search_term: 'aur' }))
  await settled()
  assert.lengthOf(page.api.callsTo('semantic_documents'), 0)
})
