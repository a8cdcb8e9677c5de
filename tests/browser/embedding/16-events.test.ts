import { assert } from 'chai'
import { widgets } from '#widgets/all-specs.ts'
import { getEvents } from '#widgets/runtime/widget-docs.ts'
import { type AttributeSpec, camel, commonAttributes } from '#widgets/runtime/widget-spec.ts'
import { acts } from '../support/acts.ts'
import { one, rootOf } from '../support/dom.ts'
import { hear } from '../support/events.ts'
import { testPage } from '../support/page.ts'
import { same } from '../support/same.ts'
import { sceneOf } from '../support/scenes.ts'
import { eventually, settled } from '../support/wait.ts'

const page = testPage()
let heard = hear()
beforeEach(() => {
  heard = hear()
})
afterEach(() => heard.stop())

/** A value that is not the default. */
function otherValue(attribute: AttributeSpec) {
  switch (attribute.type) {
    case 'boolean':
      return true
    case 'enum':
      return attribute.values.at(-1)
    case 'number':
      return attribute.max
    case 'string':
      return 'R-2'
  }
}

const cancelable = new Set(['research-navigate', 'research-open-document'])

for (const { spec, docs } of widgets)
  describe(`<${spec.tag}>`, () => {
    it('embedding 16: its documentation lists what it fires', () => {
      assert.sameMembers(getEvents(docs), Object.keys(acts[spec.tag] ?? {}))
    })

    for (const name of getEvents(docs)) {
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

    if (docs.events.includes('research-navigate'))
      it('embedding 16: a host that cancels research-navigate keeps its page, and one that does not lets the link be followed', async () => {
        for (const isCancelled of [true, false]) {
          const stop = (event: Event) => void (isCancelled && event.preventDefault())
          const kept: boolean[] = []
          // Before the tests keep the page where it is.
          const look = (event: Event) => void kept.push(event.defaultPrevented)
          document.addEventListener('research-navigate', stop)
          page.stage.addEventListener('click', look)
          await acts[spec.tag]?.['research-navigate']?.(page)
          await eventually(() => assert.isNotEmpty(heard.events.filter(({ type }) => type === 'research-navigate')))
          document.removeEventListener('research-navigate', stop)
          page.stage.removeEventListener('click', look)
          assert.strictEqual(kept.at(-1), isCancelled)
          page.stage.replaceChildren()
          heard.events.length = 0
          await settled()
        }
      })

    it('embedding 16: no event fires because a host sets a property', async () => {
      const scene = sceneOf(spec.tag)
      scene.answer(page.api)
      if (scene.signedIn) page.signIn()
      const element = await page.mount(scene.html)
      await eventually(() => scene.ready(rootOf(element)))
      for (const [name, attribute] of Object.entries({ ...spec.attributes, ...commonAttributes })) {
        const before = Reflect.get(element, camel(name))
        Reflect.set(element, camel(name), otherValue(attribute))
        await settled()
        Reflect.set(element, camel(name), before)
        await settled()
      }
      // A title is told of what has come, whoever asked for it.
      const told = heard.events.map(({ type }) => type).filter((type) => type !== 'research-title')
      assert.deepEqual(told, [])
    })
  })
