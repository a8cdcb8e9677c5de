import { sendKeys } from '@web/test-runner-commands'
import { assert } from 'chai'
import { all, button, field, link, one, textOf } from './support/dom.ts'
import { follows, hear } from './support/events.ts'
import { answerEvents, calls, eventsOf } from './support/events-table.ts'
import { searchBox } from './support/feed.ts'
import { countListeners } from './support/listeners.ts'
import { testPage } from './support/page.ts'
import { ask, titled } from './support/registration.ts'
import { roadshow, roadshows } from './support/roadshows.ts'
import { cell, namesIn } from './support/table.ts'
import { lastQuery } from './support/tools.ts'
import { eventually, settled } from './support/wait.ts'

const page = testPage()
const start = location.href
afterEach(() => history.replaceState(null, '', start))

const known = roadshows(1, 30)
const at = (address: string) => history.replaceState(null, '', address)
const asked = (view: keyof typeof calls = 'upcoming') => lastQuery(page.api, calls[view])
const here = () => `${location.pathname}${location.search}`

async function search(root: ShadowRoot, term: string) {
  await eventually(() => searchBox(root).focus())
  await sendKeys({ type: term })
  await sendKeys({ press: 'Enter' })
}

const addressOf = (anchor: HTMLAnchorElement) => {
  const { pathname, search: query } = new URL(anchor.href)
  return `${pathname}${query}`
}

it('R307 R308 in the page’s address the views are links to their paths, which keep the search params except the page', async () => {
  at('/events/upcoming?search_term=gas&filter_Region=Asia&page=2')
  const root = await eventsOf(page, known, 'url-state="page" paging="pages"')
  assert.deepEqual(asked(), { search_term: 'gas', filter_Region: 'Asia' })
  assert.strictEqual(page.api.callsTo(calls.upcoming)[0]?.query.get('page'), '2')
  assert.deepEqual(
    ['Upcoming Events', 'Past Events'].map((name) => addressOf(link(root, name))),
    ['/events/upcoming?search_term=gas&filter_Region=Asia', '/events/past?search_term=gas&filter_Region=Asia'],
  )
  assert.deepEqual(
    all(root, 'nav [aria-current=page]')
      .map(textOf)
      .filter((name) => name.endsWith('Events')),
    ['Upcoming Events'],
  )
})

it('R308 embedding 16: a view’s link asks the host first, and leaves the list as it is', async () => {
  at('/events/upcoming')
  const root = await eventsOf(page, known, 'url-state="page"')
  const heard = hear()
  assert.isTrue(follows(link(root, 'Past Events')))
  document.addEventListener('research-navigate', (event) => event.preventDefault(), { once: true })
  assert.isFalse(follows(link(root, 'Past Events')))
  heard.stop()
  assert.deepEqual(
    heard.events.map(({ detail }) => new URL(detail.href).pathname),
    ['/events/past', '/events/past'],
  )
  await settled()
  assert.lengthOf(page.api.callsTo(calls.past), 0)
})

it('R308 in the page’s address the host chooses the view, and the list follows the address there', async () => {
  at('/events/upcoming?search_term=gas')
  const root = await eventsOf(page, known, 'url-state="page"')
  history.pushState(null, '', '/events/past?search_term=oil&replay_filter=true')
  one(page.stage, 'research-events').setAttribute('view', 'past')
  window.dispatchEvent(new PopStateEvent('popstate'))
  await eventually(() => assert.deepEqual(asked('past'), { search_term: 'oil', replay_filter: 'true' }))
  await eventually(() => assert.isTrue(field(root, 'With Replay').checked))
  assert.strictEqual(addressOf(link(root, 'Upcoming Events')), '/events/upcoming?search_term=oil&replay_filter=true')
})

it('R311 R313 what is asked stands in the page’s address, and Back brings back what was', async () => {
  at('/events/past')
  const root = await eventsOf(page, known, 'url-state="page" view="past"')
  await search(root, 'gas')
  await eventually(() => assert.strictEqual(here(), '/events/past?search_term=gas'))
  field(root, 'With Replay').click()
  await eventually(() => assert.strictEqual(here(), '/events/past?search_term=gas&replay_filter=true'))
  await eventually(() => assert.deepEqual(asked('past'), { search_term: 'gas', replay_filter: 'true' }))
  history.back()
  await eventually(() => assert.isFalse(field(root, 'With Replay').checked))
  history.back()
  await eventually(() => assert.strictEqual(here(), '/events/past'))
  await eventually(() => assert.include(textOf(root), 'All Events'))
})

