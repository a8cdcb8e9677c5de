// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { $location, followNavigation, goTo } from '#portal/router/location.ts'
import { pageQuery } from '#search/state/page-query.ts'
import { NavigateEvent } from '#widgets/runtime/events.ts'

followNavigation()

beforeEach(() => goTo('/dashboard', { replace: true }))

function click(attributes: Record<string, string>, init: MouseEventInit = {}) {
  const link = document.createElement('a')
  for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value)
  document.body.replaceChildren(link)
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init })
  link.dispatchEvent(event)
  return event
}

test('a step is kept in the history, another takes its place', () => {
  const before = history.length
  goTo('/library?x=1#y')
  expect(history.length).toBe(before + 1)
  goTo('/document/1', { replace: true })
  expect(history.length).toBe(before + 1)
  expect($location.get()).toEqual({ path: '/document/1', search: '', hash: '', origin: undefined })
})

test('R016 R033 where the visitor wanted to go is kept in the navigation state, not in the address', () => {
  goTo('/login', { origin: '/library?x=1' })
  expect(history.state).toMatchObject({ origin: '/library?x=1' })
  expect(location.href).toBe('http://localhost:3000/login')
  expect($location.get().origin).toBe('/library?x=1')
})

test('a navigation state that others left is none of ours', () => {
  history.replaceState({ origin: { a: 1 } }, '', '/login')
  dispatchEvent(new PopStateEvent('popstate'))
  expect($location.get().origin).toBeUndefined()
})

test('a slash at the end of a path does not count', () => {
  goTo('/library//')
  expect($location.get().path).toBe('/library')
  goTo('/')
  expect($location.get().path).toBe('/')
})

test('a path that cannot be decoded leads to an error page', () => {
  goTo('/document/%E0%A4')
  expect($location.get().path).toBe('/error/404')
})

test('Back and Forward are followed', () => {
  history.replaceState(null, '', '/library?x=1')
  dispatchEvent(new PopStateEvent('popstate'))
  expect($location.get()).toMatchObject({ path: '/library', search: '?x=1' })
})

test('a link of the portal is followed without loading the page anew', () => {
  expect(click({ href: '/library?x=1' }).defaultPrevented).toBe(true)
  expect($location.get()).toMatchObject({ path: '/library', search: '?x=1' })
})

test.each([
  [{ href: '/library', target: '_blank' }, {}],
  [{ href: '/files/a.pdf', download: 'a.pdf' }, {}],
  [{ href: 'https://other.example/' }, {}],
  [{ href: 'mailto:ada@example.com' }, {}],
  [{}, {}],
  [{ href: '/library' }, { ctrlKey: true }],
  [{ href: '/library' }, { metaKey: true }],
  [{ href: '/library' }, { shiftKey: true }],
  [{ href: '/library' }, { button: 1 }],
])('the link %j, pressed with %j, is left to the browser', (attributes, init) => {
  const left = vi.fn((event: Event) => event.preventDefault())
  let prevented: boolean | undefined
  window.addEventListener(
    'click',
    (event) => {
      prevented = event.defaultPrevented
      left(event)
    },
    { once: true },
  )
  click(attributes, init)
  expect(prevented).toBe(false)
  expect($location.get().path).toBe('/dashboard')
})

test('a link that cannot be decoded is followed to an error page', () => {
  click({ href: '/document/%E0%A4' })
  expect($location.get().path).toBe('/error/404')
})

test('R033 from one signed-out page to another the way back comes along', () => {
  goTo('/login', { origin: '/library' })
  click({ href: '/reset_password' })
  expect($location.get()).toMatchObject({ path: '/reset_password', origin: '/library' })
  click({ href: '/login' })
  expect($location.get()).toMatchObject({ path: '/login', origin: '/library' })
})

test('R033 to any other page it does not', () => {
  goTo('/login', { origin: '/library' })
  click({ href: '/error/404' })
  expect($location.get().origin).toBeUndefined()
})

test('R296 a link within the page takes the focus to its target; the address, a tab in it too, stays', () => {
  goTo('/login#a-tab', { origin: '/library' })
  const target = document.createElement('main')
  target.id = 'content'
  target.tabIndex = -1
  const link = document.createElement('a')
  link.href = '#content'
  document.body.replaceChildren(link, target)
  link.click()
  expect(document.activeElement).toBe(target)
  expect($location.get()).toMatchObject({ path: '/login', hash: '#a-tab', origin: '/library' })
  expect(location.hash).toBe('#a-tab')
})

test('the wish of an element to navigate is fulfilled within the portal', () => {
  const event = new NavigateEvent({ href: 'http://localhost:3000/document/1' })
  document.body.dispatchEvent(event)
  expect(event.defaultPrevented).toBe(true)
  expect($location.get().path).toBe('/document/1')
})

test('the wish of an element to leave the portal is left to the browser', () => {
  const event = new NavigateEvent({ href: 'https://other.example/' })
  document.body.dispatchEvent(event)
  expect(event.defaultPrevented).toBe(false)
  expect($location.get().path).toBe('/dashboard')
})

test('R187 a step within the page is followed by the query of its elements', () => {
  goTo('/dashboard?search_term=gold')
  const query = pageQuery()
  const stop = query.follow()
  goTo('/dashboard')
  stop()
  expect(String(query.$query.get())).toBe('')
})

test.each([
  ['//companies/', '//companies', ''],
  ['//x?auth_token=abc', '//x', ''],
  ['/library/?auth_token=abc&page=2', '/library', '?page=2'],
])('R108 C45 %s is an address of this page, whatever it begins with', async (address, path, search) => {
  history.replaceState(null, '', location.origin + address)
  vi.resetModules()
  const fresh = await import('#portal/router/location.ts')
  expect(fresh.$location.get()).toMatchObject({ path, search })
  expect(location.href).toBe(location.origin + path + search)
})
