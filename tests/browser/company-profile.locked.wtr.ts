import { setViewport } from '@web/test-runner-commands'
import { assert } from 'chai'
import { outOfScope } from './support/companies.ts'
import { openProfile } from './support/company-profile.ts'
import { all, link, one, textOf } from './support/dom.ts'
import { testPage } from './support/page.ts'
import { none } from './support/same.ts'
import { settled } from './support/wait.ts'

const page = testPage()
beforeEach(() => page.loader.configure({ mail: { clientServices: 'clients@halden.example' } }))
afterEach(async () => {
  document.documentElement.lang = 'en'
  page.loader.configure({ mail: { clientServices: '' } })
  await setViewport({ width: 1280, height: 900 })
})

const said = {
  en: [
    'Not included in your subscription',
    'Your subscription does not cover Halden Gas',
    'Email client services',
    'Utilities',
    'Norway',
  ],
  de: [
    'Nicht in Ihrem Abonnement enthalten',
    'Ihr Abonnement umfasst Halden Gas nicht',
    'E-Mail an Kundenbetreuung',
    'Versorger',
    'Norwegen',
  ],
} as const

for (const lang of ['en', 'de'] as const)
  for (const width of [1280, 390])
    it(`R286 R291 C72 a company out of scope says why it is locked and whom to ask: ${lang}, ${width} px`, async () => {
      document.documentElement.lang = lang
      await setViewport({ width, height: 844 })
      const root = await openProfile(page, outOfScope)
      await settled()
      const [title, reason, mail, ...facts] = said[lang]
      const panel = one(root, '.r-company-locked')
      assert.strictEqual(textOf(one(root, 'h1')), 'Halden Gas')
      assert.deepEqual(all(root, 'header li').map(textOf), ['HAL NO', ...facts])
      assert.strictEqual(textOf(one(panel, 'h2')), title)
      assert.include(textOf(panel), reason)
      assert.include(link(panel, mail).href, 'mailto:clients@halden.example?subject=')
      const { right } = panel.getBoundingClientRect()
      assert.isAtMost(right, document.documentElement.clientWidth)
      assert.isAtMost(panel.scrollWidth, panel.clientWidth)
    })

it('R289 R293 R294 R295 it has no empty box and no chart, and asks for no research', async () => {
  const root = await openProfile(page, outOfScope)
  await settled()
  none(root, 'dl, table, [role=tablist], svg[role=img], .r-state, .r-company__history')
  assert.deepEqual(page.api.callsTo('web_documents_by_tag'), [])
  for (const box of all(root, '.r-company > *, .r-company__main > *').filter(
    (each) => getComputedStyle(each).display !== 'none',
  ))
    assert.isAbove(box.getBoundingClientRect().height, 20, box.className)
})
