import { setViewport } from '@web/test-runner-commands'
import { assert } from 'chai'
import type { Roadshow } from '#contract/roadshow.ts'
import { all, link, one, textOf } from './support/dom.ts'
import { follows, hear } from './support/events.ts'
import { calls, eventsOf } from './support/events-table.ts'
import { refusal } from './support/fake-api.ts'
import { testPage } from './support/page.ts'
import { known, roadshow } from './support/roadshows.ts'
import { none, same } from './support/same.ts'
import { cell, headersIn, namesIn, spoken } from './support/table.ts'
import { eventually } from './support/wait.ts'

const page = testPage()
before(() => setViewport({ width: 1280, height: 900 }))

const shared = ['Date', 'Event', 'Type', 'Location', 'Format', 'Invitation', 'Schedule']
const columns = { upcoming: [...shared, 'Registration'], past: [...shared, 'Replay', 'Feedback'] }
const views = ['upcoming', 'past'] as const

const past = (...events: Roadshow[]) => eventsOf(page, events, 'view="past"')

/** A cell of the only row. */
function only(root: ShadowRoot, column: string): HTMLElement {
  const [name = ''] = namesIn(root)
  return cell(root, name, column)
}

const headings = (root: ShadowRoot) => all(root, '.r-table__group').map(textOf)

it('upcoming events stand under their day in the user’s time zone, running ones apart', async () => {
  const root = await eventsOf(page, [
    roadshow(1, { start_date: '2020-01-01T08:00:00Z', end_date: '2090-01-01T08:00:00Z' }),
    roadshow(2, { start_date: '2087-03-04T12:00:00Z', end_date: '2087-03-04T13:00:00Z' }),
    roadshow(3, { start_date: '2087-03-04T14:00:00Z', end_date: '2087-03-04T15:00:00Z' }),
  ])
  assert.deepEqual(headings(root), ['Running now', 'Tuesday, March 4, 2087'])
})

it('past events stand under no day', async () => {
  const root = await past(roadshow(1))
  assert.isEmpty(headings(root))
})

const hostile = 'A <img src=x onerror="window.attacked = 1">'

let opened: string[] = []
const { open } = window
beforeEach(() => {
  opened = []
  window.open = (address) => {
    opened.push(String(address))
    return null
  }
  page.api.on('current_user', () => ({ username: 'ada', contact: {} }))
})
afterEach(() => {
  window.open = open
  assert.isUndefined(Reflect.get(window, 'attacked'))
})

for (const view of views) {
  it(`R315 R316 R317 R318 R319 R320 R321 R322 the columns of ${view} events, in their order`, async () => {
    const root = await eventsOf(page, [known], `view="${view}"`)
    assert.deepEqual(headersIn(root), columns[view])
    assert.lengthOf(page.api.callsTo(calls[view]), 1)
  })
}

it('R315 a date is in the event’s own words, and tells its instant; without words it is the days', async () => {
  const root = await past(roadshow(1), roadshow(2, { daterange: null, end_date: '2026-12-04T16:00:00Z' }))
  const times = all<HTMLTimeElement>(root, 'tbody time')
  assert.deepEqual(times.map(textOf), ['1 December 2026', 'December 02, 2026 – December 04, 2026'])
  assert.deepEqual(
    times.map(({ dateTime }) => dateTime),
    ['2026-12-01T08:00:00Z', '2026-12-02T08:00:00Z'],
  )
})

it('R316 a promoted event has a star, one that is not permitted a lock, each with its words', async () => {
  const root = await past(
    roadshow(1),
    roadshow(2, { promoted: true }),
    roadshow(3, { permissioned: false }),
    roadshow(4, { promoted: true, permissioned: false }),
  )
  assert.deepEqual(namesIn(root), [
    'Meeting 1',
    'Promoted Meeting 2',
    'Not included in your subscription Meeting 3',
    'Promoted Not included in your subscription Meeting 4',
  ])
  assert.deepEqual(
    all(root, 'tbody th').map((name) => all(name, 'svg').length),
    [0, 1, 1, 2],
  )
  assert.deepEqual(
    all(root, 'tbody th [title]').map(({ title }) => title),
    ['Promoted', 'Not included in your subscription', 'Promoted', 'Not included in your subscription'],
  )
})

const dotOf = (root: ShadowRoot) => getComputedStyle(one(only(root, 'Type'), '.r-event-type'), '::before')

