// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Film } from '../../../src/features/replay/film.ts'
import { FilmPlayer } from '../../../src/features/replay/player.tsx'
import { updateCurrentUser } from '../../../src/session/update.ts'
import { ada } from '../../support/people.ts'
import { render } from '../../support/render.ts'

const film: Film = {
  sources: [{ url: `${location.origin}/film.mp4`, mediaType: '' }],
  captions: [{ url: `${location.origin}/en.vtt`, language: 'en', label: 'English' }],
  poster: undefined,
}

beforeEach(() => {
  updateCurrentUser(ada)
  sessionStorage.clear()
})
// Nothing goes on when a test is over.
afterEach(() => void render(null))

function show(captions = film.captions) {
  const shown = render(
    <FilmPlayer
      name="Autumn call"
      videoId="v1"
      film={{ ...film, captions }}
      refresh={async () => film}
      onFailure={() => {}}
    />,
  )
  // Keys come to what has the focus.
  act(() => shown.all('section')[0]?.focus())
  const [video] = shown.all('video') as HTMLVideoElement[]
  if (!video) throw new Error('no video')
  const slider = (name: string) => {
    const found = shown.all('input').find((input) => input.getAttribute('aria-label') === name)
    if (!found) throw new Error(`no slider ${name}`)
    return found as HTMLInputElement
  }
  return { ...shown, video, slider }
}

/** Whether a key reached the page around the player, and whether the browser was kept from its own answer. */
function press(target: HTMLElement, key: string, more: KeyboardEventInit = {}) {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more })
  const heard = vi.fn()
  document.body.addEventListener('keydown', heard, { once: true })
  act(() => void target.dispatchEvent(event))
  document.body.removeEventListener('keydown', heard)
  return { leaked: heard.mock.calls.length > 0, prevented: event.defaultPrevented }
}

test('R334 embedding 17: keys of the player work in it and do not reach the page', () => {
  const { control, video } = show()
  const play = vi.spyOn(video, 'play').mockResolvedValue()
  const button = control('Play')
  for (const key of ['k', 'j', 'l', 'ArrowLeft', 'ArrowRight', 'ArrowUp', 'm', 'c', 'Home'])
    expect(press(button, key), key).toEqual({ leaked: false, prevented: true })
  expect(play).toHaveBeenCalledOnce()
  expect(video.muted).toBe(true)
  expect(control('Captions').getAttribute('aria-pressed')).toBe('true')
})

test('R334 other keys, and those with a modifier, are the page’s', () => {
  const { control } = show()
  for (const [key, more] of [
    ['x', {}],
    ['Tab', {}],
    ['k', { ctrlKey: true }],
    ['l', { metaKey: true }],
  ] as const)
    expect(press(control('Play'), key, more), key).toEqual({ leaked: true, prevented: false })
})

test('R334 Space presses the button it is on, and plays on the picture', () => {
  const { control, video, all } = show()
  const play = vi.spyOn(video, 'play').mockResolvedValue()
  expect(press(control('Mute'), ' ').prevented).toBe(false)
  expect(play).not.toHaveBeenCalled()
  const [player] = all('section')
  if (player) press(player, ' ')
  expect(play).toHaveBeenCalledOnce()
})

test('R334 sliders keep their own keys: volume all of them, the position moves by five seconds either way', () => {
  const { slider, video } = show()
  expect(press(slider('Volume'), 'ArrowUp').prevented).toBe(false)
  expect(press(slider('Position'), 'ArrowUp').prevented).toBe(true)
  expect(video.volume).toBe(1)
  expect(slider('Position').getAttribute('aria-valuetext')).toMatch(/^0:05 /)
})

test('R334 captions are on or off, of several languages one is chosen', () => {
  const german = { url: `${location.origin}/de.vtt`, language: 'de', label: 'Deutsch' }
  const { all } = show([...film.captions, german])
  const options = all('select[aria-label=Captions] option').map(({ textContent }) => textContent)
  expect(options).toEqual(['Off', 'English', 'Deutsch'])
  expect(show([]).all('[aria-label=Captions]')).toEqual([])
})
