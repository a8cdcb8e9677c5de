import { sendKeys } from '@web/test-runner-commands'
import { assert } from 'chai'
import { note, notes, paged } from './support/documents.ts'
import { textOf } from './support/dom.ts'
import { openFeed, quickFilter, searchBox, shows } from './support/feed.ts'
import { countListeners } from './support/listeners.ts'
import { testPage } from './support/page.ts'
import { none } from './support/same.ts'
import { eventually, settled } from './support/wait.ts'

const page = testPage()

const start = location.href
beforeEach(() => {
  for (const path of ['research_documents', 'analytics_documents']) page.api.on(path, paged(notes(1, 2)))
})
afterEach(() => history.replaceState(null, '', start))

const listCalls = () => page.api.calls.filter(({ path }) => path.endsWith('_documents'))

/** What the last list call asked for. */
const asked = () => {
  const call = listCalls().at(-1)
  return `${call?.path} ${call?.query.get('search_term') ?? ''}`
}
const asks = (words: string) => eventually(() => assert.strictEqual(asked(), words))

const inAddress = (key: string) => new URLSearchParams(location.search).get(key)

async function search(root: ShadowRoot, term: string) {
  await eventually(() => searchBox(root).focus())
  await sendKeys({ type: term })
  await sendKeys({ press: 'Enter' })
}

it('R187 search and quick filter stand in the query string, beside what the host has there', async () => {
  history.replaceState(null, '', `${location.pathname}?${new URLSearchParams(location.search)}&campaign=spring#notes`)
  const root = await openFeed(page, 'url-state="page"')
  await asks('research_documents ')
  await search(root, 'margins')
  await asks('research_documents margins')
  assert.strictEqual(inAddress('search_term'), 'margins')
  quickFilter(root, 'Analytics').click()
  await asks('analytics_documents margins')
  assert.deepEqual([inAddress('search_term'), inAddress('libraries')], ['margins', 'Analytics'])
  assert.deepEqual([inAddress('campaign'), location.hash], ['spring', '#notes'])
})

it('R187 Back and Forward bring back what was asked for, and show what was shown without asking again', async () => {
  for (const path of ['research_documents', 'analytics_documents'])
    page.api.on(path, ({ query }) => [note(1, { title: `${path} ${query.get('search_term') ?? ''}` })])
  const root = await openFeed(page, 'url-state="page"')
  await shows(root, 'research_documents')
  await search(root, 'margins')
  await shows(root, 'research_documents margins')
  quickFilter(root, 'Analytics').click()
  await shows(root, 'analytics_documents margins')
  const calls = listCalls().length

  history.back()
  await shows(root, 'research_documents margins')
  assert.isTrue(quickFilter(root, 'Research').checked)
  history.back()
  await shows(root, 'research_documents')
  await eventually(() => none(root, '.r-chip'))
  history.forward()
  await shows(root, 'research_documents margins')
  await eventually(() => assert.include(textOf(root), 'Searching "margins"'))
  assert.lengthOf(listCalls(), calls)
})

it('R187 a link that was shared starts with its search and its quick filter', async () => {
  const query = new URLSearchParams(location.search)
  query.set('search_term', 'margins')
  query.set('libraries', 'Analytics')
  history.replaceState(null, '', `?${query}`)
  const root = await openFeed(page, 'url-state="page"')
  await asks('analytics_documents margins')
  await eventually(() => assert.isTrue(quickFilter(root, 'Analytics').checked))
  await eventually(() => assert.include(textOf(root), 'Searching "margins"'))
  assert.lengthOf(page.api.callsTo('research_documents'), 0)
})

it('R187 what makes no sense in the query string counts as absent', async () => {
  const query = new URLSearchParams(location.search)
  query.set('libraries', 'Nonsense')
  query.set('start_date', 'soon')
  history.replaceState(null, '', `?${query}`)
  await openFeed(page, 'url-state="page"')
  await asks('research_documents ')
  assert.isFalse(page.api.callsTo('research_documents')[0]?.query.has('start_date'))
})

it('embedding 26: by default the address and the history of the host stay as they are', async () => {
  const before = [location.href, history.length]
  const root = await openFeed(page)
  await asks('research_documents ')
  await search(root, 'margins')
  await asks('research_documents margins')
  quickFilter(root, 'Analytics').click()
  await asks('analytics_documents margins')
  await settled()
  assert.deepEqual([location.href, history.length], before)
})

it('embedding 10: a removal frees what listens for Back and Forward', async () => {
  const listeners = countListeners(window)
  await openFeed(page, 'url-state="page"')
  await asks('research_documents ')
  page.stage.replaceChildren()
  await settled()
  assert.deepEqual(listeners.stop(), [])
})

it('embedding 26: under a prefix the rest of the query, the hash and the history of the host stay as they are', async () => {
  const query = new URLSearchParams(location.search)
  for (const [key, value] of [
    ['search_term', 'of the host'],
    ['research-libraries', 'Analytics'],
  ] as const)
    query.set(key, value)
  history.replaceState(null, '', `?${query}#notes`)
  const steps = history.length
  const root = await openFeed(page, 'url-state="prefixed"')
  await asks('analytics_documents ')
  await search(root, 'margins')
  await asks('analytics_documents margins')
  assert.deepEqual(['search_term', 'research-search_term', 'research-libraries'].map(inAddress), [
    'of the host',
    'margins',
    'Analytics',
  ])
  assert.deepEqual([location.hash, history.length], ['#notes', steps])
})

it('embedding 26: two feeds on one page ask for different things', async () => {
  const first = await openFeed(page)
  const second = await openFeed(page)
  await eventually(() => assert.lengthOf(page.api.callsTo('research_documents'), 2))
  quickFilter(first, 'Analytics').click()
  await asks('analytics_documents ')
  assert.isTrue(quickFilter(second, 'Research').checked)
})
