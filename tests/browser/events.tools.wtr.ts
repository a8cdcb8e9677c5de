import { sendKeys, setViewport } from '@web/test-runner-commands'
import { assert } from 'chai'
import { all, button, field, fill, link, one, textOf } from './support/dom.ts'
import { calls, eventsOf, openEvents } from './support/events-table.ts'
import { searchBox } from './support/feed.ts'
import { testPage } from './support/page.ts'
import { focused } from './support/registration.ts'
import { roadshow, roadshows } from './support/roadshows.ts'
import { none, same } from './support/same.ts'
import { namesIn, showsRows } from './support/table.ts'
import {
  answerTools,
  chips,
  choose,
  complete,
  filtersButton,
  lastQuery,
  offered,
  openPanel,
  panel,
  tag,
  update,
} from './support/tools.ts'
import { eventually, settled } from './support/wait.ts'

const page = testPage()
before(() => setViewport({ width: 1280, height: 900 }))
const types = ['Roadshow', 'Conference'].map((value) => tag('Roadshow Type', value))
beforeEach(() => {
  answerTools(page.api)
  page.api.on('tags/by_category', () => ({ ...offered, 'Roadshow Type': types }))
})

const categories = ['Region', 'Sector', 'Company', 'Roadshow Type']
const views = ['upcoming', 'past'] as const
const asked = (view: keyof typeof calls = 'upcoming') => lastQuery(page.api, calls[view])
const known = roadshows(1, 2)

async function search(root: ShadowRoot, term: string) {
  searchBox(root).focus()
  await sendKeys({ type: term })
  await sendKeys({ press: 'Enter' })
}

it('R308 the quick views switch the list where it stands, and say which one is shown', async () => {
  page.api.on(calls.upcoming, () => [roadshow(1)])
  page.api.on(calls.past, () => [roadshow(2)])
  const root = await openEvents(page)
  await showsRows(root, 'Meeting 1')
  const current = () => all(root, 'nav [aria-current]').map(textOf)
  assert.deepEqual(all(one(root, 'nav'), 'button').map(textOf), ['Upcoming Events', 'Past Events'])
  assert.deepEqual(current(), ['Upcoming Events'])
  const before = [location.href, history.length]
  button(root, 'Past Events').focus()
  await sendKeys({ press: 'Enter' })
  await showsRows(root, 'Meeting 2')
  assert.deepEqual(current(), ['Past Events'])
  assert.strictEqual(textOf(focused()), 'Past Events')
  assert.deepEqual([location.href, history.length], before)
})

it('R308 the other view is asked for under the same search and filters', async () => {
  const root = await eventsOf(page, known)
  await search(root, 'gas')
  await eventually(() => assert.deepEqual(asked(), { search_term: 'gas' }))
  button(root, 'Past Events').click()
  await eventually(() => assert.deepEqual(asked('past'), { search_term: 'gas' }))
  await eventually(() => assert.include(textOf(root), 'Searching "gas"'))
})

it('R308 the attribute view has the last word', async () => {
  const root = await eventsOf(page, known, 'view="past"')
  assert.lengthOf(page.api.callsTo(calls.upcoming), 0)
  button(root, 'Upcoming Events').click()
  await eventually(() => assert.lengthOf(page.api.callsTo(calls.upcoming), 1))
  const element = one(page.stage, 'research-events')
  const shows = (name: string) => eventually(() => assert.strictEqual(textOf(one(root, 'nav [aria-current]')), name))
  await shows('Upcoming Events')
  element.setAttribute('view', 'upcoming')
  await settled()
  await shows('Upcoming Events')
  element.setAttribute('view', 'past')
  await shows('Past Events')
})

