// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createPlayer } from '#features/replay/player/player.store.ts'
import { FilmPlayer } from '#features/replay/player/player.tsx'
import { updateCurrentUser } from '#session/update.ts'
import { ada } from '../../../support/people.ts'
import { render } from '../../../support/render.ts'

const film = {
  sources: [{ url: 'https://films.example/film.mp4', mediaType: '' }],
  captions: [],
  poster: 'https://films.example/poster.jpg',
}

let comeNear = () => {}
beforeEach(() => {
  updateCurrentUser(ada)
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        comeNear = () => callback([{ isIntersecting: true }])
      }
      observe() {}
      disconnect() {}
    },
  )
})
// Nothing goes on when a test is over.
afterEach(() => void render(null))

function show() {
  const player = createPlayer({ videoId: 'v1', film, refresh: async () => film })
  const shown = render(<FilmPlayer name="Autumn call" player={player} onFailure={() => {}} />)
  const [video] = shown.all('video') as HTMLVideoElement[]
  if (!video) throw new Error('no video')
  return { video, asked: () => ['src', 'poster'].map((name) => video.getAttribute(name)) }
}

const nothing = [null, null]
const both = [film.sources[0]?.url, film.poster]

test('C70 embedding 25: far from what is seen neither the film nor its picture is asked for', async () => {
  const { asked } = show()
  expect(asked()).toEqual(nothing)
  await act(async () => comeNear())
  expect(asked()).toEqual(both)
})

test('C70 embedding 25: reached by keyboard, they are', () => {
  const { asked, video } = show()
  act(() => video.focus())
  expect(asked()).toEqual(both)
})
