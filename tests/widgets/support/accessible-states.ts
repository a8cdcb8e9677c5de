import { setViewport } from '@web/test-runner-commands'
import { assertAccessible } from './axe.ts'
import { rootOf } from './dom.ts'
import { testPage } from './page.ts'
import { none } from './same.ts'
import { sceneOf } from './scenes.ts'
import { assertStyled } from './styled.ts'
import { answerTools } from './tools.ts'
import { htmlOf, type State } from './widget-states.ts'

const layouts = [
  { layout: 'in 320 px', width: '320px', viewport: { width: 320, height: 800 } },
  { layout: 'in a wide page', width: '', viewport: { width: 1280, height: 1000 } },
]

/** The tests that hold widgets to axe in each of these states. */
export function testAccessible(states: readonly State[]): void {
  const page = testPage()
  afterEach(() => page.stage.removeAttribute('dir'))

  for (const { layout, width, viewport } of layouts)
    for (const direction of ['ltr', 'rtl'])
      describe(`${layout}, ${direction}`, () => {
        for (const each of states)
          it(`embedding 14: axe finds nothing in <${each.tag}> ${each.state}, light and dark, and every part has its style sheet`, async () => {
            const { tag, signedOut = false, answer, reach } = each
            await setViewport(viewport)
            page.stage.dir = direction
            // The stage's margins would take from the 320 px.
            page.stage.style.cssText = 'position: absolute; inset: 0 0 auto 0'
            answerTools(page.api)
            sceneOf(tag).answer(page.api)
            answer?.(page)
            if (!signedOut) page.signIn()
            const element = await page.mount(htmlOf(each))
            element.style.inlineSize = width
            await reach(rootOf(element))
            assertStyled(rootOf(element))
            await assertAccessible(element, width)
            none(rootOf(element), '[tabindex]:not([tabindex="0"], [tabindex="-1"])')
          })
      })
}