for (const [colour, shown] of [
  ['#0055aa', 'rgb(0, 85, 170)'],
  ['#05a', 'rgb(0, 85, 170)'],
  ['rgb(1, 2, 3)', 'rgb(1, 2, 3)'],
  ['teal', 'rgb(0, 128, 128)'],
] as const)
  it(`R317 a type has its dot in its colour: ${colour}`, async () => {
    const root = await past(roadshow(1, { type: { name: 'Roadshow', colour } }))
    assert.strictEqual(dotOf(root).backgroundColor, shown)
    assert.strictEqual(spoken(only(root, 'Type')), 'Roadshow')
  })

for (const colour of [null, 'url(/dist/none.png)', 'red; position: fixed', 'var(--_text)', 'transparent', 'notacolour'])
  it(`R317 embedding 5: what is no colour leaves the dot grey: ${colour}`, async () => {
    const root = await past(roadshow(1, { type: { name: 'Roadshow' } }))
    const { backgroundColor: grey, position } = dotOf(root)
    const [red, green, blue] = grey.match(/[\d.]+/g)?.map(Number) ?? []
    assert.isBelow(Math.max(red ?? 0, green ?? 0, blue ?? 0) - Math.min(red ?? 0, green ?? 0, blue ?? 0), 40, grey)
    page.stage.replaceChildren()
    const odd = dotOf(await past(roadshow(1, { type: { name: 'Roadshow', colour } })))
    assert.deepEqual([odd.backgroundColor, odd.position], [grey, position])
  })

it('R318 places are split at semicolons, and the format stands as it is', async () => {
  const root = await past(roadshow(1, { location: ' Oslo ;; New York;', format: 'Video call' }))
  assert.deepEqual(all(only(root, 'Location'), 'li').map(textOf), ['Oslo', 'New York'])
  assert.strictEqual(textOf(only(root, 'Format')), 'Video call')
})

for (const [view, column, kind] of [
  ['upcoming', 'Invitation', 'invitation'],
  ['upcoming', 'Schedule', 'schedule'],
  ['past', 'Invitation', 'invitation'],
  ['past', 'Schedule', 'schedule'],
] as const)
  it(`R319 C45 the ${kind} of ${view} events opens with the token of the click, which stands in no link before`, async () => {
    const root = await eventsOf(page, [known], `view="${view}"`)
    const anchor = one<HTMLAnchorElement>(only(root, column), 'a')
    assert.strictEqual(textOf(anchor), column)
    assert.strictEqual(anchor.ariaLabel, `${column}: Meeting 1`)
    assert.strictEqual(new URL(anchor.href).pathname, `/files/${kind}.pdf`)
    assert.notInclude(root.innerHTML, 'access-1')
    assert.isFalse(follows(anchor))
    await eventually(() => assert.lengthOf(opened, 1))
    const url = new URL(opened[0] ?? '')
    assert.deepEqual([url.pathname, url.searchParams.get('auth_token')], [`/files/${kind}.pdf`, 'access-1'])
  })

it('R319 R260 a spreadsheet is forced to download', async () => {
  const root = await past({ ...known, schedule_url: '/files/Schedule.XLSX?week=2' })
  follows(one(only(root, 'Schedule'), 'a'))
  await eventually(() => assert.lengthOf(opened, 1))
  const { searchParams } = new URL(opened[0] ?? '')
  assert.deepEqual(
    ['week', 'force_download', 'auth_token'].map((key) => searchParams.get(key)),
    ['2', 'true', 'access-1'],
  )
})

it('R319 embedding 12: a file that cannot be opened says so, and the table stays', async () => {
  page.api.on('current_user', () => refusal(500))
  const root = await past(known)
  const anchor = one(only(root, 'Schedule'), 'a')
  anchor.focus()
  follows(anchor)
  await eventually(() => assert.include(textOf(one(root, '[role=alert]')), 'The file could not be opened.'))
  assert.deepEqual(opened, [])
  assert.lengthOf(namesIn(root), 1)
})

it('R323 what is not permitted has locks with their reason in place of links', async () => {
  const root = await past({ ...known, promoted: false, permissioned: false })
  for (const column of ['Invitation', 'Schedule', 'Replay', 'Feedback'])
    assert.strictEqual(spoken(only(root, column)), 'Not included in your subscription', column)
  none(root, 'tbody td a')
  none(root, 'tbody button')
})

