import { assert } from 'chai'
import { widgets } from '#widgets/all-specs.ts'
import { all, rootOf } from './support/dom.ts'
import { testPage } from './support/page.ts'
import { sceneOf } from './support/scenes.ts'
import { eventually } from './support/wait.ts'

const page = testPage()

for (const { spec, docs } of widgets)
  describe(`<${spec.tag}>`, () => {
    it('embedding 21: its documentation lists its slots', async () => {
      const scene = sceneOf(spec.tag)
      scene.answer(page.api)
      if (scene.signedIn) page.signIn()
      const root = rootOf(await page.mount(scene.html))
      await eventually(() => scene.ready(root))
      const slots = all<HTMLSlotElement>(root, 'slot').map(({ name }) => name)
      assert.sameMembers(slots, Object.keys(docs.slots ?? {}))
    })
  })
