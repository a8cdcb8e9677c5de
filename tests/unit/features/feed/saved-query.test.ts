import { expect, test } from 'vitest'
import { apiDateKeys, readFeedQuery } from '#features/feed/feed.query.ts'
import { nameSearch } from '#features/feed/saved/saved-name.ts'
import { canSave, findSaved, getSavedQuery, toFeedQuery } from '#features/feed/saved/saved-query.ts'
import { readFilters } from '#search/filters/filters.ts'

const query = (text: string) => new URLSearchParams(text)
const read = (text: string) =>
  readFeedQuery(readFilters(query(text), apiDateKeys), { quickFilter: 'Research', yearsLimit: 3, today: '2026-11-26' })
const saved = (text: string, locked = '') => String(getSavedQuery(read(text), query(locked)))

test.each([
  ['', false],
  ['order_by_field=title', false],
  ['libraries=Research', false],
  ['search_term=gold', true],
  ['semantic_search_term=gold', true],
  ['filter_Region=Europe', true],
  ['start_date=2026-01-01', true],
  ['libraries=All', true],
])('a feed of research with the query "%s" has something to save: %s', (text, isOffered) => {
  expect(canSave(read(text), 'Research')).toBe(isOffered)
})

test.each([
  ['search_term=gold&page=3', 'search_term=gold&libraries=Research'],
  ['libraries=Primers', 'libraries=Primers'],
  ['semantic_search_term=gold', 'semantic_search_term=gold&libraries=Research'],
  ['semantic_search_term=gold&search_term=iron', 'semantic_search_term=gold&libraries=Research'],
])('R222 R226 "%s" is kept as "%s": without a page or a default range, always with its library', (text, kept) => {
  expect(saved(text)).toBe(kept)
})

test('locked filters are kept, and take the place of those of the user', () => {
  expect(saved('search_term=gold', 'filter_Region=Europe&libraries=Analytics')).toBe(
    'search_term=gold&filter_Region=Europe&libraries=Analytics',
  )
})

test('the same list is found again, whatever the order of keys and values', () => {
  const search = { query: 'libraries=All&filter_Sector=Banks;Energy&search_term=gold' }
  expect(findSaved([search], query('search_term=gold&filter_Sector=Energy;Banks&libraries=All'))).toBe(search)
  expect(findSaved([search], query('search_term=gold&filter_Sector=Energy&libraries=All'))).toBeUndefined()
  expect(findSaved([search], query('search_term=gold&filter_Sector=Energy;Banks&libraries=Research'))).toBeUndefined()
})

test('R226 the default library of a feed needs no key when a search is opened', () => {
  expect(String(toFeedQuery('search_term=gold&libraries=Research', 'Research'))).toBe('search_term=gold')
  expect(String(toFeedQuery('search_term=gold&libraries=All', 'Research'))).toBe('search_term=gold&libraries=All')
})

test.each([
  ['search_term=margins&filter_Sector=Banks&filter_Region=Europe&libraries=All', 'en', '“margins” · Europe · Banks'],
  ['search_term=margins&libraries=All', 'de', '„margins“'],
  ['semantic_search_term=who+gains&libraries=Primers', 'en', '“who gains” · Primers'],
  ['filter_Sector=A;B;C;D&libraries=All', 'en', '4 Sectors'],
  ['start_date=2026-01-05&end_date=2026-02-01', 'en', 'Research · Jan 5 – Feb 1, 2026'],
])('"%s" is named in %s: %s', async (text, language, name) => {
  if (language === 'de') await (await import('#i18n/words.ts')).loadWords('de')
  // Ranges have thin spaces.
  expect(nameSearch(read(text), language).replace(/\s/g, ' ')).toBe(name)
})

test('a name is no longer than the API keeps', () => {
  expect(nameSearch(read(`search_term=${'x'.repeat(300)}`), 'en')).toHaveLength(120)
})
