import { setViewport } from '@web/test-runner-commands'
import { assert } from 'chai'
import { accessible, partsOf } from './support/accessible.ts'
import { all, one, textOf } from './support/dom.ts'
import { eventsOf } from './support/events-table.ts'
import { testPage } from './support/page.ts'
import { known, roadshow } from './support/roadshows.ts'
import { headersIn } from './support/table.ts'
import { settled } from './support/wait.ts'
import { long } from './support/widget-states.ts'

const page = testPage()
beforeEach(() => setViewport({ width: 1280, height: 900 }))

const captions = { upcoming: 'Upcoming Events', past: 'Past Events' } as const

for (const view of ['upcoming', 'past'] as const)
  for (const [layout, width] of [
    ['a table', 1280],
    ['cards', 390],
  ] as const)
    it(`embedding 14: a screen reader is given a table of ${view} events, shown as ${layout}`, async () => {
      await setViewport({ width, height: 900 })
      const root = await eventsOf(page, [known, roadshow(2)], `view="${view}"`)
      assert.isTrue(all(root, 'thead th').every((header) => header.getAttribute('scope') === 'col'))
      const table = await accessible('table', captions[view])
      assert.deepEqual(
        partsOf(table, 'columnheader'),
        headersIn(root).map((name) => `columnheader ${name}`),
      )
      // Upcoming events stand under their days, which head groups of rows.
      const isGrouped = view === 'upcoming'
      assert.deepEqual(partsOf(table, 'rowheader'), [
        ...(isGrouped ? ['rowheader Tuesday, December 1'] : []),
        'rowheader Promoted Meeting 1',
        ...(isGrouped ? ['rowheader Wednesday, December 2'] : []),
        'rowheader Meeting 2',
      ])
      assert.lengthOf(partsOf(table, 'row'), isGrouped ? 5 : 3)
    })

for (const [layout, width] of [
  ['a table', 1000],
  ['cards', 899],
  ['cards of a phone', 320],
] as const)
  it(`embedding 15: long names and places are cut nowhere, shown as ${layout}`, async () => {
    page.stage.style.cssText = `position: absolute; inset: 0 auto auto 0; inline-size: ${width}px`
    const event = roadshow(1, { name: long, location: `${long};${long.replaceAll(' ', '')}`, can_register: true })
    const root = await eventsOf(page, [event])
    await settled()
    const isCards = layout !== 'a table'
    assert.strictEqual(one(root, 'thead').getBoundingClientRect().height <= 1, isCards)
    const element = one(page.stage, 'research-events')
    assert.isAtMost(element.scrollWidth, element.clientWidth, 'nothing is wider than the element')
    const { right } = element.getBoundingClientRect()
    for (const each of all(root, 'tbody :is(th, td, p, li, bdi, .r-button, .r-button__label)')) {
      if (getComputedStyle(each).overflowX !== 'visible')
        assert.isAtMost(each.scrollWidth, each.clientWidth + 1, `${textOf(each)} is cut`)
      if (isCards) assert.isAtMost(each.getBoundingClientRect().right, right + 1, `${textOf(each)} is out of sight`)
    }
  })

it('embedding 15: a card names its values, and says nothing of what is missing', async () => {
  page.stage.style.inlineSize = '400px'
  const root = await eventsOf(page, [{ ...known, schedule_url: null, replay_details: null }], 'view="past"')
  const shown = all(root, 'tbody td').filter((each) => each.checkVisibility())
  assert.deepEqual(
    shown.map(({ dataset }) => dataset.label),
    ['Date', 'Type', 'Location', 'Format', 'Invitation', 'Feedback'],
  )
  const label = getComputedStyle(shown[1] ?? document.body, '::before').content
  assert.include(label, 'Type')
})

/** Words of a table that are broken without a hyphen or a space. */
function brokenIn(root: ParentNode): string[] {
  const parts = all(root, '.r-table__title, .r-table__sort, tbody bdi, tbody a')
  return parts.flatMap((part) => {
    const text = part.firstChild
    if (!(text instanceof Text)) return []
    return [...text.data.matchAll(/[\p{L}\d]+/gu)].flatMap(({ 0: word, index }) => {
      const range = document.createRange()
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1 ? [word] : []
    })
  })
}

const usual = { type: { name: 'Management Roadshow' }, location: 'Copenhagen;London', format: 'In person' }

for (const view of ['upcoming', 'past'] as const)
  for (const lang of ['en', 'de'])
    it(`R315 R322 in a window of 992 px every column of ${view} events is in sight, and no word is broken: ${lang}`, async () => {
      document.documentElement.lang = lang
      page.stage.style.cssText = 'position: absolute; inset: 0 auto auto 0; inline-size: 960px'
      const root = await eventsOf(page, [{ ...known, ...usual, can_register: true }], `view="${view}"`)
      await settled()
      const scroller = one(root, '.r-table__scroller')
      assert.isAtMost(scroller.scrollWidth, scroller.clientWidth, 'nothing to scroll to')
      assert.isAbove(one(root, 'thead').getBoundingClientRect().height, 1, 'a table and no cards')
      assert.deepEqual(brokenIn(root), [])
      document.documentElement.lang = 'en'
    })

it('R315 in a wide table day and hours are a line each, the calendar beside them, and the event has most room', async () => {
  page.stage.style.cssText = 'position: absolute; inset: 0 auto auto 0; inline-size: 1232px'
  const daterange = 'November 24, 2026, 11:00 AM – 12:00 PM GMT+7'
  const root = await eventsOf(page, [roadshow(1, { daterange, can_register: true })])
  await settled()
  const lines = all(root, 'tbody time .r-event-times__part').map((part) => part.getBoundingClientRect())
  assert.deepEqual(
    lines.map(({ height }) => height),
    [20, 20],
  )
  const times = one(root, '.r-event-times').getBoundingClientRect()
  const icon = one(root, '.r-add-to-calendar .r-icon').getBoundingClientRect()
  assert.closeTo(icon.left - times.right, 8, 1)
  assert.closeTo(icon.top + icon.height / 2, (lines[0]?.top ?? 0) + 10, 1)
  const widths = all(root, 'tbody .r-table__row > *').map((each) => each.getBoundingClientRect().width)
  assert.strictEqual(Math.max(...widths), widths[1])
  const row = one(root, 'tbody .r-table__row').getBoundingClientRect()
  assert.closeTo(one(root, '.r-registration .r-button').getBoundingClientRect().right, row.right, 1)
})

it('R319 R322 on a card links and buttons say themselves what they are, in one line at its foot', async () => {
  page.stage.style.inlineSize = '358px'
  const root = await eventsOf(page, [{ ...known, can_register: true }])
  await settled()
  const acting = all(root, '.r-table__cell--action').filter((each) => each.checkVisibility())
  assert.deepEqual(
    acting.map(({ dataset }) => dataset.label),
    ['Invitation', 'Schedule', 'Registration'],
  )
  assert.isTrue(acting.every((each) => getComputedStyle(each, '::before').display === 'none'))
  const middles = acting
    .map((each) => each.getBoundingClientRect())
    .map(({ top, height }) => Math.round(top + height / 2))
  assert.strictEqual(new Set(middles).size, 1)
  const facts = all(root, 'tbody td:not(.r-table__cell--action)').map((each) => each.getBoundingClientRect().bottom)
  assert.isAbove(Math.min(...acting.map((each) => each.getBoundingClientRect().top)), Math.max(...facts) - 1)
})
