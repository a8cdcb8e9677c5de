import { assert } from 'chai'
import { widgets } from '#widgets/all-specs.ts'
import { field, fill, one, rootOf, textOf } from '../support/dom.ts'
import { closeFrames, cookiesReach, type Frame, openFrame } from '../support/frame.ts'
import { allReady, crowds, frameWith, readyFrame } from '../support/ready-frame.ts'
import { sceneOf } from '../support/scenes.ts'
import { forgetSession, storeSession } from '../support/session.ts'
import { eventually, settled } from '../support/wait.ts'

beforeEach(forgetSession)
afterEach(closeFrames)
afterEach(forgetSession)

const pages = '/tests/browser/support/pages'

/** A window of its own, whose history is not that of the tests' page. */
function openPage(path: string) {
  const page = window.open(path, '_blank')
  if (!page) throw new Error('the browser opens no window')
  const errors: string[] = []
  const shows = (title: string) =>
    eventually(() => {
      assert.strictEqual(page.document.title, title)
      // Who goes on before that leaves no step to come back to.
      assert.strictEqual(page.document.readyState, 'complete')
      for (const tag of ['research-sign-in', 'research-reset-password'])
        assert.isAbove(rootOf(one(page.document, tag)).childElementCount, 0)
      page.addEventListener('error', ({ message }) => errors.push(message))
      return page.document
    })
  return { page, shows, errors }
}

it('embedding 7: away to another page and back: the tags work, and both pages share the session', async () => {
  const { page, shows, errors } = openPage(`${pages}/first.html`)
  await shows('The first page')
  page.location.assign(`${pages}/second.html`)
  await shows('The second page')
  storeSession()
  page.history.back()
  const back = await shows('The first page')
  await eventually(() =>
    assert.include(
      textOf(rootOf(one(back, 'research-sign-in'))),
      'Signed in as Ada Client',
      'it was signed in meanwhile',
    ),
  )
  forgetSession()
  page.history.forward()
  const forth = await shows('The second page')
  const root = rootOf(one(forth, 'research-sign-in'))
  fill(await eventually(() => field(root, 'Username')), 'ada')
  assert.deepEqual(errors, [])
  page.close()
})

/** A page that the browser can put to sleep and wake: asleep it hears of no change of a cookie. Before the loader is on it. */
function sleeper({ window, document }: Frame) {
  let isAsleep = false
  const { cookieStore } = window as { cookieStore?: EventTarget }
  cookieStore?.addEventListener('change', (event) => isAsleep && event.stopImmediatePropagation())
  return {
    sleep() {
      window.dispatchEvent(new window.PageTransitionEvent('pagehide', { persisted: true }))
      isAsleep = true
    },
    async wake() {
      await cookiesReach(document)
      await settled()
      isAsleep = false
      window.dispatchEvent(new window.PageTransitionEvent('pageshow', { persisted: true }))
    },
  }
}

for (const { signedIn, tags } of crowds)
  it(`embedding 7: a page kept by the browser and shown again follows what happened meanwhile: ${tags.join(', ')}`, async () => {
    if (signedIn) storeSession()
    const frame = await frameWith(tags)
    const page = sleeper(frame)
    const { session } = await frame.loadLoader()
    await allReady(frame, tags)
    page.sleep()
    if (signedIn) forgetSession()
    else storeSession()
    await cookiesReach(frame.document)
    await settled()
    assert.strictEqual(session.get().signedIn, signedIn, 'it sleeps')
    await page.wake()
    assert.strictEqual(session.get().signedIn, !signedIn, 'it is awake')
    for (const tag of tags)
      await eventually(() => assert.isAbove(rootOf(one(frame.document, tag)).childElementCount, 0))
    page.sleep()
    if (signedIn) storeSession()
    else forgetSession()
    await page.wake()
    await allReady(frame, tags)
    assert.deepEqual(frame.complaints, [])
  })

const failuresOn = ({ window }: Frame) => {
  const failures: string[] = []
  for (const type of ['error', 'unhandledrejection']) window.addEventListener(type, () => failures.push(type))
  return failures
}

for (const { spec } of widgets)
  describe(`<${spec.tag}>`, () => {
    it('embedding 7: adopted by another document and taken back it throws nothing, and shows what it showed', async () => {
      const { tag } = spec
      const frame = await readyFrame([tag])
      const failures = failuresOn(frame)
      const other = await frameWith([])
      const element = one(frame.document, tag)
      const home = element.parentElement
      const sheets = rootOf(element).adoptedStyleSheets
      other.document.body.append(element)
      await settled()
      home?.append(element)
      await eventually(() => sceneOf(tag).ready(rootOf(element)))
      for (const sheet of sheets) assert.include(rootOf(element).adoptedStyleSheets, sheet)
      assert.deepEqual(failures, [])
      assert.deepEqual(frame.complaints, [])
    })
  })

it('embedding 7: a tag that somebody else has taken stays theirs, and the others work', async () => {
  const frame = await openFrame({ body: widgets.map(({ spec }) => `<${spec.tag}></${spec.tag}>`).join('') })
  frame.window.customElements.define('research-feed', class extends frame.window.HTMLElement {})
  const failures = failuresOn(frame)
  await (await frame.loadLoader()).allDefined()
  for (const { spec } of widgets)
    if (spec.tag !== 'research-feed')
      await eventually(() => assert.isAbove(rootOf(one(frame.document, spec.tag)).childElementCount, 0))
  assert.isNull(one(frame.document, 'research-feed').shadowRoot)
  assert.deepEqual(failures, [])
})
