// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { PreferenceSummary } from '#features/preferences/card/preference-summary.view.tsx'
import type { Preference } from '#features/preferences/preference.ts'
import { interestCategories } from '#lib/format/interest-records.ts'
import { fakePopover } from '../../../support/fake-popover.ts'
import { render } from '../../../support/render.ts'

beforeEach(fakePopover)

const show = (preference: Preference, given: { truncateThreshold?: number } = {}) => {
  const onMore = vi.fn()
  const context = { categoryOrder: interestCategories, truncateThreshold: 3, ...given }
  return { ...render(<PreferenceSummary preference={preference} context={context} onMore={onMore} />), onMore }
}

test('R363 C55 each category has its words', () => {
  const { text } = show(Object.fromEntries(interestCategories.map((category) => [category, ['x']])))
  expect(text().trim()).toBe('within x covering x across x about x in x mentioned by x of type x')
})

test('R363 up to three values are named', () => {
  expect(
    show({ Sector: ['A', 'B', 'C'], Region: ['Asia'] })
      .text()
      .trim(),
  ).toBe('within Asia covering A, B, C')
})

test('R363 more are a number, which lists them and leads to everything', () => {
  const { control, click, text, onMore } = show({ Sector: ['A', 'B', 'C', 'D', 'E'] })
  const count = control('5 Sectors')
  expect(document.getElementById(count.getAttribute('aria-describedby') ?? '')?.textContent).toBe('A, B, C, D, E')
  expect(text()).toContain('covering 5 Sectors')
  click(count)
  expect(onMore).toHaveBeenCalledOnce()
})

test('R363 of very many values a number lists the first ten', () => {
  const values = Array.from({ length: 420 }, (_, index) => `Company ${index + 1}`)
  const count = show({ Company: values }).control('420 Companies')
  const words = document.getElementById(count.getAttribute('aria-describedby') ?? '')?.textContent
  expect(words).toMatch(/^Company 1, .*, Company 10, … 410 more$/)
})

test('R362 R363 the threshold is the context’s', () => {
  expect(show({ Country: ['A', 'B'] }, { truncateThreshold: 1 }).text()).toContain('in 2 Countries')
})

test('R363 without values it is all research', () => {
  expect(show({}).text()).toBe('All Research')
})
