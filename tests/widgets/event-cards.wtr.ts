import { assert } from 'chai'
import { all, button, link, one, rootOf, textOf } from './support/dom.ts'
import { follows, hear } from './support/events.ts'
import { refusal } from './support/fake-api.ts'
import { testPage } from './support/page.ts'
import { roadshow, roadshows } from './support/roadshows.ts'
import { none } from './support/same.ts'
import { deferred, eventually } from './support/wait.ts'

const page = testPage()
const path = 'roadshows/upcoming_by_tag'

async function open(attributes = ''): Promise<ShadowRoot> {
  page.signIn()
  return rootOf(await page.mount(`<research-event-cards tag-id="2001" ${attributes}></research-event-cards>`))
}

const names = (root: ShadowRoot) => all(root, 'article').map(({ ariaLabel }) => ariaLabel)

/** The first card. */
const card = (root: ShadowRoot) => eventually(() => one(root, 'article'))

it('R297 the next events stand under Upcoming Events, six of them, however many come', async () => {
  page.api.on(path, () => roadshows(1, 9))
  const root = await open()
  await eventually(() =>
    assert.deepEqual(
      names(root),
      [1, 2, 3, 4, 5, 6].map((number) => `Meeting ${number}`),
    ),
  )
  assert.strictEqual(textOf(one(root, 'h2')), 'Upcoming Events')
  const query = page.api.callsTo(path)[0]?.query
  assert.deepEqual(
    ['tag_id', 'page', 'page_size', 'limit'].map((key) => query?.get(key)),
    ['2001', '1', '6', '6'],
  )
})

it('R297 a host chooses how many there are, and their heading', async () => {
  page.api.on(path, () => roadshows(1, 9))
  const root = await open('limit="2" heading="Meet the company"')
  await eventually(() => assert.deepEqual(names(root), ['Meeting 1', 'Meeting 2']))
  assert.strictEqual(textOf(one(root, 'h2')), 'Meet the company')
})

it('R297 a card says when, what, of which kind and where', async () => {
  page.api.on(path, () => [roadshow(1, { promoted: true })])
  const shown = await card(await open())
  assert.strictEqual(textOf(one(shown, 'time')), '1 December 2026')
  assert.strictEqual(one<HTMLTimeElement>(shown, 'time').dateTime, '2026-12-01T08:00:00Z')
  assert.strictEqual(textOf(one(shown, 'h3')), 'Promoted: Meeting 1')
  assert.deepEqual(all(shown, 'li').map(textOf), ['Oslo', 'Bergen'])
  for (const words of ['Roadshow', 'In person']) assert.include(textOf(shown), words)
})

it('R297 without words for its days a card has those of its start and end', async () => {
  page.api.on(path, () => [
    roadshow(1, { daterange: null, start_date: '2026-12-01T12:00:00Z', end_date: '2026-12-03T12:00:00Z' }),
  ])
  assert.strictEqual(textOf(one(await card(await open()), 'time')), 'December 01, 2026 – December 03, 2026')
})

for (const [colour, shown] of [
  ['#0055aa', 'rgb(0, 85, 170)'],
  ['rgb(1, 2, 3)', 'rgb(1, 2, 3)'],
  ['teal', 'rgb(0, 128, 128)'],
] as const)
  it(`R297 a kind has its dot in its colour: ${colour}`, async () => {
    page.api.on(path, () => [roadshow(1, { type: { name: 'Roadshow', colour } })])
    const dot = one(await card(await open()), '.r-event__dot')
    assert.strictEqual(getComputedStyle(dot).backgroundColor, shown)
  })

for (const colour of [null, 'url(/dist/none.png)', 'red; position: fixed', 'var(--_text)', 'transparent', 'notacolour'])
  it(`R297 embedding 5: what is no colour leaves the dot grey: ${colour}`, async () => {
    page.api.on(path, () => [
      roadshow(1, { type: { name: 'Roadshow', colour } }),
      roadshow(2, { type: { name: 'Roadshow' } }),
    ])
    const root = await open()
    await card(root)
    const [odd, plain] = all(root, '.r-event__dot').map((dot) => getComputedStyle(dot))
    assert.strictEqual(odd?.backgroundColor, plain?.backgroundColor)
    assert.strictEqual(odd?.position, plain?.position)
  })

it('R325 a request that was sent counts where the reader may take part; else there is a lock, and its words', async () => {
  page.api.on(path, () => [
    roadshow(1, { has_requested_slot: true }),
    roadshow(2, { permissioned: false, has_requested_slot: true }),
    roadshow(3),
  ])
  const root = await open()
  await card(root)
  const says = all(root, 'article').map((each) =>
    ['*Request sent', 'Not included in your subscription'].filter((words) => textOf(each).includes(words)),
  )
  assert.deepEqual(says, [['*Request sent'], ['Not included in your subscription'], []])
  none(root, 'button, a')
})

it('R297 an event of which only the id is known is a card all the same', async () => {
  page.api.on(path, () => [{ id: 'bare' }])
  const shown = await card(await open())
  assert.strictEqual(textOf(shown), 'Unnamed event')
})

it('R297 without events it says so', async () => {
  page.api.on(path, () => [])
  const root = await open()
  await eventually(() => assert.include(textOf(root), 'No Upcoming Events'))
})

it('R297 while they load there are as many skeletons as cards', async () => {
  page.api.on(path, () => deferred().promise)
  const root = await open('limit="4"')
  const status = await eventually(() => one(root, '[role=status][aria-busy=true]'))
  assert.strictEqual(status.childElementCount, 4)
})

it('embedding 12: what fails says so, is told once, and can be tried again', async () => {
  page.api.on(path, () => refusal(500))
  const heard = hear()
  const root = await open()
  const alert = await eventually(() => one(root, '[role=alert]'))
  assert.include(textOf(alert), 'The events could not be loaded.')
  page.api.on(path, () => roadshows(1, 1))
  button(alert, 'Try again').click()
  await eventually(() => assert.deepEqual(names(root), ['Meeting 1']))
  heard.stop()
  assert.deepEqual(
    heard.events.map(({ type, detail }) => [type, detail.status]),
    [['research-error', 500]],
  )
})

it('embedding 1: signed out it invites to sign in and asks for nothing', async () => {
  const root = rootOf(await page.mount('<research-event-cards tag-id="2001"></research-event-cards>'))
  await eventually(() => assert.include(textOf(root), 'Sign in to see upcoming events.'))
  assert.isTrue(follows(link(root, 'Sign In')))
  assert.deepEqual(page.api.calls, [])
})
