import { assert } from 'chai'
import { camel, commonAttributes } from '../../src/elements/widget-spec.ts'
import { widgets } from '../../widgets/specs/all.ts'
import { acts } from './support/acts.ts'
import { one, rootOf } from './support/dom.ts'
import { hear } from './support/events.ts'
import { testPage } from './support/page.ts'
import { same } from './support/same.ts'
import { sceneOf } from './support/scenes.ts'
import { eventually, settled } from './support/wait.ts'

const page = testPage()
let heard = hear()
beforeEach(() => {
  heard = hear()
})
afterEach(() => heard.stop())

const cancelable = new Set(['research-navigate', 'research-open-document'])

for (const { spec, docs } of widgets)
  describe(`<${spec.tag}>`, () => {
    it('embedding 16: its documentation lists what it fires', () => {
      assert.sameMembers([...docs.events], Object.keys(acts[spec.tag] ?? {}))
    })

    for (const name of docs.events) {
      it(`embedding 16: ${name} bubbles out of the shadow root to the document and holds no token`, async () => {
        await acts[spec.tag]?.[name]?.(page)
        const event = await eventually(() => {
          const found = heard.events.find(({ type }) => type === name)
          if (!found) throw new Error(`heard ${heard.events.map(({ type }) => type).join(', ') || 'nothing'}`)
          return found
        })
        assert.isTrue(event.bubbles)
        assert.isTrue(event.composed)
        same(event.target, one(page.stage, spec.tag))
        assert.strictEqual(event.cancelable, cancelable.has(name))
        assert.notMatch(JSON.stringify(event.detail), /access-|refresh-/)
      })
    }

    it('embedding 16: no event fires because a host sets a property', async () => {
      const scene = sceneOf(spec.tag)
      scene.answer(page.api)
      if (scene.signedIn) page.signIn()
      const element = await page.mount(scene.html)
      await eventually(() => one(rootOf(element), scene.ready))
      for (const [name, attribute] of Object.entries({ ...spec.attributes, ...commonAttributes })) {
        const value =
          attribute.type === 'enum' ? attribute.values.at(-1) : attribute.type === 'number' ? attribute.max : 'R-2'
        Reflect.set(element, camel(name), attribute.type === 'boolean' ? true : value)
        await settled()
        Reflect.set(element, camel(name), null)
        await settled()
      }
      assert.deepEqual(
        heard.events.map(({ type }) => type),
        [],
      )
    })
  })
