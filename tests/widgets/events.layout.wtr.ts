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
      assert.deepEqual(partsOf(table, 'rowheader'), ['rowheader Promoted Meeting 1', 'rowheader Meeting 2'])
      assert.lengthOf(partsOf(table, 'row'), 3)
    })

for (const [layout, width] of [
  ['a table', 1000],
  ['cards', 719],
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
