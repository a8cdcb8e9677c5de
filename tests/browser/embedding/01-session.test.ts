import { assert } from 'chai'
import Cookies from 'js-cookie'
import { submitSignIn } from '../support/acts.ts'
import { notes, paged } from '../support/documents.ts'
import { button, one, rootOf, textOf } from '../support/dom.ts'
import { refusal } from '../support/fake-api.ts'
import { fiveOn, invite, read, ready, signInOn, timeUntil } from '../support/five.ts'
import { closeFrames, type Frame, openFrame } from '../support/frame.ts'
import { classicPath } from '../support/loader.ts'
import { forgetSession, login, storeSession } from '../support/session.ts'
import { eventually } from '../support/wait.ts'

beforeEach(forgetSession)
afterEach(closeFrames)
afterEach(forgetSession)

const REACH_MS = 300

/** What reaches others in time does so on a busy machine as well, if not every time; what asks now and then never does. */
const inTime = (title: string, run: () => Promise<void>) => it(`${title}, within ${REACH_MS} ms`, run).retries(2)

/** Takes away what a page could learn of the others by. */
const without = (name: string) => (frame: Frame) => void Object.defineProperty(frame.window, name, { value: undefined })

inTime('embedding 1: five elements make one session: one call signs all in, and one press signs all out', async () => {
  const frame = await fiveOn()
  await frame.loadLoader()
  await eventually(() => invite(frame))
  const told = new Promise((resolve) => frame.document.addEventListener('research-signed-in', resolve))
  await submitSignIn(signInOn(frame))
  await told
  assert.isBelow(await timeUntil(() => read(frame)), REACH_MS)
  await ready(frame)
  assert.lengthOf(frame.api.callsTo('auth'), 1)

  button(signInOn(frame), 'Sign out').click()
  assert.isBelow(await timeUntil(() => invite(frame)), REACH_MS)
  assert.deepEqual(frame.complaints, [])
})

const ways: Record<string, (frame: Frame) => unknown> = {
  'by all it has': () => {},
  'by messages of its tabs alone': without('cookieStore'),
  'by the browser’s word of its cookies alone': without('BroadcastChannel'),
}

for (const [way, prepare] of Object.entries(ways))
  inTime(`embedding 1: another tab hears of both ${way}`, async () => {
    const [here, there] = [await fiveOn(prepare), await fiveOn(prepare)]
    for (const frame of [here, there]) {
      await frame.loadLoader()
      await eventually(() => invite(frame))
    }
    const told = new Promise((resolve) => here.document.addEventListener('research-signed-in', resolve))
    await submitSignIn(signInOn(here))
    await told
    assert.isBelow(await timeUntil(() => read(there)), REACH_MS)
    for (const frame of [here, there]) await ready(frame)
    assert.lengthOf(there.api.callsTo('auth'), 0)
    button(signInOn(there), 'Sign out').click()
    assert.isBelow(await timeUntil(() => invite(here)), REACH_MS)
    for (const frame of [here, there]) assert.deepEqual(frame.complaints, [])
  })

/** Whatever ends a session. */
const ends: Record<string, (frame: Frame) => Promise<unknown>> = {
  'the press of Sign out': async (frame) => button(signInOn(frame), 'Sign out').click(),
  'the host’s own button': async (frame) => (await frame.loadLoader()).session.signOut(),
  'a second copy of the bundle': async ({ window }) => {
    const copy: { session: { signOut(): Promise<void> } } = await new window.Function(
      'return import("/dist/widgets/loader.js?copy")',
    )()
    await copy.session.signOut()
  },
  'a refresh token that is refused': async (frame) => {
    frame.api.always(() => refusal(401))
    frame.document.body.append(frame.document.createElement('research-suggestion'))
  },
  'a page of this origin without our scripts': async () => {
    forgetSession()
    new BroadcastChannel('research-portal.session').postMessage('changed')
  },
}

for (const [end, act] of Object.entries(ends))
  inTime(`embedding 1: a session ended by ${end} is over in all elements, and in another tab`, async () => {
    storeSession()
    const [frame, tab] = [await fiveOn(), await fiveOn()]
    for (const each of [frame, tab]) await each.loadLoader()
    for (const each of [frame, tab]) await ready(each)
    const over = new Promise<void>((resolve) => {
      const look = () => (Cookies.get('currentUser') ? requestAnimationFrame(look) : resolve())
      look()
    })
    await act(frame)
    await over
    assert.isBelow(await timeUntil(() => invite(frame)), REACH_MS)
    assert.isBelow(await timeUntil(() => invite(tab)), REACH_MS)
    assert.isAtMost(frame.api.callsTo('refresh_auth_token').length, 1)
  })

/** The loader defines the first element, and the classic script all that are left. */
const orders = {
  'the loader signs in, the classic script reads': ['research-sign-in', 'research-feed'],
  'the classic script signs in, the loader reads': ['research-feed', 'research-sign-in'],
} as const

for (const [order, [first, second]] of Object.entries(orders))
  inTime(`embedding 1: one session for two copies: ${order}`, async () => {
    const frame = await openFrame({ body: `<${first}></${first}>` })
    frame.api.on('auth', () => login())
    frame.api.on('research_documents', paged(notes(1, 2)))
    await (await frame.loadLoader()).allDefined()
    await frame.runScript(classicPath, 'text/javascript')
    frame.document.body.append(frame.document.createElement(second))
    const signIn = rootOf(one(frame.document, 'research-sign-in'))
    const feed = rootOf(one(frame.document, 'research-feed'))
    await eventually(() => assert.include(textOf(feed), 'Sign in to read research.'))

    assert.notStrictEqual(signIn.adoptedStyleSheets[0], feed.adoptedStyleSheets[0], 'elements of two copies')

    let since = Number.POSITIVE_INFINITY
    frame.document.addEventListener('research-signed-in', () => {
      since = performance.now()
    })
    await submitSignIn(signIn)
    await eventually(() => one(feed, '.r-tile__link'))
    assert.isBelow(performance.now() - since, REACH_MS)

    since = performance.now()
    button(signIn, 'Sign out').click()
    await eventually(() => assert.include(textOf(feed), 'Sign in to read research.'))
    assert.isBelow(performance.now() - since, REACH_MS)
    assert.deepEqual(frame.complaints, [])
  })
