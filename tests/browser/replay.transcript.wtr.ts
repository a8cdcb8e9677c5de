import { emulateMedia, sendKeys } from '@web/test-runner-commands'
import { assert } from 'chai'
import type { RoadshowDetail } from '#contract/roadshow.ts'
import { all, button, fill, one, rootOf, textOf } from './support/dom.ts'
import { raw, refusal } from './support/fake-api.ts'
import { testPage } from './support/page.ts'
import { answerReplay, autumn, byId, english, filmIn, keepFilm, mp4 } from './support/replay.ts'
import { none, same } from './support/same.ts'
import { eventually, settled } from './support/wait.ts'

const page = testPage()
const start = location.href
before(keepFilm)
afterEach(async () => {
  sessionStorage.clear()
  history.replaceState(null, '', start)
  await emulateMedia({ media: 'screen' })
})

const vtt = `WEBVTT

00:01.000 --> 00:04.000
<v Ada Byron>Welcome to the call.

00:04.000 --> 00:10.000
<v Bo Chen>The margin rose. We see a margin of 12%.

00:30.000 --> 00:34.000
<v Bo Chen>Costs were flat.

00:40.000 --> 00:44.000
<v Ada Byron>Thank you. That was the Märgin.
`
const path = 'files/replays/v1/ticket/en.vtt'
const captions = [{ ...english, src: `/api/${path}` }]
const film = { sources: [mp4], captions }

async function mount(attributes = '', more: Partial<RoadshowDetail> = { replay: film }, inner = '') {
  answerReplay(page.api, more)
  if (!page.api.knows(path)) page.api.on(path, () => raw(vtt, { type: 'text/vtt' }))
  page.signIn()
  return rootOf(await page.mount(`<research-replay roadshow-id="7" ${attributes}>${inner}</research-replay>`))
}

const sentences = (root: ParentNode) => all<HTMLAnchorElement>(root, '.r-transcript__sentence')
const sentence = (root: ParentNode, words: string) => {
  const found = sentences(root).find((link) => textOf(link).startsWith(words))
  if (!found) throw new Error(`no sentence "${words}"`)
  return found
}

async function open(attributes?: string) {
  const root = await mount(attributes)
  await eventually(() => assert.lengthOf(sentences(root), 6))
  const video = await filmIn(root)
  video.muted = true
  return { root, video }
}

const isAt = (video: HTMLVideoElement, time: number) =>
  eventually(() => assert.approximately(video.currentTime, time, 1))
const heard = (root: ParentNode) => all(root, '.r-transcript [aria-current]').map(textOf)
const count = (root: ParentNode) => textOf(one(root, '.r-transcript__count'))
const findField = (root: ParentNode) => one<HTMLInputElement>(root, '.r-transcript input')

it('the transcript has the sentences of the captions by speaker and time', async () => {
  const { root } = await open()
  assert.deepEqual(
    all(root, '.r-transcript__paragraph').map(textOf),
    [
      '0:01Ada Byron Welcome to the call.',
      '0:04Bo Chen The margin rose. We see a margin of 12%. Costs were flat.',
      '0:40Ada Byron Thank you. That was the Märgin.',
    ].map((text) => text.replace(/(Byron|Chen) /, '$1')),
  )
  assert.strictEqual(one(root, 'section.r-transcript').ariaLabel, 'Transcript')
  assert.strictEqual(one(root, '.r-transcript__text').lang, 'en')
})

it('a press on a sentence seeks and plays the film, and the sentence that is heard is marked', async () => {
  const { root, video } = await open()
  const length = history.length
  sentence(root, 'Costs').click()
  await isAt(video, 30)
  await eventually(() => assert.isFalse(video.paused))
  await eventually(() => assert.deepEqual(heard(root), ['Costs were flat.']))
  video.pause()
  video.currentTime = 2
  await eventually(() => assert.deepEqual(heard(root), ['Welcome to the call.']))
  assert.strictEqual(location.href, start, 'the address belongs to the host')
  assert.strictEqual(history.length, length)
})

it('R332 the address of the page starts the film and fills the search, and keeps the sentence that is pressed', async () => {
  history.replaceState({ own: 1 }, '', '?t=40&find=margin')
  const { root, video } = await open('url-state="page"')
  await isAt(video, 40)
  assert.isTrue(video.paused)
  none(root, '.r-player__resumed')
  assert.strictEqual(findField(root).value, 'margin')
  assert.strictEqual(count(root), '3 of 3')
  const length = history.length
  sentence(root, 'The margin').click()
  await isAt(video, 4)
  assert.strictEqual(location.search, '?t=4&find=margin')
  assert.deepEqual([history.length, history.state], [length, { own: 1 }])
  history.replaceState(null, '', '?t=30')
  window.dispatchEvent(new PopStateEvent('popstate'))
  await isAt(video, 30)
})

it('embedding 12: on a host’s page the keys have a prefix, and those of the host stay', async () => {
  history.replaceState(null, '', '?t=9&research-t=30#top')
  const { root, video } = await open('url-state="prefixed"')
  await isAt(video, 30)
  sentence(root, 'Thank').click()
  await isAt(video, 40)
  assert.strictEqual(location.search + location.hash, '?t=9&research-t=40#top')
})

it('a sentence is a link to its place in the portal, for a new tab', async () => {
  const { root } = await open()
  const { pathname, search } = new URL(sentence(root, 'Costs').href)
  assert.strictEqual(pathname + search, '/media/v1/7?t=30')
})

