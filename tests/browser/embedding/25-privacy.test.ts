import { assert } from 'chai'
import Cookies from 'js-cookie'
import { widgets } from '#widgets/all-specs.ts'
import { submitSignIn } from '../support/acts.ts'
import { button, one, rootOf } from '../support/dom.ts'
import { closeFrames, type Frame, openFrame } from '../support/frame.ts'
import { calls as landingCalls } from '../support/landing.ts'
import { crowds, readyFrame } from '../support/ready-frame.ts'
import { sceneOf } from '../support/scenes.ts'
import { forgetSession, login } from '../support/session.ts'
import { eventually, settled } from '../support/wait.ts'

beforeEach(() => {
  forgetSession()
  sessionStorage.clear()
  localStorage.clear()
})
afterEach(closeFrames)
afterEach(forgetSession)

it('embedding 25: before a visitor acts there is no cookie, no storage and no request, but for what everybody may read', async () => {
  const tags = crowds.flatMap((crowd) => crowd.tags)
  const frame = await readyFrame(crowds.find(({ signedIn }) => !signedIn)?.tags ?? [])
  forgetSession()
  for (const tag of tags) frame.document.body.append(frame.document.createElement(tag))
  await settled()
  assert.deepEqual(Cookies.get(), {})
  assert.deepEqual([localStorage.length, sessionStorage.length], [0, 0])
  assert.deepEqual(await frame.window.indexedDB.databases(), [])
  for (const { path, method, headers } of frame.api.calls) {
    assert.oneOf(path, Object.values(landingCalls))
    assert.strictEqual(method, 'GET')
    assert.isFalse(headers.has('authorization'))
  }
  const foreign = frame.window.performance
    .getEntriesByType('resource')
    .filter(({ name }) => !name.startsWith(location.origin))
  assert.deepEqual(foreign, [])
})

const throws = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}

const forbid = (target: object, name: string) =>
  Object.defineProperty(target, name, { configurable: true, get: throws, set: throws })

const remove = (target: object, name: string) =>
  Object.defineProperty(target, name, { configurable: true, value: undefined })

/** What a browser may keep from a page, by its settings, its age or a sandbox around it. */
const missing: Readonly<Record<string, (window: Window & typeof globalThis) => void>> = {
  'cookies throw': ({ document }) => forbid(document, 'cookie'),
  'cookies are not kept': ({ document }) =>
    Object.defineProperty(document, 'cookie', { configurable: true, get: () => '', set: () => {} }),
  'storage throws': (window) => {
    for (const name of ['sessionStorage', 'localStorage', 'indexedDB', 'caches']) forbid(window, name)
  },
  'storage is full': ({ Storage }) => {
    Storage.prototype.setItem = throws
  },
  'there is no BroadcastChannel': (window) => remove(window, 'BroadcastChannel'),
  'there are no locks': ({ navigator }) => remove(navigator, 'locks'),
  'there is no cookieStore': (window) => remove(window, 'cookieStore'),
}

const everything = (window: Window & typeof globalThis) => {
  for (const [what, take] of Object.entries(missing)) if (what !== 'cookies are not kept') take(window)
}

/** A page with a sign-in beside an element, on which something is missing. */
async function pageWithout(take: (window: Window & typeof globalThis) => void, tags: readonly string[]) {
  const frame = await openFrame({
    body: `<research-sign-in></research-sign-in>${tags.map((tag) => sceneOf(tag).html).join('')}`,
  })
  const failures: string[] = []
  for (const type of ['error', 'unhandledrejection'] as const)
    frame.window.addEventListener(type, (event) => {
      failures.push(
        `${type}: ${event instanceof frame.window.ErrorEvent ? event.message : Reflect.get(event, 'reason')}`,
      )
    })
  take(frame.window)
  for (const tag of tags) sceneOf(tag).answer(frame.api)
  frame.api.on('auth', () => login())
  const { session } = await frame.loadLoader()
  return { frame, session, failures, signIn: await eventually(() => rootOf(one(frame.document, 'research-sign-in'))) }
}

const shows = ({ document }: Frame, tag: string) => eventually(() => sceneOf(tag).ready(rootOf(one(document, tag))))

for (const [what, take] of Object.entries(missing))
  it(`embedding 25: where ${what} a client signs in, reads and signs out`, async () => {
    const { frame, session, failures, signIn } = await pageWithout(take, ['research-feed', 'research-events'])
    await submitSignIn(signIn)
    await eventually(() => assert.isTrue(session.get().signedIn))
    await shows(frame, 'research-feed')
    await shows(frame, 'research-events')
    button(signIn, 'Sign out').click()
    await eventually(() => assert.isFalse(session.get().signedIn))
    await eventually(() => one(signIn, 'form'))
    assert.deepEqual(failures, [])
    assert.deepEqual(frame.complaints, [])
  })

for (const { spec } of widgets.filter(({ spec }) => spec.tag !== 'research-sign-in'))
  it(`embedding 25: where all of that is missing at once <${spec.tag}> works from memory`, async () => {
    const scene = sceneOf(spec.tag)
    const { frame, failures, signIn } = await pageWithout(everything, [spec.tag])
    frame.window.frameElement?.scrollIntoView()
    if (scene.signedIn) await submitSignIn(signIn)
    await shows(frame, spec.tag)
    await settled()
    assert.deepEqual(failures, [])
    assert.deepEqual(frame.complaints, [])
  })
