import { assert } from 'chai'
import { widgets } from '#widgets/all-specs.ts'
import { type AttributeSpec, camel, commonAttributes } from '#widgets/runtime/widget-spec.ts'
import { rootOf } from '../support/dom.ts'
import { closeFrames, openFrame } from '../support/frame.ts'
import { testPage } from '../support/page.ts'
import { sceneOf } from '../support/scenes.ts'
import { eventually, settled } from '../support/wait.ts'

const page = testPage()
afterEach(closeFrames)

type Value = string | number | boolean

/** Texts that are good for an attribute, each with what it means. */
function goodTexts(spec: AttributeSpec): [string, Value][] {
  switch (spec.type) {
    case 'boolean':
      return [
        ['', true],
        ['false', true],
      ]
    case 'enum':
      return spec.values.map((value) => [value, value])
    case 'number':
      return [spec.min, spec.max, spec.default].map((value) => [String(value), value])
    case 'string':
      return [
        ['other', 'other'],
        ['', ''],
      ]
  }
}

const badTexts: Record<AttributeSpec['type'], (spec: AttributeSpec) => string[]> = {
  boolean: () => [],
  string: () => [],
  enum: () => ['nonsense', ''],
  number: (spec) => [
    'many',
    '',
    'NaN',
    ...(spec.type === 'number' ? [String(spec.min - 1), String(spec.max + 1)] : []),
  ],
}

const defaultOf = (spec: AttributeSpec): Value => (spec.type === 'boolean' ? false : spec.default)

for (const { spec: widget } of widgets)
  describe(`<${widget.tag}>`, () => {
    const attributes: [string, AttributeSpec][] = Object.entries({ ...widget.attributes, ...commonAttributes })
    const mounted = () => page.mount(`<${widget.tag}></${widget.tag}>`)

    for (const [name, spec] of attributes) {
      const property = camel(name)
      const fallback = defaultOf(spec)

      it(`embedding 8: the attribute ${name} sets the property ${property}, and its removal the default`, async () => {
        const element = await mounted()
        assert.strictEqual(Reflect.get(element, property), fallback)
        for (const [text, value] of goodTexts(spec)) {
          element.setAttribute(name, text)
          assert.strictEqual(Reflect.get(element, property), value, `${name}="${text}"`)
          element.removeAttribute(name)
          assert.strictEqual(Reflect.get(element, property), fallback, `${name} removed`)
        }
      })

      it(`embedding 8: the property ${property} sets the attribute ${name}, and null removes it`, async () => {
        const element = await mounted()
        for (const [text, value] of goodTexts(spec)) {
          Reflect.set(element, property, value)
          assert.strictEqual(element.getAttribute(name), spec.type === 'boolean' ? '' : text)
          assert.strictEqual(Reflect.get(element, property), value)
          Reflect.set(element, property, spec.type === 'boolean' ? false : null)
          assert.isFalse(element.hasAttribute(name))
          assert.strictEqual(Reflect.get(element, property), fallback)
        }
      })

      for (const bad of badTexts[spec.type](spec))
        it(`embedding 8: ${name}="${bad}" warns once and counts as ${JSON.stringify(fallback)}`, async () => {
          const element = await mounted()
          element.setAttribute(name, bad)
          assert.strictEqual(Reflect.get(element, property), fallback)
          const [warning = '', ...others] = page.takeComplaints()
          assert.include(warning, `${name}="${bad}"`)
          assert.deepEqual(others, [])
        })
    }

    it('embedding 8: it mounts when it is connected, and not before', async () => {
      const scene = sceneOf(widget.tag)
      await page.mount(`<${widget.tag}></${widget.tag}>`)
      page.stage.replaceChildren()
      await settled()
      if (scene.signedIn) page.signIn()
      scene.answer(page.api)
      const before = page.api.calls.length
      const element = document.createElement(widget.tag)
      for (const name of Object.keys(widget.attributes))
        Reflect.set(element, camel(name), Reflect.get(element, camel(name)))
      element.setAttribute('theme', 'dark')
      await settled()
      assert.strictEqual(rootOf(element).childElementCount, 0)
      assert.strictEqual(page.api.calls.length, before)
      page.stage.append(element)
      await eventually(() => assert.strictEqual(rootOf(element).childElementCount, 1))
    })

    it('embedding 8: properties set before the element is defined are kept and become attributes', async () => {
      const frame = await openFrame()
      const element = frame.document.createElement(widget.tag)
      const chosen = attributes.map(([name, spec]) => {
        const [, value] = goodTexts(spec)[0] ?? ['', '']
        Reflect.set(element, camel(name), value)
        return { name, value }
      })
      frame.document.body.append(element)
      await frame.loadLoader()
      await frame.window.customElements.whenDefined(widget.tag)
      await eventually(() => assert.isAbove(element.shadowRoot?.childElementCount ?? 0, 0))
      for (const { name, value } of chosen) {
        assert.isFalse(Object.hasOwn(element, camel(name)), `${camel(name)} stays in the way`)
        assert.strictEqual(Reflect.get(element, camel(name)), value)
        assert.strictEqual(element.getAttribute(name), value === true ? '' : String(value))
      }
      assert.deepEqual(frame.complaints, [])
    })
  })