it('R309 R312 the panel is titled Filter Events and has dates and the four categories under Tag Filters', async () => {
  const root = await eventsOf(page, known)
  const shown = await openPanel(root)
  assert.strictEqual(textOf(one(shown, 'h2')), 'Filter Events')
  await eventually(() => same(root.activeElement, one(shown, 'h2')))
  await eventually(() => assert.deepEqual(all(shown, '.r-multi-select__label > :first-child').map(textOf), categories))
  assert.include(textOf(shown), 'Tag Filters')
  one(shown, '.r-date-range__button')
  assert.strictEqual(page.api.callsTo('tags/by_category')[0]?.query.get('categories'), categories.join(';'))
})

const text = (date: Date) =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0')).join('-')
function day(days = 0): string {
  const now = new Date()
  return text(new Date(now.getFullYear(), now.getMonth(), now.getDate() + days))
}

for (const view of views) {
  const disabled = view === 'past' ? 'to come' : 'that are over'
  const isAllowed = (each: string) => (view === 'past' ? each <= day() : each >= day())

  it(`R310 R217 of ${view} events days ${disabled} cannot be chosen, neither in a calendar nor by typing`, async () => {
    const root = await eventsOf(page, known, `view="${view}"`)
    await openPanel(root)
    one(root, '.r-date-range__button').click()
    await eventually(() => assert.lengthOf(all(root, '.r-calendar__grid'), 2))
    const days = all(root, '.r-calendar__grid [data-day]:has(button)')
    assert.isTrue(days.some(({ dataset }) => dataset.day === day()))
    for (const each of days)
      assert.strictEqual(!one<HTMLButtonElement>(each, 'button').disabled, isAllowed(each.dataset.day ?? ''))
    const from = field(root, 'From Date')
    from.focus()
    fill(from, day(view === 'past' ? 1 : -1))
    field(root, 'To Date').focus()
    await eventually(() => assert.strictEqual(from.ariaInvalid, 'true'))
    fill(from, day())
    await eventually(() => assert.notStrictEqual(from.ariaInvalid, 'true'))
  })
}

it('R310 the quick ranges of what is to come lie ahead, and are asked for', async () => {
  const root = await eventsOf(page, known)
  await openPanel(root)
  one(root, '.r-date-range__button').click()
  await eventually(() => one(root, '.r-date-panel__quick button'))
  const ranges = all(root, '.r-date-panel__quick button').map(textOf)
  assert.deepEqual(ranges.slice(0, 3), ['Next 30 Days', 'Next 90 Days', 'Next 6 Months'])
  button(root, 'Next 30 Days').click()
  await eventually(() => assert.strictEqual(button(root, 'Next 30 Days').ariaPressed, 'true'))
  update(root)
  await eventually(() => assert.deepEqual(asked(), { start_date: day(), end_date: day(30) }))
})

it('R311 R312 chosen values narrow the list and stand above it, and are cleared at once', async () => {
  const root = await eventsOf(page, known)
  assert.include(textOf(root), 'All Events')
  assert.throws(() => button(root, 'Clear all'))
  await openPanel(root)
  await choose(root, 'Roadshow Type', 'Conference')
  await choose(root, 'Region', 'Nordics', 'Asia')
  update(root)
  await eventually(() =>
    assert.deepEqual(asked(), { filter_Region: 'Nordics;Asia', 'filter_Roadshow Type': 'Conference' }),
  )
  await eventually(() => none(root, '.r-filter-panel'))
  await eventually(() => assert.deepEqual(chips(root), ['Nordics', 'Asia', 'Conference']))
  assert.strictEqual(textOf(one(filtersButton(root), '.r-badge')), '3')
  assert.notInclude(textOf(root), 'All Events')
  const clear = button(root, 'Clear all')
  clear.focus()
  clear.click()
  await eventually(() => assert.deepEqual(asked(), {}))
  await eventually(() => assert.deepEqual(chips(root), []))
  assert.isNotNull(root.activeElement, 'the focus is not lost')
})

