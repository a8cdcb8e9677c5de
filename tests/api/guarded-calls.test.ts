import { beforeEach, expect, test } from 'vitest'
import { captureEvent } from '../../src/api/analytics.ts'
import { currentUser } from '../../src/api/current-user.ts'
import { changePassword } from '../../src/api/passwords.ts'
import { send } from '../../src/api/send.ts'
import { getTag } from '../../src/api/tags.ts'
import { signOut, updateCurrentUser } from '../../src/session/update.ts'
import { type FakeApi, fakeApi, json, noContent } from '../support/fake-api.ts'
import { ada } from '../support/people.ts'

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
