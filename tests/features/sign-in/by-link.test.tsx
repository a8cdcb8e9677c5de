// @vitest-environment happy-dom
import { act, createElement, Fragment } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { SignIn } from '../../../src/features/sign-in/sign-in.tsx'
import { persistNotification } from '../../../src/session/notifications.ts'
import { readCookie } from '../../../src/session/read-cookie.ts'
import { $session } from '../../../src/session/session.store.ts'
import { signOut, updateCurrentUser } from '../../../src/session/update.ts'
import { clearCookies } from '../../support/cookies.ts'
import {
  type FakeApi,
  fakeApi,
  held,
  json,
  noContent,
  type Reply,
  refusal,
  unreachable,
} from '../../support/fake-api.ts'
import { formsOf } from '../../support/forms.ts'
import { ada, adasLogin } from '../../support/people.ts'
import { render } from '../../support/render.ts'

const ask = 'POST request_passwordless_login'
const exchange = 'POST passwordless_login'
let api: FakeApi
let count = 0
/** A page exchanges a token once, so every test has its own. */
const newToken = () => `token-${count++}`

beforeEach(() => {
  api = fakeApi()
  clearCookies()
  signOut()
  api.script(ask, noContent)
  api.script(exchange, json(adasLogin))
})

function show(...tokens: string[]) {
  const actions = { onSignedIn: vi.fn(), onSignedOut: vi.fn(), onNavigate: vi.fn(() => false), onFailure: vi.fn() }
  const elements = tokens.map((token) => createElement(SignIn, { passwordlessToken: token, ...actions }))
  const view = render(createElement(Fragment, null, ...elements))
  const forms = formsOf(view)
  const shown = () => view.all('form').find((form) => !form.closest('[hidden]'))
  return { ...view, ...forms, ...actions, shown, submitShown: () => forms.submit(shown()) }
}

async function asking(username = '') {
  const view = show('')
  view.type('Username', username)
  view.click(view.control('Sign in with a link'))
  await view.shows('Send the link')
  const field = () => view.shown()?.querySelector('input') as HTMLInputElement
  return { ...view, field }
}

test('R021 C35 a link is asked for in place of a password, by the name entered so far', async () => {
  const { shown, field, submitShown, shows } = await asking('ada@example.com')
  expect(shown()?.querySelectorAll('input')).toHaveLength(1)
  expect([field().value, field().autocomplete]).toEqual(['ada@example.com', 'username'])
  expect(document.activeElement).toBe(field())
  await submitShown()
  await shows('Check your inbox for a sign-in link')
  expect(api.sent(ask).map(({ json }) => json)).toEqual([{ username: 'ada@example.com' }])
})

