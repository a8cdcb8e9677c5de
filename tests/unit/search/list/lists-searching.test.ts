// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { emptySelection } from '#search/filters/filters.ts'
import { updateCurrentUser } from '#session/update.ts'
import { type FakeApi, fakeApi, held, refusal } from '../../../support/fake-api.ts'
import { ada } from '../../../support/people.ts'
import { answered, type Given, idsOf, numberedLists, records, searchableLists } from './lists.ts'

let api: FakeApi
let stop = () => {}

beforeEach(() => {
  api = fakeApi()
  sessionStorage.clear()
  updateCurrentUser(ada)
})
afterEach(() => stop())

describe.each(searchableLists)('$name:', ({ call, open }) => {
  beforeEach(() => api.script(call, records(1, 8)))

  const started = async (start = '', given: Given = {}) => {
    const list = open(start, given)
    stop = list.store.start()
    await answered(list.store)
    return { ...list, url: () => String(list.query.$query.get()) }
  }
  /** A parameter of each request so far. */
  const sent = (name: string) => api.sent(call).map(({ url }) => url.searchParams.get(name))

  test('R187 it requests what stands in its query; unknown keys stay', async () => {
    const { url } = await started('search_term=gold&filter_Region=Asia&unknown=1')
    expect([sent('search_term'), sent('filter_Region')]).toEqual([['gold'], ['Asia']])
    expect(url()).toBe('search_term=gold&filter_Region=Asia&unknown=1')
  })

  test('R173 R232 R270 R311 a search reloads it with the trimmed text, and clearing it does so without', async () => {
    const { store, url } = await started()
    store.search('  gold ')
    expect(url()).toBe('search_term=gold')
    await answered(store)
    store.search('')
    expect(url()).toBe('')
    await answered(store)
    expect(sent('search_term')).toEqual([null, 'gold', null])
  })

  test('a search for what is shown already requests nothing', async () => {
    const { store } = await started('search_term=gold')
    store.search(' gold ')
    expect(store.$state.get().state).toBe('ready')
    expect(api.requests).toHaveLength(1)
  })

  test('R187 a change of the query from outside is followed, one that means the same is not', async () => {
    const { store, query } = await started()
    query.set(new URLSearchParams('utm_source=mail'), 'push')
    expect(store.$state.get().state).toBe('ready')
    query.set(new URLSearchParams('utm_source=mail&search_term=gold'), 'replace')
    await answered(store)
    expect(sent('search_term')).toEqual([null, 'gold'])
  })

  test('R123 each search and each filter is recorded once, Back and Forward are not', async () => {
    const { store, query } = await started()
    store.search('gold')
    store.search('gold')
    store.addTag('Region', 'Asia')
    query.set(new URLSearchParams(), 'replace')
    const recorded = () => api.sent('POST capture_event')
    await vi.waitFor(() => expect(recorded()).toHaveLength(2))
    expect(recorded().map(({ json }) => json)).toMatchObject(Array(2).fill({ event_type: 'Search' }))
  })

  test('R204 a chosen tag filters the list, and taken away it does so no more', async () => {
    const { store, url } = await started()
    store.addTag('Region', 'Europe; West')
    expect(url()).toBe('filter_Region=Europe%253B+West')
    await answered(store)
    store.removeTag('Region', 'Europe; West')
    expect(url()).toBe('')
    await answered(store)
    expect(sent('filter_Region')).toEqual([null, 'Europe%3B West', null])
  })

  test('R192 R271 R309 the panel puts its tags in the place of all others', async () => {
    const { store, url } = await started('filter_Region=Asia&search_term=gold&unknown=1')
    store.applyFilters({ ...emptySelection, tags: { Sector: ['Energy'] } })
    await answered(store)
    expect(url()).toBe('search_term=gold&unknown=1&filter_Sector=Energy')
  })

  test('R206 R212 C54 clearing takes the filters and keeps the search', async () => {
    const { store, url } = await started('search_term=gold&filter_Region=Asia')
    store.clearAll()
    await answered(store)
    expect(url()).toBe('search_term=gold')
  })

  test('R232 starting over takes search and filters; other keys stay', async () => {
    const { store, url } = await started('search_term=gold&filter_Region=Asia&utm=1')
    store.startOver()
    await answered(store)
    expect(url()).toBe('utm=1')
  })

  test('R224 embedding 4: locked filters are requested, and a link does not undo them', async () => {
    const { store } = await started('filter_Region=Asia&filter_Sector=Energy', {
      lockedFilters: new URLSearchParams('filter_Region=Europe'),
    })
    expect([sent('filter_Region'), sent('filter_Sector')]).toEqual([['Europe'], ['Energy']])
    expect(JSON.stringify(store.$searchState.get())).not.toContain('Asia')
    expect(store.lockedCategories).toEqual(['Region'])
    store.addTag('Region', 'Africa')
    await answered(store)
    expect(sent('filter_Region').at(-1)).toBe('Europe')
  })

  test('R153 trap 10: the latest request wins, and the answer of an older one is ignored', async () => {
    const slow = held()
    api.script(call, slow.reply, records(50, 51))
    const { store, failures } = open()
    stop = store.start()
    await vi.waitFor(() => expect(api.requests).toHaveLength(1))
    store.search('gold')
    await answered(store)
    slow.answer(records(1, 9))
    await new Promise((resolve) => setTimeout(resolve, 10))
    expect(idsOf(store)).toEqual(['50', '51'])
    expect(failures).toEqual([])
  })

  test('R113 a list that failed is requested again by the next search', async () => {
    api.script(call, refusal(500), records(1, 2))
    const { store } = await started()
    store.search('gold')
    await answered(store)
    expect(idsOf(store)).toEqual(['1', '2'])
  })
})

