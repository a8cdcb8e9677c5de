import { assert } from 'chai'
import { widgets } from '#widgets/all-specs.ts'
import { acts } from '../support/acts.ts'
import { all, rootOf } from '../support/dom.ts'
import { hear } from '../support/events.ts'
import { closeFrames, openFrame } from '../support/frame.ts'
import { testPage } from '../support/page.ts'
import { sceneOf } from '../support/scenes.ts'
import { eventually } from '../support/wait.ts'

type Described = { name: string; description: string; default?: string; type?: { text: string } }
type Declaration = {
  kind: string
  name: string
  tagName: string
  customElement: boolean
  description: string
  superclass: { name: string }
  attributes: (Described & { fieldName: string })[]
  members: (Described & { kind: string; attribute: string; reflects: boolean })[]
  events: Described[]
  slots?: Described[]
  cssParts: Described[]
  cssProperties: Described[]
}
type Module = {
  kind: string
  path: string
  declarations: Declaration[]
  exports: { kind: string; name: string; declaration: { name: string; module: string } }[]
}

const answer = await fetch('/dist/custom-elements.json')
const manifest: { schemaVersion: string; modules: Module[] } = await answer.json()
const declarations = manifest.modules.flatMap((module) => module.declarations)

const page = testPage()
let heard = hear()
beforeEach(() => {
  heard = hear()
})
afterEach(() => {
  heard.stop()
  closeFrames()
})

it('embedding 21: the manifest has every element, each in the module that defines it', async () => {
  assert.match(manifest.schemaVersion, /^2\./)
  assert.sameMembers(
    declarations.map(({ tagName }) => tagName),
    widgets.map(({ spec }) => spec.tag),
  )
  for (const { kind, path, declarations, exports } of manifest.modules) {
    assert.strictEqual(kind, 'javascript-module')
    const [declaration] = declarations
    assert.deepEqual(exports, [
      {
        kind: 'custom-element-definition',
        name: declaration?.tagName ?? '',
        declaration: { name: declaration?.name ?? '', module: path },
      },
    ])
    const { status } = await fetch(`/${path}`)
    assert.strictEqual(status, 200, path)
  }
})

for (const declaration of declarations)
  describe(`<${declaration.tagName}>`, () => {
    const { tagName, attributes, members } = declaration
    const constructed = async () =>
      (await page.mount(`<${tagName}></${tagName}>`)).constructor as CustomElementConstructor

    it('embedding 21: it says what it is, in words, without anything inherited', () => {
      assert.strictEqual(declaration.kind, 'class')
      assert.isTrue(declaration.customElement)
      assert.deepEqual(declaration.superclass, { name: 'HTMLElement' })
      const named = [
        ...attributes,
        ...members,
        ...declaration.events,
        ...declaration.cssParts,
        ...declaration.cssProperties,
      ]
      for (const item of [declaration, ...named, ...(declaration.slots ?? [])]) {
        assert.isNotEmpty(item.description, item.name)
        assert.notProperty(item, 'inheritedFrom')
      }
    })

    it('embedding 21: its attributes are those the element observes', async () => {
      const { observedAttributes } = (await constructed()) as unknown as { observedAttributes: string[] }
      assert.sameMembers(
        attributes.map(({ name }) => name),
        observedAttributes,
      )
    })

    it('embedding 21: its properties are those the element has, with their types and defaults', async () => {
      const element = await page.mount(`<${tagName}></${tagName}>`)
      const own = Object.keys(Object.getOwnPropertyDescriptors(element.constructor.prototype)).filter(
        (name) => Object.getOwnPropertyDescriptor(element.constructor.prototype, name)?.enumerable,
      )
      assert.sameMembers(
        members.map(({ name }) => name),
        own,
      )
      for (const { name, attribute, type, default: fallback } of members) {
        const value: unknown = Reflect.get(element, name)
        assert.strictEqual(JSON.stringify(value), fallback, name)
        const fits = type?.text === typeof value || type?.text.split(' | ').includes(`'${value}'`)
        assert.isTrue(fits, `${name}: ${value} is no ${type?.text}`)
        assert.strictEqual(attributes.find(({ fieldName }) => fieldName === name)?.name, attribute)
        assert.strictEqual(attributes.find(({ fieldName }) => fieldName === name)?.default, fallback)
      }
    })

    it('embedding 21: the choices it names are taken, and no other', async () => {
      const element = await page.mount(`<${tagName}></${tagName}>`)
      for (const { name, attribute, type } of members) {
        const choices = type?.text.match(/'([^']*)'/g)?.map((choice) => choice.slice(1, -1)) ?? []
        for (const choice of choices) {
          element.setAttribute(attribute, choice)
          assert.strictEqual(Reflect.get(element, name), choice)
        }
        if (choices.length === 0) continue
        element.setAttribute(attribute, 'none of them')
        assert.notStrictEqual(Reflect.get(element, name), 'none of them')
        assert.lengthOf(page.takeComplaints(), 1)
      }
    })

    it('embedding 21: what it says of its slots holds', async () => {
      const scene = sceneOf(tagName)
      scene.answer(page.api)
      if (scene.signedIn) page.signIn()
      const root = rootOf(await page.mount(scene.html))
      await eventually(() => scene.ready(root))
      const names = all<HTMLSlotElement>(root, 'slot').map(({ name }) => name)
      assert.sameMembers(names, declaration.slots?.map(({ name }) => name) ?? [])
    })

    it('embedding 21: it lists the events that it fires', () => {
      assert.sameMembers(
        declaration.events.map(({ name }) => name),
        Object.keys(acts[tagName] ?? {}),
      )
    })

    for (const { name, type } of declaration.events)
      it(`embedding 21: ${name} carries what the manifest says`, async () => {
        await acts[tagName]?.[name]?.(page)
        const { detail } = await eventually(() => {
          const found = heard.events.find((event) => event.type === name)
          if (!found) throw new Error(`not heard: ${name}`)
          return found
        })
        const [, shape = ''] = type?.text.match(/^CustomEvent<(.*)>$/) ?? []
        if (shape === 'null') {
          assert.isNull(detail)
          return
        }
        const fields = [...shape.matchAll(/(\w+)(\?)?: (?:([a-z]+)|[^;}]+)/g)]
        const required = fields.filter(([, , optional]) => !optional).map(([, field = '']) => field)
        assert.includeMembers(Object.keys(detail), required)
        assert.includeMembers(
          fields.map(([, field]) => field),
          Object.keys(detail),
        )
        for (const [, field = '', , kind] of fields)
          if (kind && field in detail) assert.strictEqual(typeof detail[field], kind, field)
      })
  })

it('embedding 21: a page of every element by the manifest alone works', async () => {
  const frame = await openFrame({ body: declarations.map(({ tagName }) => `<${tagName}></${tagName}>`).join('') })
  const { allDefined } = await frame.loadLoader()
  await allDefined()
  for (const { tagName } of declarations) assert.isDefined(frame.window.customElements.get(tagName), tagName)
})
