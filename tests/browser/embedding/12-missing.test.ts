import { assert } from 'chai'
import { widgets } from '#widgets/all-specs.ts'
import type { AttributeSpec } from '#widgets/runtime/widget-spec.ts'
import { all, one, rootOf, textOf } from '../support/dom.ts'
import { hear } from '../support/events.ts'
import { testPage } from '../support/page.ts'
import { sceneOf } from '../support/scenes.ts'
import { eventually, settled } from '../support/wait.ts'

const page = testPage()

const note = (name: string) => `This element needs the attribute "${name}".`

/** Each element that cannot do without an attribute, in the shortest form that lacks it. */
const lacking = {
  'research-document': ['document-id', ''],
  'research-company-profile': ['company-id', ''],
  'research-analyst-profile': ['analyst-id', ''],
  'research-event': ['event-id', ''],
  'research-replay': ['roadshow-id', ''],
  'research-follow': ['tag-id', ''],
  'research-event-cards': ['tag-id', 'source="tag"'],
} as const

/** What an element at work has there. */
const idFor = (tag: string, name: string) => {
  const { body } = new DOMParser().parseFromString(sceneOf(tag).html, 'text/html')
  return one(body, tag).getAttribute(name) ?? ''
}

const told = (root: ShadowRoot, name: string) =>
  eventually(() => assert.strictEqual(textOf(one(root, '[role=note]')), note(name)))

it('embedding 12: every element with a required attribute is held to it here', () => {
  const needy = widgets.filter(({ spec }) =>
    Object.values<AttributeSpec>(spec.attributes).some((each) => each.type === 'string' && each.required),
  )
  assert.sameMembers(
    needy.map(({ spec }) => spec.tag),
    Object.keys(lacking),
  )
})

for (const [tag, [name, attributes]] of Object.entries(lacking))
  describe(`<${tag}>`, () => {
    const html = `<${tag} ${attributes}></${tag}>`
    const scene = sceneOf(tag)

    it(`embedding 12: without ${name} it says so, and shows nothing else`, async () => {
      page.signIn()
      const root = rootOf(await page.mount(html))
      await told(root, name)
      assert.strictEqual(textOf(root), note(name))
      assert.isEmpty(all(root, '[role=alert], [aria-busy=true], .r-skeleton, a, button'))
    })

    it(`embedding 12: without ${name} it says so without a session too`, async () => {
      await told(rootOf(await page.mount(html)), name)
    })

    it(`embedding 12: without ${name} it asks the API for nothing, and nothing has failed`, async () => {
      page.signIn()
      const heard = hear()
      await told(rootOf(await page.mount(html)), name)
      await settled()
      heard.stop()
      assert.deepEqual(page.api.calls, [])
      assert.deepEqual(heard.events, [])
    })

    it(`embedding 12: with an empty ${name} it says the same`, async () => {
      page.signIn()
      await told(rootOf(await page.mount(`<${tag} ${attributes} ${name}=""></${tag}>`)), name)
    })

    it(`embedding 12: ${name} that is set later is shown as if it had been there`, async () => {
      page.signIn()
      scene.answer(page.api)
      const element = await page.mount(html)
      const root = rootOf(element)
      await told(root, name)
      element.setAttribute(name, idFor(tag, name))
      await eventually(() => scene.ready(root))
      assert.isEmpty(all(root, '[role=note]'))
    })

    it(`embedding 12: a framework that sets ${name} a moment after sees no note`, async () => {
      page.signIn()
      scene.answer(page.api)
      const element = await page.mount(html)
      const root = rootOf(element)
      const seen: string[] = []
      const observer = new MutationObserver(() => seen.push(textOf(root)))
      observer.observe(root, { subtree: true, childList: true, characterData: true })
      await new Promise((resolve) => setTimeout(resolve, 200))
      element.setAttribute(name, idFor(tag, name))
      await eventually(() => scene.ready(root))
      observer.disconnect()
      assert.isNotEmpty(seen)
      assert.notInclude(seen.join(' '), note(name))
    })
  })
