// @vitest-environment happy-dom
import { act, useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { multiSelectTexts } from '#i18n/en/filters.ts'
import { MultiSelect } from '#ui/multi-select/multi-select.tsx'
import type { MultiSelectProps } from '#ui/multi-select/multi-select-props.ts'
import { fakePopover } from '../../support/fake-popover.ts'
import { render } from '../../support/render.ts'

const named = (...names: string[]) => names.map((value) => ({ value, label: value }))

beforeEach(fakePopover)

type Given = Partial<MultiSelectProps>

function Field({ props, chosen }: { props: Given; chosen: string[][] }) {
  const [selected, setSelected] = useState(props.selected ?? [])
  const choose = (values: string[]) => {
    chosen.push(values)
    setSelected(values)
  }
  return (
    <MultiSelect
      label="Sector"
      placeholder="Sectors"
      options={named('Energy', 'Banks', 'Tech')}
      texts={multiSelectTexts('en')}
      {...props}
      selected={selected}
      onChange={choose}
    />
  )
}

function show(props: Given = {}) {
  const chosen: string[][] = []
  const view = render(<Field props={props} chosen={chosen} />)
  const one = (selector: string) => {
    const [found] = view.all(selector)
    if (!found) throw new Error(`Nothing is ${selector}`)
    return found
  }
  const button = one('[role=combobox]')
  const options = () => view.all('[role=option]')
  const settled = () => act(async () => {})
  return {
    ...view,
    chosen,
    button,
    one,
    options,
    names: () => options().map((option) => option.querySelector('bdi')?.textContent),
    selected: () =>
      options()
        .filter((option) => option.getAttribute('aria-selected') === 'true')
        .map((option) => option.textContent),
    option: (name: string) => one(`[role=option]:nth-child(${options().findIndex((o) => o.textContent === name) + 1})`),
    async open() {
      act(() => button.click())
      await settled()
    },
    async key(key: string, target: Element | null = document.activeElement) {
      act(() => void target?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })))
      await settled()
    },
    async type(text: string) {
      const box = one('input[type=search]') as HTMLInputElement
      act(() => {
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box, text)
        box.dispatchEvent(new Event('input', { bubbles: true }))
      })
    },
  }
}

const focused = () => document.activeElement?.textContent

test('R195 R200 the placeholder stands for nothing; then the values, and a badge with their number', async () => {
  const view = show()
  expect(view.button.textContent).toBe('Sectors')
  expect(view.all('.r-badge')).toEqual([])
  await view.open()
  view.click(view.option('Tech'))
  view.click(view.option('Banks'))
  expect(view.one('.r-multi-select__value').textContent).toBe('Tech, Banks')
  expect(view.one('.r-badge').textContent).toBe('2')
  expect(view.button.textContent).toContain('2 selected')
})

