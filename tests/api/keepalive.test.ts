import { beforeEach, expect, test, vi } from 'vitest'
import { captureEvent } from '../../src/api/analytics.ts'
import { currentUser } from '../../src/api/current-user.ts'
import { updateCurrentUser } from '../../src/session/update.ts'
import { fakeApi, json } from '../support/fake-api.ts'
import { ada } from '../support/people.ts'

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
