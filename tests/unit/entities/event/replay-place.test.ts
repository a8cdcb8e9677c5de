import { expect, test } from 'vitest'
import { configure } from '#config/configure.ts'
import '#config/config.ts'
import { getReplayUrl, readPlace, withPlace } from '#entities/event/replay/replay-place.ts'

configure({ portalUrl: 'https://portal.example/' })

test.each([
  ['t=93', 93],
  ['t=93.5&find=margin', 93.5],
  ['t=', undefined],
  ['t=-1', undefined],
  ['t=1e3', undefined],
  ['t=12345678', undefined],
  ['', undefined],
])('the second in %j is %s', (query, seconds) => {
  expect(readPlace(new URLSearchParams(query)).seconds).toBe(seconds)
})

test('a place replaces the one in the query, and other keys stay', () => {
  const query = new URLSearchParams('a=1&t=2&find=old')
  expect(String(withPlace(query, { seconds: 3.5, find: 'net debt' }))).toBe('a=1&t=3.5&find=net+debt')
  expect(String(withPlace(query, { seconds: 0, find: '' }))).toBe('a=1&t=0')
})

test('R320 the address of a replay may lead to a place in it', () => {
  const event = { id: '7', replay_details: { video_id: 'v 1' } }
  expect(getReplayUrl(event)).toBe('https://portal.example/media/v%201/7')
  expect(getReplayUrl(event, { seconds: 9, find: 'a&b' })).toBe('https://portal.example/media/v%201/7?t=9&find=a%26b')
  expect(getReplayUrl({ id: '..', replay_details: { video_id: 'v' } }, { seconds: 9, find: '' })).toBeUndefined()
})
