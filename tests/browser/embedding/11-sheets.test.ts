import { setViewport } from '@web/test-runner-commands'
import { assert } from 'chai'
import { one, rootOf } from '../support/dom.ts'
import { closeFrames, type Frame, openFrame } from '../support/frame.ts'
import { hostileSheets } from '../support/hostile-sheets.ts'
import { allReady, crowds } from '../support/ready-frame.ts'
import { sceneOf } from '../support/scenes.ts'
import { forgetSession, storeSession } from '../support/session.ts'
import { changes, sizesIn } from '../support/sizes.ts'
import { still } from '../support/still.ts'
import { toolStates } from '../support/tool-states.ts'
import { answerTools } from '../support/tools.ts'
import { eventually } from '../support/wait.ts'

it('embedding 11: there are at least twelve hostile sheets', () => {
  assert.isAtLeast(Object.keys(hostileSheets).length, 12)
})

/** A stage that the host has given its width; all other rules may reach it. */
const stage = (html: string, width: number) =>
  `<div class="stage" style="display: block !important; position: absolute !important; inset: 0 auto auto 0; width: ${width}px !important">${html}</div>`

/** All elements of a page, one below the other. */
async function openCrowd(tags: readonly string[], width: number): Promise<Frame> {
  const frame = await openFrame({
    head: '<style id="hostile"></style>',
    body: stage(tags.map((tag) => sceneOf(tag).html).join(''), width),
  })
  const place = frame.window.frameElement as HTMLIFrameElement
  place.width = String(width)
  // Rows out of sight may have their estimated height.
  place.height = '4800'
  place.scrollIntoView()
  for (const tag of tags) sceneOf(tag).answer(frame.api)
  await (await frame.loadLoader()).allDefined()
  await allReady(frame, tags)
  await frame.document.fonts.ready
  return frame
}

const measure = ({ document }: Frame, tags: readonly string[]) =>
  still(
    () => tags.map((tag) => sizesIn(rootOf(one(document, tag)))),
    (before, now) => before.every((sizes, index) => changes(sizes, now[index] ?? []).length === 0),
    document,
  )

const dress = ({ document }: Frame, css: string) => {
  one(document, '#hostile').textContent = css
}

for (const { signedIn, tags } of crowds)
  for (const width of [1000, 360])
    describe(`${signedIn ? 'for clients' : 'for visitors'}, in ${width} px`, () => {
      let frame: Frame
      let calm: Awaited<ReturnType<typeof measure>>
      before(async () => {
        await setViewport({ width: 1280, height: 2400 })
        forgetSession()
        if (signedIn) storeSession()
        frame = await openCrowd(tags, width)
        calm = await measure(frame, tags)
      })
      after(() => {
        closeFrames()
        forgetSession()
      })

      for (const [name, css] of Object.entries(hostileSheets))
        it(`embedding 11: under ${name} every element measures the same within 1 px`, async () => {
          dress(frame, css)
          const now = await measure(frame, tags)
          for (const [index, tag] of tags.entries())
            assert.deepEqual(changes(calm[index] ?? [], now[index] ?? []), [], tag)
          dress(frame, '')
        })
    })

describe('what lies above the page', () => {
  let frame: Frame
  before(async () => {
    await setViewport({ width: 1280, height: 1000 })
    storeSession()
    frame = await openFrame({
      head: '<style id="hostile"></style>',
      body: stage('<research-feed></research-feed>', 1000),
    })
    const place = frame.window.frameElement as HTMLIFrameElement
    place.width = '1000'
    place.height = '1000'
    answerTools(frame.api)
    await frame.loadLoader()
    const root = await eventually(() => rootOf(one(frame.document, 'research-feed')))
    for (const state of ['with the filters open', 'with a list of values'] as const) await toolStates[state]?.(root)
  })
  after(() => {
    closeFrames()
    forgetSession()
  })

  for (const [name, css] of Object.entries(hostileSheets))
    it(`embedding 11: under ${name} an open list of values is whole, and a press in its middle reaches it`, async () => {
      dress(frame, css)
      const root = rootOf(one(frame.document, 'research-feed'))
      const popup = await eventually(() => one(root, ':popover-open'))
      await eventually(() => {
        const { x, y, width, height } = popup.getBoundingClientRect()
        assert.isAbove(width, 100)
        assert.isAbove(height, 60)
        const hit = root.elementFromPoint(x + width / 2, y + height / 2)
        assert.isTrue(popup.contains(hit), `${hit?.className}`)
      })
      dress(frame, '')
    })
})
