// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { memoryQuery } from '#search/state/query-state.ts'
import { signOut, updateCurrentUser } from '#session/update.ts'
import { companies, companiesOf, companyList, listed, shownIds } from '../../../support/companies.ts'
import { type FakeApi, fakeApi, held, json, refusal } from '../../../support/fake-api.ts'
import { ada, grace } from '../../../support/people.ts'

const LIST = 'GET companies_with_permissions'

let api: FakeApi
let stop = () => {}

beforeEach(() => {
  api = fakeApi()
  sessionStorage.clear()
  updateCurrentUser(ada)
  api.script(LIST, companyList({ A: companies('A', 23), C: companies('C', 2) }))
})
afterEach(() => stop())

function started(start = '', options: Parameters<typeof companiesOf>[0] = {}) {
  const store = companiesOf({ query: memoryQuery(new URLSearchParams(start)), ...options })
  stop = store.start()
  return store
}

const requests = (call = LIST) => api.sent(call).map(({ url }) => url.searchParams)
const last = (call = LIST) => requests(call).at(-1)

test('R220 R282 R283 the list begins at A, ten companies at a time, 300 at most', async () => {
  const store = started()
  await listed(store)
  expect(Object.fromEntries(last() ?? [])).toEqual({
    order_by_field: 'value',
    order_by_order: 'asc',
    page: 'A',
    page_size: '10',
    limit: '300',
  })
  expect(store.$letters.get()).toEqual({ current: 'A', available: ['A', 'C'] })
  expect(shownIds(store)).toHaveLength(10)
})

test('R272 C63 more of a letter is shown in steps of ten, without another call', async () => {
  const store = started()
  await listed(store)
  store.loadMore()
  expect(shownIds(store)).toHaveLength(20)
  store.loadMore()
  expect(shownIds(store)).toHaveLength(23)
  expect(store.$state.get()).toMatchObject({ end: 'complete' })
  expect(requests()).toHaveLength(1)
})

test('R282 at 300 companies of a letter the list says that there may be more', async () => {
  api.script(LIST, companyList({ A: companies('A', 320) }))
  const store = started('', { pageSize: 100 })
  await listed(store)
  store.loadMore()
  store.loadMore()
  expect(shownIds(store)).toHaveLength(300)
  expect(store.$state.get()).toMatchObject({ end: 'limit' })
})

test('R219 C63 a letter without data under the filters gives way to the first that has some', async () => {
  api.script(LIST, companyList({ C: companies('C', 2), D: companies('D', 1) }))
  const store = started('page=B')
  await listed(store)
  expect(requests().map((query) => query.get('page'))).toEqual(['B', 'C'])
  expect(store.$letters.get()?.current).toBe('C')
})

test('R272 a chosen letter stands in the query', async () => {
  const store = started('search_term=alpha')
  await listed(store)
  store.chooseLetter('C')
  await listed(store)
  expect(String(store.query.$query.get())).toBe('search_term=alpha&page=C')
  expect(shownIds(store)).toEqual(['C1', 'C2'])
})

test('R273 C63 the letter outlives the table within the tab', async () => {
  const first = started('', { keepsLetter: true })
  await listed(first)
  first.chooseLetter('C')
  await listed(first)
  stop()
  const second = started('', { keepsLetter: true })
  await listed(second)
  expect(second.$letters.get()?.current).toBe('C')
  const other = started()
  await listed(other)
  expect(other.$letters.get()?.current).toBe('A')
  stop()
  signOut()
  updateCurrentUser(ada)
  const next = started('', { keepsLetter: true })
  await listed(next)
  expect(next.$letters.get()?.current).toBe('A')
})

/** The letter that a table begins at whose address names none. */
async function nextLetter() {
  stop()
  const next = started('', { keepsLetter: true })
  await listed(next)
  return next.$letters.get()?.current
}

test('R273 C63 a letter of the address is kept', async () => {
  await listed(started('page=C', { keepsLetter: true }))
  expect(await nextLetter()).toBe('C')
})

