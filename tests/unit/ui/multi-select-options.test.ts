import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  allToggled,
  arrange,
  getShare,
  type MultiSelectOption,
  matching,
  toggled,
} from '#ui/multi-select/multi-select-options.ts'

const optionsOf = (...labels: string[]): MultiSelectOption[] => labels.map((label) => ({ value: label, label }))
const labels = (options: readonly MultiSelectOption[]) => options.map(({ label }) => label)

test('R203 C53 what is chosen comes first; both groups are alphabetical, without case, numbers by size', () => {
  const options = optionsOf('Item 10', 'zinc', 'Item 9', 'Ärzte', 'Zebra', 'apple')
  expect(labels(arrange(options, new Set(['zinc', 'Item 10'])))).toEqual([
    'Item 10',
    'zinc',
    'apple',
    'Ärzte',
    'Item 9',
    'Zebra',
  ])
})

test.each([
  ['alesund', ['Ålesund']],
  ['ÅLE', ['Ålesund']],
  ['eglise', ['Église & Fils']],
  ['fils egl', ['Église & Fils']],
  ['lodz', ['Łódź']],
  ['strasse', ['Straße']],
  ['  ', ['Ålesund', 'Église & Fils', 'Łódź', 'Straße']],
  ['.*', []],
])('R196 a search for "%s" looks past accents and case', (search, found) => {
  expect(labels(matching(optionsOf('Ålesund', 'Église & Fils', 'Łódź', 'Straße'), search))).toEqual(found)
})

test.each([
  ['akrb ss', ['Åkerby Offshore']],
  ['ss', ['Åkerby Offshore']],
  ['offshore akrb', ['Åkerby Offshore']],
  ['by', ['Åkerby Offshore', 'Derby']],
])('extras a search for "%s" finds by the ticker as well', (search, found) => {
  const options = [{ value: '1', label: 'Åkerby Offshore', also: 'AKRB SS' }, ...optionsOf('Derby')]
  expect(labels(matching(options, search))).toEqual(found)
})

test('R197 Select All chooses every one that is not disabled, and keeps what was chosen', () => {
  const options = [{ value: 'a', label: 'a' }, { value: 'b', label: 'b', disabled: true }, ...optionsOf('c')]
  expect(allToggled(options, ['x', 'c'])).toEqual(['x', 'c', 'a'])
})

test('R198 when all are chosen it takes all away, disabled ones too', () => {
  const options = [
    { value: 'a', label: 'a' },
    { value: 'b', label: 'b', disabled: true },
  ]
  expect(allToggled(options, ['b', 'a'])).toEqual([])
  expect(allToggled(options, ['x', 'a'])).toEqual(['x'])
})

const option = fc.record({ value: fc.stringMatching(/^[a-f]$/), disabled: fc.boolean() })
const unique = fc
  .uniqueArray(option, { selector: ({ value }) => value, minLength: 1 })
  .map((options) => options.map(({ value, disabled }) => ({ value, label: value, disabled })))
const chosen = fc.uniqueArray(fc.stringMatching(/^[a-h]$/))

test('R197 R202 Select All never adds a disabled value, and twice it takes away what is shown', () => {
  fc.assert(
    fc.property(unique, chosen, (options, selected) => {
      const once = allToggled(options, selected)
      const disabled = new Set(options.filter((one) => one.disabled).map(({ value }) => value))
      for (const value of once) if (disabled.has(value)) expect(selected).toContain(value)
      const share = getShare(options, new Set(selected))
      const free = options.filter((one) => !one.disabled)
      if (share !== 'all' && free.length > 0) expect(getShare(options, new Set(once))).toBe('all')
      expect(new Set(once).size).toBe(once.length)
    }),
  )
})

test('R204 a value is added at the end, and toggling twice changes nothing but the order', () => {
  fc.assert(
    fc.property(chosen, fc.stringMatching(/^[a-h]$/), (selected, value) => {
      expect([...toggled(toggled(selected, value), value)].sort()).toEqual([...selected].sort())
      if (!selected.includes(value)) expect(toggled(selected, value).at(-1)).toBe(value)
    }),
  )
})

test('R203 arranging keeps every option once, whatever is chosen', () => {
  fc.assert(
    fc.property(unique, chosen, (options, first) => {
      const arranged = arrange(options, new Set(first))
      expect(arranged.map(({ value }) => value).sort()).toEqual(options.map(({ value }) => value).sort())
      const marks = arranged.map(({ value }) => first.includes(value))
      expect(marks.lastIndexOf(true)).toBeLessThan(marks.includes(false) ? marks.indexOf(false) : marks.length)
    }),
  )
})
