import { assert } from 'chai'
import { widgets } from '#widgets/all-specs.ts'
import { one, rootOf } from '../support/dom.ts'
import { closeFrames, type Frame, openFrame } from '../support/frame.ts'
import { withAddresses } from '../support/hostile-answers.ts'
import { assertGoodLinks, linksIn } from '../support/links.ts'
import { sceneOf } from '../support/scenes.ts'
import { forgetSession } from '../support/session.ts'
import { statesOf } from '../support/states-of.ts'
import { leave, stateIn } from '../support/through-states.ts'
import { eventually, settled } from '../support/wait.ts'

afterEach(forgetSession)

const hostile = [
  'javascript:window.attacked=1',
  ' java\tscript:window.attacked=1',
  'JaVaScRiPt:window.attacked=1',
  'vbscript:attacked',
  'data:text/html,<script>opener.attacked=1</script>',
  'blob:https://stranger.example/1',
  'file:///etc/passwd',
  'https://user:secret@stranger.example/',
]

for (const { spec } of widgets)
  describe(`<${spec.tag}>`, () => {
    let frame: Frame
    before(async () => {
      frame = await openFrame()
      await frame.loadLoader()
    })
    after(closeFrames)

    it('embedding 6: an address of the data that is none of these is no link', async () => {
      for (const address of hostile) {
        await leave(frame)
        const scene = sceneOf(spec.tag)
        const root = await stateIn(frame, {
          tag: spec.tag,
          state: address,
          signedOut: !scene.signedIn,
          answer: ({ api }) => api.change((answer) => withAddresses(answer, address)),
          reach: async (shown) => {
            await eventually(() => assert.isAbove(shown.childElementCount, 0))
            await settled()
          },
        })
        assertGoodLinks(frame, root)
        assert.isUndefined(Reflect.get(frame.window, 'attacked'))
      }
    })

    const addressed = Object.keys(spec.attributes).filter((name) => name.endsWith('href'))
    for (const name of addressed)
      it(`embedding 6: ${name} leads to no such address either`, async () => {
        for (const address of hostile) {
          const state = statesOf(spec.tag).find(({ state }) => /^with (its player|events)/.test(state))
          if (!state) throw new Error('no state with data')
          const root = await stateIn(frame, { ...state, attributes: `${name}="${address}"` })
          root.host.setAttribute(name, address)
          await settled()
          assertGoodLinks(frame, root)
        }
      })
  })

for (const portalUrl of hostile.filter((address) => !address.startsWith(' ')))
  it(`embedding 6: portalUrl ${portalUrl} warns, and links lead to the page’s own origin`, async () => {
    const tags = widgets.map(({ spec }) => spec.tag)
    const frame = await openFrame({
      head: `<script type="application/json" id="research-config">${JSON.stringify({ portalUrl }).replaceAll('<', '\\u003c')}</script>`,
      body: tags.map((tag) => `<${tag}></${tag}>`).join(''),
    })
    await frame.loadLoader()
    for (const tag of tags)
      await eventually(() => assert.isAbove(rootOf(one(frame.document, tag)).childElementCount, 0))
    await settled()
    const links = tags.flatMap((tag) => linksIn(rootOf(one(frame.document, tag))))
    assert.isNotEmpty(links)
    for (const link of links) assert.strictEqual(new URL(link.href).origin, location.origin)
    assert.include(frame.complaints.join(), '"portalUrl"')
    closeFrames()
  })