test('R199 a required one says Required *, to programs as well', async () => {
  const view = show({ required: true, error: 'Choose at least one Sector.' })
  expect(view.text()).toContain('Required *')
  expect(view.button.getAttribute('aria-required')).toBe('true')
  expect(view.button.getAttribute('aria-invalid')).toBe('true')
  expect(document.getElementById(view.button.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Choose at least one Sector.',
  )
  expect(show().text()).not.toContain('Required')
})

test('R201 while loading there are 10 skeleton rows', async () => {
  const view = show({ loading: true })
  await view.open()
  expect(view.all('.r-multi-select__skeleton')).toHaveLength(10)
  expect(view.options()).toEqual([])
})

test('R196 R201 when the options have loaded, the Search... box takes the focus that the skeletons had', async () => {
  const view = show({ loading: true })
  await view.key('ArrowDown', view.button)
  expect(document.activeElement?.getAttribute('role')).toBe('dialog')
  view.show(<Field props={{ loading: false }} chosen={[]} />)
  expect(document.activeElement?.getAttribute('type')).toBe('search')
})

test('R196 the Search... box filters the options', async () => {
  const view = show({ options: named('Énergie', 'Banks') })
  await view.open()
  expect(view.one('input[type=search]').getAttribute('placeholder')).toBe('Search...')
  await view.type('ener')
  expect(view.names()).toEqual(['Énergie'])
  expect(view.one('[aria-live]').textContent).toBe('1 found')
  await view.type('nothing')
  expect(view.text()).toContain('No matches.')
})

test('R197 R198 Select All: none, some, all, and back', async () => {
  const view = show({
    options: [...named('a', 'b'), { value: 'c', label: 'c', disabled: true }],
    selected: ['a'],
  })
  await view.open()
  const all = view.one('.r-multi-select__all input') as HTMLInputElement
  expect(view.one('.r-multi-select__all').textContent).toBe('Select All')
  expect([all.checked, all.indeterminate]).toEqual([false, true])
  view.click(all)
  expect(view.chosen.at(-1)).toEqual(['a', 'b'])
  expect([all.checked, all.indeterminate]).toEqual([true, false])
  view.click(all)
  expect(view.chosen.at(-1)).toEqual([])
  expect([all.checked, all.indeterminate]).toEqual([false, false])
})

test('R197 under a search it chooses what is shown, and says so', async () => {
  const view = show({ options: named('Oil', 'Oil Services', 'Banks') })
  await view.open()
  await view.type('oil')
  expect(view.one('.r-multi-select__all').textContent).toBe('Select All (2 found)')
  view.click(view.one('.r-multi-select__all input'))
  expect(view.chosen.at(-1)).toEqual(['Oil', 'Oil Services'])
})

test('R202 a disabled option has a tooltip and cannot be chosen', async () => {
  const options = [
    { value: 'a', label: 'a', disabled: true },
    { value: 'b', label: 'b', disabled: true, disabledReason: 'Not in your plan' },
  ]
  const view = show({ options })
  await view.open()
  const reasons = view.options().map((option) => {
    expect(option.getAttribute('aria-disabled')).toBe('true')
    return document.getElementById(option.getAttribute('aria-describedby') ?? '')?.textContent
  })
  expect(reasons).toEqual(['Disabled', 'Not in your plan'])
  for (const option of view.options()) view.click(option)
  await view.key('Enter', view.options()[0])
  expect(view.chosen).toEqual([])
})

test('R202 one that is chosen already can be taken away', async () => {
  const view = show({ options: [{ value: 'a', label: 'a', disabled: true }], selected: ['a'] })
  await view.open()
  view.click(view.options()[0] as HTMLElement)
  expect(view.chosen).toEqual([[]])
})

test('R351 a disabled field shows what is chosen and its reason, and does not open', async () => {
  const view = show({ disabled: true, describedBy: 'why', selected: ['Tech'] })
  expect(view.button.getAttribute('aria-disabled')).toBe('true')
  expect(view.button.getAttribute('aria-describedby')).toBe('why')
  expect(view.one('.r-multi-select__value').textContent).toBe('Tech')
  view.button.focus()
  expect(document.activeElement).toBe(view.button)
  await view.open()
  await view.key('ArrowDown', view.button)
  await view.key('t', view.button)
  expect(view.button.getAttribute('aria-expanded')).toBe('false')
  expect(view.options()).toEqual([])
})

test('what is wrong is read besides what describes the field', () => {
  const view = show({ describedBy: 'why', error: 'Choose one.' })
  expect(view.button.getAttribute('aria-describedby')).toMatch(/^why .+-error$/)
})

test('R203 C53 the order is that of the opening, not of the last click', async () => {
  const view = show({ selected: ['Tech'] })
  await view.open()
  expect(view.names()).toEqual(['Tech', 'Banks', 'Energy'])
  view.click(view.option('Energy'))
  view.click(view.option('Tech'))
  expect(view.names()).toEqual(['Tech', 'Banks', 'Energy'])
  await view.key('Escape', view.one('[role=listbox]'))
  await view.open()
  expect(view.names()).toEqual(['Energy', 'Banks', 'Tech'])
})

test('a chosen value that is not offered is shown, and can be taken away and put back', async () => {
  const view = show({ selected: ['Gone'] })
  await view.open()
  expect(view.selected()).toEqual(['Gone'])
  view.click(view.option('Gone'))
  expect(view.names()).toContain('Gone')
  view.click(view.option('Gone'))
  expect(view.chosen).toEqual([[], ['Gone']])
})

test('R235 Down opens; arrows lead from the search box over Select All and wrap at both ends', async () => {
  const view = show()
  await view.key('ArrowDown', view.button)
  expect(view.button.getAttribute('aria-expanded')).toBe('true')
  expect(document.activeElement).toBe(view.one('input[type=search]'))
  await view.key('ArrowDown')
  expect(document.activeElement).toBe(view.one('.r-multi-select__all input'))
  await view.key('ArrowUp')
  expect(focused()).toBe('Tech')
  await view.key('ArrowDown')
  await view.key('ArrowDown')
  expect(focused()).toBe('Banks')
  await view.key('End')
  expect(focused()).toBe('Tech')
  await view.key('Home')
  expect(document.activeElement).toBe(view.one('.r-multi-select__all input'))
})

test('R197 Enter on Select All chooses all, and none', async () => {
  const view = show()
  await view.open()
  await view.key('ArrowDown')
  expect(document.activeElement).toBe(view.one('.r-multi-select__all input'))
  await view.key('Enter')
  expect(view.chosen.at(-1)).not.toEqual([])
  await view.key('Enter')
  expect(view.chosen).toHaveLength(2)
  expect(view.chosen.at(-1)).toEqual([])
})

test('Space and Enter toggle; a character goes on to the search box', async () => {
  const view = show()
  await view.open()
  await view.key('ArrowUp')
  await view.key(' ')
  expect(view.chosen.at(-1)).toEqual(['Tech'])
  await view.key('Enter')
  expect(view.chosen.at(-1)).toEqual([])
  await view.key('b')
  expect(document.activeElement).toBe(view.one('input[type=search]'))
})

test('Enter in the search box chooses what alone is left', async () => {
  const view = show()
  await view.open()
  await view.type('e')
  await view.key('Enter')
  expect(view.chosen).toEqual([])
  await view.type('ban')
  await view.key('Enter')
  expect(view.chosen).toEqual([['Banks']])
})

test('Escape closes this popup alone, and the focus is on the button again', async () => {
  const view = show()
  await view.open()
  let escaped = false
  document.body.addEventListener('keydown', () => (escaped = true), { once: true })
  await view.key('Escape')
  expect(view.button.getAttribute('aria-expanded')).toBe('false')
  expect(document.activeElement).toBe(view.button)
  expect(escaped).toBe(false)
})

test('of thousands End reaches the last at once', async () => {
  const many = named(...[...Array(2000).keys()].map((key) => `Company ${key}`))
  const view = show({ options: many })
  await view.open()
  expect(view.options().length).toBeLessThan(200)
  await view.key('ArrowUp')
  expect(focused()).toBe('Company 1999')
  await view.key(' ')
  expect(view.chosen).toEqual([['Company 1999']])
  expect(focused()).toBe('Company 1999')
})
