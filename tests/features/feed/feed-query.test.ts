import fc from 'fast-check'
import { expect, test } from 'vitest'
import { apiFilters, readFeedQuery, withQuickFilter, withSearchTerm } from '../../../src/features/feed/feed.query.ts'

const keys = { start: 'start_date', end: 'end_date' }
const query = (text: string) => new URLSearchParams(text)
const read = (text: string) => readFeedQuery(query(text), 'All', keys)

test('R237 without a library the feed starts on its default', () => {
  expect(read('').quickFilter).toBe('All')
  expect(readFeedQuery(query(''), 'Research', keys).quickFilter).toBe('Research')
})

test('R187 R226 the quick filter stands in the query as the one library asked for', () => {
  expect(read('libraries=Earnings+Hub')).toMatchObject({ quickFilter: 'Earnings Hub', filters: { libraries: [] } })
})

test.each(['libraries=Nothing', 'libraries=Primers&libraries=Analytics'])(
  'R226 other libraries, %s, are asked of the default list',
  (text) => {
    const asked = read(text)
    expect(asked.quickFilter).toBe('All')
    expect(String(apiFilters(asked, query('')))).toBe(text)
  },
)

test('R256 another quick filter starts on the first page; the default one needs no key', () => {
  expect(String(withQuickFilter(query('page=3&search_term=gold'), 'Primers', 'All'))).toBe(
    'search_term=gold&libraries=Primers',
  )
  expect(String(withQuickFilter(query('libraries=Primers'), 'All', 'All'))).toBe('')
})

test('R173 a search text is trimmed, and an empty one removes its key', () => {
  expect(String(withSearchTerm(query(''), '  gold '))).toBe('search_term=gold')
  expect(String(withSearchTerm(query('search_term=gold'), '  '))).toBe('')
})

test('R180 R256 trap 5: a search removes the search by meaning and starts on the first page', () => {
  expect(String(withSearchTerm(query('semantic_search_term=who&page=3'), 'gold'))).toBe('search_term=gold')
  expect(String(withSearchTerm(query('semantic_search_term=who&page=3'), ''))).toBe('')
})

test('R227 an edit drops the page and keeps replay_filter', () => {
  expect(String(withSearchTerm(query('page=3&replay_filter=true'), 'gold'))).toBe('replay_filter=true&search_term=gold')
})

test('R223 whatever the date keys are called in the page, the API has its own', () => {
  const asked = readFeedQuery(query('from=2026-01-05&to=2026-02-01'), 'All', { start: 'from', end: 'to' })
  expect(String(apiFilters(asked, query('')))).toBe('start_date=2026-01-05&end_date=2026-02-01')
})

test("a filter that the feed is fixed to takes the place of the reader's own, with all its values", () => {
  const asked = read('filter_Region=Asia&search_term=gold&libraries=x&libraries=y')
  const fixed = query('filter_Region=Europe&libraries=a&libraries=b')
  expect(String(apiFilters(asked, fixed))).toBe('search_term=gold&filter_Region=Europe&libraries=a&libraries=b')
})

test('R187 C58 keys that the feed does not know survive every edit, repeated ones too', () => {
  const ours = new Set(['search_term', 'semantic_search_term', 'libraries', 'page'])
  const name = fc.string({ unit: 'grapheme' }).filter((key) => !ours.has(key))
  const foreign = fc.array(fc.tuple(name, fc.string({ unit: 'grapheme' })), { maxLength: 6 })
  const edits = fc.array(fc.oneof(fc.string(), fc.constantFrom('All', 'Primers')), { maxLength: 4 })
  fc.assert(
    fc.property(foreign, edits, (pairs, words) => {
      const before = new URLSearchParams([...pairs, ['page', '2'], ['search_term', 'gold']])
      const after = words.reduce(
        (current, word) =>
          word === 'All' || word === 'Primers' ? withQuickFilter(current, word, 'All') : withSearchTerm(current, word),
        before,
      )
      expect([...after].filter(([key]) => !ours.has(key))).toEqual(pairs)
      expect([...before]).toHaveLength(pairs.length + 2)
    }),
  )
})
