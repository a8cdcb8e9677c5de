// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { ReplayPlayer } from '#features/replay/replay.tsx'
import { signOut, updateCurrentUser } from '#session/update.ts'
import { type FakeApi, fakeApi, json, refusal, silent } from '../../../support/fake-api.ts'
import { ada, renewal } from '../../../support/people.ts'
import { render } from '../../../support/render.ts'

const call = 'GET roadshows/roadshow_by_id'
const autumn = {
  id: '7',
  name: 'Autumn call',
  start_date: '2026-11-05T14:30:00Z',
  replay_details: { video_id: 'v1', title: 'The film', duration: 64 },
  replay: { sources: [{ src: '/film.mp4', type: 'video/mp4' }] },
}
let api: FakeApi
// What comes late comes at once.
beforeAll(() => import('#features/replay/player/film-area.tsx'))
beforeEach(() => {
  api = fakeApi()
  updateCurrentUser(ada)
  api.script('GET current_user', json({ username: 'ada' }))
  api.script('POST refresh_auth_token', json(renewal))
  api.script(call, json(autumn))
})
// Nothing goes on when a test is over.
afterEach(() => void render(null))

const ignored = () => {}
const stays = (): boolean => false
function show({ videoId = 'v1', backHref = '', onNavigate = stays } = {}) {
  return render(
    <ReplayPlayer
      roadshowId="7"
      videoId={videoId}
      backHref={backHref}
      urlState="memory"
      onNavigate={onNavigate}
      onTitle={ignored}
      onFailure={ignored}
    />,
  )
}
const shows = (shown: ReturnType<typeof show>, words: string) =>
  vi.waitFor(async () => {
    await act(async () => {})
    expect(shown.text()).toContain(words)
  })

test('R333 the event’s name and the day it began stand above the film', async () => {
  const shown = show()
  await shows(shown, 'Autumn call')
  expect(shown.all('h1').map(({ textContent }) => textContent)).toEqual(['Autumn call'])
  expect(shown.text()).toContain('November 05, 2026')
  await vi.waitFor(async () => {
    await act(async () => {})
    expect(shown.all('video')).toHaveLength(1)
  })
  expect(shown.all('video[controls]')).toHaveLength(1)
})

test('R333 embedding 24: the day and hours are the user’s, and the event’s own besides', async () => {
  const daterange = 'November 05, 2026, 1:30 PM – 2:30 PM GMT+11'
  api.script(
    call,
    json({ ...autumn, daterange, start_date: '2026-11-05T13:30:00+11:00', end_date: '2026-11-05T14:30:00+11:00' }),
  )
  const shown = show()
  await shows(shown, 'Autumn call')
  expect(shown.all('.r-event-times p').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('your time'),
    daterange,
  ])
})

test('R334 the room of the player is kept while it is on its way', () => {
  api.script(call, silent)
  const shown = show()
  expect(shown.all('.r-replay__room[aria-busy=true]')).toHaveLength(1)
})

test.each([
  ['of the title of the replay', autumn, 'The film'],
  ['of the event where the replay has none', { ...autumn, replay_details: { video_id: 'v1' } }, 'Autumn call'],
])('R334 R403 the player has the name %s', async (_, roadshow, name) => {
  api.script(call, json(roadshow))
  const shown = show()
  await shows(shown, 'Autumn call')
  await vi.waitFor(async () => {
    await act(async () => {})
    expect(shown.all('video').map((player) => player.getAttribute('aria-label'))).toContain(`Replay of ${name}`)
  })
})

test.each([
  ['another video', { videoId: 'v2' }, autumn],
  ['an event without one', {}, { ...autumn, replay_details: null }],
  ['a replay without an address', {}, { ...autumn, replay: null }],
])('R332 of %s there is no replay, and the event says so', async (_, props, roadshow) => {
  api.script(call, json(roadshow))
  const shown = show(props)
  await shows(shown, 'There is no replay of this event.')
  expect(shown.text()).toContain('Autumn call')
  expect(shown.all('video')).toEqual([])
})

test.each([
  ['R336 not permitted', json({ ...autumn, permissioned: false }), "Your subscription level doesn't provide access"],
  ['R335 unknown', refusal(404), "We couldn't find the event"],
])('%s: it says why, without a vain retry', async (_, reply, words) => {
  api.script(call, reply)
  const shown = show()
  await shows(shown, words)
  expect(shown.all('button, video')).toEqual([])
})

test('R335 what failed can be tried again, and the focus stays where it came', async () => {
  api.script(call, refusal(500), json(autumn))
  const shown = show()
  await shows(shown, 'The replay could not be loaded.')
  shown.control('Try again').focus()
  shown.click(shown.control('Try again'))
  await shows(shown, 'Autumn call')
  expect(document.activeElement?.className).toBe('r-replay')
})

test('R333 Back leads where the host says, and asks first; otherwise there is none', async () => {
  const onNavigate = vi.fn(stays)
  const shown = show({ backHref: '/events/past', onNavigate })
  await shows(shown, 'Autumn call')
  shown.click(shown.control('Back'))
  expect(onNavigate).toHaveBeenCalledExactlyOnceWith(new URL('/events/past', location.href).href)
  for (const backHref of ['', 'javascript:alert(1)']) {
    const other = show({ backHref })
    await shows(other, 'Autumn call')
    expect(other.all('a')).toEqual([])
  }
})

test('R025 signed out, an invitation stands there and nothing is asked for', () => {
  signOut()
  const shown = show()
  expect(shown.text()).toContain('Sign in to watch this replay.')
  expect(api.requests).toEqual([])
})
