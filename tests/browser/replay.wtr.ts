import { assert } from 'chai'
import type { RoadshowDetail } from '#contract/roadshow.ts'
import { deferred } from '../support/deferred.ts'
import { button, link, one, rootOf, textOf } from './support/dom.ts'
import { follows, hear } from './support/events.ts'
import { refusal } from './support/fake-api.ts'
import { testPage } from './support/page.ts'
import { answerReplay, autumn, byId, filmIn, keepFilm, videoIn } from './support/replay.ts'
import { none } from './support/same.ts'
import { toldOfSignOut } from './support/session.ts'
import { eventually, settled } from './support/wait.ts'

const page = testPage()
before(keepFilm)
afterEach(() => sessionStorage.clear())

const html = '<research-replay roadshow-id="7" video-id="v1"></research-replay>'
const withPlayer = html.replace('></', '><p slot="player">Our player</p></')

async function mount(more: Partial<RoadshowDetail> = {}, markup = html) {
  answerReplay(page.api, more)
  page.signIn()
  return rootOf(await page.mount(markup))
}

const titled = (root: ShadowRoot, name: string) => eventually(() => assert.strictEqual(textOf(one(root, 'h1')), name))
const says = (root: ShadowRoot, words: string) => eventually(() => assert.include(textOf(root), words))

it('R333 the event’s name and first day stand above the film, and Back asks the host before it goes', async () => {
  const root = await mount({}, html.replace('video-id', 'back-href="/events/past" video-id'))
  await titled(root, 'Autumn call')
  assert.strictEqual(one(root, 'time').getAttribute('datetime'), '2026-11-05T14:30:00Z')
  assert.match(textOf(one(root, 'time')), /November.*2026/)
  const href = new URL('/events/past', location.href).href
  assert.strictEqual(link(root, 'Back').href, href)
  const heard = hear()
  assert.isTrue(follows(link(root, 'Back')))
  document.addEventListener('research-navigate', (event) => event.preventDefault(), { once: true })
  assert.isFalse(follows(link(root, 'Back')))
  heard.stop()
  assert.deepEqual(
    heard.events.map(({ type, detail }) => [type, detail.href]),
    [
      ['research-navigate', href],
      ['research-navigate', href],
    ],
  )
})

for (const address of ['javascript:alert(1)', 'data:text/html,x', ''])
  it(`R333 embedding 6: back-href="${address}" makes no link`, async () => {
    const root = await mount({}, html.replace('video-id', `back-href="${address}" video-id`))
    await titled(root, 'Autumn call')
    none(root, 'a')
  })

it('R332 the attributes name the event and its film: another event takes the place of the one under way', async () => {
  const first = deferred<unknown>()
  answerReplay(page.api)
  page.api.on(byId, ({ query }) =>
    query.get('roadshow_id') === '7' ? first.promise : { ...autumn, id: '8', name: 'Winter call' },
  )
  page.signIn()
  const element = await page.mount(html)
  await eventually(() => assert.lengthOf(page.api.callsTo(byId), 1))
  element.setAttribute('roadshow-id', '8')
  await titled(rootOf(element), 'Winter call')
  assert.isTrue(page.api.callsTo(byId)[0]?.signal.aborted)
  first.resolve(autumn)
  await settled()
  await titled(rootOf(element), 'Winter call')
  element.setAttribute('video-id', 'another')
  await says(rootOf(element), 'There is no replay of this event.')
  none(rootOf(element), 'video')
  assert.lengthOf(page.api.callsTo(byId), 2, 'the event is here already')
})

it('R337 R335 an event that is opened is recorded once, with the page and its id', async () => {
  await filmIn(await mount())
  await settled()
  assert.lengthOf(page.api.callsTo('current_user'), 1)
  assert.deepEqual(
    page.api.callsTo('capture_event').map(({ body }) => body),
    [{ url: location.href, event_type: 'Roadshow Open', source_client_action: null, roadshow_id: '7' }],
  )
})

