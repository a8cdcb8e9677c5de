// @vitest-environment happy-dom
import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { ResetPassword } from '#features/reset-password/reset-password.tsx'
import { readCookie } from '#session/read-cookie.ts'
import { clearCookies } from '../../../support/cookies.ts'
import {
  type FakeApi,
  fakeApi,
  held,
  json,
  noContent,
  type Reply,
  raw,
  refusal,
  unreachable,
} from '../../../support/fake-api.ts'
import { formsOf } from '../../../support/forms.ts'
import { render } from '../../../support/render.ts'

const ask = 'POST request_password_reset'
const reset = 'POST reset_password'
const check = 'POST reset_password/check'
const good = 'Str0ng!pass'
let api: FakeApi

beforeEach(() => {
  api = fakeApi()
  clearCookies()
  api.script(ask, noContent)
  api.script(reset, noContent)
})

function show(resetToken = '') {
  const [onNavigate, onFailure] = [vi.fn(() => false), vi.fn()]
  const view = render(<ResetPassword resetToken={resetToken} onNavigate={onNavigate} onFailure={onFailure} />)
  return { ...view, ...formsOf(view), onNavigate, onFailure }
}
const toLogin = [[expect.stringMatching(/\/login$/)]]

test('R076 without a token the page asks for a link, by one field called Username', () => {
  const { all, field } = show()
  expect(all('h1').map(({ textContent }) => textContent)).toEqual(['Request Password Reset'])
  expect(all('input')).toEqual([field('Username')])
  expect(field('Username').autocomplete).toBe('username')
})

