import { setViewport } from '@web/test-runner-commands'
import { assert } from 'chai'
import { deferred } from '../support/deferred.ts'
import { all, button, link, one, textOf } from './support/dom.ts'
import { follows, hear } from './support/events.ts'
import { answerEvents, calls, eventsOf, openEvents } from './support/events-table.ts'
import { refusal } from './support/fake-api.ts'
import { testPage } from './support/page.ts'
import { focused } from './support/registration.ts'
import { roadshow, roadshows } from './support/roadshows.ts'
import { none, same } from './support/same.ts'
import { showsRows } from './support/table.ts'
import { eventually, settled } from './support/wait.ts'

const page = testPage()
before(() => setViewport({ width: 1280, height: 900 }))

const views = ['upcoming', 'past'] as const
const emptyWords = { upcoming: 'No Upcoming Events', past: 'No Past Events' }
const otherName = { upcoming: 'Past Events', past: 'Upcoming Events' }

for (const [attributes, count] of [
  ['', 10],
  ['page-size="4"', 4],
] as const)
  it(`R324 while it loads there are as many skeletons as a page has events, under the same headers: ${count}`, async () => {
    page.api.on(calls.upcoming, () => deferred().promise)
    const root = await openEvents(page, attributes)
    await eventually(() => assert.lengthOf(all(root, '.r-table[aria-busy=true] tbody .r-table__row'), count))
    assert.lengthOf(all(root, 'thead th'), 8)
    assert.include(textOf(root), 'Loading events')
    assert.strictEqual(one(root, '.r-events__results').ariaBusy, 'true')
  })

it('R324 embedding 13: rows take the place of skeletons of their height', async () => {
  const answer = deferred<unknown>()
  page.api.on(calls.upcoming, () => answer.promise)
  const root = await openEvents(page, 'page-size="3"')
  const heightOf = () => one(root, 'tbody .r-table__row').getBoundingClientRect().height
  await eventually(() => one(root, '.r-table[aria-busy=true] tbody .r-table__row'))
  const before = heightOf()
  const words = { daterange: '1 December 2026, 14:00 – 22:00 IST', time_zone: 'Asia/Kolkata' }
  answer.resolve([roadshow(1, words), roadshow(2, words), roadshow(3, words)])
  await showsRows(root, 'Meeting 1', 'Meeting 2', 'Meeting 3')
  assert.approximately(heightOf(), before, 1)
})

it('embedding 14: how many events are shown is told, politely', async () => {
  const root = await eventsOf(page, roadshows(1, 3))
  await eventually(() =>
    assert.strictEqual(textOf(one(root, '.r-events__results > [aria-live=polite]')), '3 events shown'),
  )
})

for (const view of views) {
  it(`R308 without ${view} events it says so, and leads to the other view without losing the focus`, async () => {
    page.api.on(calls[view], () => [])
    page.api.on(calls[view === 'past' ? 'upcoming' : 'past'], () => roadshows(1, 1))
    const root = await openEvents(page, `view="${view}"`)
    const results = await eventually(() => {
      const place = one(root, '.r-events__results')
      assert.include(textOf(place), emptyWords[view])
      return place
    })
    none(root, 'table')
    const other = button(results, otherName[view])
    other.focus()
    other.click()
    await showsRows(root, 'Meeting 1')
    assert.isTrue(focused().matches('.r-events__results'), focused().outerHTML.slice(0, 100))
  })

  it(`embedding 12: ${view} events that fail say so, are told once, and can be tried again without losing the focus`, async () => {
    page.api.on(calls[view], () => refusal(500))
    const heard = hear()
    const root = await openEvents(page, `view="${view}"`)
    const alert = await eventually(() => one(root, '[role=alert]'))
    const answer = deferred<unknown>()
    page.api.on(calls[view], () => answer.promise)
    const retry = button(alert, 'Try again')
    retry.focus()
    retry.click()
    await settled()
    same(focused(), retry)
    answer.resolve([roadshow(1)])
    await showsRows(root, 'Meeting 1')
    await eventually(() => assert.isNotNull(root.activeElement, 'the focus goes on to what came'))
    heard.stop()
    assert.deepEqual(
      heard.events.map(({ type, detail }) => [type, detail.code, detail.status]),
      [['research-error', 'server', 500]],
    )
  })
}

it('R311 a search without a match offers to begin anew', async () => {
  const root = await eventsOf(page, roadshows(1, 1), 'view="past"')
  page.api.on(calls.past, ({ query }) => (query.has('replay_filter') ? [] : roadshows(1, 1)))
  ;(await eventually(() => one<HTMLInputElement>(root, 'input[type=checkbox]'))).click()
  await eventually(() => assert.include(textOf(root), "We can't find what you're looking for."))
  const again = button(root, 'Clear search and filters')
  again.focus()
  again.click()
  await showsRows(root, 'Meeting 1')
  assert.isNotNull(root.activeElement, 'the focus is not lost')
  assert.isFalse(one<HTMLInputElement>(root, 'input[type=checkbox]').checked)
})

it('embedding 1: signed out it invites to sign in, and shows the events as soon as somebody is', async () => {
  answerEvents(page.api, roadshows(1, 1))
  const element = await page.mount('<research-events></research-events>')
  const root = element.shadowRoot
  if (!root) throw new Error('no shadow root')
  await eventually(() => assert.include(textOf(root), 'Sign in to see our events.'))
  none(root, 'table, nav, input, .r-skeleton')
  const heard = hear()
  assert.isTrue(follows(link(root, 'Sign In')))
  heard.stop()
  assert.deepEqual(
    heard.events.map(({ type, detail }) => [type, new URL(detail.href).pathname]),
    [['research-navigate', '/login']],
  )
  assert.lengthOf(page.api.callsTo(calls.upcoming), 0)
  page.signIn()
  await showsRows(root, 'Meeting 1')
})

it('embedding 10: what was asked for first does not come after what was asked for last', async () => {
  const first = deferred<unknown>()
  page.api.on(calls.upcoming, () => first.promise)
  page.api.on(calls.past, () => [roadshow(2)])
  const root = await openEvents(page)
  // A call that is given up before it was sent is never made.
  await eventually(() => assert.lengthOf(page.api.callsTo(calls.upcoming), 1))
  button(root, 'Past Events').click()
  await showsRows(root, 'Meeting 2')
  first.resolve([roadshow(1)])
  await settled()
  await showsRows(root, 'Meeting 2')
  assert.isTrue(page.api.callsTo(calls.upcoming)[0]?.signal.aborted)
})
