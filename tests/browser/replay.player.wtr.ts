import { sendKeys } from '@web/test-runner-commands'
import { assert } from 'chai'
import type { RoadshowDetail } from '#contract/roadshow.ts'
import { accessible, partsOf } from './support/accessible.ts'
import { button, one, rootOf, textOf } from './support/dom.ts'
import { testPage } from './support/page.ts'
import { answerReplay, autumn, byId, english, filmIn, gone, keepFilm, mp4 } from './support/replay.ts'
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

const slider = (root: ShadowRoot, name: string) => one<HTMLInputElement>(root, `input[aria-label="${name}"]`)
const select = (root: ShadowRoot, name: string) => one<HTMLSelectElement>(root, `select[aria-label="${name}"]`)

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

it('R334 embedding 17: the whole player goes by keys, which the host does not hear; others it hears', async () => {
  const { root, video } = await mountFilm()
  const heard = hearKeys()
  button(root, 'Picture in picture').focus()
  const press = (key: string) => sendKeys({ press: key })
  await press('k')
  await eventually(() => assert.isFalse(video.paused))
  await press('k')
  await eventually(() => assert.isTrue(video.paused))
  await press('Home')
  await isAt(video, 0)
  await press('l')
  await isAt(video, 10)
  await press('ArrowRight')
  await isAt(video, 15)
  await press('ArrowLeft')
  await isAt(video, 10)
  await press('j')
  await isAt(video, 0)
  await press('End')
  await isAt(video, video.duration)
  await press('m')
  await eventually(() => assert.isFalse(video.muted))
  await press('ArrowDown')
  await eventually(() => assert.approximately(video.volume, 0.9, 0.01))
  await press('ArrowUp')
  await eventually(() => assert.strictEqual(video.volume, 1))
  await press('c')
  await eventually(() => assert.strictEqual(video.textTracks[0]?.mode, 'showing'))
  assert.deepEqual(heard.keys, [])
  await press('x')
  await press('Control+k')
  heard.stop()
  assert.includeMembers(heard.keys, ['keydown x', 'keydown k'])
  assert.isTrue(video.paused)
})

it('R334 Space plays from anywhere in the player, and presses a button that has the focus', async () => {
  const { root, video } = await mountFilm()
  one(root, 'section').focus()
  await sendKeys({ press: 'Space' })
  await eventually(() => assert.isFalse(video.paused))
  button(root, 'Pause').focus()
  await sendKeys({ press: 'Space' })
  await eventually(() => assert.isTrue(video.paused))
  button(root, 'Captions').focus()
  await sendKeys({ press: 'Space' })
  await eventually(() => assert.strictEqual(button(root, 'Captions').ariaPressed, 'true'))
  assert.isTrue(video.paused)
})

it('R334 embedding 14: sliders and lists keep the keys that are theirs', async () => {
  const { root, video } = await mountFilm()
  slider(root, 'Position').focus()
  await sendKeys({ press: 'ArrowUp' })
  await isAt(video, 5)
  await sendKeys({ press: 'ArrowLeft' })
  await isAt(video, 0)
  slider(root, 'Volume').focus()
  video.muted = false
  await eventually(() => assert.strictEqual(slider(root, 'Volume').value, '1'))
  await sendKeys({ press: 'ArrowLeft' })
  await eventually(() => assert.approximately(video.volume, 0.95, 0.001))
  select(root, 'Speed').focus()
  const heard = hearKeys()
  await sendKeys({ press: 'ArrowDown' })
  await eventually(() => assert.strictEqual(video.playbackRate, 1.25))
  await sendKeys({ press: 'm' })
  heard.stop()
  assert.isFalse(video.muted, 'a letter chooses from the list')
  assert.notInclude(heard.keys.join(), ' m')
  assert.isTrue(video.paused)
  await isAt(video, 0)
})

it('embedding 14: Tab goes through the controls in the order they are seen', async () => {
  const { root } = await mountFilm()
  one(root, 'section').focus()
  const reached: (string | null)[] = []
  for (let stop = 0; stop < 8; stop++) {
    await sendKeys({ press: 'Tab' })
    reached.push(root.activeElement?.getAttribute('aria-label') ?? null)
  }
  assert.deepEqual(reached, [
    ...['Position', 'Play', 'Unmute', 'Volume', 'Captions'],
    ...['Speed', 'Picture in picture', 'Full screen'],
  ])
})

