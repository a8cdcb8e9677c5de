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

it('R319 no word of a type is broken in a German table of the least width', async () => {
  page.stage.style.cssText = 'position: absolute; inset: 0 auto auto 0; inline-size: 900px'
  const root = await eventsOf(page, [roadshow(1, { type: { name: 'Site Visit', colour: '#0055aa' } })], 'lang="de"')
  const type = one(root, 'tbody .r-event-type bdi')
  assert.strictEqual(textOf(type), 'Standortbesuch')
  assert.lengthOf(type.getClientRects(), 1)
  assert.isBelow(type.getBoundingClientRect().height, 30)
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

it('embedding 15: a card needs no labels, and says nothing of what is missing', async () => {
  page.stage.style.inlineSize = '400px'
  const root = await eventsOf(page, [{ ...known, schedule_url: null, replay_details: null }], 'view="past"')
  const shown = all(root, 'tbody td').filter((each) => each.checkVisibility())
  assert.deepEqual(
    shown.map(({ dataset }) => dataset.label),
    ['', 'Type', 'Location', 'Format', 'Invitation', 'Feedback'],
  )
  for (const cell of shown) {
    const { display, content } = getComputedStyle(cell, '::before')
    assert.isTrue(display === 'none' || !/\w/.test(content.replace('none', '')), `${cell.dataset.label}: ${content}`)
  }
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

it('R315 in a wide table the hours of two zones are a line each, the calendar beside them, and the event has most room', async () => {
  page.stage.style.cssText = 'position: absolute; inset: 0 auto auto 0; inline-size: 1232px'
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone
  const time_zone = here === 'Asia/Dubai' ? 'Asia/Kolkata' : 'Asia/Dubai'
  const hours = { start_date: '2026-11-24T10:00:00Z', end_date: '2026-11-24T11:00:00Z', time_zone }
  const daterange = 'November 24, 2026, 2:00 PM – 3:00 PM GMT+4'
  const root = await eventsOf(page, [roadshow(1, { ...hours, daterange, can_register: true })])
  await settled()
  const [yours, own] = all(root, 'tbody .r-event-times > p').map((part) => part.getBoundingClientRect())
  assert.deepEqual([yours?.height, own?.height], [20, 16])
  const times = one(root, '.r-event-times').getBoundingClientRect()
  const icon = one(root, '.r-add-to-calendar .r-icon').getBoundingClientRect()
  assert.closeTo(icon.left - times.right, 8, 1)
  assert.closeTo(icon.top + icon.height / 2, times.top + times.height / 2, 1)
  const widths = all(root, 'tbody .r-table__row > *').map((each) => each.getBoundingClientRect().width)
  assert.strictEqual(Math.max(...widths), widths[1])
  const row = one(root, 'tbody .r-table__row').getBoundingClientRect()
  assert.isAtMost(row.height, 56)
  assert.closeTo(one(root, '.r-registration .r-button').getBoundingClientRect().right, row.right, 1)
})

it('R322 on a card the action stands beside the time, and R319 links among the facts below', async () => {
  page.stage.style.inlineSize = '358px'
  const root = await eventsOf(page, [{ ...known, can_register: true }])
  await settled()
  const boxOf = (selector: string) => one(root, selector).getBoundingClientRect()
  const [times, action] = [boxOf('tbody .r-event-times'), boxOf('.r-registration')]
  assert.isAtLeast(action.left, times.right)
  assert.closeTo(action.top + action.height / 2, times.top + times.height / 2, 12)
  const links = all(root, '.r-table__cell--action:not(.r-table__cell--end)').filter((each) => each.checkVisibility())
  assert.deepEqual(
    links.map(({ dataset }) => dataset.label),
    ['Invitation', 'Schedule'],
  )
  for (const each of links) assert.isAtLeast(each.getBoundingClientRect().top, action.bottom)
})
