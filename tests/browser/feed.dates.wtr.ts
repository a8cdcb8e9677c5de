import { sendKeys, setViewport } from '@web/test-runner-commands'
import { assert } from 'chai'
import { all, button, field, fill, one, textOf } from './support/dom.ts'
import { openFeed } from './support/feed.ts'
import { testPage } from './support/page.ts'
import { none, same } from './support/same.ts'
import { answerTools, chips, lastQuery, openPanel, panel, update } from './support/tools.ts'
import { eventually } from './support/wait.ts'

const page = testPage()
beforeEach(() => setViewport({ width: 1280, height: 1000 }))
beforeEach(() => answerTools(page.api))

const text = (date: Date) =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0')).join('-')
/** The day so many days from today. */
function day(days = 0): string {
  const now = new Date()
  return text(new Date(now.getFullYear(), now.getMonth(), now.getDate() + days))
}
const opener = (root: ShadowRoot) => one(root, '.r-date-range__button')
const grids = (root: ShadowRoot) => all(root, '.r-calendar__grid')
const asked = () => lastQuery(page.api)

/** A feed whose panel and calendars are open. */
async function dates(attributes = ''): Promise<ShadowRoot> {
  const root = await openFeed(page, attributes)
  await openPanel(root)
  opener(root).click()
  await eventually(() => assert.lengthOf(grids(root), 2))
  return root
}
const apply = async (root: ShadowRoot) => {
  update(root)
  await eventually(() => none(root, '.r-filter-panel'))
}

it('R192 R213 what is no day is shown by Update Results, though it was folded away, and goes with Reset filters', async () => {
  const root = await dates()
  const from = field(root, 'From Date')
  from.focus()
  fill(from, 'last week')
  from.blur()
  opener(root).click()
  await eventually(() => assert.strictEqual(opener(root).ariaExpanded, 'false'))
  update(root)
  await eventually(() => same(root.activeElement, field(root, 'From Date')))
  assert.strictEqual(opener(root).ariaExpanded, 'true')
  assert.strictEqual(field(root, 'From Date').ariaInvalid, 'true')
  button(panel(root), 'Reset filters').click()
  await eventually(() => none(root, '[aria-invalid=true]'))
  await apply(root)
})

it('R213 R214 R248 the panel has a date range: quick ranges, From Date, To Date and Clear date', async () => {
  const root = await dates()
  assert.deepEqual(all(root, '.r-date-panel__quick button').map(textOf), [
    'Last 30 Days',
    'Last 90 Days',
    'Last 6 Months',
    'All Time',
  ])
  assert.deepEqual(
    all(root, '.r-date-panel__side').map((side) => side.ariaLabel),
    ['From Date', 'To Date'],
  )
  button(root, 'Clear date')
  assert.strictEqual(opener(root).ariaExpanded, 'true')
})

for (const [name, days] of [
  ['Last 30 Days', 30],
  ['Last 90 Days', 90],
] as const)
  it(`R214 ${name} applies with Update Results, both days included`, async () => {
    const root = await dates()
    button(root, name).click()
    await eventually(() => assert.strictEqual(button(root, name).ariaPressed, 'true'))
    await apply(root)
    await eventually(() => assert.deepEqual(asked(), { start_date: day(-days), end_date: day() }))
  })

it('R214 C50 All Time is asked for by name, and stands among what is applied', async () => {
  const root = await dates()
  button(root, 'All Time').click()
  await apply(root)
  await eventually(() => assert.deepEqual(asked(), { all_time_filter: 'true' }))
  await eventually(() => assert.deepEqual(chips(root), ['All Time']))
})

it('R213 R408 the calendars mark the days between the two that are chosen', async () => {
  const root = await dates()
  fill(field(root, 'From Date'), '2026-03-02')
  fill(field(root, 'To Date'), '2026-03-06')
  const [from] = grids(root)
  const marked = () =>
    all(from ?? root, '.r-calendar__day--between:not([data-outside])').map((each) => each.dataset.day)
  await eventually(() => assert.deepEqual(marked(), ['2026-03-03', '2026-03-04', '2026-03-05']))
})

