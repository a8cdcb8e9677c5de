import { assert } from 'chai'
import { deferred } from '../support/deferred.ts'
import { all, button, link, one, rootOf, textOf } from './support/dom.ts'
import { follows, hear } from './support/events.ts'
import { refusal } from './support/fake-api.ts'
import { testPage } from './support/page.ts'
import { roadshow, roadshows } from './support/roadshows.ts'
import { none } from './support/same.ts'
import { eventually } from './support/wait.ts'

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

it('R297 a cancelled event is marked, and nobody can register for it', async () => {
  page.api.on(path, () => [roadshow(1, { cancelled: true, can_register: false, permissioned: false })])
  const shown = await card(await open())
  assert.strictEqual(textOf(one(shown, 'h3')), 'Cancelled Meeting 1')
  assert.notInclude(textOf(shown), 'subscription')
  none(shown, '.r-registration')
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
    const type = one(await card(await open()), '.r-event-type')
    assert.strictEqual(getComputedStyle(type, '::before').backgroundColor, shown)
  })

for (const colour of [null, 'url(/dist/none.png)', 'red; position: fixed', 'var(--_text)', 'transparent', 'notacolour'])
  it(`R297 embedding 5: what is no colour leaves the dot grey: ${colour}`, async () => {
    page.api.on(path, () => [
      roadshow(1, { type: { name: 'Roadshow', colour } }),
      roadshow(2, { type: { name: 'Roadshow' } }),
    ])
    const root = await open()
    await card(root)
    const [odd, plain] = all(root, '.r-event-type').map((type) => getComputedStyle(type, '::before'))
    assert.strictEqual(odd?.backgroundColor, plain?.backgroundColor)
    assert.strictEqual(odd?.position, plain?.position)
  })

