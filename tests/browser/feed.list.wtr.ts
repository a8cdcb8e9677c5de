import { assert } from 'chai'
import { deferred } from '../support/deferred.ts'
import { note, notes, paged } from './support/documents.ts'
import { all, button, link, one, textOf } from './support/dom.ts'
import { follows, hear } from './support/events.ts'
import { refusal } from './support/fake-api.ts'
import { openFeed, shows, titlesIn } from './support/feed.ts'
import { testPage } from './support/page.ts'
import { none, same } from './support/same.ts'
import { eventually, settled } from './support/wait.ts'

const page = testPage()

const titles = (first: number, last: number) => notes(first, last).map(({ title }) => String(title))
const hasButton = (root: ShadowRoot, name: string) => all(root, 'button').some((each) => textOf(each) === name)

for (const [attributes, size] of [
  ['', 10],
  ['page-size="4"', 4],
] as const)
  it(`R231 while the list loads there are ${size} skeletons, as many as the page has documents, and it is busy`, async () => {
    const answer = deferred<unknown>()
    page.api.on('research_documents', () => answer.promise)
    const root = await openFeed(page, attributes)
    const status = await eventually(() => one(root, '[aria-busy=true] > [role=status]'))
    assert.strictEqual(status.getAttribute('aria-label'), 'Loading research')
    assert.strictEqual(status.childElementCount, size)
    answer.resolve(notes(1, 2))
    await shows(root, ...titles(1, 2))
    none(root, '[aria-busy=true], .r-skeleton')
  })

it('R154 R137 a list is asked for by page, page size and limit, with the access token', async () => {
  page.api.on('research_documents', paged(notes(1, 2)))
  const root = await openFeed(page, 'page-size="5" limit="40"')
  await shows(root, ...titles(1, 2))
  const [call] = page.api.callsTo('research_documents')
  assert.deepEqual(Object.fromEntries(call?.query ?? []), { page: '1', page_size: '5', limit: '40' })
  assert.strictEqual(call?.headers.get('authorization'), 'Bearer access-1')
})

it('R152 a bare array is a list too, complete', async () => {
  page.api.on('research_documents', () => notes(1, 3))
  const root = await openFeed(page)
  await shows(root, ...titles(1, 3))
  assert.isFalse(hasButton(root, 'Load More'))
})

it('R115 nothing to show, and nothing asked for', async () => {
  page.api.on('research_documents', paged([]))
  const root = await openFeed(page)
  await eventually(() => assert.include(textOf(root), "It looks like we don't have anything to show you right now."))
  assert.isFalse(hasButton(root, 'Load More'))
})

it('embedding 12: an error stands in the list with a retry, which works, and is told by its code', async () => {
  page.api.on('research_documents', () => refusal(500))
  const heard = hear()
  const root = await openFeed(page)
  const alert = await eventually(() => one(root, '[role=alert]'))
  assert.isNotEmpty(textOf(one(alert, 'p')))
  heard.stop()
  assert.deepEqual(
    heard.events.map(({ type, detail }) => [type, detail.code, detail.status]),
    [['research-error', 'server', 500]],
  )
  page.api.on('research_documents', () => notes(1, 1))
  button(alert, 'Try again').click()
  await shows(root, 'Note 1')
})

it('embedding 12: without a connection the list says so', async () => {
  page.api.on('research_documents', () => {
    throw new TypeError('Failed to fetch')
  })
  const root = await openFeed(page)
  await eventually(() => assert.include(textOf(one(root, '[role=alert]')), "We couldn't reach the research server."))
})

it('R233 Load More appends until the last page, and then it is gone', async () => {
  page.api.on('research_documents', paged(notes(1, 7)))
  const root = await openFeed(page, 'page-size="3"')
  await shows(root, ...titles(1, 3))
  for (const last of [6, 7]) {
    button(root, 'Load More').click()
    await shows(root, ...titles(1, last))
  }
  assert.isFalse(hasButton(root, 'Load More'))
  assert.deepEqual(
    page.api.callsTo('research_documents').map(({ query }) => query.get('page')),
    ['1', '2', '3'],
  )
})

