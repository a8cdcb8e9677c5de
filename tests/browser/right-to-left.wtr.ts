import { setViewport } from '@web/test-runner-commands'
import { assert } from 'chai'
import { profile } from './support/companies.ts'
import { openProfile } from './support/company-profile.ts'
import { note } from './support/documents.ts'
import { all, one } from './support/dom.ts'
import { eventsOf } from './support/events-table.ts'
import { feedOf } from './support/feed.ts'
import { testPage } from './support/page.ts'
import { roadshow } from './support/roadshows.ts'
import { eventually, settled } from './support/wait.ts'

const page = testPage()
beforeEach(() => setViewport({ width: 1280, height: 900 }))
afterEach(() => {
  page.stage.removeAttribute('dir')
  page.stage.removeAttribute('style')
})

/** Where the words of an element stand, line by line. */
function linesOf(element: Element): DOMRect[] {
  const range = document.createRange()
  range.selectNodeContents(element)
  return [...range.getClientRects()].filter(({ width }) => width > 0)
}

const rightOf = (element: Element) => Math.max(...linesOf(element).map(({ right }) => right))

const sentence =
  'Pressure from sorting cost lasts longer than management says, and the calendar of the next days is full. '

it('R266 embedding 24: a text that is cut short ends in its own direction, where the page begins its lines', async () => {
  page.stage.dir = 'rtl'
  page.stage.style.inlineSize = '360px'
  const root = await feedOf(
    page,
    note(1, { title: sentence.repeat(3), subtitle: 'A cold winter', summary: sentence.repeat(4) }),
  )
  for (const selector of ['.r-tile__title', '.r-tile__subtitle', '.r-tile__summary']) {
    const { direction, textAlign, textAlignLast } = getComputedStyle(one(root, selector))
    // Lines that reach both sides leave room for the dots.
    const ends = textAlign === 'justify' ? textAlignLast === 'end' : textAlign === 'right'
    assert.deepEqual([selector, direction, ends], [selector, 'ltr', true])
  }
  assert.strictEqual(getComputedStyle(one(root, '.r-tile__summary')).textAlign, 'justify')
  page.stage.dir = 'ltr'
  await eventually(() => assert.strictEqual(getComputedStyle(one(root, '.r-tile__summary')).textAlign, 'left'))
})

const tag = (value: string) => ({ id: value, category: 'Analyst', value })
const names = ['Rebecca Stoltzfus', 'Jürgen Weißkopf', 'Charlotte Delacroix-Fournier', 'Thomas Whitcombe']

for (const dir of ['ltr', 'rtl'])
  it(`R252 embedding 24: names are isolated, and no line of them shows a dot before its first, ${dir}`, async () => {
    page.stage.dir = dir
    page.stage.style.inlineSize = '280px'
    const root = await feedOf(page, note(1, { analysts: names.map(tag) }))
    const items = all(root, '.r-tag-list bdi')
    assert.deepEqual(
      items.map((item) => item.textContent),
      names,
    )
    const list = one(root, '.r-dotted-list').getBoundingClientRect()
    // The room of the focus ring is seen too; a dot stands in the middle of its own, beyond it.
    const edge = dir === 'ltr' ? list.left + 4 : list.right - 4
    const starts = items.map((item) => {
      const [first] = linesOf(item)
      return { top: first?.top ?? 0, beside: Math.abs((dir === 'ltr' ? first?.left : first?.right) ?? 0) - edge }
    })
    const tops = new Set(starts.map(({ top }) => Math.round(top)))
    assert.isAbove(tops.size, 1)
    for (const top of tops) {
      const nearest = Math.min(
        ...starts.filter((start) => Math.round(start.top) === top).map(({ beside }) => Math.abs(beside)),
      )
      assert.isBelow(nearest, 1)
    }
  })

it('R318 embedding 24: places of an event are one dotted list, with no dot at the end of a line', async () => {
  const root = await eventsOf(page, [roadshow(1, { location: 'Madrid;London;Stockholm' })])
  assert.lengthOf(all(root, 'td .r-dotted-list__item'), 3)
  for (const item of all(root, 'td .r-dotted-list__item'))
    assert.strictEqual(getComputedStyle(item, '::after').content, 'none')
})

it('R315 embedding 24: wrapped lines of a date begin where the page does, the words beside it are the page’s', async () => {
  page.stage.dir = 'rtl'
  await setViewport({ width: 1000, height: 900 })
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone
  const time_zone = ['Asia/Kathmandu', 'Pacific/Marquesas'].find((zone) => zone !== here) ?? ''
  const daterange =
    'December 1, 9:00 AM – December 14 of 2026 at 11:30 PM (Central European Summer Time, by the clocks of the host)'
  const root = await eventsOf(page, [roadshow(1, { time_zone, daterange })])
  await settled()
  const words = one(root, 'time')
  const { right } = (words.parentElement ?? words).getBoundingClientRect()
  const ends = new Map<number, number>()
  for (const { top, right: end } of linesOf(words)) {
    const line = Math.round(top / 8)
    ends.set(line, Math.max(end, ends.get(line) ?? 0))
  }
  assert.isAbove(ends.size, 2)
  for (const end of ends.values()) assert.closeTo(end, right, 1)
  const yours = one(root, '.r-event-times__yours')
  assert.notInclude(yours.querySelector('bdi')?.textContent, 'your time')
  assert.match(yours.textContent, / your time$/)
})

it('R287 R292 R295 embedding 24: figures stand below each other by their units, and texts below their headings', async () => {
  page.stage.dir = 'rtl'
  const root = await openProfile(page, profile)
  await eventually(() => one(root, '.r-figures__value'))
  for (const row of all(root, '.r-figures tr')) {
    for (const [index, cell] of [...row.querySelectorAll('.r-figures__value')].entries()) {
      const first = all(root, '.r-figures tr')[1]?.querySelectorAll('.r-figures__value')[index]
      if (first) assert.closeTo(rightOf(cell), rightOf(first), 1)
    }
  }
  const texts = all(root, '.r-company-about__text')
  assert.isNotEmpty(texts)
  for (const text of texts) {
    const heading = one(text.closest('section') ?? root, 'h2')
    assert.closeTo(rightOf(text), rightOf(heading), 1)
    assert.strictEqual(getComputedStyle(text).direction, 'ltr')
  }
})
