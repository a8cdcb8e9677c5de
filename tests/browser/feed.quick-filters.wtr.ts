import { sendKeys } from '@web/test-runner-commands'
import { assert } from 'chai'
import { deferred } from '../support/deferred.ts'
import { note, notes, paged } from './support/documents.ts'
import { all, button, textOf } from './support/dom.ts'
import { openFeed, quickFilter, searchBox, shows, titlesIn } from './support/feed.ts'
import { testPage } from './support/page.ts'
import { same } from './support/same.ts'
import { eventually, settled } from './support/wait.ts'

const page = testPage()

const sources = {
  Research: 'research_documents',
  'Sales Intelligence & Events': 'commentary_documents',
  Analytics: 'analytics_documents',
  'Valuation Tools': 'valuation_documents',
  Primers: 'primers_documents',
  'Earnings Hub': 'eps_documents',
  'Analytics - Archive': 'analytics_archive_documents',
  All: 'all_documents',
}

const paths = () => page.api.calls.map(({ path }) => path).filter((path) => path !== 'capture_event')

/** Each list holds one document, which is called like its list. */
function answerAll() {
  for (const [name, path] of Object.entries(sources)) page.api.on(path, () => [note(1, { title: name })])
}

it('R250 the quick filters stand in their order, the first one chosen', async () => {
  answerAll()
  const root = await openFeed(page)
  await shows(root, 'Research')
  assert.deepEqual(all(root, '.r-quick-filter label').map(textOf), Object.keys(sources))
  assert.isTrue(quickFilter(root, 'Research').checked)
})

for (const [name, path] of Object.entries(sources))
  it(`R251 ${name} reads ${path}`, async () => {
    answerAll()
    const start = name === 'All' ? 'Research' : 'All'
    const root = await openFeed(page, `quick-filter="${start}"`)
    await shows(root, start)
    quickFilter(root, name).click()
    await shows(root, name)
    assert.deepEqual(paths(), [sources[start], path])
    assert.isTrue(quickFilter(root, name).checked)
  })

it('embedding 14: arrows move through the quick filters, choose, and wrap at both ends', async () => {
  answerAll()
  const root = await openFeed(page)
  await shows(root, 'Research')
  quickFilter(root, 'Research').focus()
  const steps = [
    ['ArrowRight', 'Sales Intelligence & Events'],
    ['ArrowLeft', 'Research'],
    ['ArrowLeft', 'All'],
    ['ArrowRight', 'Research'],
  ] as const
  for (const [key, name] of steps) {
    await sendKeys({ press: key })
    await shows(root, name)
    same(root.activeElement, quickFilter(root, name))
  }
})

it('R153 a slow answer to an earlier quick filter is given up and never shown', async () => {
  answerAll()
  const slow = deferred<unknown>()
  page.api.on('research_documents', () => slow.promise)
  const root = await openFeed(page)
  await eventually(() => assert.lengthOf(paths(), 1))
  quickFilter(root, 'Primers').click()
  await shows(root, 'Primers')
  assert.isTrue(page.api.callsTo('research_documents')[0]?.signal.aborted)
  slow.resolve([note(1, { title: 'Too late' })])
  await settled()
  assert.deepEqual(titlesIn(root), ['Primers'])
})

it('R153 more of one list never ends up in another', async () => {
  answerAll()
  page.api.on('research_documents', paged(notes(1, 4)))
  const root = await openFeed(page, 'page-size="2"')
  await shows(root, 'Note 1', 'Note 2')
  const more = deferred<unknown>()
  page.api.on('research_documents', () => more.promise)
  button(root, 'Load More').click()
  await eventually(() => assert.lengthOf(paths(), 2))
  quickFilter(root, 'Analytics').click()
  more.resolve(notes(3, 4))
  await shows(root, 'Analytics')
  await settled()
  assert.deepEqual(titlesIn(root), ['Analytics'])
})

it('R250 the search stays when the quick filter changes', async () => {
  answerAll()
  const root = await openFeed(page)
  await shows(root, 'Research')
  searchBox(root).focus()
  await sendKeys({ type: 'margins' })
  await sendKeys({ press: 'Enter' })
  await eventually(() => assert.lengthOf(page.api.callsTo('research_documents'), 2))
  quickFilter(root, 'Primers').click()
  await shows(root, 'Primers')
  assert.strictEqual(page.api.callsTo('primers_documents')[0]?.query.get('search_term'), 'margins')
})

it('embedding 4: the filters of the host go along with every call and show nowhere as the reader’s own', async () => {
  answerAll()
  const root = await openFeed(page, 'filters="filter_Region=Europe&filter_Sector=Energy"')
  await shows(root, 'Research')
  quickFilter(root, 'All').click()
  await shows(root, 'All')
  for (const { path, query } of page.api.calls.filter(({ path }) => path.endsWith('_documents'))) {
    assert.strictEqual(query.get('filter_Region'), 'Europe', path)
    assert.strictEqual(query.get('filter_Sector'), 'Energy', path)
  }
  assert.notInclude(textOf(root), 'Europe')
})