for (const width of ['', '320px'])
  it(`embedding 13: the player takes the room that was kept for it${width && `, in ${width}`}`, async () => {
    const way = deferred<RoadshowDetail>()
    page.api.on('current_user', () => ({}))
    page.api.on(byId, () => way.promise)
    page.signIn()
    page.stage.style.inlineSize = width
    const root = rootOf(await page.mount(html))
    const room = (await eventually(() => one(root, '.r-replay__room'))).getBoundingClientRect()
    // At clocks that are not the reader's: a line more. As long a name as most have, which a phone breaks once.
    way.resolve({ ...autumn, name: 'Webinar: our monitor of order intake, autumn', time_zone: 'Pacific/Auckland' })
    await filmIn(root)
    const { top, height } = one(root, '.r-player').getBoundingClientRect()
    assert.approximately(top, room.top, 1)
    assert.approximately(height, room.height, 1)
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

it('C70 a player of the host’s own takes the place of ours, whenever it comes and as long as it is there', async () => {
  const root = await mount({}, withPlayer)
  await titled(root, 'Autumn call')
  await settled()
  none(root, 'video')
  const own = one(root.host, '[slot=player]')
  assert.deepEqual(one<HTMLSlotElement>(root, 'slot').assignedElements(), [own])
  assert.isAbove(own.getBoundingClientRect().height, 0)
  own.remove()
  await filmIn(root)
  root.host.append(own)
  await eventually(() => none(root, 'video'))
})

it('C70 a player of the host’s own is for those who may watch', async () => {
  const root = await mount({ permissioned: false }, withPlayer)
  await says(root, "doesn't provide access to this replay")
  none(root, 'slot')
  assert.strictEqual(one(root.host, '[slot=player]').getBoundingClientRect().height, 0)
})

for (const [status, code, words] of [
  [403, 'forbidden', "Your subscription level doesn't provide access to this replay."],
  [404, 'not-found', "We couldn't find the event you were looking for."],
] as const)
  it(`R336 embedding 12: an event that fails with ${status} is told with its status and says why, without a vain retry`, async () => {
    answerReplay(page.api)
    page.api.on(byId, () => refusal(status))
    page.signIn()
    const heard = hear()
    const root = rootOf(await page.mount(html))
    await says(root, words)
    heard.stop()
    assert.deepEqual(
      heard.events.map(({ type, detail }) => [type, detail.status, detail.code]),
      [['research-error', status, code]],
    )
    none(root, 'button')
    assert.isEmpty(page.api.callsTo('capture_event'))
  })

it('embedding 12: trying an event again keeps the focus until it is there, and hands it over', async () => {
  answerReplay(page.api)
  page.api.on(byId, () => refusal(500))
  page.signIn()
  const root = rootOf(await page.mount(html))
  const retry = await eventually(() => button(root, 'Try again'))
  answerReplay(page.api)
  retry.focus()
  retry.click()
  await filmIn(root)
  await eventually(() => assert.isNotNull(root.activeElement))
})

it('embedding 1: who signs out watches no longer, and nothing is kept of it', async () => {
  const root = await mount()
  const video = await filmIn(root)
  video.muted = true
  await video.play()
  video.currentTime = 20
  await eventually(() => assert.isAbove(video.currentTime, 20))
  await page.loader.session.signOut()
  await toldOfSignOut(page.api)
  await says(root, 'Sign in to watch this replay.')
  none(root, 'video')
  assert.isTrue(video.paused)
  assert.strictEqual(video.src, '')
  await settled()
  assert.strictEqual(sessionStorage.length, 0)
})

it('embedding 10: a film that is moved keeps its place, and one that is taken away is let go', async () => {
  const root = await mount()
  const video = await filmIn(root)
  video.currentTime = 30
  await eventually(() => assert.isFalse(video.seeking))
  page.stage.append(document.createElement('section'))
  one(page.stage, 'section').append(root.host)
  await settled()
  assert.strictEqual(videoIn(root), video)
  assert.approximately(video.currentTime, 30, 1)
  root.host.remove()
  await eventually(() => assert.isFalse(root.contains(video)))
  assert.isFalse(video.hasAttribute('src'))
  assert.strictEqual(video.readyState, 0)
})
