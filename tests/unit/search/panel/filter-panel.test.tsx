// @vitest-environment happy-dom
import type { DetachedWindowAPI } from 'happy-dom'
import { act, useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { countValues, type FilterSelection, type Tags } from '#search/filters/filters.ts'
import { FilterPanel, FiltersButton, useFiltering } from '#search/panel/filter-panel.tsx'
import type { PanelProps } from '#search/panel/use-panel-store.ts'
import { updateCurrentUser } from '#session/update.ts'
import { type FakeApi, fakeApi, json, refusal } from '../../../support/fake-api.ts'
import { fakePopover } from '../../../support/fake-popover.ts'
import { ada } from '../../../support/people.ts'
import { render } from '../../../support/render.ts'

const anyDay = { start: '', end: '', allTime: false }
const filters = (tags: Tags = {}): FilterSelection => ({ tags, range: anyDay })
const tag = (value: string) => ({ id: value, value })
const BY_CATEGORY = 'GET tags/by_category'
let api: FakeApi

/** The width of the page's content, which happy-dom does not lay out. */
let width = 1280

beforeEach(() => {
  fakePopover()
  width = 1280
  vi.spyOn(document.documentElement, 'clientWidth', 'get').mockImplementation(() => width)
  api = fakeApi()
  api.script(BY_CATEGORY, json({ 'Asset Class': [tag('Bonds')], Country: [tag('Chile')], Sector: [tag('Oil')] }))
  updateCurrentUser(ada)
})
afterEach(() => act(() => (window as unknown as { happyDOM: DetachedWindowAPI }).happyDOM.abort()))

type Given = Partial<PanelProps> & { tags?: Tags }

function List({ given, log }: { given: Given; log: FilterSelection[] }) {
  const [applied, setApplied] = useState(filters(given.tags))
  const filtering = useFiltering()
  const apply = (next: FilterSelection) => {
    log.push(next)
    setApplied(next)
  }
  return (
    <>
      <FiltersButton filtering={filtering} count={countValues(applied.tags)} />
      <button type="button" onClick={() => setApplied(filters())}>
        Clear all
      </button>
      <FilterPanel
        categories={['Asset Class', 'Country', 'Sector']}
        defaults={filters()}
        onFailure={() => {}}
        {...given}
        filtering={filtering}
        activeFilters={applied}
        onApply={apply}
      />
    </>
  )
}

async function show(given: Given = {}) {
  const applied: FilterSelection[] = []
  const view = render(<List given={given} log={applied} />)
  const opener = view.all('button')[0] as HTMLElement
  const panel = () => view.all('section, dialog')[0]
  const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)))
  const press = async (element: HTMLElement) => {
    act(() => void element.dispatchEvent(new Event('pointerdown', { bubbles: true, composed: true })))
    view.click(element)
    await settle()
  }
  const field = (name: string) => {
    const found = view.all('[role=combobox]').find((one) => labelOf(one) === name)
    if (!found) throw new Error(`No field is called ${name}`)
    return found
  }
  return {
    ...view,
    applied,
    opener,
    panel,
    settle,
    press,
    field,
    fields: () => view.all('[role=combobox]').map(labelOf),
    async open() {
      view.click(opener)
      await vi.waitUntil(() => panel())
      await settle()
    },
    async choose(name: string) {
      view.click(field(name))
      await settle()
      view.click(view.all('[role=option]')[0] as HTMLElement)
      await settle()
      act(() => {
        for (const popup of view.all('[role=dialog]')) popup.hidePopover()
      })
      await settle()
    },
    async key(key: string) {
      const init = { key, bubbles: true, cancelable: true }
      act(() => void document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', init)))
      await settle()
    },
  }
}

const labelOf = (element: HTMLElement) =>
  document.getElementById(element.getAttribute('aria-labelledby') ?? '')?.textContent

test('R188 R189 the Filters button counts the values applied', async () => {
  const view = await show({ tags: { Sector: ['Oil', 'Banks'], Country: ['Chile'] } })
  expect(view.opener.textContent).toContain('Filters')
  expect(view.opener.textContent).toContain('3 applied')
  expect(view.opener.getAttribute('aria-expanded')).toBe('false')
  expect((await show()).opener.textContent).toBe('Filters')
})

test('R190 R191 R195 title, subtitle, and the categories in their order with plural placeholders', async () => {
  const view = await show({ subtitle: 'Narrow the list' })
  await view.open()
  expect(view.all('h2')[0]?.textContent).toBe('Filter all results')
  expect(view.text()).toContain('Narrow the list')
  expect(view.fields()).toEqual(['Asset Class', 'Country', 'Sector'])
  expect(view.all('.r-multi-select__placeholder').map((one) => one.textContent)).toEqual([
    'Asset Class',
    'Countries',
    'Sectors',
  ])
  expect(document.activeElement).toBe(view.all('h2')[0])
})

