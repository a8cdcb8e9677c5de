// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { $location, followNavigation, goTo, runUnlessBlocked } from '#portal/router/location.ts'
import { holdUnsaved } from '#portal/router/unsaved-changes.ts'
import { UnsavedEvent } from '#widgets/runtime/events.ts'

followNavigation()
holdUnsaved()
holdUnsaved()

let answer: (leaves: boolean) => void = () => {}
const ask = vi.fn<() => Promise<boolean>>()
const tell = (unsaved: boolean) => document.body.dispatchEvent(new UnsavedEvent({ unsaved, ask }))
const answered = async (leaves: boolean) => {
  // An element whose changes go tells so before it answers.
  if (leaves) tell(false)
  answer(leaves)
  await new Promise((resolve) => setTimeout(resolve))
}

let went = vi.spyOn(history, 'go')
/** A step of the browser's own, which has changed the address already. */
function step(index: number, address: string) {
  vi.stubGlobal('navigation', { currentEntry: { index } })
  history.replaceState(null, '', address)
  const event = new PopStateEvent('popstate')
  Object.defineProperty(event, 'isTrusted', { value: true })
  window.dispatchEvent(event)
}

beforeEach(() => {
  vi.stubGlobal('navigation', { currentEntry: { index: 4 } })
  goTo('/sales_access_preferences')
  ask.mockReset().mockImplementation(
    () =>
      new Promise((resolve) => {
        answer = resolve
      }),
  )
  went = vi.spyOn(history, 'go').mockImplementation(() => {})
})
afterEach(() => {
  tell(false)
  vi.unstubAllGlobals()
})

function follow(href: string) {
  const link = document.createElement('a')
  link.href = href
  document.body.replaceChildren(link)
  link.click()
}

test('R371 without unsaved changes a link is followed at once', () => {
  follow('/companies')
  expect($location.get().path).toBe('/companies')
  expect(ask).not.toHaveBeenCalled()
})

test('R371 with unsaved changes a link waits for Yes', async () => {
  tell(true)
  follow('/companies')
  expect($location.get().path).toBe('/sales_access_preferences')
  await answered(true)
  expect($location.get().path).toBe('/companies')
})

test('R371 after No the reader stays', async () => {
  tell(true)
  follow('/companies')
  await answered(false)
  expect($location.get().path).toBe('/sales_access_preferences')
})

test('R370 changes that were saved keep nobody', () => {
  tell(true)
  tell(false)
  follow('/companies')
  expect($location.get().path).toBe('/companies')
})

test('R371 signing out waits as well', async () => {
  const signOut = vi.fn()
  tell(true)
  runUnlessBlocked(signOut)
  expect(signOut).not.toHaveBeenCalled()
  await answered(true)
  expect(signOut).toHaveBeenCalledOnce()
})

test.each([
  ['Back', 3, -1],
  ['two steps back', 2, -2],
  ['Forward', 5, 1],
])('R371 %s is taken back, and taken after Yes', async (_, index, distance) => {
  tell(true)
  const heard = vi.fn()
  window.addEventListener('popstate', heard)
  step(index, '/companies')
  expect(went.mock.calls).toEqual([[-distance]])
  step(4, '/sales_access_preferences')
  expect([heard.mock.calls.length, $location.get().path]).toEqual([0, '/sales_access_preferences'])
  await answered(true)
  expect(went.mock.calls).toEqual([[-distance], [distance]])
  step(index, '/companies')
  expect($location.get().path).toBe('/companies')
  window.removeEventListener('popstate', heard)
})

test('R371 pressing Back again while it is asked asks and goes once', async () => {
  tell(true)
  step(3, '/companies')
  step(4, '/sales_access_preferences')
  step(3, '/companies')
  step(4, '/sales_access_preferences')
  expect(ask).toHaveBeenCalledOnce()
  await answered(true)
  expect(went.mock.calls).toEqual([[1], [1], [-1]])
})

test('R371 two steps back at once are both taken back, wherever the browser is in between', async () => {
  tell(true)
  step(3, '/companies')
  step(2, '/dashboard')
  step(5, '/events')
  step(4, '/sales_access_preferences')
  expect(went.mock.calls).toEqual([[1], [2], [-1]])
  expect($location.get().path).toBe('/sales_access_preferences')
  await answered(false)
  expect(ask).toHaveBeenCalledOnce()
  expect(went).toHaveBeenCalledTimes(3)
})

test('R371 an answer that comes before the page is back waits for it', async () => {
  tell(true)
  step(3, '/companies')
  await answered(true)
  expect(went.mock.calls).toEqual([[1]])
  step(4, '/sales_access_preferences')
  await new Promise((resolve) => setTimeout(resolve))
  expect(went.mock.calls).toEqual([[1], [-1]])
})

test('R371 an element that was removed keeps nobody', () => {
  const place = document.createElement('div')
  document.body.replaceChildren(place)
  place.dispatchEvent(new UnsavedEvent({ unsaved: true, ask }))
  place.remove()
  step(3, '/companies')
  expect($location.get().path).toBe('/companies')
  runUnlessBlocked(() => goTo('/dashboard'))
  expect([$location.get().path, ask.mock.calls.length]).toEqual(['/dashboard', 0])
})

test('R371 with two elements that hold changes each is asked about', async () => {
  const place = document.createElement('div')
  document.body.replaceChildren(place)
  const other = vi.fn(async () => true)
  place.dispatchEvent(new UnsavedEvent({ unsaved: true, ask: other }))
  tell(true)
  runUnlessBlocked(() => goTo('/companies'))
  await vi.waitUntil(() => ask.mock.calls.length === 1)
  await answered(true)
  expect($location.get().path).toBe('/companies')
  expect([other.mock.calls.length, ask.mock.calls.length]).toEqual([1, 1])
  place.dispatchEvent(new UnsavedEvent({ unsaved: false, ask: other }))
})

test('R371 after No, Back stays taken back', async () => {
  tell(true)
  step(3, '/companies')
  step(4, '/sales_access_preferences')
  await answered(false)
  expect(went.mock.calls).toEqual([[1]])
  expect($location.get().path).toBe('/sales_access_preferences')
})

test('R371 a browser that does not tell where it is has gone back by one', async () => {
  vi.stubGlobal('navigation', undefined)
  tell(true)
  history.replaceState(null, '', '/companies')
  const event = new PopStateEvent('popstate')
  Object.defineProperty(event, 'isTrusted', { value: true })
  window.dispatchEvent(event)
  expect(went.mock.calls).toEqual([[1]])
  step(0, '/sales_access_preferences')
  await answered(false)
})
