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

function sizesOf({ document }: Frame, tag: string) {
  // What is out of sight may have its estimated height, and what stands above may still change its own.
  one(document, tag).scrollIntoView()
  return sizesIn(rootOf(one(document, tag)))
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
      for (const frame of [calm, hostile]) {
        await frame.document.fonts.ready
        await steady(
          () => sizesOf(frame, tag),
          (before, now) => changes(before, now).length === 0,
        )
      }
      // Parts that load late may come to one page long before the other.
      await eventually(() => assert.deepEqual(changes(sizesOf(calm, tag), sizesOf(hostile, tag)), [], tag))
    }
  })