test('R248 the caller names the panel, gives the dates, and hides what the list is locked to', async () => {
  const view = await show({ title: 'Filter Research', hidden: ['Country'], dates: 'past' })
  await view.open()
  expect(view.all('h2')[0]?.textContent).toBe('Filter Research')
  expect(view.fields()).toEqual(['Asset Class', 'Sector'])
  expect(api.sent(BY_CATEGORY)[0]?.url.searchParams.get('categories')).toBe('Asset Class;Sector')
  await view.press(view.control('Any date'))
  await vi.waitFor(() => view.control('All Time'))
  await view.press(view.control('All Time'))
  await view.press(view.control('Update Results'))
  expect(view.applied).toEqual([{ tags: {}, range: { ...anyDay, allTime: true } }])
})

test('R192 C08 Update Results applies the draft and closes; the focus is on the button again', async () => {
  const view = await show()
  await view.open()
  await view.choose('Sector')
  expect(view.applied).toEqual([])
  expect(view.opener.textContent).toBe('Filters')
  await view.press(view.control('Update Results'))
  expect(view.applied).toEqual([filters({ Sector: ['Oil'] })])
  expect(view.panel()).toBeUndefined()
  expect(document.activeElement).toBe(view.opener)
  expect(view.opener.textContent).toContain('1 applied')
})

test('R192 C08 Reset filters empties the draft and applies nothing', async () => {
  const view = await show({ tags: { Sector: ['Oil'] } })
  await view.open()
  await view.press(view.control('Reset filters'))
  expect(view.all('.r-badge')).toHaveLength(1)
  expect(view.field('Sector').textContent).toBe('Sectors')
  expect(view.applied).toEqual([])
})

test('R194 C08 an outside press closes and keeps the draft; an inside one does not close', async () => {
  const view = await show()
  const link = document.createElement('a')
  document.body.append(link)
  await view.open()
  await view.choose('Sector')
  expect(view.panel()).toBeDefined()
  await view.press(link)
  expect(view.panel()).toBeUndefined()
  expect(view.applied).toEqual([])
  await view.open()
  expect(view.field('Sector').textContent).toContain('Oil')
})

test('C08 Escape closes and keeps the draft', async () => {
  const view = await show()
  await view.open()
  await view.choose('Sector')
  await view.key('Escape')
  expect(view.panel()).toBeUndefined()
  expect(document.activeElement).toBe(view.opener)
  await view.open()
  expect(view.field('Sector').textContent).toContain('Oil')
})

test('C08 what is cleared outside is cleared in the panel', async () => {
  const view = await show({ tags: { Sector: ['Oil'] } })
  await view.open()
  await view.press(view.control('Clear all'))
  await view.open()
  expect(view.field('Sector').textContent).toBe('Sectors')
})

test('C08 live: a choice is applied at once and the panel stays', async () => {
  const view = await show({ applyMode: 'live' })
  await view.open()
  await view.choose('Sector')
  expect(view.applied).toEqual([filters({ Sector: ['Oil'] })])
  expect(view.panel()).toBeDefined()
})

test('R199 Update Results is refused while a required category is empty, with words at the field', async () => {
  const view = await show({ required: ['Country'] })
  await view.open()
  await view.press(view.control('Update Results'))
  expect(view.applied).toEqual([])
  expect(view.text()).toContain('Choose at least one Country.')
  expect(document.activeElement).toBe(view.field('Country'))
  await view.choose('Country')
  expect(view.text()).not.toContain('Choose at least one')
})

test('R193 the veil is there when it is asked for, as long as the panel is', async () => {
  const view = await show({ veil: true })
  expect(view.all('.r-filter-panel-place--veil')).toEqual([])
  await view.open()
  expect(view.all('.r-filter-panel-place--veil')).toHaveLength(1)
  const plain = await show()
  await plain.open()
  expect(plain.all('.r-filter-panel-place--veil')).toEqual([])
})

test('in a narrow container it is a modal sheet', async () => {
  width = 390
  const view = await show()
  await view.open()
  expect(view.panel()?.tagName).toBe('DIALOG')
  expect(view.panel()?.hasAttribute('open')).toBe(true)
  await view.press(view.control('Close filters'))
  expect(view.panel()).toBeUndefined()
  expect(document.activeElement).toBe(view.opener)
})

test('lists that cannot be loaded: words, a retry, and what is chosen can be taken away', async () => {
  api.script(BY_CATEGORY, refusal(500, 'Oh no'), json({ Sector: [tag('Oil'), tag('Gas')] }))
  const view = await show({ tags: { Sector: ['Oil'] } })
  await view.open()
  expect(view.all('[role=alert]')[0]?.textContent).toContain('The filters could not be loaded.')
  await view.choose('Sector')
  view.control('Try again').focus()
  await view.press(view.control('Try again'))
  expect(view.all('[role=alert]')).toEqual([])
  expect(document.activeElement).toBe(view.all('h2')[0])
  await view.press(view.control('Update Results'))
  expect(view.applied).toEqual([filters()])
})

test('R202 R207 values without a name are left out, disabled ones shown as such', async () => {
  api.script(BY_CATEGORY, json({ Sector: [{ id: '1', value: null }, { ...tag('Oil'), disabled: true }, tag('Gas')] }))
  const view = await show()
  await view.open()
  view.click(view.field('Sector'))
  await view.settle()
  expect(view.all('[role=option]').map((one) => [one.textContent, one.getAttribute('aria-disabled')])).toEqual([
    ['Gas', null],
    ['Oil', 'true'],
  ])
})
