// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Bell } from '#portal/inbox/bell.tsx'
import { $unread } from '#portal/inbox/unread.store.ts'
import { pageEntries } from '#portal/palette/entries.ts'
import { matchRoute } from '#portal/router/routes.ts'
import { signOut, updateCurrentUser } from '#session/update.ts'
import { type FakeApi, fakeApi, json, refusal } from '../../support/fake-api.ts'
import { ada } from '../../support/people.ts'
import { render } from '../../support/render.ts'

const COUNT = 'GET current_user/inbox/count'
let api: FakeApi

beforeEach(() => {
  api = fakeApi()
  signOut()
  $unread.set(undefined)
})
afterEach(() => void vi.restoreAllMocks())

const until = (isTrue: () => void) =>
  vi.waitFor(async () => {
    await act(async () => {})
    isTrue()
  })

const show = (path = '/dashboard') => {
  updateCurrentUser(ada)
  return render(<Bell path={path} />)
}
const nameOf = (view: ReturnType<typeof show>) => view.all('a').map((link) => link.getAttribute('aria-label'))

test('the bell says how many items are unread, and leads to the inbox', async () => {
  api.script(COUNT, json({ unread_count: 3 }))
  const view = show()
  await until(() => expect(nameOf(view)).toEqual(['Inbox, 3 unread']))
  expect(view.all('a')[0]?.getAttribute('href')).toBe('/inbox')
})

test('the count is asked for again when the page gets the focus', async () => {
  api.script(COUNT, json({ unread_count: 3 }), json({ unread_count: 0 }))
  const view = show()
  await until(() => expect(nameOf(view)).toEqual(['Inbox, 3 unread']))
  window.dispatchEvent(new Event('focus'))
  await until(() => expect(nameOf(view)).toEqual(['Inbox']))
})

test('an API without the call has no bell, and is asked once', async () => {
  api.script(COUNT, refusal(404))
  const view = show()
  await until(() => expect(api.requests).toHaveLength(1))
  await act(async () => void window.dispatchEvent(new Event('focus')))
  expect([view.all('a'), api.requests.length]).toEqual([[], 1])
})

test('the inbox is a page for signed-in users', () => {
  expect(matchRoute('/inbox')).toMatchObject({ page: 'inbox', access: 'signed-in' })
})

test('the palette offers the inbox where the API has one', () => {
  const offers = () => pageEntries('en').some(({ label }) => label === 'Inbox')
  expect(offers()).toBe(false)
  $unread.set(0)
  expect(offers()).toBe(true)
})