it('R325 C68 a request that was sent counts where the reader may take part; else there is a lock, and its words', async () => {
  page.api.on(path, () => [
    roadshow(1, { can_register: true, has_requested_slot: true }),
    roadshow(2, { permissioned: false, has_requested_slot: true }),
    roadshow(3, { has_requested_slot: true }),
  ])
  const root = await open()
  await card(root)
  none(root, '.r-registration button, .r-registration a')
  const says = all(root, 'article').map((each) =>
    ['*Request sent', 'Not included in your subscription'].filter((words) => textOf(each).includes(words)),
  )
  assert.deepEqual(says, [['*Request sent'], ['Not included in your subscription'], []])
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

const dinner = { name: 'Dinner', can_register: true } as const

/** What has the focus, inside shadow roots too. */
function focused(): Element | null {
  let element = document.activeElement
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement
  return element
}

it('R327 R330 a registration is asked, sent once, thanked for and told, here and in other lists of the page', async () => {
  let sent = false
  page.api.on(path, () => [roadshow(1, { ...dinner, has_requested_slot: sent })])
  page.api.on('roadshows/e1/register', () => {
    sent = true
  })
  page.signIn()
  const tag = '<research-event-cards tag-id="2001"></research-event-cards>'
  await page.mount(tag + tag)
  const [root, other] = all(page.stage, 'research-event-cards').map(rootOf)
  if (!root || !other) throw new Error('two lists were mounted')
  const heard = hear()
  const press = await eventually(() => button(root, 'Register for Dinner'))
  press.focus()
  press.click()
  const dialog = await eventually(() => one(root, 'dialog[open]'))
  assert.include(textOf(dialog), 'Do you want to register for:')
  assert.include(textOf(dialog), 'Dinner')
  button(dialog, 'Yes').click()
  button(dialog, 'Yes').click()
  await eventually(() => assert.include(textOf(one(root, 'dialog[open]')), 'Thank you'))
  for (const list of [root, other])
    await eventually(() => assert.include(textOf(one(list, 'article')), '*Request sent'))
  heard.stop()
  assert.deepEqual(
    heard.events.map(({ type, detail }) => [type, detail]),
    [['research-registered', { id: 'e1', kind: 'register' }]],
  )
  assert.strictEqual(page.api.callsTo('roadshows/e1/register').length, 1)
  button(one(root, 'dialog[open] footer'), 'Close').click()
  await eventually(() => assert.strictEqual(focused()?.textContent, '*Request sent'))
})

it('R330 embedding 14: the focus stays where the registration was, also when its card is new only later', async () => {
  const again = deferred<unknown>()
  page.api.on(path, () => [roadshow(1, dinner)])
  page.api.on('roadshows/e1/register', () => undefined)
  const root = await open()
  const press = await eventually(() => button(root, 'Register for Dinner'))
  press.focus()
  press.click()
  page.api.on(path, () => again.promise)
  ;(await eventually(() => button(root, 'Yes'))).click()
  await eventually(() => assert.include(textOf(one(root, 'dialog[open]')), 'Thank you'))
  button(one(root, 'dialog[open] footer'), 'Close').click()
  await eventually(() => assert.strictEqual(focused(), button(root, 'Register for Dinner')))
  again.resolve([roadshow(1, { ...dinner, has_requested_slot: true })])
  await eventually(() => assert.strictEqual(focused()?.textContent, '*Request sent'))
})

it('R331 a dialog that is closed by Escape while it sends opens again with what came of it', async () => {
  const answer = deferred<unknown>()
  page.api.on(path, () => [roadshow(1, { ...dinner, permissioned: false })])
  page.api.on('roadshows/e1/register', () => answer.promise)
  const root = await open()
  ;(await eventually(() => button(root, 'Request access for Dinner'))).click()
  ;(await eventually(() => button(root, 'Yes'))).click()
  one<HTMLDialogElement>(root, 'dialog').close()
  await eventually(() => none(root, 'dialog'))
  answer.resolve(refusal(500))
  const dialog = await eventually(() => one(root, 'dialog[open]'))
  assert.include(textOf(dialog), 'Event registration request failed. Please try again later.')
})

it('embedding 24: one press on the calendar opens its ways, and Escape leads back', async () => {
  page.api.on(path, () => [roadshow(1, dinner)])
  const root = await open()
  ;(await eventually(() => button(root, 'Add Dinner to a calendar'))).click()
  const menu = await eventually(() => one(root, '[role=menu]:popover-open'))
  await eventually(() => assert.strictEqual(textOf(focused() ?? menu), 'Calendar file (.ics)'))
  one<HTMLElement>(root, '[role=menu]').hidePopover()
  assert.strictEqual(focused(), button(root, 'Add Dinner to a calendar'))
})

it('R297 cards without any attribute are those of all upcoming events', async () => {
  page.api.on('roadshows/upcoming', () => roadshows(1, 2))
  page.signIn()
  const root = rootOf(await page.mount('<research-event-cards></research-event-cards>'))
  await eventually(() => assert.deepEqual(names(root), ['Meeting 1', 'Meeting 2']))
})

it('R242 R244 recommended events stand under their own heading, with a way to more', async () => {
  page.api.on('roadshows/suggested', () => roadshows(1, 2))
  page.signIn()
  const root = rootOf(
    await page.mount('<research-event-cards source="suggested" more-href="/events/upcoming"></research-event-cards>'),
  )
  await eventually(() => assert.deepEqual(names(root), ['Meeting 1', 'Meeting 2']))
  assert.strictEqual(textOf(one(root, 'h2')), 'Recommended Events')
  assert.isTrue(follows(link(root, 'View More')))
})

it('signed out, anonymous cards show what everybody may know of, and invite to sign in', async () => {
  page.api.on('roadshows/upcoming', () => [roadshow(1, dinner)])
  const root = rootOf(await page.mount('<research-event-cards source="upcoming" anonymous></research-event-cards>'))
  ;(await eventually(() => button(root, 'Register for Dinner'))).click()
  const dialog = await eventually(() => one(root, 'dialog[open]'))
  assert.include(textOf(dialog), 'Sign in to register')
  assert.isTrue(follows(link(dialog, 'Sign In')))
  assert.deepEqual(
    page.api.calls.map(({ query }) => query.get('public')),
    ['true'],
  )
})

for (const [width, place] of [
  [360, 'beside the last line of the facts'],
  [320, 'beside the last line of the facts'],
  [300, 'in a line of its own'],
] as const)
  it(`R297 R325 at ${width} px what can be done stands ${place}, clear of the title`, async () => {
    page.stage.style.cssText = `position: absolute; inset: 0 auto auto 0; inline-size: ${width}px`
    const long = 'A dinner with the management of a company whose name is long'
    page.api.on(path, () => [roadshow(1, { name: long, can_register: true, promoted: true })])
    const shown = await card(await open())
    const boxOf = (selector: string) => one(shown, selector).getBoundingClientRect()
    const [title, press] = ['h3', '.r-registration .r-button'].map(boxOf)
    const facts = boxOf('.r-event__facts')
    if (!title || !press) throw new Error('a card with a title and a button')
    assert.isAtLeast(press.top, title.bottom + 8)
    if (width < 320) assert.isAtLeast(press.top, facts.bottom)
    else {
      assert.closeTo(press.top + press.height / 2, facts.bottom - 10, 2)
      assert.closeTo(press.right, shown.getBoundingClientRect().right, 0.5)
    }
    const dot = boxOf('.r-event-type')
    assert.isAtLeast(dot.left - 1, facts.left, 'the ring of the dot is whole')
    assert.isAtMost(shown.scrollWidth, shown.clientWidth)
  })

it('R297 the lines of a title stand beside the star', async () => {
  page.stage.style.cssText = 'position: absolute; inset: 0 auto auto 0; inline-size: 280px'
  page.api.on(path, () => [
    roadshow(1, { name: 'A dinner with all of those who belong to all of the management', promoted: true }),
  ])
  const words = one(await card(await open()), 'h3 > a')
  const lefts = [...words.getClientRects()].map(({ left }) => Math.round(left))
  assert.isAbove(lefts.length, 1)
  assert.strictEqual(new Set(lefts).size, 1)
})

it('WCAG 1.4.11 in the dark the dot of a dark kind is lighter, in the light it is as it is', async () => {
  page.api.on(path, () => [roadshow(1, { type: { name: 'Roadshow', colour: '#000080' } })])
  const root = await open('theme="dark"')
  await card(root)
  const type = one(root, '.r-event-type')
  assert.match(getComputedStyle(type, '::before').backgroundColor, /^oklch\(0\.65 /)
  one(page.stage, 'research-event-cards').setAttribute('theme', 'light')
  assert.strictEqual(getComputedStyle(type, '::before').backgroundColor, 'rgb(0, 0, 128)')
})

it('R297 cards are in two columns from 760 px on', async () => {
  page.api.on(path, () => roadshows(1, 9))
  const root = await open()
  await card(root)
  const columns = () => new Set(all(root, 'article').map((each) => each.getBoundingClientRect().left)).size
  for (const [width, count] of [
    [759, 1],
    [760, 2],
  ] as const) {
    ;(root.host as HTMLElement).style.inlineSize = `${width}px`
    await eventually(() => assert.strictEqual(columns(), count))
  }
})
