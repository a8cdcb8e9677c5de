// @vitest-environment happy-dom
import { act, createElement, Fragment } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { SignIn } from '#features/sign-in/sign-in.tsx'
import { persistNotification } from '#session/notifications.ts'
import { readCookie } from '#session/read-cookie.ts'
import { $session } from '#session/session.store.ts'
import { signOut, updateCurrentUser } from '#session/update.ts'
import { clearCookies } from '../../../support/cookies.ts'
import {
  type FakeApi,
  fakeApi,
  held,
  json,
  noContent,
  type Reply,
  refusal,
  unreachable,
} from '../../../support/fake-api.ts'
import { formsOf } from '../../../support/forms.ts'
import { ada, adasLogin } from '../../../support/people.ts'
import { render } from '../../../support/render.ts'

const ask = 'POST request_passwordless_login'
const exchange = 'POST passwordless_login'
const check = 'POST passwordless_login/check'
const owner = { username: 'a…@example.com', expires_at: '2026-11-05T14:30:00Z' }
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
  api.script(check, json(owner))
})

function show(...tokens: string[]) {
  const actions = { onSignedIn: vi.fn(), onNavigate: vi.fn(() => false), onFailure: vi.fn() }
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
  ['no network', unreachable, "We couldn't reach the research server."],
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

const CONTINUE = 'Continue as a…@example.com'

/** Presses the button of the first element that shows it. */
async function pressContinue(view: ReturnType<typeof show>) {
  await view.shows(CONTINUE)
  await act(async () => view.click(view.control(CONTINUE)))
}

test('R022 opening a link sends no exchange: it shows whose it is, and signs nobody in', async () => {
  const token = newToken()
  const { shows, text, shown } = show(token)
  expect(text()).toContain('Checking the link')
  expect(shown()).toBeUndefined()
  await shows(CONTINUE)
  await act(async () => {})
  expect(api.sent(check).map(({ json }) => json)).toEqual([{ passwordless_token: token }])
  expect(api.sent(exchange)).toEqual([])
  expect($session.get().state).toBe('signed-out')
})

test('R022 R023 the button exchanges the token, and signs in as a password does', async () => {
  const token = newToken()
  const view = show(token)
  await pressContinue(view)
  await view.shows('Signed in as')
  expect(api.sent(exchange).map(({ json }) => json)).toEqual([{ passwordless_token: token }])
  expect(view.onSignedIn.mock.calls).toEqual([['Ada Byron']])
  expect($session.get()).toMatchObject({ state: 'signed-in', accessToken: 'access-1' })
})

test.each([404, 405, 501])('R022 C35 an API that answers the check with %s gets a plain button', async (status) => {
  api.script(check, refusal(status))
  const { shows, control, click, all } = show(newToken())
  await shows('Continue')
  expect(all('button').map(({ textContent }) => textContent)).toContain('Continue')
  await act(async () => click(control('Continue')))
  await shows('Signed in as')
})

test('R022 a check that brings no name gets a plain button too', async () => {
  api.script(check, json({ username: 7 }))
  const { shows, all } = show(newToken())
  await shows('Press the button')
  expect(all('button').map(({ textContent }) => textContent)).toContain('Continue')
})

test('R022 C35 a link that is too old is told so at once; a new link and the password lead on', async () => {
  api.script(check, refusal(403))
  const { shows, control, click, shown, onFailure } = show(newToken())
  await shows('Token is invalid or has expired')
  await shows('Request a new one.')
  expect(onFailure).toHaveBeenCalledOnce()
  click(control('Request a new link'))
  await shows('Send the link')
  click(control('Sign in with a password'))
  expect(shown()?.querySelector('[name=password]')).not.toBeNull()
  expect(api.sent(exchange)).toEqual([])
})

test.each<[string, Reply, string]>([
  ['no network', unreachable, "We couldn't reach the research server."],
  ['429', refusal(429), 'Too many attempts. Please try again later.'],
  ['500', refusal(500), 'Something went wrong. Please try again.'],
])('R022 C35 a check that fails (%s) can be tried again', async (_, reply, words) => {
  api.script(check, reply, json(owner))
  const { shows, control, click } = show(newToken())
  await shows(words)
  click(control('Try again'))
  await shows(CONTINUE)
})

test('R022 C35 two elements and a second mount exchange a token once, and one tells it', async () => {
  const token = newToken()
  const slow = held()
  api.script(exchange, slow.reply)
  await pressContinue(show(token, token))
  await vi.waitFor(() => expect(api.sent(exchange)).toHaveLength(1))
  const { shows, all, onSignedIn } = show(token, token)
  await vi.waitFor(() => expect(all('[aria-busy=true]').length).toBeGreaterThan(1))
  slow.answer(json(adasLogin))
  await shows('Signed in as')
  expect(api.sent(exchange)).toHaveLength(1)
  expect(onSignedIn).toHaveBeenCalledOnce()
})

test('R022 C35 two presses exchange a token once', async () => {
  const slow = held()
  api.script(exchange, slow.reply)
  const view = show(newToken())
  await pressContinue(view)
  view.click(view.control(CONTINUE))
  await act(async () => {})
  expect(api.sent(exchange)).toHaveLength(1)
})

test('R022 C35 a token that is spent meanwhile is told as one; a new link and the password lead on', async () => {
  api.script(exchange, refusal(403))
  const view = show(newToken())
  await pressContinue(view)
  await view.shows('Token is invalid or has expired')
  expect(view.onFailure).toHaveBeenCalledOnce()
  view.click(view.control('Request a new link'))
  await view.shows('Send the link')
  expect(api.sent(exchange)).toHaveLength(1)
})

test('R022 C35 after another failure the reader may try again', async () => {
  api.script(exchange, refusal(500), json(adasLogin))
  const view = show(newToken())
  await pressContinue(view)
  await view.shows('Something went wrong. Please try again.')
  view.click(view.control('Try again'))
  await view.shows('Signed in as')
  expect(view.onSignedIn).toHaveBeenCalledOnce()
})

test('R022 from the link back to the password, and nothing is spent', async () => {
  const { shows, control, click, shown } = show(newToken())
  await shows(CONTINUE)
  click(control('Sign in with a password'))
  expect(shown()?.querySelector('[name=password]')).not.toBeNull()
  expect(api.sent(exchange)).toEqual([])
})

test('R022 the token of a visitor who is signed in is not used, and none after they have signed out', async () => {
  updateCurrentUser(ada)
  const { control, click, shown } = show(newToken())
  click(control('Sign out'))
  await act(async () => {})
  expect($session.get()).toMatchObject({ state: 'signed-out', reason: 'user' })
  expect(shown()?.querySelector('[name=password]')).not.toBeNull()
  expect(api.sent('POST passwordless_login')).toEqual([])
})

test('R022 who signs out after a sign-in by link stays out, at a second mount too', async () => {
  const token = newToken()
  const first = show(token)
  await pressContinue(first)
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
  const view = show(newToken())
  await pressContinue(view)
  await vi.waitFor(() => expect(api.sent(exchange)).toHaveLength(1))
  render(null)
  await act(async () => slow.answer(refusal(403)))
  expect(view.onSignedIn).not.toHaveBeenCalled()
  expect(view.onFailure).not.toHaveBeenCalled()
})

test('R094 what an earlier page has left to say is shown once, by one of the elements', async () => {
  persistNotification(['Your password has been reset'], { variant: 'success' })
  const { shows, text } = show('', '')
  await shows('Your password has been reset')
  expect(text().split('Your password has been reset')).toHaveLength(2)
  expect(readCookie('notification')).toBeUndefined()
})
