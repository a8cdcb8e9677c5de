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

test('R334 a film loads, plays, pauses and ends', () => {
  const { player, state, video, ...screen } = open()
  expect(state().phase.is).toBe('loading')
  screen.loads(150)
  expect(state()).toMatchObject({ phase: { is: 'paused' }, duration: 150, isStarted: false })
  player.toggle()
  expect(state()).toMatchObject({ phase: { is: 'playing' }, isStarted: true })
  screen.plays(65)
  expect(state().time).toBe(65)
  player.toggle()
  expect(state().phase.is).toBe('paused')
  screen.ends()
  expect(state().phase.is).toBe('ended')
})

test('C70 the first form that this browser plays, and the next one when it fails, from the same place and playing on', () => {
  const { player, state, video, ...screen } = open({
    sources: [{ url: 'https://a/x.webm', mediaType: 'video/webm' }, ...film.sources],
  })
  expect(video.src).toBe(mp4('first').url)
  screen.loads(150)
  player.toggle()
  screen.plays(65)
  screen.fails(3)
  expect(video.src).toBe(mp4('second').url)
  video.currentTime = 0
  screen.loads(150)
  expect(video.currentTime).toBe(65)
  expect(state().phase.is).toBe('playing')
})

test.each([
  [2, 'lost'],
  [3, 'damaged'],
  [4, 'unavailable'],
])('R334 when every form fails with %d, the film is %s', (code, why) => {
  const { state, ...screen } = open()
  screen.fails(code)
  screen.fails(code)
  expect(state().phase).toEqual({ is: 'failed', why, retrying: false })
})

test('R334 a film in no form that this browser plays says so', () => {
  const { state } = open({ sources: [{ url: 'https://a/x.webm', mediaType: 'video/webm' }] })
  expect(state().phase).toMatchObject({ is: 'failed', why: 'unsupported' })
})

test('R334 another try asks for fresh addresses and goes on where the film stopped; what comes late changes nothing', async () => {
  const { player, state, video, ...screen } = open({ sources: [mp4('first')] }, async () => ({
    ...film,
    sources: [mp4('fresh')],
  }))
  screen.loads(150)
  player.toggle()
  screen.plays(65)
  screen.fails(2)
  screen.plays(0)
  expect(state()).toMatchObject({ phase: { is: 'failed', why: 'lost' }, time: 65 })
  player.toggle()
  expect(state().phase).toMatchObject({ retrying: true })
  await vi.waitFor(() => expect(video.src).toBe(mp4('fresh').url))
  screen.loads(150)
  expect(video.currentTime).toBe(65)
  expect(state().phase.is).toBe('playing')
})

test('R334 without an answer for fresh addresses the old ones are tried again', async () => {
  const { player, video, ...screen } = open({ sources: [mp4('first')] }, () => Promise.reject(new Error('offline')))
  screen.fails(4)
  video.src = ''
  await player.retry()
  expect(video.src).toBe(mp4('first').url)
})

test('C70 play that was pressed before the film was asked for begins it', async () => {
  const { video, loads } = fakeVideo()
  const player = createPlayer({ videoId: 'v1', film, refresh: async () => film })
  player.toggle()
  stop = player.start(video)
  await vi.waitUntil(() => !video.paused)
  loads(150)
  expect(player.$state.get()).toMatchObject({ phase: { is: 'playing' }, isStarted: true })
})

test('R336 a film that the reader may not watch any more is not tried again', async () => {
  const { player, state, video, ...screen } = open({ sources: [mp4('first')] }, async () => undefined)
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
  expect(state()).toMatchObject({ time: 65, resumedAt: 65 })
  screen.loads(150)
  expect(video.currentTime).toBe(65)
  screen.plays(80)
  expect(state().resumedAt).toBeUndefined()
  player.startOver()
  expect(video.currentTime).toBe(0)
  expect(state().phase.is).toBe('playing')
})

test('embedding 25: where a film is gets noted only after play was pressed, and is forgotten at the end', () => {
  const { player, ...screen } = open()
  screen.loads(150)
  screen.plays(30)
  expect(sessionStorage).toHaveLength(0)
  player.toggle()
  screen.plays(65)
  expect(sessionStorage.getItem('research-portal:replay:Ada Byron:v1')).toBe('65')
  screen.ends()
  expect(sessionStorage).toHaveLength(0)
})

test('R334 a place can be chosen before the film has come, and never outside it', () => {
  const { player, state, video, ...screen } = open()
  player.seek(40)
  expect(state().time).toBe(40)
  screen.loads(150)
  expect(video.currentTime).toBe(40)
  player.skip(-60)
  expect(video.currentTime).toBe(0)
  player.skip(500)
  expect(video.currentTime).toBe(150)
})

test('R334 volume: louder is heard again at what it was, silence by steps is mute', () => {
  const { player, video } = open()
  player.setVolume(0.6)
  player.toggleMuted()
  expect(video.muted).toBe(true)
  player.changeVolume(0.1)
  expect(video).toMatchObject({ muted: false, volume: 0.6 })
  player.changeVolume(-1)
  expect(video).toMatchObject({ muted: true, volume: 0 })
  player.toggleMuted()
  expect(video).toMatchObject({ muted: false, volume: 0.5 })
  player.setRate(1.5)
  expect(video).toMatchObject({ playbackRate: 1.5, defaultPlaybackRate: 1.5 })
})

test('C70 captions of another origin ask for the film with CORS; refused, it comes without them', () => {
  const captions = [{ url: 'https://files.example/en.vtt', language: 'en', label: 'English' }]
  const { video, ...screen } = open({ sources: [mp4('first')], captions })
  expect(video.crossOrigin).toBe('anonymous')
  screen.fails(4)
  expect(video.crossOrigin).toBeNull()
})
