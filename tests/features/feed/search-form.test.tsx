// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { SearchForm } from '../../../src/features/feed/search-form.view.tsx'
import { render } from '../../support/render.ts'

// The one thing happy-dom says: it does not know the element <search>.
beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue()
})

const show = (term: string, onSearch = vi.fn()) => {
  const view = render(<SearchForm term={term} onSearch={onSearch} />)
  const box = view.all('input')[0] as HTMLInputElement
  return { ...view, box, onSearch, chip: () => view.all('.r-chip__label')[0] }
}

test('R167 the box asks for a search text', () => {
  expect(show('').box.placeholder).toBe('Search text')
})

test('R183 C52 the chip reads Searching and the term in straight quotes', () => {
  expect(show('gold').chip()?.firstChild?.textContent).toBe('Searching "gold"')
})

test('R184 C52 a long term is cut in the chip and whole in its title', () => {
  const { chip } = show('semiconductors!!')
  expect(chip()?.firstChild?.textContent).toBe('Searching "semiconducto.."')
  expect(chip()?.title).toBe('Searching "semiconductors!!"')
})

test('R183 without a search there is no chip', () => {
  expect(show('').chip()).toBeUndefined()
})

test('R185 the edit icon puts the term back in the box, whole', () => {
  const view = show('semiconductors!!')
  view.click(view.control('Edit search'))
  expect(view.box.value).toBe('semiconductors!!')
  expect(view.onSearch).not.toHaveBeenCalled()
})

test('R186 the remove icon clears the search', () => {
  const view = show('gold')
  view.click(view.control('Remove search'))
  expect(view.onSearch.mock.calls).toEqual([['']])
})

test('R173 an empty box searches for nothing', () => {
  const view = show('gold')
  view.click(view.control('Search'))
  expect(view.onSearch).not.toHaveBeenCalled()
})
