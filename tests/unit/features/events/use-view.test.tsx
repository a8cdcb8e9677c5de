// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { EventsView } from '#api/roadshows.ts'
import { useView } from '#features/events/use-view.ts'
import { memoryQuery, type QueryState } from '#search/state/query-state.ts'

type ShownProps = { attribute: EventsView; query: QueryState; named?: boolean }

function Shown({ attribute, query, named = false }: ShownProps) {
  const [view, choose] = useView(attribute, query, named)
  return (
    <button type="button" onClick={() => choose(view === 'past' ? 'upcoming' : 'past')}>
      {view}
    </button>
  )
}

function open(start = '', named = false) {
  const query = memoryQuery(new URLSearchParams(start))
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const place = document.createElement('div')
  const root = createRoot(place)
  onTestFinished(() => act(() => root.unmount()))
  const set = (attribute: EventsView) =>
    act(() => root.render(<Shown attribute={attribute} query={query} named={named} />))
  const press = () => act(() => place.querySelector('button')?.click())
  return { query, set, press, view: () => place.textContent, url: () => String(query.$query.get()) }
}

test('R308 the attribute begins, the reader chooses, and a later attribute has the last word', () => {
  const { set, press, view } = open()
  set('upcoming')
  expect(view()).toBe('upcoming')
  press()
  expect(view()).toBe('past')
  set('upcoming')
  expect(view()).toBe('past')
  set('past')
  expect(view()).toBe('past')
  set('upcoming')
  expect(view()).toBe('upcoming')
})

test('R308 embedding 26: the chosen view stands in the query, which loses its page; the attribute’s own needs no key', () => {
  const { set, press, view, url } = open('search_term=gas&page=3')
  set('upcoming')
  press()
  expect([view(), url()]).toEqual(['past', 'search_term=gas&view=past'])
  press()
  expect([view(), url()]).toEqual(['upcoming', 'search_term=gas'])
})

test.each([
  ['view=past', 'past'],
  ['view=nonsense', 'upcoming'],
  ['', 'upcoming'],
])('R308 embedding 26: of a query "%s" the view is %s', (start, expected) => {
  const { set, view } = open(start)
  set('upcoming')
  expect(view()).toBe(expected)
})

test('R307 where the path names the view, no key does', () => {
  const { set, view } = open('view=past', true)
  set('upcoming')
  expect(view()).toBe('upcoming')
})