test('R273 C63 a letter that Back leads to is kept, as the one before was by a press', async () => {
  const query = memoryQuery(new URLSearchParams('page=A'))
  const store = started('', { keepsLetter: true, query })
  await listed(store)
  store.chooseLetter('C')
  await listed(store)
  query.set(new URLSearchParams('page=A'), 'replace')
  await listed(store)
  expect(await nextLetter()).toBe('A')
})

test('R273 C63 a letter that is shown already is kept once the address names it', async () => {
  const query = memoryQuery()
  const store = started('', { keepsLetter: true, query })
  await listed(store)
  sessionStorage.setItem('research-portal:companies-letter', 'C')
  query.set(new URLSearchParams('page=A'), 'replace')
  expect(await nextLetter()).toBe('A')
})

test('C63 a letter that stands in for one without companies is not kept', async () => {
  await listed(started('page=C', { keepsLetter: true }))
  stop()
  await listed(started('page=X', { keepsLetter: true }))
  expect(await nextLetter()).toBe('C')
})

test('R273 another reader begins at A, also where nobody has signed out in between', async () => {
  await listed(started('page=C', { keepsLetter: true }))
  updateCurrentUser(grace)
  expect(await nextLetter()).toBe('A')
})

test('R011 R273 a sign-out forgets the letter, also where the table has never been loaded', async () => {
  sessionStorage.setItem('research-portal:companies-letter', 'C')
  vi.resetModules()
  const { signOut: signOutOnly } = await import('#session/update.ts')
  signOutOnly()
  expect(sessionStorage.getItem('research-portal:companies-letter')).toBeNull()
})

test('R273 a search keeps the letter where it still has data', async () => {
  const store = started('page=C')
  await listed(store)
  store.search('alpha')
  await listed(store)
  expect(String(store.query.$query.get())).toBe('search_term=alpha')
  expect(last()?.get('page')).toBe('C')
})

test('R273 where storage is closed the table works all the same', async () => {
  const closed = vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  const shut = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  const store = started('', { keepsLetter: true })
  await listed(store)
  store.chooseLetter('C')
  await listed(store)
  expect(store.$letters.get()?.current).toBe('C')
  closed.mockRestore()
  shut.mockRestore()
})

test.each(['page=3', 'page=ab', 'page=%C3%84', 'page='])('R221 %s is no letter', async (query) => {
  const store = started(query)
  await listed(store)
  expect(last()?.get('page')).toBe('A')
})

test('R229 a list that is here as a whole is in its new order at once, and then in that of the API', async () => {
  const store = started('page=C')
  await listed(store)
  const answer = held()
  api.script(LIST, answer.reply)
  store.sort({ id: 'value', desc: true })
  expect(shownIds(store)).toEqual(['C2', 'C1'])
  expect(store.$state.get()).toMatchObject({ state: 'ready', busy: false })
  answer.answer(companyList({ C: companies('C', 2) }))
  await vi.waitFor(() => expect(shownIds(store)).toEqual(['C1', 'C2']))
})

test('R225 R229 another order is asked of the API, keeps the letter, and the old rows stay until it comes', async () => {
  api.script(LIST, companyList({ A: companies('A', 20) }))
  const store = started('page=A', { limit: 20 })
  await listed(store)
  const answer = held()
  api.script(LIST, answer.reply)
  store.sort({ id: 'ticker', desc: true })
  expect(store.$state.get()).toMatchObject({ state: 'ready', busy: true })
  expect(String(store.query.$query.get())).toBe('page=A&order_by_field=ticker&order_by_order=desc')
  answer.answer(companyList({ A: companies('A', 3).reverse() }))
  await listed(store)
  expect(shownIds(store)).toEqual(['A3', 'A2', 'A1'])
  store.sort({ id: 'value', desc: false })
  expect(String(store.query.$query.get())).toBe('page=A')
})

test('R229 an order is no step of the history', async () => {
  const query = memoryQuery()
  const steps: string[] = []
  const set = query.set
  query.set = (next, step) => {
    steps.push(step)
    set(next, step)
  }
  const store = started('', { query })
  await listed(store)
  store.sort({ id: 'ticker', desc: false })
  store.sort({ id: 'ticker', desc: true })
  expect(steps).toEqual(['replace', 'replace'])
})

