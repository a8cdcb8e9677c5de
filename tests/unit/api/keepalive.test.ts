import { beforeEach, expect, test, vi } from 'vitest'
import { captureEvent } from '#api/analytics.ts'
import { currentUser } from '#api/current-user.ts'
import { signOutEverywhere } from '#api/sign-out.ts'
import { updateCurrentUser } from '#session/update.ts'
import { fakeApi, json, noContent } from '../../support/fake-api.ts'
import { ada } from '../../support/people.ts'

beforeEach(() => updateCurrentUser(ada))

test('R128 a captured event outlives the page it was sent from, with its token; other calls end with it', async () => {
  const api = fakeApi()
  api.script('POST capture_event', json({ id: 'e-1' }))
  api.script('GET current_user', json({}))
  const fetch = vi.spyOn(globalThis, 'fetch')
  await captureEvent({ url: 'https://portal.example/', event_type: 'Search', source_client_action: null })
  await currentUser()
  const requests = fetch.mock.calls.map(([request]) => request as Request)
  expect(requests.map(({ keepalive }) => keepalive)).toEqual([true, false])
  expect(requests[0]?.headers.get('authorization')).toBe('Bearer access-1')
})

test('R011 so does the end of the session, without the cookies of another origin', async () => {
  const api = fakeApi()
  api.script('POST sign_out', noContent)
  const fetch = vi.spyOn(globalThis, 'fetch')
  signOutEverywhere()
  await vi.waitFor(() => expect(fetch).toHaveBeenCalledOnce())
  const request = fetch.mock.calls[0]?.[0] as Request
  expect([request.keepalive, request.credentials]).toEqual([true, 'same-origin'])
})
