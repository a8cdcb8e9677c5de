import { assert } from 'chai'
import { widgets } from '#widgets/all-specs.ts'
import { deepText, everythingIn } from '../support/deep.ts'
import { one, rootOf } from '../support/dom.ts'
import { closeFrames, type Frame, openFrame } from '../support/frame.ts'
import { hostileTexts, markup } from '../support/hostile-answers.ts'
import { calls as landingCalls } from '../support/landing.ts'
import { sceneOf } from '../support/scenes.ts'
import { forgetSession } from '../support/session.ts'
import { statesOf } from '../support/states-of.ts'
import { leave, signIn, stateIn } from '../support/through-states.ts'
import { eventually, settled } from '../support/wait.ts'
import { htmlOf } from '../support/widget-states.ts'

afterEach(forgetSession)

/** What an element of ours may be named; an id of the data could take the place of a property of the page. */
const taken = ['attacked', 'body', 'cookie', 'head', 'defaultView']

function assertHarmless({ window, document }: Frame, root: ShadowRoot) {
  assert.isUndefined(Reflect.get(window, 'attacked'), 'something ran')
  for (const element of [...everythingIn(root), ...everythingIn(document.body)]) {
    const { localName, attributes, id } = element
    assert.notInclude(['script', 'object', 'embed', 'base', 'meta', 'style', 'link', 'template', 'math'], localName)
    for (const { name, value } of attributes) {
      assert.isFalse(name.startsWith('on'), `${localName} ${name}`)
      assert.notMatch(value, /^\s*(javascript|vbscript):/i, `${localName} ${name}`)
      assert.notInclude(['srcdoc', 'formaction'], name)
    }
    assert.notInclude(taken, id)
    assert.notInclude(taken, element.getAttribute('name') ?? '')
  }
  for (const name of taken)
    if (name in document) assert.notInstanceOf(Reflect.get(document, name), window.HTMLFormElement)
  assert.strictEqual(document.body.localName, 'body')
}

/** Records whose texts readers see; elsewhere nothing of them is shown. */
const shown = new Set(
  ['feed', 'document', 'companies', 'company-profile', 'analyst-profile', 'events', 'event-cards', 'suggestion'].concat(
    ...['preferences', 'replay', 'lead', 'changes', 'most-read', 'following', 'inbox', 'account'],
  ),
)

for (const { spec } of widgets)
  describe(`<${spec.tag}>`, () => {
    let frame: Frame
    before(async () => {
      frame = await openFrame()
      // Out of sight little is drawn.
      frame.window.frameElement?.scrollIntoView()
      await frame.loadLoader()
    })
    after(closeFrames)

    it('embedding 5: markup in every text is shown as it is, and nothing of it runs, stays or takes a name', async () => {
      const scene = sceneOf(spec.tag)
      const root = await stateIn(frame, {
        tag: spec.tag,
        state: 'with markup in every text',
        signedOut: !scene.signedIn,
        answer({ api }) {
          api.change(hostileTexts)
          api.on(landingCalls.footer, () => new Blob([`<p>Ours</p>${markup}`], { type: 'text/html' }))
        },
        reach: (shown) => eventually(() => scene.ready(shown), 8000),
      })
      await settled()
      assertHarmless(frame, root)
      if (shown.has(spec.tag.replace('research-', ''))) assert.include(deepText(root), '<img src=x onerror=')
      const heard = frame.complaints.filter((complaint) => !complaint.includes('same key'))
      assert.deepEqual(heard, [])
    })

    for (const state of statesOf(spec.tag).filter(({ state }) =>
      /kinds|detail|tab|financials|popup|chart|captions|editor/.test(state),
    ))
      it(`embedding 5: nor ${state.state}`, async () => {
        await leave(frame)
        if (!state.signedOut) await signIn(frame)
        sceneOf(spec.tag).answer(frame.api)
        state.answer?.(frame)
        frame.api.change(hostileTexts)
        frame.document.body.innerHTML = htmlOf(state)
        const root = await eventually(() => rootOf(one(frame.document, spec.tag)))
        // Names have become longer: what the state is reached by may not be found, and what is there counts.
        await Promise.race([state.reach(root).catch(() => {}), new Promise((resolve) => setTimeout(resolve, 500))])
        assertHarmless(frame, root)
      })

    it('embedding 5: markup in every attribute and text of a slot is text', async () => {
      await leave(frame)
      frame.document.body.innerHTML = `<${spec.tag}></${spec.tag}>`
      const element = one(frame.document, spec.tag)
      for (const [name, { type }] of Object.entries(spec.attributes))
        if (type === 'string' && !name.endsWith('-token')) element.setAttribute(name, markup)
      await settled()
      assertHarmless(frame, rootOf(element))
    })
  })