it('the search marks words, counts them, and moves in a circle', async () => {
  const { root, video } = await open()
  const marks = () => all(root, '.r-transcript mark').map((mark) => [textOf(mark), mark.dataset.current === 'true'])
  fill(findField(root), 'margin')
  await eventually(() => assert.strictEqual(count(root), '1 of 3'))
  assert.deepEqual(marks(), [
    ['margin', true],
    ['margin', false],
    ['Märgin', false],
  ])
  button(root, 'Previous match').click()
  await eventually(() => assert.strictEqual(count(root), '3 of 3'))
  assert.deepEqual(marks().at(-1), ['Märgin', true])
  findField(root).focus()
  await sendKeys({ press: 'Enter' })
  await eventually(() => assert.strictEqual(count(root), '1 of 3'))
  assert.isBelow(video.currentTime, 1, 'a search does not move the film')
  await sendKeys({ press: 'Escape' })
  await eventually(() => assert.strictEqual(findField(root).value, ''))
  none(root, '.r-transcript mark')
  fill(findField(root), 'dividend')
  await eventually(() => assert.strictEqual(count(root), 'No matches'))
  assert.strictEqual(button(root, 'Next match').ariaDisabled, 'true')
})

it('embedding 17: one sentence is a tab stop, arrow keys move from there, and the host does not hear them', async () => {
  const { root, video } = await open()
  assert.lengthOf(
    sentences(root).filter(({ tabIndex }) => tabIndex === 0),
    1,
  )
  const keys: string[] = []
  const listen = ({ key }: KeyboardEvent) => keys.push(key)
  document.addEventListener('keydown', listen)
  sentence(root, 'Welcome').focus()
  for (const press of ['ArrowUp', 'ArrowDown', 'ArrowDown', 'End', 'ArrowDown', 'Home', 'ArrowDown'])
    await sendKeys({ press })
  document.removeEventListener('keydown', listen)
  same(root.activeElement, sentence(root, 'The margin'))
  assert.notStrictEqual(getComputedStyle(sentence(root, 'The margin')).outlineStyle, 'none')
  assert.deepEqual(keys, [])
  await sendKeys({ press: 'Enter' })
  await isAt(video, 4)
})

it('the transcript follows the film, unless the user has scrolled away', async () => {
  const { root, video } = await open()
  const text = one(root, '.r-transcript__text')
  one(root, '.r-transcript').style.maxBlockSize = '130px'
  video.currentTime = 2
  await eventually(() => assert.deepEqual(heard(root), ['Welcome to the call.']))
  video.currentTime = 31
  await eventually(() => assert.isAbove(text.scrollTop, 20))
  await eventually(() =>
    assert.isAbove(sentence(root, 'Costs').getBoundingClientRect().top, text.getBoundingClientRect().top),
  )
  await eventually(() =>
    assert.isBelow(sentence(root, 'Costs').getBoundingClientRect().bottom, text.getBoundingClientRect().bottom),
  )
  text.scrollTo({ top: 0, behavior: 'instant' })
  video.currentTime = 42
  await eventually(() => assert.match(heard(root).join(), /Thank|Märgin/))
  await settled()
  assert.strictEqual(text.scrollTop, 0)
})

it('embedding 12: a transcript that does not come says so, and is tried again by a fresh address', async () => {
  page.api.on(path, () => refusal(403))
  const fresh = 'files/replays/v1/fresh/en.vtt'
  page.api.on(fresh, () => raw(vtt, { type: 'text/vtt' }))
  const told: string[] = []
  page.stage.addEventListener('research-error', ({ detail }) => told.push(detail.code), { once: true })
  const root = await mount()
  const retry = await eventually(() => button(one(root, '.r-transcript [role=alert]'), 'Try again'))
  assert.include(textOf(one(root, '.r-transcript')), 'The transcript could not be loaded.')
  await filmIn(root)
  assert.deepEqual(told, ['forbidden'])
  page.api.on(byId, () => ({ ...autumn, replay: { ...film, captions: [{ ...english, src: `/api/${fresh}` }] } }))
  retry.click()
  await eventually(() => assert.lengthOf(sentences(root), 6))
})

it('R334 without captions, without words, and with the host’s own player there is no transcript', async () => {
  const alone = await mount('', { replay: { sources: [mp4] } })
  await filmIn(alone)
  none(alone, '.r-transcript')
  page.stage.replaceChildren()

  page.api.on(path, () => raw('WEBVTT\n', { type: 'text/vtt' }))
  const silent = await mount()
  await filmIn(silent)
  await eventually(() => none(silent, '.r-transcript'))
  page.stage.replaceChildren()

  const hosts = await mount('', { replay: film }, '<p slot="player">Our player</p>')
  await eventually(() => assert.include(textOf(one(hosts, 'h1')), 'Autumn call'))
  await settled()
  none(hosts, '.r-transcript')
})

it('the transcript is beside the film in a wide page, below it in a narrow one, and printed as a whole', async () => {
  page.stage.style.inlineSize = '1200px'
  const { root } = await open()
  const box = (selector: string) => one(root, selector).getBoundingClientRect()
  const isBeside = () => box('.r-transcript').left > box('.r-player').right
  await eventually(() => assert.isTrue(isBeside()))
  assert.approximately(box('.r-transcript').height, box('.r-player').height, 1)
  page.stage.style.inlineSize = '390px'
  await eventually(() => assert.isAbove(box('.r-transcript').top, box('.r-player').bottom))
  assert.isAtMost(box('.r-transcript').right, box('.r-replay').right + 1)
  await emulateMedia({ media: 'print' })
  const text = one(root, '.r-transcript__text')
  await eventually(() => assert.strictEqual(getComputedStyle(one(root, '.r-transcript__find')).display, 'none'))
  assert.strictEqual(text.scrollHeight, text.clientHeight)
})