describe.each(numberedLists)('$name:', ({ call, open }) => {
  beforeEach(() => api.script(call, records(1, 28)))

  const started = async (start = '', given: Given = {}) => {
    const list = open(start, given)
    stop = list.store.start()
    await answered(list.store)
    return { ...list, url: () => String(list.query.$query.get()) }
  }
  const pages = () => api.sent(call).map(({ url }) => url.searchParams.get('page'))

  test('R213 R215 R216 R309 C57 a chosen range stands in the query, All Time by its own key', async () => {
    const { store, url } = await started()
    store.chooseRange({ start: '2026-10-01', end: '', allTime: false })
    expect(url()).toBe('start_date=2026-10-01')
    store.chooseRange({ start: '', end: '', allTime: true })
    expect(url()).toBe('all_time_filter=true')
    store.applyFilters({ tags: { Region: ['Asia'] }, range: { start: '', end: '2026-12-24', allTime: false } })
    expect(url()).toBe('filter_Region=Asia&end_date=2026-12-24')
    store.clearAll()
    expect(url()).toBe('')
    await answered(store)
  })

  test('R218 R227 R233 C49 page by page, one page takes the place of another and stands in the query', async () => {
    const { store, url } = await started('', { paging: 'pages', limit: 10_000 })
    store.goToPage(3)
    expect(url()).toBe('page=3')
    await answered(store)
    expect(pages()).toEqual(['1', '3'])
    expect(idsOf(store)[0]).toBe('21')
    expect(store.$state.get()).toMatchObject({ page: 3, pages: 3 })
    expect(store.$searchState.get().page).toBe(3)
    expect(api.sent('POST capture_event')).toEqual([])
  })

  test('R227 a link to a page keeps its page; where more is added to the list it means nothing', async () => {
    const paged = await started('page=2', { paging: 'pages' })
    expect([paged.url(), ...pages()]).toEqual(['page=2', '2'])
    stop()
    await started('page=2')
    expect(pages()).toEqual(['2', '1'])
  })

  test('R218 R227 a page beyond the end of the list leads to its last one', async () => {
    const { store, url } = await started('page=999', { paging: 'pages' })
    await vi.waitFor(() => expect(idsOf(store)[0]).toBe('21'))
    expect(url()).toBe('page=3')
  })

  test('R256 a change of search goes back to the first page', async () => {
    const { store, url } = await started('page=3', { paging: 'pages' })
    store.search('gold')
    expect(url()).toBe('search_term=gold')
    await answered(store)
    expect(pages()).toEqual(['3', '1'])
  })

  test('R245 no more pages are offered than the limit has', async () => {
    api.script(call, records(1, 5200))
    const { store } = await started('', { paging: 'pages', limit: 300 })
    expect(store.$state.get()).toMatchObject({ pages: 30 })
  })

  test('R153 R256 a search while more is loading starts on the first page, and the old page is ignored', async () => {
    const more = held()
    api.script(call, records(1, 28), more.reply, records(90, 91))
    const { store } = await started()
    store.loadMore()
    await vi.waitFor(() => expect(api.requests).toHaveLength(2))
    store.search('gold')
    await answered(store)
    more.answer(records(1, 28))
    await new Promise((resolve) => setTimeout(resolve, 10))
    expect(idsOf(store)).toEqual(['90', '91'])
  })
})