test('R229 a list that was put in order here keeps its rows when the API does not answer', async () => {
  const store = started('page=C')
  await listed(store)
  api.script(LIST, refusal(500, 'broken'))
  store.sort({ id: 'value', desc: true })
  await vi.waitFor(() => expect(store.failures).toHaveLength(1))
  expect(store.$state.get()).toMatchObject({ state: 'ready', busy: false })
  expect(shownIds(store)).toEqual(['C2', 'C1'])
})

test('C63 what a reader unfolds while another order is on its way stays unfolded', async () => {
  api.script(LIST, companyList({ A: companies('A', 23) }))
  const store = started('', { limit: 23 })
  await listed(store)
  const answer = held()
  api.script(LIST, answer.reply)
  store.sort({ id: 'ticker', desc: true })
  store.loadMore()
  answer.answer(companyList({ A: companies('A', 23).reverse() }))
  await listed(store)
  expect(shownIds(store)).toHaveLength(20)
})

test('R272 the chosen letter is marked while its companies are on their way, and when they do not come', async () => {
  const store = started()
  await listed(store)
  const answer = held()
  api.script(LIST, answer.reply)
  store.chooseLetter('C')
  expect(store.$letters.get()?.current).toBe('C')
  answer.answer(refusal(500, 'broken'))
  await listed(store)
  expect(store.$letters.get()?.current).toBe('C')
})

test('R187 R273 the step that is left remembers its letter', async () => {
  const query = memoryQuery()
  const left: string[] = []
  const set = query.set
  query.set = (next, step) => {
    if (step === 'push') left.push(String(query.$query.get()))
    set(next, step)
  }
  const store = started('', { query })
  await listed(store)
  store.chooseLetter('C')
  expect(left).toEqual(['page=A'])
  await listed(store)
  expect(requests()).toHaveLength(2)
})

test('R225 an order that the API does not know is not asked for', async () => {
  const store = started('order_by_field=market_cap')
  await listed(store)
  expect(last()?.get('order_by_field')).toBe('value')
})

test('R304 the companies of an analyst come all at once, page after page', async () => {
  api.script('GET tags/related_companies_by_id', companyList({ A: companies('A', 120) }))
  const store = started('', { relatedTo: '1001', paging: 'all', pageSize: 100 })
  await listed(store)
  const calls = requests('GET tags/related_companies_by_id')
  expect(calls.map((query) => [query.get('id'), query.get('page'), query.get('page_size')])).toEqual([
    ['1001', '1', '100'],
    ['1001', '2', '100'],
  ])
  expect(shownIds(store)).toHaveLength(120)
  expect(store.$letters.get()).toBeUndefined()
})

test('R152 a bare array is a list without letters', async () => {
  api.script(LIST, json(companies('A', 2)))
  const store = started()
  await listed(store)
  expect(shownIds(store)).toEqual(['A1', 'A2'])
  expect(store.$letters.get()).toBeUndefined()
})

test('a file gets every company under the filters, of all letters', async () => {
  const store = started('search_term=alpha&page=C')
  await listed(store)
  expect(await store.listAll()).toHaveLength(25)
  expect(last()?.get('search_term')).toBe('alpha')
  expect(last()?.get('page')).toBe('1')
})

test('a file that is being made is given up when the element goes or the reader changes', async () => {
  const store = started()
  await listed(store)
  api.script(LIST, held().reply)
  const first = store.listAll()
  signOut()
  await expect(first).rejects.toThrow()
  updateCurrentUser(ada)
  const second = store.listAll()
  stop()
  await expect(second).rejects.toThrow()
})

test('R153 the newest letter wins', async () => {
  const slow = held()
  const store = started()
  await listed(store)
  api.script(LIST, slow.reply, companyList({ A: companies('A', 1), C: companies('C', 2) }))
  store.chooseLetter('C')
  store.chooseLetter('A')
  slow.answer(companyList({ A: [], C: companies('C', 2) }))
  await listed(store)
  expect(store.$letters.get()?.current).toBe('A')
})
