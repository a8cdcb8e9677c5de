import { beforeEach, expect, test } from 'vitest'
import { captureEvent } from '#api/analytics.ts'
import { currentUser } from '#api/current-user.ts'
import { changePassword } from '#api/passwords.ts'
import { send } from '#api/send.ts'
import { getTag } from '#api/tags.ts'
import { $passwordDue, isDue } from '#session/due.ts'
import { $session } from '#session/session.store.ts'
import { signOut, updateCurrentUser } from '#session/update.ts'
import { type FakeApi, fakeApi, json, noContent } from '../../support/fake-api.ts'
import { ada } from '../../support/people.ts'

let api: FakeApi

beforeEach(() => {
  api = fakeApi()
  updateCurrentUser(ada)
})

test('R137 a guarded call carries the access token', async () => {
  api.script('GET current_user', json({ username: 'ada' }))
  await currentUser()
  expect(api.requests[0]?.headers.get('authorization')).toBe('Bearer access-1')
})

test('R013 R149 current_user answers who is signed in, with the external reference', async () => {
  const user = { username: 'ada', external_reference: 'C-1', contact: { name: 'Ada Byron', cris: [] } }
  api.script('GET current_user', json(user))
  expect(await currentUser()).toEqual(user)
})

test('R065 a 403 that asks for another password is told as such, and remembered for this session alone', async () => {
  const body = { errors: ['Change your password first.'], status: 403, code: 'password_change_required' }
  api.script('GET current_user', json(body, 403))
  await expect(currentUser()).rejects.toMatchObject({ code: 'password-change-required', status: 403 })
  expect(isDue($session.get(), $passwordDue.get())).toBe(true)
  signOut()
  updateCurrentUser(ada)
  expect(isDue($session.get(), $passwordDue.get())).toBe(false)
})

test('R065 any other 403 asks for nothing, whatever its code', async () => {
  for (const body of [{ errors: [], status: 403 }, { code: 7 }, 'no', null]) {
    api.script('GET current_user', json(body, 403))
    await expect(currentUser()).rejects.toMatchObject({ code: 'forbidden' })
  }
  expect(isDue($session.get(), $passwordDue.get())).toBe(false)
})

test('R148 change_password sends both passwords', async () => {
  api.script('POST current_user/change_password', noContent)
  await changePassword('old', 'new')
  expect(api.requests[0]?.json).toEqual({ old_password: 'old', new_password: 'new' })
})

test('R128 R150 capture_event sends the event and answers its id', async () => {
  const event = {
    url: 'https://portal.example/',
    event_type: 'Search',
    source_client_action: 'e-1',
    document_id: 'd-1',
  }
  api.script('POST capture_event', json({ id: 'e-2' }))
  expect(await captureEvent(event)).toEqual({ id: 'e-2' })
  expect(api.requests[0]?.json).toEqual(event)
})

test('a tag is read by its id, encoded', async () => {
  api.script('GET tags/a%2Fb', json({ id: 'a/b' }))
  expect(await getTag('a/b', new AbortController().signal)).toEqual({ id: 'a/b' })
})

test('R025 without a session nothing is sent and nothing renewed', async () => {
  signOut()
  await expect(send({ call: 'current_user' })).rejects.toMatchObject({ code: 'unauthorized', status: 401 })
  expect(api.requests).toEqual([])
})
