import { assert } from 'chai'
import { widgets } from '../../widgets/specs/all.ts'
import { all, one, rootOf } from './support/dom.ts'
import { closeFrames, type Frame } from './support/frame.ts'
import { hostileCss } from './support/hostile-css.ts'
import { testPage } from './support/page.ts'
import { crowds, readyFrame } from './support/ready-frame.ts'
import { eventually } from './support/wait.ts'

const page = testPage()
afterEach(closeFrames)

/** The size of everything in a shadow root and the roots inside it. */
function sizesIn(root: ShadowRoot): { what: string; width: number; height: number }[] {
  return all(root, '*').flatMap((element) => {
    const { width, height } = element.getBoundingClientRect()
    const own = { what: `${element.localName}.${element.getAttribute('class')}`, width, height }
    return element.shadowRoot ? [own, ...sizesIn(element.shadowRoot)] : [own]
  })
}

const sizesOf = async ({ document }: Frame, tag: string) => {
  await document.fonts.ready
  return sizesIn(rootOf(one(document, tag)))
}

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

    it('embedding 11: it is a block, and hidden when it says so', async () => {
      const element = await mounted()
      assert.strictEqual(getComputedStyle(element).display, 'block')
      element.hidden = true
      assert.strictEqual(getComputedStyle(element).display, 'none')
    })

    it('embedding 18: two of them share their style sheets', async () => {
      const [first, second] = [await mounted(), await mounted()].map((element) => rootOf(element).adoptedStyleSheets)
      assert.isNotEmpty(first)
      assert.strictEqual(first?.length, second?.length)
      first?.forEach((sheet, index) => void assert.strictEqual(sheet, second?.[index]))
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

for (const { signedIn, tags } of crowds)
  it(`embedding 11: under a hostile sheet ${tags.join(' and ')} measure the same within 1 px`, async () => {
    assert.isNotEmpty(tags, signedIn ? 'signed in' : 'signed out')
    const calm = await readyFrame(tags)
    const hostile = await readyFrame(tags, { head: `<style>${hostileCss}</style>` })
    for (const tag of tags) {
      const expected = await sizesOf(calm, tag)
      const actual = await sizesOf(hostile, tag)
      assert.deepEqual(
        actual.map(({ what }) => what),
        expected.map(({ what }) => what),
      )
      const changed = actual.flatMap(({ what, width, height }, index) => {
        const before = expected[index] ?? { width: 0, height: 0 }
        const apart = Math.max(Math.abs(width - before.width), Math.abs(height - before.height))
        return apart > 1 ? [`${what}: ${before.width} × ${before.height} became ${width} × ${height}`] : []
      })
      assert.deepEqual(changed, [], tag)
    }
  })