it('embedding 14: after Load More the focus is on the first new document, and the count is read out', async () => {
  page.api.on('research_documents', paged(notes(1, 5)))
  const root = await openFeed(page, 'page-size="3"')
  await shows(root, ...titles(1, 3))
  button(root, 'Load More').focus()
  button(root, 'Load More').click()
  await eventually(() => same(root.activeElement, link(root, 'Note 4')))
  assert.strictEqual(textOf(one(root, '.r-feed__results > [aria-live=polite]')), '5 documents shown')
})

it('R233 while more is on its way the button is busy and loads nothing twice', async () => {
  page.api.on('research_documents', paged(notes(1, 6)))
  const root = await openFeed(page, 'page-size="3"')
  await shows(root, ...titles(1, 3))
  const answer = deferred<unknown>()
  page.api.on('research_documents', () => answer.promise)
  button(root, 'Load More').click()
  await eventually(() => assert.strictEqual(button(root, 'Load More').ariaBusy, 'true'))
  button(root, 'Load More').click()
  await settled()
  assert.lengthOf(page.api.callsTo('research_documents'), 2)
  answer.resolve({ records: notes(4, 6), pagination_metadata: { page: 2, num_pages: 2 } })
  await shows(root, ...titles(1, 6))
})

it('R233 a document that moved on to the next page meanwhile is shown once', async () => {
  page.api.on('research_documents', paged(notes(1, 5)))
  const root = await openFeed(page, 'page-size="3"')
  await shows(root, ...titles(1, 3))
  page.api.on('research_documents', paged([note(99), ...notes(1, 5)]))
  button(root, 'Load More').click()
  await shows(root, ...titles(1, 5))
})

it('embedding 12: when more cannot be loaded the list stays, with a word and a retry', async () => {
  page.api.on('research_documents', paged(notes(1, 5)))
  const root = await openFeed(page, 'page-size="3"')
  await shows(root, ...titles(1, 3))
  page.api.on('research_documents', () => refusal(500))
  button(root, 'Load More').click()
  await eventually(() => assert.strictEqual(textOf(one(root, '[role=alert]')), 'More documents could not be loaded.'))
  assert.deepEqual(titlesIn(root), titles(1, 3))
  page.api.on('research_documents', paged(notes(1, 5)))
  button(root, 'Try again').click()
  await shows(root, ...titles(1, 5))
})

/** Loads everything a reader may load, 100 at a time. */
async function loadAll(attributes: string, documents: number, shown: number) {
  page.api.on('research_documents', paged(notes(1, documents)))
  const root = await openFeed(page, `page-size="100" ${attributes}`)
  for (let last = 100; last < shown; last += 100) {
    await eventually(() => assert.lengthOf(titlesIn(root), last))
    button(root, 'Load More').click()
  }
  await eventually(() => assert.lengthOf(titlesIn(root), shown))
  return root
}

const refine = 'Please refine your search criteria to see further results.'
const library = "Can't find what you're looking for? Try viewing more content in our Research Library"

it('R246 300 documents loaded: please refine the search, and no more is offered', async () => {
  const root = await loadAll('limit-message="refine"', 350, 300)
  assert.include(textOf(root), refine)
  assert.isFalse(hasButton(root, 'Load More'))
})

it('R265 300 documents loaded: the way to the Research Library, by research-navigate', async () => {
  const root = await loadAll('', 300, 300)
  assert.include(textOf(root), library)
  assert.isFalse(hasButton(root, 'Load More'))
  const heard = hear()
  const destination = new URL('/library', location.href).href
  assert.strictEqual(link(root, 'Research Library').href, destination)
  assert.isTrue(follows(link(root, 'Research Library')))
  heard.stop()
  assert.deepEqual(
    heard.events.map(({ type, detail }) => [type, detail.href]),
    [['research-navigate', destination]],
  )
})

it('C07 299 documents are simply all there are', async () => {
  const root = await loadAll('', 299, 299)
  assert.notInclude(textOf(root), library)
  assert.isFalse(hasButton(root, 'Load More'))
})

it('C07 a limit between two pages cuts the list there', async () => {
  page.api.on('research_documents', paged(notes(1, 9)))
  const root = await openFeed(page, 'page-size="3" limit="5"')
  await shows(root, ...titles(1, 3))
  button(root, 'Load More').click()
  await shows(root, ...titles(1, 5))
  assert.include(textOf(root), library)
})
