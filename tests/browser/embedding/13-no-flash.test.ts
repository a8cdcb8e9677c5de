import { setViewport } from '@web/test-runner-commands'
import { assert } from 'chai'
import { widgets } from '#widgets/all-specs.ts'
import { life, plainHtml } from '../support/first-paint.ts'
import { closeFrames } from '../support/frame.ts'
import { forgetSession } from '../support/session.ts'

before(() => setViewport({ width: 1300, height: 900 }))
beforeEach(forgetSession)
afterEach(closeFrames)

/** Notices take no room before there are any. */
const tags = widgets.map(({ spec }) => spec.tag).filter((tag) => tag !== 'research-notices')

for (const tag of tags)
  for (const width of [1200, 390]) {
    it(`embedding 13: <${tag}> of ${width} px has its room from the start, and moves nothing below it`, async () => {
      const { before, waiting, value, nodes } = await life(tag, plainHtml(tag), width)
      assert.approximately(
        before,
        waiting,
        Math.max(10, waiting * 0.02),
        'the room in scripts/first-paint/reserved-heights.json',
      )
      assert.isAtMost(value, 0.02, nodes.join('\n'))
    })
  }
