// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pageQuery } from '#search/state/page-query.ts'
import { memoryQuery } from '#search/state/query-state.ts'
import { updateCurrentUser } from '#session/update.ts'
import { ada } from '../../../support/people.ts'

let stop = () => {}

beforeEach(() => history.replaceState({ kept: 1 }, '', '/library?search_term=gold#top'))
afterEach(() => stop())

const address = () => location.pathname + location.search + location.hash
/** What Back and Forward do to the page. */
function returnTo(path: string) {
  history.replaceState(null, '', path)
  dispatchEvent(new PopStateEvent('popstate'))
}

test("R187 a page's query is where it starts from", () => {
  expect(String(pageQuery().$query.get())).toBe('search_term=gold')
})

test('R187 a change is a step in the history that Back returns from', () => {
  const before = history.length
  const query = pageQuery()
  query.set(new URLSearchParams('search_term=silver'), 'push')
  expect(address()).toBe('/library?search_term=silver#top')
  expect(history.length).toBe(before + 1)
  expect(String(query.$query.get())).toBe('search_term=silver')
})

test('R187 a change may take the place of the address, and an empty query leaves no question mark', () => {
  const before = history.length
  pageQuery().set(new URLSearchParams(), 'replace')
  expect(address()).toBe('/library#top')
  expect(history.length).toBe(before)
})

test('a change keeps what others left in the navigation state', () => {
  pageQuery().set(new URLSearchParams('a=1'), 'push')
  expect(history.state).toEqual({ kept: 1, steps: 1 })
})

test('R187 Back and Forward restore the query', () => {
  const query = pageQuery()
  stop = query.follow()
  returnTo('/library?search_term=copper')
  expect(String(query.$query.get())).toBe('search_term=copper')
})

test('a step that leaves the query as it is tells nobody', () => {
  const query = pageQuery()
  stop = query.follow()
  const heard = vi.fn()
  query.$query.listen(heard)
  returnTo('/library?search_term=gold#bottom')
  expect(heard).not.toHaveBeenCalled()
})

test("R153 another page's query is none of a widget's business", () => {
  const query = pageQuery()
  stop = query.follow()
  returnTo('/events?search_term=copper')
  expect(String(query.$query.get())).toBe('search_term=gold')
})

test('R187 C66 a widget that stays at several paths follows the query at each of them, and where it begins', () => {
  const query = pageQuery('', /^\/events(\/past)?$/)
  stop = query.follow()
  returnTo('/events/past/?search_term=copper')
  expect(String(query.$query.get())).toBe('search_term=copper')
  returnTo('/events/1?search_term=tin')
  expect(String(query.$query.get())).toBe('search_term=copper')
  returnTo('/library?search_term=zinc')
  expect(String(query.$query.get())).toBe('search_term=zinc')
})

test('R153 after its end a widget follows no more', () => {
  const query = pageQuery()
  query.follow()()
  returnTo('/library?search_term=copper')
  expect(String(query.$query.get())).toBe('search_term=gold')
})

test("an embedded widget keeps its query to itself and leaves the host's address alone", () => {
  const query = memoryQuery(new URLSearchParams('filter_Region=Asia'))
  stop = query.follow()
  query.set(new URLSearchParams('search_term=gold'), 'push')
  expect(String(query.$query.get())).toBe('search_term=gold')
  expect(address()).toBe('/library?search_term=gold#top')
  returnTo('/library?search_term=copper')
  expect(String(query.$query.get())).toBe('search_term=gold')
})

test('embedding 26: a prefixed query keeps what the host has in its address, and adds no step to the history', () => {
  history.replaceState({ host: 1 }, '', '/page?page=research&lang=de#part')
  const before = history.length
  const query = pageQuery('research-')
  expect(String(query.$query.get())).toBe('')
  query.set(new URLSearchParams({ search_term: 'gold', libraries: 'Primers' }), 'push')
  expect(address()).toBe('/page?page=research&lang=de&research-search_term=gold&research-libraries=Primers#part')
  expect(history.length).toBe(before)
  expect(history.state).toEqual({ host: 1 })
  query.set(new URLSearchParams(), 'push')
  expect(address()).toBe('/page?page=research&lang=de#part')
})

test('embedding 26: a prefixed query reads its own keys alone', () => {
  history.replaceState(null, '', '/page?search_term=host&research-search_term=gold')
  expect(String(pageQuery('research-').$query.get())).toBe('search_term=gold')
})

test('R187 a slash at the end of the path makes no other page', () => {
  history.replaceState(null, '', '/library/?search_term=gold')
  const query = pageQuery()
  stop = query.follow()
  returnTo('/library')
  expect(String(query.$query.get())).toBe('')
})

test('R187 what a list showed at a step is there again when the reader comes back to it, and for no other question', () => {
  const query = pageQuery()
  query.keep('ada, gold', ['1'])
  const { state } = history
  query.set(new URLSearchParams('search_term=silver'), 'push')
  expect(query.recall('ada, gold')).toBeUndefined()
  history.replaceState(state, '', '/library?search_term=gold')
  expect(query.recall('ada, gold')).toEqual(['1'])
  expect(query.recall('grace, gold')).toBeUndefined()
})

test('R187 of many steps the one that was looked at last is kept longest', () => {
  const query = pageQuery()
  query.keep('first', ['1'])
  for (let step = 0; step < 30; step++) {
    query.keep(`step ${step}`, [])
    query.recall('first')
  }
  expect(query.recall('first')).toEqual(['1'])
  expect(query.recall('step 0')).toBeUndefined()
})

test('R011 after a sign-out nothing of it is kept', () => {
  updateCurrentUser(ada)
  const query = pageQuery()
  query.keep('ada', ['1'])
  updateCurrentUser()
  expect(query.recall('ada')).toBeUndefined()
})

test('an embedded widget keeps nothing: the history is its host’s', () => {
  for (const query of [memoryQuery(), pageQuery('research-')]) {
    query.keep('ada', ['1'])
    expect(query.recall('ada')).toBeUndefined()
  }
})
