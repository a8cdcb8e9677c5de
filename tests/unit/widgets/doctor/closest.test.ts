import { expect, test } from 'vitest'
import { closest, didYouMean } from '#widgets/doctor/closest.ts'

const words = ['page-size', 'paging', 'filters', 'hide-filters', 'theme']

test.each([
  ['pagesize', 'page-size'],
  ['page_size', 'page-size'],
  ['pageSize', 'page-size'],
  ['fitlers', 'filters'],
  ['hide-filter', 'hide-filters'],
  ['thme', 'theme'],
  ['colour', undefined],
])('embedding 23: %s was meant as %s', (word, meant) => {
  expect(closest(word, words)).toBe(meant)
})

test('embedding 23: where nothing is near, all there is is named', () => {
  expect(didYouMean('colour', ['a', 'b'])).toBe('Possible values: “a”, “b”.')
})
