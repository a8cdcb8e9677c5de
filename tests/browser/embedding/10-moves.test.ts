import { assert } from 'chai'
import { widgets } from '#widgets/all-specs.ts'
import { deferred } from '../../support/deferred.ts'
import { everythingIn } from '../support/deep.ts'
import { all, fill, rootOf } from '../support/dom.ts'
import { countListeners } from '../support/listeners.ts'
import { testPage } from '../support/page.ts'
import { same, sameNodes } from '../support/same.ts'
import { sceneOf } from '../support/scenes.ts'
import { eventually, settled, steady } from '../support/wait.ts'

const page = testPage()

/** Within this time all has come that a text in a search box sets off. */
const SUGGESTED_MS = 700
/** Parts that load late, such as the line of prices of a company, come within this time. */
const LATE_MS = 400

/** What widgets ask for first. */
const firstCalls = [
  'current_user/saved_searches',
  ...['research_documents', 'web_document_by_ref', 'suggested_content', 'capture_event'],
  ...['companies_with_permissions', 'tags/{id}', 'roadshows/upcoming_by_tag', 'roadshows/upcoming'],
  ...['current_user', 'roadshows/roadshow_by_id', 'current_user/get_cris'],
  ...['get_home_page_slots', 'footer_content'],
]

/** How hosts move an element about. */
const moves: Record<string, (element: HTMLElement, target: HTMLElement) => void | Promise<void>> = {
  'appendChild elsewhere': (element, target) => void target.appendChild(element),
  'remove and insert in one task': async (element, target) => {
    element.remove()
    await Promise.resolve()
    target.append(element)
  },
}
if ('moveBefore' in Element.prototype)
  moves.moveBefore = (element, target) => void Reflect.apply(Reflect.get(target, 'moveBefore'), target, [element, null])

for (const { spec } of widgets)
  describe(`<${spec.tag}>`, () => {
    const scene = sceneOf(spec.tag)

    async function ready() {
      if (scene.signedIn) page.signIn()
      scene.answer(page.api)
      const element = await page.mount(scene.html)
      await eventually(() => scene.ready(rootOf(element)))
      return element
    }

    for (const [way, move] of Object.entries(moves))
      it(`embedding 10: ${way} keeps its nodes, what a visitor typed and what they chose`, async () => {
        const element = await ready()
        const root = rootOf(element)
        const chosen = all<HTMLInputElement>(root, '[type=radio], [type=checkbox]').at(-1)
        chosen?.click()
        await eventually(() => (scene.chosen ?? scene.ready)(root))
        const typed = all<HTMLInputElement>(root, 'input:not([type=radio], [type=checkbox], [type=range], [readonly])')
        for (const input of typed) fill(input, 'margins')
        const nodes = await steady(
          () => everythingIn(root),
          (before, now) => before.length === now.length,
          typed.length > 0 ? SUGGESTED_MS : LATE_MS,
        )
        const calls = page.api.calls.length
        const target = document.createElement('section')
        page.stage.append(target)

        await move(element, target)
        await settled()
        same(element.parentElement, target)
        sameNodes(everythingIn(root), nodes)
        for (const input of typed) assert.strictEqual(input.value, 'margins')
        assert.isTrue(chosen?.checked ?? true)
        assert.strictEqual(page.api.calls.length, calls, 'nothing is loaded again')
      })

    it('embedding 10: a real removal unmounts it, and coming back later mounts it anew', async () => {
      const element = await ready()
      element.remove()
      await eventually(() => assert.strictEqual(rootOf(element).childElementCount, 0))
      page.stage.append(element)
      await eventually(() => scene.ready(rootOf(element)))
    })

    it('embedding 10: a removal frees every listener on the document and the window', async () => {
      const warmUp = await ready()
      warmUp.remove()
      await eventually(() => assert.strictEqual(rootOf(warmUp).childElementCount, 0))

      const listeners = countListeners(document, window)
      const element = await ready()
      element.remove()
      await eventually(() => assert.strictEqual(rootOf(element).childElementCount, 0))
      await settled()
      assert.deepEqual(listeners.stop(), [])
    })

    it('embedding 10: a removal gives up the requests that are under way', async () => {
      page.signIn()
      const never = deferred<never>()
      for (const path of firstCalls) page.api.on(path, () => never.promise)
      const element = await page.mount(scene.html)
      const expected = scene.firstCalls ?? (scene.signedIn ? 1 : 0)
      // A section that loads late sends its call late.
      await eventually(() => assert.isAtLeast(page.api.calls.length, expected))
      await settled()
      element.remove()
      await eventually(() => {
        for (const { path, signal } of page.api.calls) assert.isTrue(signal.aborted, path)
      })
      assert.strictEqual(page.api.calls.length, expected)
    })
  })
