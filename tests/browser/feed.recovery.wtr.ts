import { assert } from 'chai'
import { note, notes, paged } from './support/documents.ts'
import { all, button, one, textOf } from './support/dom.ts'
import type { ApiCall } from './support/fake-api.ts'
import { openFeed, shows } from './support/feed.ts'
import { testPage } from './support/page.ts'
import { none, same } from './support/same.ts'
import { eventually } from './support/wait.ts'

const page = testPage()

const start = location.href
afterEach(() => history.replaceState(null, '', start))

const open = (query: string, attributes = '') => {
  const all = new URLSearchParams([...new URLSearchParams(location.search), ...new URLSearchParams(query)])
  history.replaceState(null, '', `${location.pathname}?${all}`)
  return openFeed(page, `url-state="page" ${attributes}`)
}
const inAddress = (key: string) => new URLSearchParams(location.search).get(key)
const answer = (records: unknown[], recovery: object) => ({
  ...(paged(records)({ query: new URLSearchParams('page=1&page_size=10') } as ApiCall) as object),
  ...recovery,
})

/** Finds a note by the corrected term, and none by the literal one. */
const corrects = ({ query }: ApiCall) => {
  if (query.get('search_term') !== 'inflaton') return notes(2, 3)
  return query.get('literal_search') === 'true'
    ? answer([], {})
    : answer([note(1)], { corrected_search_term: 'inflation' })
}

/** Finds documents without the filter that costs most. */
const costs =
  (...removable_filters: object[]) =>
  ({ query }: ApiCall) =>
    query.has('filter_Region') || query.has('start_date') ? answer([], { removable_filters }) : notes(1, 2)

const region = { parameters: ['filter_Region'], doc_count: 12 }
const dates = { parameters: ['start_date', 'end_date'], doc_count: 3 }

it('R222 R187 a corrected search says so, and offers the one that was typed; Back returns to the correction', async () => {
  page.api.on('research_documents', corrects)
  const root = await open('search_term=inflaton')
  await shows(root, 'Note 1')
  const line = await eventually(() => one(root, '.r-recovery'))
  assert.strictEqual(textOf(line), 'Showing results for inflation. Search instead for “inflaton”')
  assert.strictEqual(line.parentElement?.getAttribute('aria-live'), 'polite')
  assert.strictEqual(textOf(one(line, 'strong')), 'inflation')

  button(root, 'Search instead for “inflaton”').click()
  await eventually(() => assert.include(textOf(root), "We can't find what you're looking for."))
  assert.strictEqual(inAddress('literal_search'), 'true')
  assert.strictEqual(inAddress('search_term'), 'inflaton')
  none(root, '.r-recovery')
  same(root.activeElement, one(root, '.r-feed__results'))

  history.back()
  await shows(root, 'Note 1')
  await eventually(() => one(root, '.r-recovery'))
  assert.isNull(inAddress('literal_search'))
})

it('R180 another search is corrected again', async () => {
  page.api.on('research_documents', corrects)
  const root = await open('search_term=inflaton&literal_search=true')
  await eventually(() => button(root, 'Clear search and filters'))
  ;(await eventually(() => button(root, 'Remove search'))).click()
  await shows(root, 'Note 2', 'Note 3')
  assert.isNull(inAddress('literal_search'))
})

it('R114 R224 an empty list names the filter that costs most, and one press removes it', async () => {
  page.api.on('research_documents', costs(region, dates))
  const root = await open('search_term=gold&filter_Region=Europe')
  const remove = await eventually(() => button(root, 'Remove “Region”'))
  const text = 'The filter “Region” excludes every document. Documents without it: 12.'
  assert.include(textOf(one(root, '.r-state')), text)
  assert.strictEqual(textOf(one(root, '.r-feed__results > [aria-live] .r-visually-hidden')), text)
  remove.click()
  await shows(root, 'Note 1', 'Note 2')
  assert.deepEqual([inAddress('filter_Region'), inAddress('search_term')], [null, 'gold'])
  same(root.activeElement, one(root, '.r-feed__results'))
  history.back()
  await eventually(() => button(root, 'Remove “Region”'))
})

it('R225 C57 the two dates are removed together', async () => {
  page.api.on('research_documents', costs(dates))
  const root = await open('start_date=2020-01-01&end_date=2020-12-31')
  ;(await eventually(() => button(root, 'Remove “Dates”'))).click()
  await shows(root, 'Note 1', 'Note 2')
  assert.deepEqual([inAddress('start_date'), inAddress('end_date')], [null, null])
})

it('a locked filter is not offered, and malformed answers offer nothing', async () => {
  page.api.on('research_documents', costs(region, dates))
  const root = await open('start_date=2020-01-01', 'filters="filter_Region=Europe"')
  await eventually(() => button(root, 'Remove “Dates”'))
  assert.lengthOf(all(root, '.r-state button'), 2)
  page.api.on('research_documents', () =>
    answer([], { corrected_search_term: 7, removable_filters: [null, {}, { parameters: 'x', doc_count: 1 }] }),
  )
  const other = await open('search_term=gold')
  await eventually(() => button(other, 'Clear search and filters'))
  assert.lengthOf(all(other, '.r-state button'), 1)
})

it('R250 R224 the quick filter is offered where it costs most: one press selects All', async () => {
  const quick = { parameters: [], doc_count: 40 }
  page.api.on('primers_documents', () => answer([], { removable_filters: [quick, region] }))
  page.api.on('all_documents', () => notes(1, 2))
  const root = await open('search_term=gold&libraries=Primers&filter_Region=Europe')
  const remove = await eventually(() => button(root, 'Remove “Primers”'))
  assert.include(textOf(one(root, '.r-state')), 'Documents without it: 40.')
  remove.click()
  await shows(root, 'Note 1', 'Note 2')
  assert.deepEqual(['libraries', 'filter_Region', 'search_term'].map(inAddress), ['All', 'Europe', 'gold'])
})

it('R250 a quick filter that cannot be changed is not offered', async () => {
  page.api.on('research_documents', () =>
    answer([], { removable_filters: [{ parameters: [], doc_count: 40 }, region] }),
  )
  const root = await open('search_term=gold&filter_Region=Europe', 'hide-quick-filters')
  await eventually(() => button(root, 'Remove “Region”'))
})

it('R253 C50 the dates of a search by meaning, also those of its default range, are removed for good', async () => {
  page.api.on('semantic_documents', ({ query }) =>
    query.has('start_date') ? answer([], { removable_filters: [dates] }) : notes(1, 2),
  )
  const root = await open('semantic_search_term=gold')
  ;(await eventually(() => button(root, 'Remove “Dates”'))).click()
  await shows(root, 'Note 1', 'Note 2')
  assert.strictEqual(inAddress('all_time_filter'), 'true')
})