it('R324 a page of the list stands in the address, and one that makes no sense counts as the first', async () => {
  at('/events/upcoming?page=nonsense')
  const root = await eventsOf(page, known, 'url-state="page" paging="pages"')
  assert.strictEqual(page.api.callsTo(calls.upcoming)[0]?.query.get('page'), '1')
  ;(await eventually(() => button(root, 'Next page'))).click()
  await eventually(() => assert.strictEqual(here(), '/events/upcoming?page=2'))
  await eventually(() => assert.strictEqual(namesIn(root)[0], 'Meeting 11'))
})

it('R324 a list that grows begins with its first events, whatever page the address names', async () => {
  at('/events/upcoming?page=3')
  const root = await eventsOf(page, known, 'url-state="page"')
  assert.strictEqual(page.api.callsTo(calls.upcoming)[0]?.query.get('page'), '1')
  assert.strictEqual(namesIn(root)[0], 'Meeting 1')
})

it('R330 what was shown before a registration does not come back with Back', async () => {
  at('/events/upcoming')
  const before = roadshow(1, { can_register: true })
  const root = await eventsOf(page, [before], 'url-state="page"')
  page.api.on('roadshows/e1/register', () => undefined)
  await search(root, 'gas')
  const dialog = await ask(root, 'Register for Meeting 1')
  answerEvents(page.api, [{ ...before, has_requested_slot: true }])
  button(dialog, 'Yes').click()
  const thanks = await titled(root, 'Thank you')
  await eventually(() => assert.include(textOf(root), '*Request sent'))
  button(one(thanks, 'footer'), 'Close').click()
  history.back()
  await eventually(() => assert.strictEqual(here(), '/events/upcoming'))
  await eventually(() => assert.include(textOf(root), 'All Events'))
  await eventually(() => assert.include(textOf(cell(root, 'Meeting 1', 'Registration')), '*Request sent'))
})

it('embedding 26: under a prefix the rest of the query, the hash and the history of the host stay as they are', async () => {
  const query = new URLSearchParams(location.search)
  query.set('search_term', 'of the host')
  query.set('research-replay_filter', 'true')
  at(`${location.pathname}?${query}#notes`)
  const steps = history.length
  const root = await eventsOf(page, known, 'url-state="prefixed" view="past"')
  assert.deepEqual(asked('past'), { replay_filter: 'true' })
  await search(root, 'gas')
  await eventually(() => assert.deepEqual(asked('past'), { search_term: 'gas', replay_filter: 'true' }))
  const inAddress = new URLSearchParams(location.search)
  assert.deepEqual(
    ['search_term', 'research-search_term', 'research-replay_filter'].map((key) => inAddress.get(key)),
    ['of the host', 'gas', 'true'],
  )
  assert.deepEqual([location.hash, history.length], ['#notes', steps])
  button(root, 'Upcoming Events').click()
  await eventually(() => assert.deepEqual(asked(), { search_term: 'gas' }))
})

it('embedding 26: by default the address and the history of the host stay as they are', async () => {
  const before = [location.href, history.length]
  const root = await eventsOf(page, known, 'view="past"')
  await search(root, 'gas')
  await eventually(() => assert.deepEqual(asked('past'), { search_term: 'gas' }))
  field(root, 'With Replay').click()
  await eventually(() => assert.deepEqual(asked('past'), { search_term: 'gas', replay_filter: 'true' }))
  button(root, 'Upcoming Events').click()
  await settled()
  assert.deepEqual([location.href, history.length], before)
})

it('embedding 10: a removal frees what listens for Back and Forward', async () => {
  const listeners = countListeners(window)
  await eventsOf(page, known, 'url-state="page"')
  page.stage.replaceChildren()
  await settled()
  assert.deepEqual(listeners.stop(), [])
})
