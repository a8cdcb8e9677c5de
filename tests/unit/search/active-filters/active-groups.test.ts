import fc from 'fast-check'
import { afterEach, expect, test } from 'vitest'
import { $messages } from '#i18n/texts.ts'
import { getActiveGroups } from '#search/active-filters/active-groups.ts'

afterEach(() => $messages.set({}))

const categories = ['Asset Class', 'Region', 'Sector', 'Company', 'Ticker', 'Analyst', 'Country', 'Content Type']
const groupsOf = (tags: Record<string, string[]>) => getActiveGroups(tags, categories, 'en')

test('R211 C55 each category has its word, in the order of the categories', () => {
  const tags = Object.fromEntries([...categories].reverse().map((category) => [category, ['x']]))
  expect(groupsOf(tags).map(({ category, word }) => [category, word])).toEqual([
    ['Asset Class', 'across'],
    ['Region', 'within'],
    ['Sector', 'covering'],
    ['Company', 'about'],
    ['Ticker', 'Ticker:'],
    ['Analyst', 'mentioned by'],
    ['Country', 'in'],
    ['Content Type', 'of type'],
  ])
})

test('C55 the words can be configured', () => {
  $messages.set({ 'applied-words.Sector': 'on', 'applied.other': 'with {category}' })
  expect(groupsOf({ Sector: ['Banks'], Ticker: ['A'] }).map(({ word }) => word)).toEqual(['on', 'with Ticker'])
})

test.each([
  [3, undefined],
  [4, '4 Sectors'],
  [5, '5 Sectors'],
])('R210 %i values are summed up as %s', (count, summary) => {
  const values = [...Array(count).keys()].map(String)
  expect(groupsOf({ Sector: values })[0]).toMatchObject({ values, summary })
})

test('R209 C09 a count takes the plural of the category', () => {
  const values = ['a', 'b', 'c', 'd']
  const summaries = groupsOf({ Company: values, Country: values, 'Asset Class': values }).map(({ summary }) => summary)
  expect(summaries).toEqual(['4 Asset Classes', '4 Companies', '4 Countries'])
})

test('R210 whatever is applied is shown once: by its values up to three, by their number past that', () => {
  const name = fc.oneof(fc.constantFrom(...categories, 'constructor', '__proto__', 'toString'), fc.string())
  const values = fc.uniqueArray(fc.string({ minLength: 1 }), { maxLength: 6 })
  fc.assert(
    fc.property(fc.uniqueArray(fc.tuple(name, values), { selector: ([category]) => category }), (entries) => {
      const tags = Object.fromEntries(entries)
      const groups = groupsOf(tags)
      const applied = entries.filter(([, given]) => given.length > 0)
      expect(new Set(groups.map(({ category }) => category))).toEqual(new Set(applied.map(([category]) => category)))
      expect(groups).toHaveLength(applied.length)
      for (const { category, values: shown, summary, word } of groups) {
        expect(shown).toEqual(tags[category])
        expect(summary !== undefined).toBe(shown.length > 3)
        expect(typeof word).toBe('string')
      }
    }),
  )
})
