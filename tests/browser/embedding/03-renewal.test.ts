import { assert } from 'chai'
import { widgets } from '#widgets/all-specs.ts'
import { deferred } from '../../support/deferred.ts'
import { one, rootOf } from '../support/dom.ts'
import { own, refusal } from '../support/fake-api.ts'
import { closeFrames, type Frame, openFrame } from '../support/frame.ts'
import { crowds } from '../support/ready-frame.ts'
import { sceneOf } from '../support/scenes.ts'
import { forgetSession, storeSession, toldOfSignOut } from '../support/session.ts'
import { eventually, settled } from '../support/wait.ts'

beforeEach(() => storeSession())
afterEach(closeFrames)
afterEach(forgetSession)

const REFRESH = 'refresh_auth_token'
const HOUR_MS = 3_600_000

const clients = crowds.find(({ signedIn }) => signedIn)?.tags ?? []
const htmlOf = (tags: readonly string[]) => tags.map((tag) => sceneOf(tag).html).join('')

/** A page whose API takes the second token only, and renews when `until` says so. */
async function spentOn(tags: readonly string[], until: Promise<void> = Promise.resolve()): Promise<Frame> {
  const frame = await openFrame({ body: htmlOf(tags) })
  for (const tag of new Set(tags)) sceneOf(tag).answer(frame.api)
  frame.api.on(REFRESH, async () => {
    await until
    return { token: 'access-2', refresh_token: 'refresh-2', contact: {} }
  })
  frame.api.always(({ headers }) => (headers.get('authorization') === 'Bearer access-1' ? refusal(401) : own))
  return frame
}

/** Moves the page's clock. */
function shiftClock({ window: page }: Frame, by: number) {
  const Real = page.Date
  class Shifted extends Real {
    constructor(...given: [] | [number | string]) {
      if (given.length === 0) super(Real.now() + by)
      else super(...given)
    }
    static override now() {
      return Real.now() + by
    }
  }
  page.Date = Shifted as DateConstructor
}

const refused = ({ api }: Frame) =>
  api.calls.filter(
    ({ headers, path }) => path !== 'capture_event' && headers.get('authorization') === 'Bearer access-1',
  )

async function allShow({ document }: Frame) {
  for (const element of document.querySelectorAll('body > *'))
    await eventually(() => sceneOf(element.localName).ready(rootOf(element)))
}

it('embedding 3: twenty calls of different elements that are refused together make one renewal, and all succeed', async () => {
  const pair = deferred<void>()
  const tags = ['research-feed', 'research-suggestion', 'research-companies', 'research-events', 'research-event-cards']
  const frame = await spentOn([...tags, ...tags, ...tags, ...tags], pair.promise)
  await frame.loadLoader()
  await eventually(() => assert.isAtLeast(refused(frame).length, 20))
  await settled()
  assert.lengthOf(frame.api.callsTo(REFRESH), 1)
  pair.resolve()
  await allShow(frame)
  assert.lengthOf(frame.api.callsTo(REFRESH), 1)
  assert.deepEqual(frame.complaints, [])
})

for (const by of [-HOUR_MS, HOUR_MS])
  it(`embedding 3: a clock ${by < 0 ? 'an hour slow' : 'an hour fast'} renews nothing early, and what is refused once`, async () => {
    const frame = await openFrame({ body: htmlOf(clients) })
    shiftClock(frame, by)
    for (const tag of clients) sceneOf(tag).answer(frame.api)
    await frame.loadLoader()
    await allShow(frame)
    await settled()
    assert.lengthOf(frame.api.callsTo(REFRESH), 0)

    const spent = await spentOn(clients)
    shiftClock(spent, by)
    await spent.loadLoader()
    await allShow(spent)
    assert.lengthOf(spent.api.callsTo(REFRESH), 1)
  })

for (const { spec } of widgets.filter(({ spec }) => sceneOf(spec.tag).signedIn))
  describe(`<${spec.tag}>`, () => {
    it('embedding 3: a call that is refused is repeated after one renewal', async () => {
      const frame = await spentOn([spec.tag])
      await frame.loadLoader()
      await eventually(() => assert.lengthOf(frame.api.callsTo(REFRESH), 1))
      await allShow(frame)
      await settled()
      assert.isAtLeast(refused(frame).length, 1)
      assert.lengthOf(frame.api.callsTo(REFRESH), 1)
      assert.deepEqual(frame.api.callsTo(REFRESH)[0]?.body, { refresh_token: 'refresh-1' })
    })

    it('embedding 3: after a sign-out nothing is renewed, and a renewal under way brings nobody back', async () => {
      const late = deferred<unknown>()
      const frame = await openFrame({ body: htmlOf([spec.tag]) })
      sceneOf(spec.tag).answer(frame.api)
      frame.api.always(({ path }) => (path === REFRESH ? own : late.promise))
      const { session } = await frame.loadLoader()
      await eventually(() => assert.isNotEmpty(frame.api.calls))
      await session.signOut()
      await toldOfSignOut(frame.api)
      late.resolve(refusal(401))
      await settled()
      assert.lengthOf(frame.api.callsTo(REFRESH), 0)

      const pair = deferred<void>()
      storeSession()
      const other = await spentOn([spec.tag], pair.promise)
      const { session: second } = await other.loadLoader()
      await eventually(() => assert.lengthOf(other.api.callsTo(REFRESH), 1))
      await second.signOut()
      await toldOfSignOut(other.api)
      const calls = other.api.calls.length
      pair.resolve()
      await settled()
      assert.deepEqual(second.get(), { signedIn: false, name: '' })
      assert.strictEqual(other.api.calls.length, calls)
      one(other.document, spec.tag)
    })
  })
