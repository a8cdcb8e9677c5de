// @vitest-environment happy-dom
import { act, type ComponentProps, useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { summaryTexts } from '#i18n/en/search.ts'
import { ActiveFilters } from '#search/active-filters/active-filters.tsx'
import { render } from '../../../support/render.ts'

// happy-dom has no top layer.
beforeEach(() => {
  HTMLElement.prototype.togglePopover = () => false
})

const categories = ['Region', 'Sector', 'Company']
const open = { start: '', end: '', allTime: false, isDefault: false }
const lastYears = { start: '2023-11-21', end: '2026-11-21', allTime: false, isDefault: true }

type Asked = { tags: Record<string, string[]>; range: typeof open }
type Calls = Pick<ComponentProps<typeof ActiveFilters>, 'onRemoveTag' | 'onRemoveRange' | 'onClearAll' | 'onEmptied'>

/** A list that does what it is asked. */
function Page({ start, calls }: { start: Asked; calls: Calls }) {
  const [{ tags, range }, setAsked] = useState(start)
  return (
    <ActiveFilters
      tags={tags}
      categories={categories}
      range={range}
      onRemoveTag={(category, value) => {
        calls.onRemoveTag(category, value)
        const rest = value === undefined ? [] : tags[category]?.filter((other) => other !== value)
        setAsked({ tags: { ...tags, [category]: rest ?? [] }, range })
      }}
      onRemoveRange={(next) => {
        calls.onRemoveRange?.(next)
        setAsked({ tags, range: { ...next, isDefault: false } })
      }}
      onClearAll={() => {
        calls.onClearAll()
        setAsked({ tags: {}, range: open })
      }}
      onEmptied={calls.onEmptied}
    >
      {summaryTexts('en').allResearch}
    </ActiveFilters>
  )
}

async function show(tags: Asked['tags'], range = open) {
  const calls = { onRemoveTag: vi.fn(), onRemoveRange: vi.fn(), onClearAll: vi.fn(), onEmptied: vi.fn() }
  const view = render(<Page start={{ tags, range }} calls={calls} />)
  await act(async () => void (await import('#search/active-filters/active-filters-row.tsx')))
  return {
    ...view,
    ...calls,
    chips: () => view.all('.r-chip__label').map((chip) => (chip.firstElementChild ?? chip).textContent),
    focused: () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent,
    announced: () => view.all('[aria-live]')[0]?.textContent,
    /** As a press does: the button has the focus. */
    press(label: string) {
      act(() => view.control(label).focus())
      view.click(view.control(label))
    },
  }
}

// The first of the file: the chips, once loaded, come at once.
test('embedding 13: the room of each group is kept until its chips are here, and no longer', async () => {
  const start = { tags: { Region: ['Nordics'], Sector: ['Energy', 'Materials'], Company: [] }, range: lastYears }
  const calls = { onRemoveTag: vi.fn(), onRemoveRange: vi.fn(), onClearAll: vi.fn(), onEmptied: vi.fn() }
  const { all } = render(<Page start={start} calls={calls} />)
  const rooms = () => (all('.r-active-filters')[0] as HTMLElement).style.getPropertyValue('--_groups')
  expect(rooms()).toBe('3')
  await act(async () => void (await import('#search/active-filters/active-filters-row.tsx')))
  expect(all('.r-active-filters-row')).toHaveLength(1)
  expect(rooms()).toBe('')
})

test('R212 an empty selection reads All Research', async () => {
  const view = await show({})
  expect(view.text()).toBe('All Research')
  expect(view.all('button')).toEqual([])
})

test('R212 with something applied it does not', async () => {
  expect((await show({ Sector: ['Banks'] })).text()).not.toContain('All Research')
})

test('R211 the values of each category follow its word', async () => {
  const view = await show({ Sector: ['Banks', 'Energy'], Region: ['Asia'] })
  expect(view.all('.r-active-filters-row__word').map(({ textContent }) => textContent)).toEqual(['within', 'covering'])
  expect(view.chips()).toEqual(['Asia', 'Banks', 'Energy'])
  expect(view.all('ul[aria-label]').map((list) => list.getAttribute('aria-label'))).toEqual(['Region', 'Sector'])
})

test('R210 past three values the chip is their number, and a tooltip lists them', async () => {
  const view = await show({ Sector: ['Banks', 'Energy', 'Chemicals', 'Utilities'] })
  expect(view.chips()).toEqual(['4 Sectors'])
  const remove = view.control('Remove all 4 Sectors')
  const tooltip = document.getElementById(remove.getAttribute('aria-describedby') ?? '')
  expect(tooltip?.getAttribute('role')).toBe('tooltip')
  expect(tooltip?.textContent).toBe('Banks, Energy, Chemicals, Utilities')
  view.click(remove)
  expect(view.onRemoveTag.mock.calls).toEqual([['Sector', undefined]])
})

test('R210 a touch on the number opens its tooltip', async () => {
  const opened = vi.fn(() => true)
  const view = await show({ Sector: ['a', 'b', 'c', 'd'] })
  HTMLElement.prototype.togglePopover = opened
  act(
    () =>
      void view
        .all('.r-chip__label')[0]
        ?.dispatchEvent(new PointerEvent('pointerup', { pointerType: 'touch', bubbles: true })),
  )
  expect(opened).toHaveBeenLastCalledWith(true)
})

test('C08 a chip is removed at once, with words for a screen reader', async () => {
  const view = await show({ Sector: ['Banks', 'Energy'] })
  view.press('Remove Sector: Banks')
  expect(view.onRemoveTag.mock.calls).toEqual([['Sector', 'Banks']])
  expect(view.announced()).toBe('Sector Banks removed')
})

test('C08 after a removal the focus is on the next chip, else on what follows', async () => {
  const view = await show({ Sector: ['Banks', 'Energy'], Region: ['Asia'] })
  view.press('Remove Region: Asia')
  expect(view.focused()).toBe('Remove Sector: Banks')
  view.press('Remove Sector: Energy')
  expect(view.focused()).toBe('Clear all')
  expect(view.onEmptied).not.toHaveBeenCalled()
  view.press('Remove Sector: Banks')
  expect(view.onEmptied).toHaveBeenCalledOnce()
  expect(view.announced()).toBe('Sector Banks removed')
})

test('C08 Clear all stands at the end while something is set, and clears at once', async () => {
  const view = await show({ Sector: ['Banks'] }, { ...open, start: '2026-01-01' })
  expect(view.all('button').at(-1)?.textContent).toBe('Clear all')
  view.press('Clear all')
  expect(view.onClearAll).toHaveBeenCalledOnce()
  expect(view.onEmptied).toHaveBeenCalledOnce()
  expect(view.announced()).toBe('All filters cleared')
  expect(view.text()).toContain('All Research')
})

test('C08 C50 a default alone is nothing that was set', async () => {
  const view = await show({}, lastYears)
  expect(view.chips()).toEqual(['Last 3 years'])
  expect(view.all('button').map(({ textContent }) => textContent)).not.toContain('Clear all')
})

test('C50 removing the default range asks for All Time', async () => {
  const view = await show({}, lastYears)
  view.press('Remove Date: Last 3 years, the default for a search by meaning')
  expect(view.onRemoveRange.mock.calls).toEqual([[{ start: '', end: '', allTime: true }]])
  expect(view.chips()).toEqual(['All Time'])
  expect(view.focused()).toBe('Remove Date: All Time')
})