test('R021 without a name nothing is sent, and the field says so', async () => {
  const { field, submitShown, text } = await asking()
  await submitShown()
  expect(text()).toContain('Please provide a username')
  expect(field().getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(field())
  expect(api.requests).toEqual([])
})

test.each<[string, Reply, string]>([
  ['403', refusal(403, 'Unknown user'), 'Something went wrong. Please try again.'],
  ['500', refusal(500), 'Something went wrong. Please try again.'],
  ['429', refusal(429), 'Too many attempts. Please try again later.'],
  ['no network', unreachable, 'You appear to be offline.'],
])('R021 C35 a failure (%s) is told, and the form can be sent again', async (_, reply, words) => {
  api.script(ask, reply, noContent)
  const { submitShown, shows, text, field, onFailure } = await asking('ada@example.com')
  await submitShown()
  await shows(words)
  expect(text()).not.toContain('Unknown user')
  expect(onFailure).toHaveBeenCalledOnce()
  expect(field().value).toBe('ada@example.com')
  await submitShown()
  await shows('Check your inbox for a sign-in link')
})

test('R021 two submits ask once', async () => {
  const slow = held()
  api.script(ask, slow.reply)
  const { submitShown } = await asking('ada@example.com')
  await submitShown()
  await submitShown()
  expect(api.sent(ask)).toHaveLength(1)
})

test('R021 back at the password everything is as it was', async () => {
  const { control, click, shown, field, all } = await asking('ada@example.com')
  const [before] = all('[hidden] [name=password]')
  click(control('Sign in with a password'))
  expect(shown()?.querySelector('[name=password]')).toBe(before)
  expect(field().value).toBe('ada@example.com')
  expect(document.activeElement).toBe(field())
})

test('R022 R023 a token is exchanged at once, and signs in as a password does', async () => {
  const token = newToken()
  const { shows, text, shown, onSignedIn } = show(token)
  expect(text()).toContain('Signing in')
  expect(shown()).toBeUndefined()
  await shows('Signed in as')
  expect(api.sent(exchange).map(({ json }) => json)).toEqual([{ passwordless_token: token }])
  expect(onSignedIn.mock.calls).toEqual([['Ada Byron']])
  expect($session.get()).toMatchObject({ state: 'signed-in', accessToken: 'access-1' })
})

test('R022 C35 two elements and a second mount exchange a token once, and one tells it', async () => {
  const token = newToken()
  const slow = held()
  api.script(exchange, slow.reply)
  await show(token, token).shows('Signing in')
  await vi.waitFor(() => expect(api.sent(exchange)).toHaveLength(1))
  const { shows, onSignedIn } = show(token, token)
  await shows('Signing in')
  slow.answer(json(adasLogin))
  await shows('Signed in as')
  expect(api.sent(exchange)).toHaveLength(1)
  expect(onSignedIn).toHaveBeenCalledOnce()
})

test('R022 C35 a spent token is told as one; a new link and the password lead on', async () => {
  api.script(exchange, refusal(403))
  const { shows, control, click, shown, onFailure } = show(newToken())
  await shows('Token is invalid or has expired')
  expect(onFailure).toHaveBeenCalledOnce()
  click(control('Request a new link'))
  await shows('Send the link')
  click(control('Sign in with a password'))
  expect(shown()?.querySelector('[name=password]')).not.toBeNull()
  expect(api.sent(exchange)).toHaveLength(1)
})

test('R022 C35 after another failure the reader may try again', async () => {
  api.script(exchange, refusal(500), json(adasLogin))
  const { shows, control, click, onSignedIn } = show(newToken())
  await shows('Something went wrong. Please try again.')
  click(control('Try again'))
  await shows('Signed in as')
  expect(onSignedIn).toHaveBeenCalledOnce()
})

test('R022 the token of a visitor who is signed in is not used, and none after they have signed out', async () => {
  updateCurrentUser(ada)
  const { control, click, shown, onSignedOut } = show(newToken())
  click(control('Sign out'))
  await act(async () => {})
  expect(onSignedOut).toHaveBeenCalledOnce()
  expect(shown()?.querySelector('[name=password]')).not.toBeNull()
  expect(api.requests).toEqual([])
})

test('R022 who signs out after a sign-in by link stays out, at a second mount too', async () => {
  const token = newToken()
  const first = show(token)
  await first.shows('Signed in as')
  act(() => signOut())
  expect(first.shown()).toBeDefined()
  const { shown } = show(token)
  await vi.waitFor(async () => {
    await act(async () => {})
    expect(shown()).toBeDefined()
  })
  expect(api.sent(exchange)).toHaveLength(1)
})

test('R022 an answer after the end of the element tells nobody', async () => {
  const slow = held()
  api.script(exchange, slow.reply)
  const { shows, onSignedIn, onFailure } = show(newToken())
  await shows('Signing in')
  await vi.waitFor(() => expect(api.sent(exchange)).toHaveLength(1))
  render(null)
  await act(async () => slow.answer(refusal(403)))
  expect(onSignedIn).not.toHaveBeenCalled()
  expect(onFailure).not.toHaveBeenCalled()
})

test('R094 what an earlier page has left to say is shown once, by one of the elements', async () => {
  persistNotification(['Your password has been reset'], { variant: 'success' })
  const { shows, text } = show('', '')
  await shows('Your password has been reset')
  expect(text().split('Your password has been reset')).toHaveLength(2)
  expect(readCookie('notification')).toBeUndefined()
})