const invalid = ['', '   ', 'ada', 'ada@', '@example.com', 'ada@example', 'a da@example.com', 'ada@@example.com']
test.each(invalid)('R077 "%s" is no valid email: told at the field, and nothing is sent', async (text) => {
  const { type, submit, field, description } = show()
  type('Username', text)
  await submit()
  expect(description('Username')).toBe('You need to provide a valid email')
  expect(field('Username').getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(field('Username'))
  expect(api.requests).toEqual([])
})

test('R078 R079 R089 C39 the request is sent, its success is told the same for everybody and again at the login', async () => {
  const { type, submit, shows, onNavigate } = show()
  type('Username', ' ada@example.com ')
  await submit()
  await shows('Check your inbox for a reset link')
  expect(api.sent(ask).map(({ json }) => json)).toEqual([{ username: 'ada@example.com' }])
  expect(readCookie('notification')).toMatchObject({
    messages: ['Check your inbox for a reset link'],
    variant: 'success',
  })
  expect(onNavigate.mock.calls).toEqual(toLogin)
})

const refusals: [string, Reply][] = [
  ['an unknown user', refusal(404, 'No such user')],
  ['invalid', refusal(422, 'Unknown')],
  ['500', refusal(500)],
]
test.each(refusals)(
  'R080 R089 C06 a failure (%s) has the general text alone; what was entered stays',
  async (_, reply) => {
    api.script(ask, reply)
    const { type, submit, shows, all, field, onFailure } = show()
    type('Username', 'ada@example.com')
    await submit()
    await shows('Something went wrong')
    expect(all('[role=alert]').map(({ textContent }) => textContent)).toEqual(['Something went wrong'])
    expect(field('Username').value).toBe('ada@example.com')
    expect(onFailure).toHaveBeenCalledOnce()
  },
)

test('R080 too many requests are told as such, besides the general text', async () => {
  api.script(ask, refusal(429))
  const { type, submit, shows, all } = show()
  type('Username', 'ada@example.com')
  await submit()
  await shows('Something went wrong')
  expect(all('[role=alert] p').map(({ textContent }) => textContent)).toEqual([
    'Something went wrong',
    'Too many attempts. Please try again later.',
  ])
})

test('R081 with a token there are two password fields, as password managers know new ones', () => {
  const { all, field } = show('t-1')
  expect(all('input')).toEqual([field('New Password'), field('Repeat New Password')])
  for (const input of all('input') as HTMLInputElement[])
    expect([input.type, input.autocomplete]).toEqual(['password', 'new-password'])
})

test('R082 C05 what is wrong is told in order, the first wrong field has the focus, and nothing is sent', async () => {
  const { type, submit, description, field } = show('t-1')
  type('New Password', 'abc')
  await submit()
  expect(document.activeElement).toBe(field('New Password'))
  expect(description('New Password')).toContain('Password must be at least 8 characters')
  expect(description('New Password')).toContain('Password must contain at least 1 uppercase character')
  expect(description('Repeat New Password')).toContain('Both password fields need to be set')
  type('New Password', good)
  type('Repeat New Password', 'other')
  await submit()
  expect(document.activeElement).toBe(field('Repeat New Password'))
  expect(description('Repeat New Password')).toBe('New password and Repeat New Password must be the same')
  expect(field('New Password').hasAttribute('aria-invalid')).toBe(false)
  expect(api.sent(reset)).toEqual([])
})

test('R081 opening a link spends nothing: it shows whose it is, masked, above the form', async () => {
  api.script(check, json({ username: 'a…@example.com', expires_at: '2026-11-05T14:30:00Z' }))
  const { shows, text, field } = show('t-1')
  expect(text()).toContain('Checking the link')
  const before = field('New Password')
  await shows('You are setting a new password for a…@example.com.')
  expect(field('New Password')).toBe(before)
  expect(api.requests.map(({ call, json }) => [call, json])).toEqual([[check, { reset_token: 't-1' }]])
})

test('R085 a link that is too old is told so at once, with the way to a new one', async () => {
  api.script(check, refusal(403))
  const { shows, all, onFailure } = show('t-1')
  await shows('Token is invalid or has expired')
  expect(all('form')).toEqual([])
  expect(all('a').map(({ textContent }) => textContent)).toEqual(['Request a new link'])
  expect(onFailure).toHaveBeenCalledOnce()
})

test.each<[string, Reply]>([
  ['no such call', refusal(404)],
  ['too many', refusal(429)],
  ['a failure', refusal(500)],
  ['no network', unreachable],
])('R081 the form needs no check: with %s it is there without the name', async (_, reply) => {
  api.script(check, reply)
  const { text, field, onFailure } = show('t-1')
  await vi.waitFor(async () => {
    await act(async () => {})
    expect(text()).not.toContain('Checking the link')
  })
  expect(field('New Password')).toBeDefined()
  expect(text()).not.toContain('for the account')
  expect(onFailure).not.toHaveBeenCalled()
})

async function submitted(reply: Reply) {
  api.script(reset, reply)
  const view = show('t-1')
  view.type('New Password', good)
  view.type('Repeat New Password', good)
  await view.submit()
  return view
}

test('R083 R084 C39 the new password is sent with the token, told, and told again at the login', async () => {
  const { shows, onNavigate } = await submitted(noContent)
  await shows('Your password has been reset')
  expect(api.sent(reset).map(({ json }) => json)).toEqual([{ reset_token: 't-1', new_password: good }])
  expect(readCookie('notification')).toMatchObject({ messages: ['Your password has been reset'], variant: 'success' })
  expect(onNavigate.mock.calls).toEqual(toLogin)
})

test('R085 a spent token is told as one, with the way to a new link', async () => {
  const { shows, control } = await submitted(refusal(403, 'Forbidden'))
  await shows('Token is invalid or has expired')
  expect(control('Request a new link').getAttribute('href')).toMatch(/\/reset_password$/)
})

test.each<[string, Reply]>([
  ['without errors', refusal(500)],
  ['that cannot be read', raw('<html>', 502)],
  ['of the network', unreachable],
])('R086 C06 another failure, %s, has the general text; what was entered stays', async (_, reply) => {
  const { shows, field } = await submitted(reply)
  await shows('Something went wrong')
  expect(field('New Password').value).toBe(good)
})

test('R088 errors of the server are shown as given, as text', async () => {
  const { shows, all } = await submitted(refusal(422, 'Used before', '<b>Too weak</b>'))
  await shows('Used before')
  expect(all('[role=alert] p').map(({ textContent }) => textContent)).toEqual(['Used before', '<b>Too weak</b>'])
})

test.each(['', 't-1'])('R087 Submit and Cancel; Cancel goes to the login (token "%s")', (token) => {
  const { control, click, onNavigate } = show(token)
  expect(control('Submit').getAttribute('type')).toBe('submit')
  click(control('Cancel'))
  expect(onNavigate.mock.calls).toEqual(toLogin)
})

test('R084 R087 two submits send once, and a success whose page was left is kept as a notice, without a step', async () => {
  const slow = held()
  const { submit, control, click, onNavigate } = await submitted(slow.reply)
  await submit()
  expect(api.sent(reset)).toHaveLength(1)
  click(control('Cancel'))
  render(null)
  await act(async () => slow.answer(noContent))
  expect(onNavigate).not.toHaveBeenCalled()
  expect(readCookie('notification')).toMatchObject({ messages: ['Your password has been reset'] })
})
