// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { optionId } from '#ui/listbox/use-listbox.ts'
import { SuggestionList } from '#ui/suggestion-list/suggestion-list.tsx'
import { render } from '../../support/render.ts'

const showPopover = vi.fn()

beforeEach(() => {
  showPopover.mockClear()
  HTMLElement.prototype.showPopover = showPopover
})

const suggestions = [
  { key: 'a b/c', value: 'Société', category: 'Company', count: { figure: '3', words: '3 documents' } },
]

const show = (highlighted?: string, loading = false) => {
  const common = { id: 'list', label: 'Suggestions', term: 'soc', suggestions, loading, highlighted }
  return render(<SuggestionList {...common} onHighlight={vi.fn()} onChoose={vi.fn()} />)
}

test('the list has a name, and opens in the top layer', () => {
  const view = show()
  expect(view.all('[role=listbox]')[0]?.getAttribute('aria-label')).toBe('Suggestions')
  expect(view.all('[popover=manual]')).toHaveLength(1)
  expect(showPopover).toHaveBeenCalledOnce()
})

test('where nothing can be anchored there it stays in its place', () => {
  vi.stubGlobal('CSS', { supports: () => false })
  const view = show()
  expect(view.all('[popover]')).toEqual([])
  expect(showPopover).not.toHaveBeenCalled()
  expect(view.all('[role=option]')).toHaveLength(1)
})

test('R176 a figure is heard in words', () => {
  const [seen, heard] = show().all('.r-suggestions__count > span')
  expect([seen?.textContent, seen?.getAttribute('aria-hidden')]).toEqual(['3', 'true'])
  expect(heard?.textContent).toBe('3 documents')
})

test('R170 the highlighted row is selected, scrolled into sight and has an id without blanks', () => {
  const scroll = vi.spyOn(HTMLElement.prototype, 'scrollIntoView')
  const [row] = show('a b/c').all('[role=option][aria-selected=true]')
  expect(row?.id).toBe(optionId('list', 'a b/c'))
  expect(row?.id).not.toMatch(/\s/)
  expect(scroll.mock.contexts).toEqual([row])
})

test('R168 rows stand in for what is on its way, and are not read out as options', () => {
  const view = show(undefined, true)
  expect(view.all('.r-skeleton')).toHaveLength(3)
  expect(view.all('[role=listbox] .r-skeleton')).toEqual([])
})