it('R311 one chip takes its own value away', async () => {
  const root = await eventsOf(page, known)
  await openPanel(root)
  await choose(root, 'Region', 'Nordics', 'Asia')
  update(root)
  ;(await eventually(() => button(root, 'Remove Region: Asia'))).click()
  await eventually(() => assert.deepEqual(asked(), { filter_Region: 'Nordics' }))
})

it('R311 the search box narrows the list by a term, told with it', async () => {
  const root = await eventsOf(page, known)
  await search(root, 'gas')
  await eventually(() => assert.deepEqual(asked(), { search_term: 'gas' }))
  await eventually(() => assert.include(textOf(root), 'Searching "gas"'))
  assert.lengthOf(page.api.callsTo('semantic_documents'), 0)
})

it('R311 R312 suggestions are of the four categories, without how many documents they have', async () => {
  const root = await eventsOf(page, known)
  await complete(root)
  const query = page.api.callsTo('typeahead_suggestions').at(-1)?.query
  assert.strictEqual(query?.get('tag_categories'), categories.join(';'))
  assert.strictEqual(query?.get('disable_document_count'), 'true')
  await sendKeys({ press: 'ArrowDown' })
  await sendKeys({ press: 'Enter' })
  await eventually(() => assert.property(asked(), 'filter_Company'))
})

it('R313 With Replay is offered of past events alone, and asks for those', async () => {
  const root = await eventsOf(page, known)
  assert.throws(() => field(root, 'With Replay'))
  button(root, 'Past Events').click()
  const toggle = await eventually(() => field(root, 'With Replay'))
  assert.isFalse(toggle.checked)
  toggle.focus()
  await sendKeys({ press: 'Space' })
  await eventually(() => assert.deepEqual(asked('past'), { replay_filter: 'true' }))
  await eventually(() => assert.isTrue(toggle.checked))
  same(focused(), toggle)
  button(root, 'Upcoming Events').click()
  await eventually(() => assert.notProperty(asked(), 'replay_filter'))
})

it('R314 C65 without its setting there is no way to investor access', async () => {
  const root = await eventsOf(page, known)
  assert.notInclude(textOf(root), 'Contact Investor Access')
  none(root, 'a[href^="mailto"]')
})

it('R314 C65 investor access is a mail link of the settings', async () => {
  page.loader.configure({ mail: { investorAccess: 'access@broker.example' } })
  try {
    const root = await eventsOf(page, known)
    assert.strictEqual(link(root, 'Contact Investor Access').href, 'mailto:access@broker.example')
  } finally {
    page.loader.configure({ mail: { investorAccess: '' } })
  }
})

it('embedding 4: filters that a host has fixed are sent, shown by no chip, and cannot be chosen', async () => {
  const root = await eventsOf(page, known, 'filters="filter_Region=Europe&replay_filter=true" view="past"')
  assert.deepEqual(asked('past'), { filter_Region: 'Europe', replay_filter: 'true' })
  assert.deepEqual(chips(root), [])
  assert.throws(() => field(root, 'With Replay'))
  await openPanel(root)
  assert.notInclude(textOf(panel(root)), 'Region')
  await choose(root, 'Sector', 'Banks')
  update(root)
  await eventually(() =>
    assert.deepEqual(asked('past'), { filter_Region: 'Europe', filter_Sector: 'Banks', replay_filter: 'true' }),
  )
})

it('R313 embedding 4: of events to come nobody asks for replays, even where a host has fixed it', async () => {
  await eventsOf(page, known, 'filters="filter_Region=Europe&replay_filter=true"')
  assert.deepEqual(asked(), { filter_Region: 'Europe' })
})

it('R308 R309 R311 views, search and filters can be left out', async () => {
  const root = await eventsOf(page, known, 'hide-views hide-search hide-filters')
  assert.lengthOf(namesIn(root), 2)
  none(root, 'nav, input[type=search], .r-filter-panel')
  assert.throws(() => button(root, 'Filters'))
})
