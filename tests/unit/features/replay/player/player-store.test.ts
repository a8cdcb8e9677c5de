// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Film } from '#features/replay/film.ts'
import { createPlayer } from '#features/replay/player/player.store.ts'
import { updateCurrentUser } from '#session/update.ts'
import { ada } from '../../../../support/people.ts'
import { fakeVideo } from '../fake-video.ts'

const mp4 = (name: string) => ({ url: `${location.origin}/${name}.mp4`, mediaType: 'video/mp4' })
const film: Film = { sources: [mp4('first'), mp4('second')], captions: [], poster: undefined }

let stop = () => {}
beforeEach(() => {
  updateCurrentUser(ada)
  sessionStorage.clear()
})
afterEach(() => stop())

function open(more: Partial<Film> = {}, refresh: () => Promise<Film | undefined> = async () => film) {
  const screen = fakeVideo()
  const player = createPlayer({ videoId: 'v1', film: { ...film, ...more }, refresh })
  stop = player.start(screen.video)
  return { ...screen, player, state: () => player.$state.get() }
}

test('C70 the first form that this browser plays, and the next one when it fails, from the same place and playing on', () => {
  const { state, video, ...screen } = open({
    sources: [{ url: 'https://a/x.webm', mediaType: 'video/webm' }, ...film.sources],
  })
  expect(video.src).toBe(mp4('first').url)
  screen.loads(150)
  void video.play()
  screen.plays(65)
  screen.fails(3)
  expect(video.src).toBe(mp4('second').url)
  video.currentTime = 0
  screen.loads(150)
  expect(video.currentTime).toBe(65)
  expect(video.paused).toBe(false)
  expect(state().failure).toBeUndefined()
})

test.each([
  [2, 'lost'],
  [3, 'damaged'],
  [4, 'unavailable'],
])('R334 when every form fails with %d, the film is %s', (code, why) => {
  const { state, ...screen } = open()
  screen.fails(code)
  screen.fails(code)
  expect(state().failure).toEqual({ why, retrying: false })
})

test('R334 a film in no form that this browser plays says so', () => {
  const { state } = open({ sources: [{ url: 'https://a/x.webm', mediaType: 'video/webm' }] })
  expect(state().failure).toMatchObject({ why: 'unsupported' })
})

test('R334 another try asks for fresh addresses and goes on where the film stopped; what comes late changes nothing', async () => {
  const { player, state, video, ...screen } = open({ sources: [mp4('first')] }, async () => ({
    ...film,
    sources: [mp4('fresh')],
  }))
  screen.loads(150)
  void video.play()
  screen.plays(65)
  screen.fails(2)
  screen.plays(0)
  expect(state().failure).toMatchObject({ why: 'lost' })
  void player.retry()
  expect(state().failure).toMatchObject({ retrying: true })
  await vi.waitFor(() => expect(video.src).toBe(mp4('fresh').url))
  screen.loads(150)
  expect(video.currentTime).toBe(65)
  expect(video.paused).toBe(false)
  expect(state().failure).toBeUndefined()
})

test('R334 without an answer for fresh addresses the old ones are tried again', async () => {
  const { player, video, ...screen } = open({ sources: [mp4('first')] }, () => Promise.reject(new Error('offline')))
  screen.fails(4)
  video.src = ''
  await player.retry()
  expect(video.src).toBe(mp4('first').url)
})

test('R336 a film that the reader may not watch any more is not tried again', async () => {
  const { player, video, ...screen } = open({ sources: [mp4('first')] }, async () => undefined)
  screen.fails(4)
  video.removeAttribute('src')
  await player.retry()
  expect(video.hasAttribute('src')).toBe(false)
})

test('embedding 10: what is gone does not begin anew when fresh addresses come', async () => {
  const { player, video, ...screen } = open({ sources: [mp4('first')] })
  screen.fails(4)
  const retried = player.retry()
  stop()
  await retried
  expect(video.hasAttribute('src')).toBe(false)
})

test('R334 a film goes on where it was left, once; start over begins it anew', () => {
  sessionStorage.setItem('research-portal:replay:Ada Byron:v1', '65')
  const { player, state, video, ...screen } = open()
  expect(state().resumedAt).toBe(65)
  screen.loads(150)
  expect(video.currentTime).toBe(65)
  screen.plays(80)
  expect(state().resumedAt).toBeUndefined()
  player.startOver()
  expect(video.currentTime).toBe(0)
  expect(video.paused).toBe(false)
})

test('embedding 25: where a film is gets noted only after play was pressed, and is forgotten at the end', () => {
  const { video, ...screen } = open()
  screen.loads(150)
  screen.plays(30)
  expect(sessionStorage).toHaveLength(0)
  void video.play()
  screen.plays(65)
  expect(sessionStorage.getItem('research-portal:replay:Ada Byron:v1')).toBe('65')
  screen.ends()
  expect(sessionStorage).toHaveLength(0)
})

test('R334 a resumed film can be started over before it has come', () => {
  sessionStorage.setItem('research-portal:replay:Ada Byron:v1', '65')
  const { player, video, ...screen } = open()
  player.startOver()
  screen.loads(150)
  expect(video.currentTime).toBe(0)
})

test('C70 captions of another origin ask for the film with CORS; refused, it comes without them', () => {
  const captions = [{ url: 'https://files.example/en.vtt', language: 'en', label: 'English' }]
  const { video, ...screen } = open({ sources: [mp4('first')], captions })
  expect(video.crossOrigin).toBe('anonymous')
  screen.fails(4)
  expect(video.crossOrigin).toBeNull()
})

test('a film begins at the second of a link, not where it was left, and says nothing of resuming', () => {
  sessionStorage.setItem('research-portal:replay:Ada Byron:v1', '65')
  const screen = fakeVideo()
  const player = createPlayer({ videoId: 'v1', film, startAt: 12.5, refresh: async () => film })
  stop = player.start(screen.video)
  expect(player.$state.get().resumedAt).toBeUndefined()
  expect(player.$time.get()).toBe(12.5)
  screen.loads(150)
  expect(screen.video.currentTime).toBe(12.5)
  expect(screen.video.paused).toBe(true)
})

test('a film is sought before it has come, and after', () => {
  const { player, video, ...screen } = open()
  player.seek(30)
  expect(player.$time.get()).toBe(30)
  screen.loads(150)
  expect(video.currentTime).toBe(30)
  player.seek(90)
  expect([video.currentTime, player.$time.get()]).toEqual([90, 90])
  screen.plays(95)
  expect(player.$time.get()).toBe(95)
})
