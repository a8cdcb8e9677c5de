// @vitest-environment happy-dom
import { act, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { type Tab, Tabs } from '#ui/tabs/tabs.tsx'
import { render } from '../../support/render.ts'

function Page({ tabs, initial }: { tabs: readonly Tab[]; initial: string }) {
  const [selected, setSelected] = useState(initial)
  return <Tabs label="Company" tabs={tabs} selected={selected} onSelect={setSelected} />
}

function show(initial = 'research', direction: 'ltr' | 'rtl' = 'ltr') {
  const drawn = vi.fn()
  const names = { research: 'Research Covered', financials: 'Company Financials', risks: 'Risks' }
  const tabs = Object.entries(names).map(([id, label]) => ({
    id,
    label,
    panel: () => {
      drawn(id)
      return <input aria-label={`Note on ${label}`} />
    },
  }))
  const view = render(
    <div style={{ direction }}>
      <Page tabs={tabs} initial={initial} />
    </div>,
  )
  const press = (key: string, init: KeyboardEventInit = {}) =>
    act(
      () =>
        void document.activeElement?.dispatchEvent(
          new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init }),
        ),
    )
  const texts = (selector: string) => view.all(selector).map(({ textContent }) => textContent)
  return {
    ...view,
    press,
    drawn: () => [...new Set(drawn.mock.calls.map(([id]) => id))],
    selected: () => texts('[role=tab][aria-selected=true]'),
    shown: () => view.all('[role=tabpanel]:not([hidden]) input').map((input) => input.getAttribute('aria-label')),
    focus: () => act(() => view.control('Research Covered').focus()),
  }
}

test('R050 the tab asked for is shown', () => {
  const view = show('financials')
  expect(view.selected()).toEqual(['Company Financials'])
  expect(view.shown()).toEqual(['Note on Company Financials'])
})

test.each(['', 'no-such-tab'])('R051 the first tab is shown where "%s" is asked for', (asked) => {
  const view = show(asked)
  expect(view.selected()).toEqual(['Research Covered'])
  expect(view.shown()).toEqual(['Note on Research Covered'])
})

test('R050 a press shows another tab', () => {
  const view = show()
  view.click(view.control('Risks'))
  expect(view.selected()).toEqual(['Risks'])
  expect(view.shown()).toEqual(['Note on Risks'])
})

test('R235 arrows choose and wrap at both ends, Home and End jump there', () => {
  const view = show()
  view.focus()
  const seen = ['ArrowLeft', 'ArrowRight', 'ArrowRight', 'End', 'Home'].map((key) => {
    view.press(key)
    expect(view.selected()).toEqual([document.activeElement?.textContent])
    return document.activeElement?.textContent
  })
  expect(seen).toEqual(['Risks', 'Research Covered', 'Company Financials', 'Risks', 'Research Covered'])
})

test('R235 right to left the arrows follow the eye', () => {
  const view = show('research', 'rtl')
  view.focus()
  view.press('ArrowLeft')
  expect(view.selected()).toEqual(['Company Financials'])
  view.press('ArrowRight')
  expect(view.selected()).toEqual(['Research Covered'])
})

test('R235 arrows with a modifier are the browser’s', () => {
  const view = show()
  view.focus()
  view.press('ArrowRight', { altKey: true })
  expect(view.selected()).toEqual(['Research Covered'])
})

test('the row is one stop for Tab, the panel the next, named by its tab', () => {
  const view = show('financials')
  expect(view.all('[role=tab][tabindex="0"]').map(({ textContent }) => textContent)).toEqual(['Company Financials'])
  const panel = view.all('[role=tabpanel]')[0]
  expect(panel?.tabIndex).toBe(0)
  expect(document.getElementById(panel?.getAttribute('aria-labelledby') ?? '')?.textContent).toBe('Company Financials')
  expect(view.control('Company Financials').getAttribute('aria-controls')).toBe(panel?.id)
  expect(view.all('[role=tablist]')[0]?.getAttribute('aria-label')).toBe('Company')
})

test('a tab is made when it is first shown, and then stays as it was left', () => {
  const view = show()
  expect(view.drawn()).toEqual(['research'])
  const note = view.all('input')[0]
  view.click(view.control('Risks'))
  view.click(view.control('Research Covered'))
  expect(view.drawn()).toEqual(['research', 'risks'])
  expect(view.all('[role=tabpanel]:not([hidden]) input')[0]).toBe(note)
})
