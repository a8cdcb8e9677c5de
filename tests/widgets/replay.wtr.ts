import { assert } from 'chai'
import type { RoadshowDetail } from '../../src/contract/roadshow.ts'
import { assertAccessible } from './support/axe.ts'
import { button, one, rootOf, textOf } from './support/dom.ts'
import { hear } from './support/events.ts'
import { type FakeApi, refusal } from './support/fake-api.ts'
import { closeFrames, openFrame } from './support/frame.ts'
import { loaderPath } from './support/loader.ts'
import { testPage } from './support/page.ts'
import { none } from './support/same.ts'
import { storeSession } from './support/session.ts'
import { deferred, eventually, settled } from './support/wait.ts'

const page = testPage()
afterEach(closeFrames)

const own = location.origin
const film = `${own}/demo/assets/replay/film`
const mp4 = { url: `${film}.mp4`, media_type: 'video/mp4' }
const hls = { url: `${film}.m3u8`, media_type: 'application/vnd.apple.mpegurl' }

const autumn: RoadshowDetail = {
  id: '7',
  name: 'Autumn call',
  start_date: '2026-11-05T14:30:00Z',
  replay_details: 'v1',
  permissioned: true,
  replay: {
    sources: [mp4],
    captions: [{ url: `${own}/demo/assets/replay/captions.en.vtt`, language: 'en', label: 'English' }],
    poster_url: `${own}/demo/assets/replay/poster.jpg`,
  },
}

function answer(api: FakeApi, more: Partial<RoadshowDetail> = {}) {
  api.on('current_user', () => ({ username: 'ada' }))
  api.on('roadshows/roadshow_by_id', () => ({ ...autumn, ...more }))
}

const html = '<research-replay roadshow-id="7" video-id="v1"></research-replay>'

async function mount(more: Partial<RoadshowDetail> = {}, markup = html) {
  answer(page.api, more)
  page.signIn()
  return rootOf(await page.mount(markup))
}

const videoIn = (root: ParentNode) => one(root, 'video') as HTMLVideoElement

async function ready(root: ParentNode) {
  const video = await eventually(() => videoIn(root))
  await eventually(() => assert.isAbove(video.readyState, 0))
  return video
}

const plays = (video: HTMLVideoElement) => eventually(() => assert.isAbove(video.currentTime, 0.2))

it('R334 a film plays from the bar, and its keys do not reach the page', async () => {
  const root = await mount()
  const video = await ready(root)
  video.muted = true
  const leaked: string[] = []
  const hearKeys = ({ key }: KeyboardEvent) => leaked.push(key)
  document.addEventListener('keydown', hearKeys)
  button(root, 'Play').click()
  await plays(video)
  one(root, 'section').dispatchEvent(new KeyboardEvent('keydown', { key: 'k', bubbles: true, composed: true }))
  await eventually(() => assert.isTrue(video.paused))
  document.removeEventListener('keydown', hearKeys)
  assert.isEmpty(leaked)
})

it('embedding 13: the player takes the room that was kept for it', async () => {
  const way = deferred<RoadshowDetail>()
  page.api.on('current_user', () => ({}))
  page.api.on('roadshows/roadshow_by_id', () => way.promise)
  page.signIn()
  const root = rootOf(await page.mount(html))
  const room = (await eventually(() => one(root, '.r-replay__room'))).getBoundingClientRect()
  way.resolve(autumn)
  await ready(root)
  const { top, height } = one(root, '.r-player').getBoundingClientRect()
  assert.approximately(top, room.top, 1)
  assert.approximately(height, room.height, 1)
})

it('C70 a player of the host’s own takes the place of ours, for those who may watch', async () => {
  const markup = html.replace('></', '><p slot="player">Our player</p></')
  const root = await mount({}, markup)
  await eventually(() => assert.include(textOf(one(root, 'h1')), 'Autumn call'))
  await settled()
  none(root, 'video')
  const slot = root.querySelector('slot')
  assert.deepEqual(
    slot?.assignedElements().map(({ textContent }) => textContent),
    ['Our player'],
  )
  page.stage.replaceChildren()
  page.api.on('refresh_auth_token', () => ({ token: 'access-1', refresh_token: 'refresh-1', contact: {} }))
  const locked = await mount({ permissioned: false }, markup)
  await eventually(() => assert.include(textOf(locked), "doesn't provide access to this replay"))
  none(locked, 'slot')
})

it('R336 embedding 12: an event that is not permitted is told as 401', async () => {
  const heard = hear()
  const root = await mount({ permissioned: false })
  await eventually(() => assert.include(textOf(root), "doesn't provide access to this replay"))
  heard.stop()
  assert.deepEqual(
    heard.events.filter(({ type }) => type === 'research-error').map(({ detail }) => [detail.status, detail.code]),
    [[401, 'unauthorized']],
  )
})

const strict = `default-src 'none'; script-src ${own}; style-src ${own}; connect-src ${own}; img-src ${own}; media-src ${own} blob:`

for (const [name, policy] of [
  ['the strict policy', strict],
  ['the strict policy with Trusted Types', `${strict}; require-trusted-types-for 'script'; trusted-types dompurify`],
] as const)
  for (const [form, source] of [
    ['a file', mp4],
    ['a stream by Media Source Extensions', hls],
  ] as const)
    it(`embedding 2: under ${name} the player plays ${form}`, async () => {
      storeSession()
      const frame = await openFrame({
        head: `<meta http-equiv="Content-Security-Policy" content="${policy}">
          <script type="module" src="${own}${loaderPath}"></script>`,
      })
      const reported: string[] = []
      frame.document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
        reported.push(`${effectiveDirective} ${blockedURI}`)
      })
      // Chromium has its own HLS by now; other browsers have none.
      const { prototype } = frame.window.HTMLMediaElement
      const { canPlayType } = prototype
      prototype.canPlayType = function (type) {
        return type.includes('mpegurl') ? '' : canPlayType.call(this, type)
      }
      answer(frame.api, { replay: { ...autumn.replay, sources: [source] } })
      const element = frame.document.body.appendChild(frame.document.createElement('research-replay'))
      element.setAttribute('roadshow-id', '7')
      const root = await eventually(() => rootOf(element))
      const video = await ready(root)
      video.muted = true
      button(root, 'Play').click()
      await plays(video)
      assert.strictEqual(video.src.startsWith('blob:'), source === hls)
      assert.strictEqual(frame.window.getComputedStyle(one(root, '.r-player__row')).display, 'flex')
      assert.deepEqual(reported, [])
    })

const states: Record<string, (root: ShadowRoot) => Promise<unknown>> = {
  'with its player': (root) => ready(root),
  failed: async (root) => {
    page.api.on('roadshows/roadshow_by_id', () => refusal(500))
    await eventually(() => one(root, '[role=alert]'))
  },
  'with a film that does not play': async (root) => {
    page.api.on('roadshows/roadshow_by_id', () => ({ ...autumn, replay: { sources: [{ ...mp4, url: '/none.mp4' }] } }))
    await eventually(() => one(root, '.r-player__failure'))
  },
}

for (const [state, reach] of Object.entries(states))
  it(`embedding 14: axe finds nothing, ${state}, light and dark, at 320 px`, async () => {
    answer(page.api)
    const element = page.stage.appendChild(document.createElement('research-replay'))
    element.setAttribute('roadshow-id', '7')
    await customElements.whenDefined('research-replay')
    const reached = reach(rootOf(element))
    page.signIn()
    await reached
    await assertAccessible(element)
    page.takeComplaints()
  })
