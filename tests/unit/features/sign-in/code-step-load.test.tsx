// @vitest-environment happy-dom
import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { SignIn } from '#features/sign-in/sign-in.tsx'
import { signOut } from '#session/update.ts'
import { clearCookies } from '../../../support/cookies.ts'
import { type FakeApi, fakeApi, json } from '../../../support/fake-api.ts'
import { formsOf } from '../../../support/forms.ts'
import { render } from '../../../support/render.ts'

const path = '#features/sign-in/code-step.tsx'
const part = { load: (): Promise<unknown> => Promise.reject(new TypeError('Failed to fetch')) }

const pendingAnswer = { pending_token: 'waiting', factors: ['totp'], expires_at: '2026-11-05T14:40:00Z' }
const owner = { username: 'a…@example.com', expires_at: '2026-11-05T14:30:00Z' }
let api: FakeApi

beforeEach(() => {
  api = fakeApi()
  clearCookies()
  signOut()
  part.load = () => Promise.reject(new TypeError('Failed to fetch'))
  vi.doMock(path, () => part.load())
  api.script('POST auth', json(pendingAnswer, 202))
  api.script('POST passwordless_login/check', json(owner))
  api.script('POST passwordless_login', json(pendingAnswer, 202))
})

function show(passwordlessToken: string) {
  const onFailure = vi.fn()
  const view = render(
    <SignIn
      passwordlessToken={passwordlessToken}
      onSignedIn={vi.fn()}
      onNavigate={vi.fn(() => false)}
      onFailure={onFailure}
    />,
  )
  return { ...view, ...formsOf(view), onFailure, press: (name: string) => act(async () => view.control(name).click()) }
}

test('a form for the code that cannot be loaded is told, and what was entered can be sent again', async () => {
  const { type, submit, shows, field, onFailure, all } = show('')
  type('Username', 'ada@example.com')
  type('Password', 'pass')
  await submit()
  await shows('Something went wrong. Please try again.')
  expect(onFailure).toHaveBeenCalledOnce()
  expect([field('Username').value, field('Password').value]).toEqual(['ada@example.com', 'pass'])
  part.load = () => vi.importActual(path)
  await submit(all('form')[0])
  await shows('Enter the code that your authenticator app shows.')
})

test('a sign-in link is spent once, also if the form for the code is loaded at the second try only', async () => {
  const { shows, press, onFailure } = show('with-factor')
  await shows('Continue as a…@example.com')
  await press('Continue as a…@example.com')
  await shows('Something went wrong. Please try again.')
  expect(onFailure).toHaveBeenCalledOnce()
  part.load = () => vi.importActual(path)
  await press('Try again')
  await shows('Enter the code that your authenticator app shows.')
  expect(api.sent('POST passwordless_login')).toHaveLength(1)
})
