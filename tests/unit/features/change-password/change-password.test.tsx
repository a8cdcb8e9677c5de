// @vitest-environment happy-dom
import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { $notificationOwner } from '#entities/notification/notification-owner.ts'
import { ChangePassword } from '#features/change-password/change-password.tsx'
import { pageNotifications } from '#session/notifications.ts'
import { readCookie } from '#session/read-cookie.ts'
import { $session } from '#session/session.store.ts'
import { renewCurrentUser, signOut, updateCurrentUser } from '#session/update.ts'
import { clearCookies } from '../../../support/cookies.ts'
import {
  type FakeApi,
  fakeApi,
  held,
  json,
  noContent,
  type Reply,
  refusal,
  silent,
  unreachable,
} from '../../../support/fake-api.ts'
import { formsOf } from '../../../support/forms.ts'
import { ada, grace, renamedRenewal } from '../../../support/people.ts'
import { render } from '../../../support/render.ts'

const change = 'POST current_user/change_password'
const good = 'Str0ng!pass'
let api: FakeApi

beforeEach(() => {
  api = fakeApi()
  clearCookies()
  $notificationOwner.set(undefined)
  pageNotifications.clear()
  updateCurrentUser(ada)
  api.script('GET current_user', silent)
  api.script(change, noContent)
})

function show() {
  const steps: string[] = []
  const onNavigate = vi.fn((href: string) => {
    steps.push(`${new URL(href).pathname}, ${$session.get().state}, ${readCookie('notification') ? 'notice' : 'none'}`)
    return false
  })
  const onFailure = vi.fn()
  const view = render(<ChangePassword onNavigate={onNavigate} onFailure={onFailure} />)
  return { ...view, ...formsOf(view), steps, onFailure }
}

async function submitted(...replies: Reply[]) {
  api.script(change, ...replies)
  const view = show()
  view.type('Old Password', 'Old!pass1')
  view.type('New Password', good)
  view.type('Repeat New Password', good)
  await view.submit()
  return view
}

test('R065 the page has its three fields, and the name that password managers keep them under', async () => {
  api.script('GET current_user', json({ username: 'ada@example.com' }))
  const { all, field } = show()
  expect(all('label').map(({ textContent }) => textContent)).toEqual([
    'Old Password',
    'New Password',
    'Repeat New Password',
  ])
  expect(['Old Password', 'New Password', 'Repeat New Password'].map((label) => field(label).autocomplete)).toEqual([
    'current-password',
    'new-password',
    'new-password',
  ])
  await act(async () => {})
  await vi.waitFor(() => expect(all('[autocomplete=username]')[0]).toHaveProperty('value', 'ada@example.com'))
})

test('R066 Submit and Cancel; Cancel goes home', () => {
  const { control, click, steps } = show()
  expect(control('Submit').getAttribute('type')).toBe('submit')
  click(control('Cancel'))
  expect(steps).toEqual(['/, signed-in, none'])
})

test('R068 R069 R070 R071 R072 rules are shown as they are met, in words as well', () => {
  const { type, all } = show()
  const rules = () => all('li').map(({ textContent }) => textContent)
  expect(rules()).toEqual([
    'At least 8 characters, not met',
    'At least 1 lowercase character, not met',
    'At least 1 uppercase character, not met',
    'At least 1 number, not met',
    'At least 1 special character, not met',
  ])
  type('New Password', 'aB!')
  expect(rules()).toEqual([
    'At least 8 characters, not met',
    'At least 1 lowercase character, met',
    'At least 1 uppercase character, met',
    'At least 1 number, not met',
    'At least 1 special character, met',
  ])
  expect(all('[aria-live]').map(({ textContent }) => textContent)).toContain('3 of 5 password rules met')
})

test('R068 R069 R070 R071 R072 R073 C05 messages come at submit, in their order, and go as they are answered', async () => {
  const { type, submit, text, field, description, all } = show()
  type('Old Password', 'Old!pass1')
  type('Repeat New Password', 'x')
  expect(text()).not.toContain('Password must')
  await submit()
  const messages = [
    'Password must be at least 8 characters',
    'Password must contain at least 1 lowercase character',
    'Password must contain at least 1 uppercase character',
    'Password must contain at least 1 number',
    'Password must contain at least 1 special character',
    'Both password fields need to be set',
    'New password and Repeat New Password must be the same.',
  ]
  expect(all('li, .r-field__error').map(({ textContent }) => textContent)).toEqual(messages)
  expect(document.activeElement).toBe(field('New Password'))
  expect(api.sent(change)).toEqual([])
  type('New Password', good)
  type('Repeat New Password', good)
  expect(text()).not.toContain('Password must')
  expect(description('Repeat New Password')).toBe('')
})

test('R073 the old password is asked for at its field', async () => {
  const { type, submit, field, description } = show()
  type('New Password', good)
  type('Repeat New Password', good)
  await submit()
  expect(document.activeElement).toBe(field('Old Password'))
  expect(description('Old Password')).toBe('Please provide your old password')
  expect(api.sent(change)).toEqual([])
})

