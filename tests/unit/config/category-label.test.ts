// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { configure } from '#config/configure.ts'
import '#config/config.ts'
import { categoryAfter, categoryLabel, categoryPlural } from '#config/category-label.ts'
import { loadWords } from '#i18n/words.ts'

test.each([
  ['Asset Class', 'Asset Class'],
  ['Company', 'Companies'],
  ['Country', 'Countries'],
  ['Sub-Sector', 'Sub-Sectors'],
  ['Content Type', 'Content Types'],
  ['', ''],
])('R195 R209 C09 the plural of "%s" is "%s"', (word, expected) => {
  expect(categoryPlural(word, 'en')).toBe(expected)
})

test.each([
  [4, 'Asset Class', 'en', 'Asset Classes'],
  [1, 'Asset Class', 'en', 'Asset Class'],
  [1, 'Sector', 'en', 'Sector'],
  [5, 'Sector', 'en', 'Sectors'],
  [4, 'Country', 'en', 'Countries'],
  [4, 'Asset Class', 'de', 'Anlageklassen'],
  [1, 'Asset Class', 'de', 'Anlageklasse'],
])('R210 after %i, "%s" in "%s" is "%s"', async (count, category, language, expected) => {
  await loadWords(language)
  expect(categoryAfter(count, category, language)).toBe(expected)
})

test('R208 a deployment names its categories', () => {
  configure({ labels: { analyst: 'Author', sector: 'Industry' } })
  expect(['Analyst', 'Company', 'Sector', 'Sub-Sector'].map((category) => categoryLabel(category, 'en'))).toEqual([
    'Author',
    'Company',
    'Industry',
    'Industry',
  ])
})

test('R208 a category without a configured name keeps its own', () => {
  expect(['Asset Class', 'constructor'].map((category) => categoryLabel(category, 'en'))).toEqual([
    'Asset Class',
    'constructor',
  ])
})
