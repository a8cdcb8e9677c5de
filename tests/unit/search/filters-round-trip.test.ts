import fc from 'fast-check'
import { expect, test } from 'vitest'
import { joinValues } from '#lib/format/join-values.ts'
import { readFilters, type SearchFilters, writeFilters } from '#search/filters/filters.ts'

/** Texts of every script, and of whatever has a meaning in a query string or in the joined values. */
const hostile = fc.oneof(
  fc.string({ unit: 'grapheme', minLength: 1 }),
  fc.string({ unit: fc.constantFrom('%', ';', '3', 'B', 'b', '2', '5', '&', '=', '+', '#', ' '), minLength: 1 }),
  fc.constantFrom('__proto__', 'constructor', 'toString', '%3B', '%253B', '%25', ';;', 'null'),
)
const values = fc.uniqueArray(hostile, { minLength: 1, maxLength: 5 })
const term = hostile.map((text) => text.trim())
const day = fc
  .date({ min: new Date('1970-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
const dayOrNone = fc.oneof(day, fc.constant(''))

const given: fc.Arbitrary<SearchFilters> = fc.record({
  searchTerm: term,
  semanticSearchTerm: term,
  literal: fc.boolean(),
  tags: fc
    .uniqueArray(fc.tuple(hostile, values), { selector: ([category]) => category, maxLength: 4 })
    .map(Object.fromEntries),
  startDate: dayOrNone,
  endDate: dayOrNone,
  allTime: fc.boolean(),
  orderBy: fc.option(fc.record({ field: hostile, ascending: fc.boolean() }), { nil: undefined }),
  libraries: fc.array(hostile, { maxLength: 3 }),
  replay: term,
})
/** Without a term there is nothing that a search could take literally. */
const filters = given.map((all) => ({ ...all, literal: all.literal && all.searchTerm + all.semanticSearchTerm !== '' }))

const keys = fc.constantFrom({ start: 'start_date', end: 'end_date' }, { start: 'from day', end: 'bis&' })

test('R187 R222 R228 C58 filters come back from a query string as they went in', () => {
  fc.assert(
    fc.property(filters, keys, (asked, names) => {
      const address = new URL('https://portal.example/library')
      address.search = String(writeFilters(asked, names))
      expect(readFilters(new URL(address.href).searchParams, names)).toEqual(asked)
    }),
  )
})

test('R224 R412 C58 joined values come apart as they were', () => {
  fc.assert(
    fc.property(values, (given) => {
      const query = new URLSearchParams({ filter_Company: joinValues(given) })
      expect(readFilters(query, { start: 'from', end: 'to' }).tags.Company).toEqual(given)
    }),
  )
})

test('R227 whatever stands in a query string is read without a failure', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), keys, (text, names) => {
      const asked = readFilters(new URLSearchParams(text), names)
      expect(readFilters(writeFilters(asked, names), names)).toEqual(asked)
    }),
  )
})