it('R215 R216 days are typed; both report the pair, Clear date reports none', async () => {
  const root = await dates()
  fill(field(root, 'From Date'), '2026-03-02')
  fill(field(root, 'To Date'), '2026-04-01')
  await eventually(() => assert.include(textOf(opener(root)), '2026'))
  await apply(root)
  await eventually(() => assert.deepEqual(asked(), { start_date: '2026-03-02', end_date: '2026-04-01' }))
  await openPanel(root)
  opener(root).click()
  ;(await eventually(() => button(root, 'Clear date'))).click()
  await apply(root)
  await eventually(() => assert.deepEqual(asked(), {}))
})

it('R215 by keyboard: a day picked in From Date leads into To Date, and the pair is taken', async () => {
  const root = await dates()
  field(root, 'From Date').focus()
  await sendKeys({ press: 'ArrowDown' })
  await eventually(() => assert.isTrue(grids(root)[0]?.matches(':focus-within')))
  await sendKeys({ press: 'ArrowUp' })
  await sendKeys({ press: 'Enter' })
  await eventually(() => assert.isTrue(grids(root)[1]?.matches(':focus-within')))
  assert.strictEqual(field(root, 'From Date').value, day(-7))
  const end = one(root, '.r-calendar__grid:focus-within [data-day]:focus-within').dataset.day
  await sendKeys({ press: 'Enter' })
  await eventually(() => assert.strictEqual(field(root, 'To Date').value, end))
  await apply(root)
  await eventually(() => assert.deepEqual(asked(), { start_date: day(-7), end_date: String(end) }))
})

it('R217 days to come, and days before the from date, cannot be chosen', async () => {
  const root = await dates()
  const tomorrow = day(1)
  for (const cell of all(root, '.r-calendar__grid [data-day]:has(button)')) {
    const isDisabled = one<HTMLButtonElement>(cell, 'button').disabled
    assert.strictEqual(isDisabled, String(cell.dataset.day) >= tomorrow, cell.dataset.day)
  }
  fill(field(root, 'From Date'), tomorrow)
  field(root, 'From Date').focus()
  field(root, 'To Date').focus()
  await eventually(() => assert.strictEqual(field(root, 'From Date').ariaInvalid, 'true'))
  assert.strictEqual(field(root, 'From Date').value, tomorrow, 'what was typed stays')
  fill(field(root, 'From Date'), day(-3))
  await eventually(() => assert.notStrictEqual(field(root, 'From Date').ariaInvalid, 'true'))
  fill(field(root, 'To Date'), day(-4))
  field(root, 'From Date').focus()
  await eventually(() => assert.strictEqual(field(root, 'To Date').ariaInvalid, 'true'))
})

it('R172 Escape closes the calendars first and then the panel', async () => {
  const root = await dates()
  field(root, 'From Date').focus()
  await sendKeys({ press: 'Escape' })
  await eventually(() => assert.strictEqual(opener(root).ariaExpanded, 'false'))
  same(root.activeElement, opener(root))
  assert.isTrue(panel(root).isConnected)
  await sendKeys({ press: 'Escape' })
  await eventually(() => none(root, '.r-filter-panel'))
})

it('R210 C50 the range stands among what is applied, and is removed there', async () => {
  const root = await openFeed(page, 'default-filters="start_date=2026-10-14&end_date=2026-11-03"')
  await eventually(() => assert.deepEqual(asked(), { start_date: '2026-10-14', end_date: '2026-11-03' }))
  await eventually(() => assert.lengthOf(chips(root), 1))
  assert.match(chips(root)[0] ?? '', /14.*Oct.*–.*Nov.*2026|Oct.*14.*–.*Nov.*2026/)
  all(root, '.r-active-filters-row .r-chip button').at(-1)?.click()
  await eventually(() => assert.deepEqual(asked(), {}))
})

it('embedding 15: in 320 px one calendar stands in the sheet at a time, and nothing is cut', async () => {
  page.stage.style.inlineSize = '320px'
  await setViewport({ width: 320, height: 700 })
  const root = await dates()
  const body = one(root, '.r-filter-panel__body')
  assert.isAtMost(body.scrollWidth, body.clientWidth)
  assert.lengthOf(
    grids(root).filter((grid) => grid.checkVisibility()),
    1,
  )
  button(root, 'Choose To Date in a calendar').click()
  await eventually(() => assert.isTrue(grids(root)[1]?.checkVisibility()))
  assert.isFalse(grids(root)[0]?.checkVisibility())
})
