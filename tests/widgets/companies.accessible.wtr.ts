import { setViewport } from '@web/test-runner-commands'
import { assertAccessible } from './support/axe.ts'
import { companyStates } from './support/company-states.ts'
import { rootOf } from './support/dom.ts'
import { testPage } from './support/page.ts'
import { none } from './support/same.ts'
import { sceneOf } from './support/scenes.ts'
import { answerTools } from './support/tools.ts'

const page = testPage()
afterEach(() => page.stage.removeAttribute('dir'))

const layouts = [
  { layout: 'in 320 px', width: '320px', viewport: { width: 320, height: 800 } },
  { layout: 'in a wide page', width: '', viewport: { width: 1280, height: 1000 } },
]

for (const { layout, width, viewport } of layouts)
  for (const direction of ['ltr', 'rtl'])
    describe(`${layout}, ${direction}`, () => {
      for (const { tag, state, signedOut = false, answer, reach } of companyStates)
        it(`embedding 14: axe finds nothing in <${tag}> ${state}, light and dark`, async () => {
          await setViewport(viewport)
          page.stage.dir = direction
          // The stage's margins would take from the 320 px.
          page.stage.style.cssText = 'position: absolute; inset: 0 0 auto 0'
          answerTools(page.api)
          sceneOf(tag).answer(page.api)
          answer?.(page)
          if (!signedOut) page.signIn()
          const element = await page.mount(sceneOf(tag).html)
          element.style.inlineSize = width
          await reach(rootOf(element))
          await assertAccessible(element, width)
          none(rootOf(element), '[tabindex]:not([tabindex="0"], [tabindex="-1"])')
        })
    })
