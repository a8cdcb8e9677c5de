// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { sendPublic } from '#api/client.ts'
import { send } from '#api/send.ts'
import { configure } from '#config/configure.ts'
import { updateCurrentUser } from '#session/update.ts'
import { clearCookies, setCookie } from '../../support/cookies.ts'
import { type FakeApi, fakeApi, json } from '../../support/fake-api.ts'
import { ada, anything, onlyFor, renewal } from '../../support/people.ts'
import '#config/config.ts'

let api: FakeApi

beforeEach(() => {
  api = fakeApi()
  clearCookies()
  configure({ apiBaseUrl: '/api/', xsrfCookieName: 'XSRF-TOKEN', xsrfHeaderName: 'X-XSRF-TOKEN', paths: {} })
  setCookie('XSRF-TOKEN=forgery%201; path=/')
})

const header = (name = 'X-XSRF-TOKEN') => api.requests.map(({ headers }) => headers.get(name))

test("R135 C42 the cookie's token goes with every call to the API's own origin", async () => {
  updateCurrentUser(ada)
  api.script('POST auth', anything)
  api.script('GET current_user', onlyFor('access-2', anything))
  api.script('POST refresh_auth_token', json(renewal))
  await sendPublic({ call: 'auth', json: {} })
  await send({ call: 'current_user' })
  expect(api.requests).toHaveLength(4)
  expect(header()).toEqual(Array(4).fill('forgery 1'))
})

test('R135 C42 both names are configurable', async () => {
  configure({ xsrfCookieName: 'csrf', xsrfHeaderName: 'X-CSRF' })
  setCookie('csrf=other; path=/')
  await sendPublic({ call: 'auth', json: {} }).catch(() => {})
  expect(header('X-CSRF')).toEqual(['other'])
  expect(header()).toEqual([null])
})

test('R135 C42 an API on another origin never receives it', async () => {
  configure({ apiBaseUrl: 'https://api.example/api/' })
  await sendPublic({ call: 'auth', json: {} }).catch(() => {})
  expect(header()).toEqual([null])
})

test('R135 C42 a single call that is configured to another origin does not receive it either', async () => {
  configure({ paths: { auth: 'https://login.example/auth' } })
  await sendPublic({ call: 'auth', json: {} }).catch(() => {})
  expect(header()).toEqual([null])
})

test('R135 without the cookie there is no header', async () => {
  clearCookies()
  await sendPublic({ call: 'auth', json: {} }).catch(() => {})
  expect(header()).toEqual([null])
})
