import { emulateMedia, setViewport } from '@web/test-runner-commands'
import { assert } from 'chai'
import { widgets } from '#widgets/all-specs.ts'
import { deepAll, deepText, everythingIn, isVisible } from '../support/deep.ts'
import { rootOf, textOf } from '../support/dom.ts'
import { longTexts } from '../support/hostile-answers.ts'
import { testPage } from '../support/page.ts'
import { sceneOf } from '../support/scenes.ts'
import { eventually } from '../support/wait.ts'

const page = testPage()

before(() => setViewport({ width: 794, height: 1123 }))
afterEach(() => emulateMedia({ media: 'screen' }))

/** Forms are what some elements are: on paper, they are to be filled in by hand. */
const areForms = ['research-sign-in', 'research-reset-password', 'research-change-password']

/** What only a hand on a screen can use. A title that opens a notice, or sorts its column, is a text on paper. */
const controls = [
  // How many values there are stands in a sentence.
  'button:not(.r-preference-summary__count, h1 *, h2 *, h3 *, h4 *, th *, td *, [role=columnheader] *, [role=rowheader] *, [role=cell] *)',
  'input:not([type=hidden])',
  'select',
  '[role=tablist]',
  '[role=search]',
  'search',
  '[role=radiogroup]',
  'dialog',
  '[popover]',
  'iframe',
].join()

const rows = 'tbody tr, article, li, .r-preference-card, dt'

/** Rows and texts that a sheet of paper would not show whole. */
function cut(root: ShadowRoot): string[] {
  return everythingIn(root)
    .filter(isVisible)
    .flatMap((element) => {
      const { overflowX, overflowY, webkitLineClamp, position } = getComputedStyle(element)
      // Each place of a list has the room of a dot before it, and the first one's is cut off.
      if (
        element.closest('.r-visually-hidden, [aria-hidden=true], svg, .r-event__facts') ||
        element.matches('.r-visually-hidden')
      )
        return []
      const isWide = overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0
      const isHigh =
        overflowY !== 'visible' && element.scrollHeight > element.clientHeight + 1 && element.clientHeight > 0
      const isClamped = webkitLineClamp !== 'none' && element.scrollHeight > element.clientHeight + 1
      const follows = position === 'sticky' || position === 'fixed'
      return isWide || isHigh || isClamped || follows
        ? [
            `${element.localName}.${element.className} ${isWide ? 'wide ' : ''}${isHigh ? 'high ' : ''}${isClamped ? 'clamped ' : ''}${follows ? position : ''}`,
          ]
        : []
    })
}

const shownRows = (root: ShadowRoot) => deepAll(root, rows).filter((row) => isVisible(row) && textOf(row) !== '')

for (const { spec } of widgets)
  describe(`<${spec.tag}>`, () => {
    const scene = sceneOf(spec.tag)

    async function printed(isLong = false) {
      if (scene.signedIn) page.signIn()
      scene.answer(page.api)
      if (isLong) page.api.change(longTexts)
      const element = await page.mount(scene.html)
      const root = rootOf(element)
      await eventually(() => scene.ready(root))
      const before = shownRows(root)
      await emulateMedia({ media: 'print' })
      await eventually(() => assert.isTrue(matchMedia('print').matches))
      return { root, before }
    }

    it('embedding 27: on paper all rows are there, laid out and in their order', async () => {
      const { root, before } = await printed()
      const tools = deepAll(root, controls)
      const content = before.filter(
        (row) => !tools.some((tool) => tool.contains(row)) && !row.closest('nav, form, menu, [role=tablist]'),
      )
      for (const row of content) {
        assert.isTrue(isVisible(row) || tools.some((tool) => row.contains(tool)), row.outerHTML.slice(0, 200))
        assert.notStrictEqual(getComputedStyle(row).contentVisibility, 'auto')
      }
      assert.strictEqual(deepText(root).trim() === '', scene.isEmpty ?? false)
    })

    if (!areForms.includes(spec.tag))
      it('embedding 27: on paper there are no controls', async () => {
        const { root } = await printed()
        const left = deepAll(root, controls).filter(isVisible)
        assert.deepEqual(
          left.map((each) => each.outerHTML.slice(0, 160)),
          [],
        )
      })

    it('embedding 27: on paper nothing is cut, scrolled or stuck', async () => {
      const { root } = await printed(true)
      assert.deepEqual(cut(root), [])
      for (const box of deepAll(root, '.r-root')) {
        const edge = box.getBoundingClientRect().right + 1
        const wide = deepAll(box, ':not(.r-dotted-list)').filter(
          (each) => isVisible(each) && each.getBoundingClientRect().right > edge,
        )
        assert.deepEqual(
          wide.map(({ localName, className }) => `${localName}.${className}`),
          [],
          'nothing is wider than the paper',
        )
      }
    })
  })
