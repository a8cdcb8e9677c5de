import { beforeEach, expect, test } from 'vitest'
import { footerContent, homePageSlots } from '#api/landing.ts'
import { requestPasswordReset, resetPassword } from '#api/passwords.ts'
import { requestPasswordlessLogin, signIn, signInByLink } from '#api/session.ts'
import { updateCurrentUser } from '#session/update.ts'
import { type FakeApi, fakeApi, json, noContent, raw } from '../../support/fake-api.ts'
import { ada, adasLogin } from '../../support/people.ts'

let api: FakeApi

beforeEach(() => {
  api = fakeApi()
  updateCurrentUser(ada)
})

const only = () => {
  expect(api.requests).toHaveLength(1)
  const [request] = api.requests
  return request
}

test('R140 auth sends the user name and the password', async () => {
  api.script('POST auth', json(adasLogin))
  await signIn({ username: 'ada@example.com', password: 'pass' }, false)
  expect(only()?.json).toEqual({ username: 'ada@example.com', password: 'pass' })
})

test('R141 request_password_reset sends the user name', async () => {
  api.script('POST request_password_reset', noContent)
  await requestPasswordReset('ada@example.com')
  expect(only()?.json).toEqual({ username: 'ada@example.com' })
})

test('R142 reset_password sends the token of the link and the new password', async () => {
  api.script('POST reset_password', noContent)
  await resetPassword('token', 'new')
  expect(only()?.json).toEqual({ reset_token: 'token', new_password: 'new' })
})

test('R021 R143 request_passwordless_login sends the user name', async () => {
  api.script('POST request_passwordless_login', noContent)
  await requestPasswordlessLogin('ada@example.com')
  expect(only()?.json).toEqual({ username: 'ada@example.com' })
})

test('R144 passwordless_login sends the token of the link', async () => {
  api.script('POST passwordless_login', json(adasLogin))
  await signInByLink('token')
  expect(only()?.json).toEqual({ passwordless_token: 'token' })
})

test('R146 get_home_page_slots answers a list of names and contents', async () => {
  const slots = [{ name: 'services', raw_content: '<p>Services</p>' }]
  api.script('GET get_home_page_slots', json(slots))
  expect(await homePageSlots()).toEqual(slots)
})

test('R147 footer_content answers HTML', async () => {
  api.script('GET footer_content', raw('<footer>Imprint</footer>'))
  expect(await footerContent()).toBe('<footer>Imprint</footer>')
})

test('R134 bodies are JSON', async () => {
  api.script('POST auth', json(adasLogin))
  await signIn({ username: 'ada', password: 'pass' }, false)
  expect(only()?.headers.get('content-type')).toBe('application/json')
})

test('R137 a public call never carries an Authorization header, not even with a session', async () => {
  api.script('POST auth', json(adasLogin))
  api.script('GET get_home_page_slots', json([]))
  await homePageSlots()
  await signIn({ username: 'ada', password: 'pass' }, false)
  expect(api.requests.map(({ headers }) => headers.get('authorization'))).toEqual([null, null])
})