it('embedding 14: a screen reader meets a named player with named controls and their values', async () => {
  const { root, video } = await mountFilm()
  video.currentTime = 5
  await eventually(() => assert.strictEqual(slider(root, 'Position').getAttribute('aria-valuetext'), '0:05 of 1:04'))
  const player = await accessible('region', 'Replay of Autumn call')
  assert.deepEqual(partsOf(player, 'button', 'slider', 'combobox'), [
    ...['slider Position', 'button Play', 'button Unmute', 'slider Volume', 'button Captions'],
    ...['combobox Speed', 'button Picture in picture', 'button Full screen'],
  ])
})

for (const dir of ['ltr', 'rtl'])
  it(`R334 ${dir}: the bar runs as a clock, from left to right`, async () => {
    page.stage.dir = dir
    const { root } = await mountFilm()
    const [play, full] = ['Play', 'Full screen'].map((name) => button(root, name).getBoundingClientRect().left)
    page.stage.removeAttribute('dir')
    assert.isBelow(play ?? 0, full ?? 0)
  })

it('R334 embedding 15: f fills the screen with the player and its controls, and leaves it', async () => {
  const { root } = await mountFilm()
  const section = one(root, 'section')
  section.focus()
  await sendKeys({ press: 'f' })
  await eventually(() => assert.isTrue(section.matches(':fullscreen')))
  await eventually(() => button(root, 'Exit full screen'))
  await sendKeys({ press: 'f' })
  await eventually(() => assert.isFalse(section.matches(':fullscreen')))
  await eventually(() => button(root, 'Full screen'))
})

it('C70 of captions in several languages one is shown, none at first', async () => {
  const captions = [english, { ...english, src: `${english.src}?de`, srclang: 'de', label: '<b>Deutsch</b>' }]
  const { root, video } = await mountFilm({ replay: { sources: [mp4], captions } })
  const modes = () => [...video.textTracks].map(({ mode }) => mode)
  assert.deepEqual(modes(), ['disabled', 'disabled'])
  const choice = select(root, 'Captions')
  assert.deepEqual(
    [...choice.options].map((option) => textOf(option)),
    ['Off', 'English', '<b>Deutsch</b>'],
  )
  choice.value = '1'
  choice.dispatchEvent(new Event('change', { bubbles: true }))
  await eventually(() => assert.deepEqual(modes(), ['disabled', 'showing']))
  await eventually(() => assert.isNotEmpty([...(video.textTracks[1]?.cues ?? [])]))
})

it('C70 the first form that plays is played, whatever stands before it', async () => {
  const sources = [{ src: 'javascript:alert(1)', type: 'video/mp4' }, { src: mp4.src, type: 'video/x-none' }, gone, mp4]
  const { root, video } = await mountFilm({ replay: { sources } })
  assert.strictEqual(video.src, mp4.src)
  // Without captions there is nothing to choose.
  none(root, '[aria-label="Captions"]')
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
  button(root, 'Play').click()
  video.currentTime = 30
  await eventually(() => assert.isAbove(video.currentTime, 30))
  video.pause()
  await eventually(() => button(root, 'Play'))
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
  button(root, 'Play').click()
  video.currentTime = 30
  await eventually(() => assert.isAbove(video.currentTime, 30))
  page.signIn('Bob', 2)
  await eventually(() => assert.isFalse(root.contains(video)))
  const next = await filmIn(root)
  assert.strictEqual(next.currentTime, 0)
  none(root, '.r-player__resumed')
})

it('embedding 17: Enter in the player never sends the host’s form', async () => {
  const { root } = await mountFilm({}, `<form>${html}<input name="q"></form>`)
  let sent = 0
  one(page.stage, 'form').addEventListener('submit', (event) => {
    event.preventDefault()
    sent++
  })
  for (const control of [slider(root, 'Position'), button(root, 'Captions'), select(root, 'Speed')]) {
    control.focus()
    same(root.activeElement, control)
    await sendKeys({ press: 'Enter' })
    await sendKeys({ press: 'Escape' })
  }
  await settled()
  assert.strictEqual(sent, 0)
})
