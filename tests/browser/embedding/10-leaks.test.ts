import { assert } from 'chai'
import { widgets } from '#widgets/all-specs.ts'
import { deepAll } from '../support/deep.ts'
import { one, rootOf } from '../support/dom.ts'
import { closeFrames, openFrame } from '../support/frame.ts'
import { watchHoldings } from '../support/leaks.ts'
import { sceneOf } from '../support/scenes.ts'
import { forgetSession, storeSession } from '../support/session.ts'
import { eventually, settled } from '../support/wait.ts'

afterEach(closeFrames)
afterEach(forgetSession)

const CYCLES = 50

for (const { spec } of widgets)
  it(`embedding 10: fifty times put in and taken out, <${spec.tag}> leaves no listener, node, timer, observer, request or channel`, async () => {
    const scene = sceneOf(spec.tag)
    if (scene.signedIn) storeSession()
    const frame = await openFrame()
    frame.window.frameElement?.scrollIntoView()
    const holdings = watchHoldings(frame)
    scene.answer(frame.api)
    await frame.loadLoader()

    async function cycle(isWhole: boolean) {
      frame.document.body.innerHTML = scene.html
      const element = one(frame.document, spec.tag)
      // Most leave with something still on its way.
      if (isWhole) {
        await eventually(() => scene.ready(rootOf(element)))
        for (const control of deepAll(rootOf(element), '[aria-haspopup=menu], [role=combobox]').slice(0, 1))
          control.click()
      } else await new Promise((resolve) => setTimeout(resolve))
      element.remove()
      await eventually(() => assert.strictEqual(rootOf(element).childElementCount, 0))
    }

    // What is loaded once, and kept for all, comes with the first of them.
    for (let round = 0; round < 2; round++) await cycle(true)
    await settled()
    const before = await eventually(() => {
      const now = holdings()
      assert.strictEqual(now.requests, 0)
      return now
    })
    for (let round = 0; round < CYCLES; round++) await cycle(round % 5 === 0)
    await eventually(() => assert.deepEqual(holdings(), before))
    assert.deepEqual(frame.complaints, [])
  })
