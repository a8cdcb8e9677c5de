import { setViewport } from '@web/test-runner-commands'
import { assert } from 'chai'
import { rootOf } from './dom.ts'
import { layoutFaults, misplaced, startsIn } from './layout.ts'
import { testPage } from './page.ts'
import { PSEUDO, pseudoMessages } from './pseudo-locale.ts'
import { sceneOf } from './scenes.ts'
import { still } from './still.ts'
import { answerTools } from './tools.ts'
import { htmlOf, type State } from './widget-states.ts'

const written = (value: unknown) => JSON.stringify(value instanceof Map ? [...value.values()] : value)

const equal = (before: unknown, now: unknown) => written(before) === written(now)

/** The tests that hold widgets to long words and to the other direction in each of these states. */
export function testRightToLeft(states: readonly State[]): void {
  const page = testPage()
  before(() => page.loader.configure({ messages: pseudoMessages() }))
  afterEach(() => page.stage.removeAttribute('dir'))

  for (const each of states)
    it(`embedding 24: long words, right to left: <${each.tag}> ${each.state} keeps to its room, and is the mirror of left to right`, async () => {
      await setViewport({ width: 1200, height: 1000 })
      // The stage's margins would take from the room.
      page.stage.style.cssText = 'position: absolute; inset: 0 0 auto 0'
      answerTools(page.api)
      sceneOf(each.tag).answer(page.api)
      each.answer?.(page)
      if (!each.signedOut) page.signIn()
      const element = await page.mount(htmlOf(each))
      await each.reach(rootOf(element))
      element.lang = PSEUDO
      const leftToRight = await still(() => startsIn(element), equal)
      page.stage.dir = 'rtl'
      assert.deepEqual(misplaced(leftToRight, await still(() => startsIn(element), equal)), [])
      assert.deepEqual(await still(() => layoutFaults(element), equal), [], '1200 px')
      await setViewport({ width: 320, height: 1000 })
      assert.deepEqual(await still(() => layoutFaults(element), equal), [], '320 px')
    })
}