it('R320 a replay is a link to its page by the event of a link', async () => {
  const root = await past({ ...known, id: 'e/1', replay_details: { video_id: 'v 1?' } })
  const heard = hear()
  assert.isTrue(follows(link(root, 'Watch the replay: Meeting 1')))
  heard.stop()
  assert.deepEqual(
    heard.events.map(({ type, detail }) => [type, new URL(detail.href).pathname]),
    [['research-navigate', '/media/v%201%3F/e%2F1']],
  )
})

for (const replay_details of [null, ...['', '..', '.'].map((video_id) => ({ video_id }))])
  it(`R320 without a video there is no replay to watch: ${JSON.stringify(replay_details)}`, async () => {
    const root = await past({ ...known, replay_details })
    assert.strictEqual(textOf(only(root, 'Replay')), '–')
  })

for (const address of ['/document/R-1', '/research/document/R-1?from=events'])
  it(`R321 C67 feedback with a document is a link: ${address}`, async () => {
    const root = await past({ ...known, feedback_url: address })
    const anchor = one<HTMLAnchorElement>(only(root, 'Feedback'), 'a')
    assert.strictEqual(textOf(anchor), 'Feedback')
    const heard = hear()
    assert.isTrue(follows(anchor))
    heard.stop()
    assert.deepEqual(
      heard.events.map(({ type, detail }) => [type, detail.href]),
      [['research-navigate', new URL(address, location.href).href]],
    )
  })

for (const words of [
  'Very well received',
  'https://feedback.example/form',
  hostile,
  'javascript:window.attacked=1',
  'javascript:window.attacked=1//document/1',
  '&lt;b&gt;good&lt;/b&gt;',
])
  it(`R321 C67 embedding 5: other feedback is text as it is: ${words}`, async () => {
    const root = await past({ ...known, feedback_url: words })
    assert.strictEqual(textOf(only(root, 'Feedback')), words)
    none(only(root, 'Feedback'), 'a, img, b')
  })

for (const view of views)
  it(`embedding 5: an event of which only the id is known is a row of dashes: ${view}`, async () => {
    const root = await eventsOf(page, [{ id: 'bare' }], `view="${view}"`)
    assert.deepEqual(namesIn(root), ['Unnamed event'])
    const shown = columns[view].map((column) => textOf(only(root, column)))
    assert.deepEqual(
      shown,
      columns[view].map((column) => (column === 'Event' ? 'Unnamed event' : column === 'Registration' ? '' : '–')),
    )
  })

for (const view of views)
  it(`embedding 5: markup in what the data say is text, and an address that is none is no link: ${view}`, async () => {
    const evil = 'javascript:window.attacked=1'
    const words = { name: hostile, daterange: hostile, location: hostile, format: hostile, description: hostile }
    const addresses = {
      invitation_url: evil,
      schedule_url: evil,
      meeting_url: evil,
      replay_details: { video_id: hostile },
    }
    const root = await eventsOf(
      page,
      [{ ...known, ...words, ...addresses, promoted: false, type: { name: hostile, colour: hostile } }],
      `view="${view}"`,
    )
    assert.deepEqual(namesIn(root), [hostile])
    for (const column of ['Date', 'Type', 'Location', 'Format'])
      assert.include(textOf(only(root, column)), hostile, column)
    none(root, 'tbody img, tbody a[href^="javascript"]')
    for (const column of ['Invitation', 'Schedule']) assert.strictEqual(textOf(only(root, column)), '–', column)
  })

it('R322 the attribute columns chooses among them, and the date and the event always lead', async () => {
  const root = await eventsOf(page, [known], 'columns="registration;type;replay;nonsense"')
  assert.deepEqual(headersIn(root), ['Date', 'Event', 'Type', 'Registration'])
  const element = one(page.stage, 'research-events')
  element.setAttribute('view', 'past')
  await eventually(() => assert.deepEqual(headersIn(root), ['Date', 'Event', 'Type', 'Replay']))
  const asked = page.api.callsTo(calls.past).length
  element.setAttribute('columns', 'feedback')
  await eventually(() => assert.deepEqual(headersIn(root), ['Date', 'Event', 'Feedback']))
  assert.lengthOf(page.api.callsTo(calls.past), asked, 'other columns are no other question')
  same(element.shadowRoot, root)
})
