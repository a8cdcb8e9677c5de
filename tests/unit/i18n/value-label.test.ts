import { afterEach, expect, test } from 'vitest'
import { assetClasses, documentTypes, ratings, roadshowTypes } from '#demo/data/world/labels.ts'
import { sectors, subSectors } from '#demo/data/world/sectors.ts'
import { german } from '#i18n/german.ts'
import { $messages } from '#i18n/texts.ts'
import { valueLabel } from '#i18n/value-label.ts'
import { loadWords } from '#i18n/words.ts'

afterEach(() => $messages.set({}))

test('embedding 24: a value has a name in German, and is shown as it is in English', async () => {
  await loadWords('de')
  expect(valueLabel('Sector', 'Banks', 'de-AT')).toBe('Banken')
  expect(valueLabel('Sector', 'Banks', 'en')).toBe('Banks')
  expect(valueLabel('Sector', 'Banks', 'fr')).toBe('Banks')
})

test('embedding 24: a value without a name, or of a category without names, is shown as it is', () => {
  expect(valueLabel('Sector', 'Tulip bulbs', 'de')).toBe('Tulip bulbs')
  expect(valueLabel('Company', 'Media', 'de')).toBe('Media')
  expect(valueLabel('constructor', 'name', 'de')).toBe('name')
})

test('R208 a deployment names a value, for every language or for one', () => {
  $messages.set({ 'values.Rating.Buy': 'Add', 'de:values.Rating.Buy': 'Zukaufen' })
  expect(valueLabel('Rating', 'Buy', 'en')).toBe('Add')
  expect(valueLabel('Rating', 'Buy', 'de')).toBe('Zukaufen')
})

/** Values that German uses too. */
const alike = new Set(['Multi-Asset', 'Software', 'Webinar'])

test.each<[string, readonly string[]]>([
  ['Sector', sectors.map(({ name }) => name)],
  ['Sector', subSectors.map(({ name }) => name)],
  ['Asset Class', assetClasses],
  ['Content Type', documentTypes],
  ['Rating', ratings],
  ['Roadshow Type', roadshowTypes.map(({ name }) => name)],
])('embedding 24: every value of the demo data has a German name: %s', (category, values) => {
  expect(values.filter((value) => !alike.has(value) && !german[`values.${category}.${value}`])).toEqual([])
})
