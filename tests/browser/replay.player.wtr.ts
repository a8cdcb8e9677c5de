import { sendKeys } from '@web/test-runner-commands'
import { assert } from 'chai'
import type { RoadshowDetail } from '#contract/roadshow.ts'
import { button, one, rootOf, textOf } from './support/dom.ts'
import { testPage } from './support/page.ts'
import { answerReplay, autumn, byId, english, filmIn, gone, keepFilm, mp4, showCaptions } from './support/replay.ts'
import { none, same } from './support/same.ts'
import { eventually, settled } from './support/wait.ts'

const page = testPage()
before(keepFilm)
afterEach(() => sessionStorage.clear())

const html = '<research-replay roadshow-id="7"></research-replay>'

async function mount(more: Partial<RoadshowDetail> = {}, markup = html) {
  answerReplay(page.api, more)
  page.signIn()
  page.stage.insertAdjacentHTML('beforeend', markup)
  const element = one(page.stage, 'research-replay')
  await customElements.whenDefined('research-replay')
  return rootOf(element)
}

async function mountFilm(more?: Partial<RoadshowDetail>, markup?: string) {
  const root = await mount(more, markup)
  const video = await filmIn(root)
  video.muted = true
  return { root, video }
}

/** The keys that a host hears, from now on. */
function hearKeys() {
  const keys: string[] = []
  const listen = ({ type, key }: KeyboardEvent) => keys.push(`${type} ${key}`)
  const types = ['keydown', 'keypress', 'keyup'] as const
  for (const type of types) document.addEventListener(type, listen)
  return {
    keys,
    stop() {
      for (const type of types) document.removeEventListener(type, listen)
    },
  }
}

const isAt = (video: HTMLVideoElement, time: number) =>
  eventually(() => assert.approximately(video.currentTime, time, 0.3))

it('R334 embedding 17: the player goes by keys, which the host does not hear; others it hears', async () => {
  const { video } = await mountFilm()
  const heard = hearKeys()
  video.focus()
  await sendKeys({ press: 'Space' })
  await eventually(() => assert.isFalse(video.paused))
  await sendKeys({ press: 'Space' })
  await eventually(() => assert.isTrue(video.paused))
  const before = video.currentTime
  await sendKeys({ press: 'ArrowRight' })
  await eventually(() => assert.isAbove(video.currentTime, before + 0.5))
  await sendKeys({ press: 'Home' })
  await isAt(video, 0)
  video.muted = false
  await sendKeys({ press: 'ArrowDown' })
  await eventually(() => assert.isBelow(video.volume, 1))
  assert.deepEqual(heard.keys, [])
  await sendKeys({ press: 'x' })
  heard.stop()
  assert.includeMembers(heard.keys, ['keydown x', 'keyup x'])
  assert.isTrue(video.paused)
})

it('R334 embedding 14: the player is the browser’s own, has a name, and is reached by Tab', async () => {
  const { root, video } = await mountFilm({}, `<button>Before</button>${html}`)
  assert.isTrue(video.controls)
  assert.strictEqual(video.ariaLabel, 'Replay of Autumn call')
  button(page.stage, 'Before').focus()
  await sendKeys({ press: 'Tab' })
  await eventually(() => same(root.activeElement, video))
})

it('R334 a replay is watched, not saved: the player offers no download', async () => {
  const { video } = await mountFilm()
  assert.strictEqual(video.getAttribute('controlslist'), 'nodownload')
})

it('C70 captions in several languages are offered by their names, and none is shown at first', async () => {
  const captions = [english, { ...english, src: `${english.src}?de`, srclang: 'de', label: '<b>Deutsch</b>' }]
  const { video } = await mountFilm({ replay: { sources: [mp4], captions } })
  const modes = () => [...video.textTracks].map(({ mode }) => mode)
  assert.deepEqual(modes(), ['disabled', 'disabled'])
  assert.deepEqual(
    [...video.textTracks].map(({ kind, language, label }) => [kind, language, label]),
    [
      ['captions', 'en', 'English'],
      ['captions', 'de', '<b>Deutsch</b>'],
    ],
  )
  await showCaptions(video)
  assert.deepEqual(modes(), ['showing', 'disabled'])
})

it('C70 the first form that plays is played, whatever stands before it', async () => {
  const sources = [{ src: 'javascript:alert(1)', type: 'video/mp4' }, { src: mp4.src, type: 'video/x-none' }, gone, mp4]
  const { root, video } = await mountFilm({ replay: { sources } })
  assert.strictEqual(video.src, mp4.src)
  // Without captions there is nothing to choose.
  none(root, 'track')
})

it('embedding 12: a film that does not come says so, tells the page, and is tried again by fresh addresses', async () => {
  const told: string[] = []
  page.stage.addEventListener('research-error', ({ detail }) => told.push(detail.code), { once: true })
  const root = await mount({ replay: { sources: [gone] } })
  const retry = await eventually(() => button(one(root, '[role=alert]'), 'Try again'))
  assert.include(textOf(one(root, '.r-player__failure')), 'The replay could not be loaded.')
  await eventually(() => assert.deepEqual(told, ['playback']))
  page.api.on(byId, () => autumn)
  retry.focus()
  retry.click()
  const video = await filmIn(root)
  await eventually(() => none(root, '.r-player__failure'))
  assert.strictEqual(video.src, mp4.src)
  assert.lengthOf(page.api.callsTo(byId), 2)
  await eventually(() => assert.isNotNull(root.activeElement, 'the focus is lost'))
})

it('R334 embedding 25: a film goes on where this reader left it in this tab, or starts over', async () => {
  const { root, video } = await mountFilm()
  await settled()
  assert.strictEqual(sessionStorage.length, 0, 'nothing is kept before play is pressed')
  await video.play()
  video.currentTime = 30
  await eventually(() => assert.isAbove(video.currentTime, 30))
  video.pause()
  await eventually(() => assert.strictEqual(sessionStorage.length, 1))
  page.stage.replaceChildren()
  await eventually(() => assert.strictEqual(root.childElementCount, 0))
  assert.strictEqual(localStorage.length, 0)

  const { root: again, video: resumed } = await mountFilm()
  await eventually(() => assert.include(textOf(one(again, '.r-player__resumed')), 'Resumed at 0:30'))
  await isAt(resumed, 30)
  const startOver = button(again, 'Start over')
  startOver.focus()
  startOver.click()
  await eventually(() => none(again, '.r-player__resumed'))
  await eventually(() => assert.isBelow(resumed.currentTime, 5))
  await eventually(() => assert.isNotNull(again.activeElement, 'the focus is lost'))
})

it('embedding 1: another reader of this tab does not begin where the last one left', async () => {
  const { root, video } = await mountFilm()
  await video.play()
  video.currentTime = 30
  await eventually(() => assert.isAbove(video.currentTime, 30))
  page.signIn('Bob', 2)
  await eventually(() => assert.isFalse(root.contains(video)))
  const next = await filmIn(root)
  assert.strictEqual(next.currentTime, 0)
  none(root, '.r-player__resumed')
})

it('embedding 17: Enter in the player never sends the host’s form', async () => {
  const { root, video } = await mountFilm({}, `<form>${html}<input name="q"></form>`)
  let sent = 0
  one(page.stage, 'form').addEventListener('submit', (event) => {
    event.preventDefault()
    sent++
  })
  video.focus()
  same(root.activeElement, video)
  await sendKeys({ press: 'Enter' })
  await settled()
  assert.strictEqual(sent, 0)
})