test('R067 both passwords are sent', async () => {
  await submitted(noContent)
  expect(api.sent(change).map(({ json }) => json)).toEqual([{ old_password: 'Old!pass1', new_password: good }])
})

test('R074 C39 a change signs out, is kept as a notice for the next page, and leads to the login', async () => {
  const { shows, steps } = await submitted(noContent)
  await shows('Your password has been changed.')
  expect($session.get().state).toBe('signed-out')
  expect(readCookie('notification')).toMatchObject({
    messages: ['Your password has been changed.'],
    variant: 'success',
  })
  expect(steps).toEqual(['/login, signed-out, notice'])
})

test('R138 R074 a change that a renewal under another name interrupts signs out with its notice all the same', async () => {
  api.script('POST refresh_auth_token', json(renamedRenewal))
  api.script('GET current_user', json({}))
  const { shows, steps } = await submitted(refusal(401), noContent)
  await shows('Your password has been changed.')
  expect($session.get().state).toBe('signed-out')
  expect(steps).toEqual(['/login, signed-out, notice'])
})

test('R009 a renewal under another name leaves what was typed', async () => {
  const { field, type } = show()
  type('Old Password', 'Old!pass1')
  act(() => renewCurrentUser({ ...ada, accessToken: 'access-2', name: 'Ada King' }))
  expect(field('Old Password').value).toBe('Old!pass1')
})

test('R074 who signs in after a change finds the form again', async () => {
  const { shows, all } = await submitted(noContent)
  await shows('Your password has been changed.')
  act(() => updateCurrentUser(grace))
  expect(all('form')).toHaveLength(1)
  act(() => signOut())
  await shows('Sign in to change your password.')
})

test.each<[string, Reply, string[]]>([
  ['errors of the server', refusal(422, 'Wrong password', '<i>Try</i>'), ['Wrong password', '<i>Try</i>']],
  ['no errors', refusal(500), ['Something went wrong. Please try again.']],
  ['no network', unreachable, ['Something went wrong. Please try again.', "We couldn't reach the research server."]],
])('R075 C06 a failure with %s is told, as text, and everything entered stays', async (_, reply, messages) => {
  const { shows, all, field, onFailure } = await submitted(reply)
  await shows(messages[0] ?? '')
  expect(all('[role=alert] p').map(({ textContent }) => textContent)).toEqual(messages)
  expect(field('Old Password').value).toBe('Old!pass1')
  expect($session.get().state).toBe('signed-in')
  expect(onFailure).toHaveBeenCalledOnce()
})

test('R066 two submits send once, and what is on its way cannot be cancelled', async () => {
  const { submit, control, click, steps } = await submitted(held().reply)
  await submit()
  expect(api.sent(change)).toHaveLength(1)
  expect(control('Cancel').getAttribute('aria-disabled')).toBe('true')
  click(control('Cancel'))
  expect(steps).toEqual([])
})

test.each([
  ['shown at once where the page shows notices', {}, ['Your password has been changed.'], undefined],
  ['kept for the next page else', undefined, [], { messages: ['Your password has been changed.'] }],
])(
  'R074 a change whose page was left ends the session, without a step, and its notice is %s',
  async (_, holder, shown, kept) => {
    const slow = held()
    const { steps } = await submitted(slow.reply)
    $notificationOwner.set(holder)
    render(null)
    await act(async () => slow.answer(noContent))
    expect([$session.get().state, steps]).toEqual(['signed-out', []])
    expect(pageNotifications.$notification.get().messages).toEqual(shown)
    if (kept) expect(readCookie('notification')).toMatchObject(kept)
    else expect(readCookie('notification')).toBeUndefined()
  },
)

test('R074 the answer to one reader is not the next one’s, also where the page was left', async () => {
  const slow = held()
  await submitted(slow.reply)
  render(null)
  updateCurrentUser(grace)
  await act(async () => slow.answer(noContent))
  expect($session.get()).toMatchObject({ state: 'signed-in', name: 'Grace Murray' })
  expect(readCookie('notification')).toBeUndefined()
})

test('what another reader has sent is not told to the next', async () => {
  const slow = held()
  const { field, steps } = await submitted(slow.reply)
  act(() => updateCurrentUser(grace))
  await act(async () => slow.answer(noContent))
  expect(field('Old Password').value).toBe('')
  expect(steps).toEqual([])
  expect($session.get()).toMatchObject({ state: 'signed-in', name: 'Grace Murray' })
})

test('a signed-out visitor is invited to sign in', () => {
  signOut()
  const { text, control, all } = show()
  expect(text()).toContain('Sign in to change your password.')
  expect(control('Sign In').getAttribute('href')).toMatch(/\/login$/)
  expect(all('form')).toEqual([])
})
