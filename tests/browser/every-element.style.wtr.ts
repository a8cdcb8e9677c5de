import { assert } from 'chai'
import { widgets } from '#widgets/all-specs.ts'
import { one, rootOf } from './support/dom.ts'
import { testPage } from './support/page.ts'
import { sceneOf } from './support/scenes.ts'
import { eventually } from './support/wait.ts'

const page = testPage()

for (const { spec } of widgets)
  describe(`<${spec.tag}>`, () => {
    const mounted = async (attributes = '') => {
      const element = await page.mount(`<${spec.tag} ${attributes}></${spec.tag}>`)
      await eventually(() => one(rootOf(element), '.r-root'))
      return element
    }
    const coloursOf = (element: HTMLElement) => {
      const { color, backgroundColor } = getComputedStyle(one(rootOf(element), '.r-root'))
      return `${color} on ${backgroundColor}`
    }

    it('embedding 18: two of them share their style sheets', async () => {
      const roots = [await mounted(), await mounted()].map(rootOf)
      // Some come with what is loaded late.
      await eventually(() => {
        const [first, second] = roots.map(({ adoptedStyleSheets }) => adoptedStyleSheets)
        assert.isNotEmpty(first)
        // Of those that say what the page has to say, one does.
        if (!sceneOf(spec.tag).isEmpty) assert.strictEqual(first?.length, second?.length)
        second?.forEach((sheet, index) => void assert.strictEqual(sheet, first?.[index]))
      })
    })

    it('embedding 22: theme is light or dark, or follows the page, side by side', async () => {
      const [light, dark, auto] = [await mounted('theme="light"'), await mounted('theme="dark"'), await mounted()]
      assert.notStrictEqual(coloursOf(light), coloursOf(dark))
      page.stage.style.colorScheme = 'light'
      assert.strictEqual(coloursOf(auto), coloursOf(light))
      page.stage.style.colorScheme = 'dark'
      assert.strictEqual(coloursOf(auto), coloursOf(dark))
      auto.setAttribute('theme', 'light')
      assert.strictEqual(coloursOf(auto), coloursOf(light))
    })
  })
