import { assert } from 'chai'
import { widgets } from '#widgets/all-specs.ts'
import { one, rootOf } from '../support/dom.ts'
import { closeFrames, type Frame } from '../support/frame.ts'
import { hostileCss } from '../support/hostile-css.ts'
import { testPage } from '../support/page.ts'
import { crowds, readyFrame } from '../support/ready-frame.ts'
import { changes, sizesIn } from '../support/sizes.ts'
import { eventually, steady } from '../support/wait.ts'

const page = testPage()
afterEach(closeFrames)

const sizesOf = async ({ document }: Frame, tag: string) => {
  // What is out of sight may have its estimated height.
  one(document, tag).scrollIntoView()
  await document.fonts.ready
  return steady(
    () => sizesIn(rootOf(one(document, tag))),
    (before, now) => changes(before, now).length === 0,
  )
}

for (const { spec } of widgets)
  it(`embedding 11: <${spec.tag}> is a block, and hidden when it says so`, async () => {
    const element = await page.mount(`<${spec.tag}></${spec.tag}>`)
    await eventually(() => one(rootOf(element), '.r-root'))
    assert.strictEqual(getComputedStyle(element).display, 'block')
    element.hidden = true
    assert.strictEqual(getComputedStyle(element).display, 'none')
  })

for (const { signedIn, tags } of crowds)
  it(`embedding 11: under a hostile sheet ${tags.join(' and ')} measure the same within 1 px`, async () => {
    assert.isNotEmpty(tags, signedIn ? 'signed in' : 'signed out')
    const calm = await readyFrame(tags)
    const hostile = await readyFrame(tags, { head: `<style>${hostileCss}</style>` })
    for (const tag of tags) {
      const expected = await sizesOf(calm, tag)
      const actual = await sizesOf(hostile, tag)
      assert.deepEqual(changes(expected, actual), [], tag)
    }
  })
