import { assert } from 'chai'
import { widgets } from '#widgets/all-specs.ts'
import { all, fill, one, rootOf } from '../support/dom.ts'
import { speaks, spokenBy } from '../support/languages.ts'
import { testPage } from '../support/page.ts'
import { same } from '../support/same.ts'
import { sceneOf } from '../support/scenes.ts'
import { eventually, settled } from '../support/wait.ts'

const page = testPage()
const { documentElement } = document
const before = documentElement.getAttribute('lang')
const restore = () =>
  before === null ? documentElement.removeAttribute('lang') : documentElement.setAttribute('lang', before)
afterEach(() => {
  restore()
  page.stage.removeAttribute('lang')
})

const FIELDS = 'input:not([type=radio], [type=checkbox], [type=range], [readonly])'

for (const { spec } of widgets)
  describe(`<${spec.tag}>`, () => {
    const scene = sceneOf(spec.tag)

    async function ready(html = scene.html) {
      if (scene.signedIn) page.signIn()
      scene.answer(page.api)
      const element = await page.mount(html)
      await eventually(() => scene.ready(rootOf(element)))
      return element
    }

    const says = (language: string) => scene.html.replace(`<${spec.tag}`, `<${spec.tag} lang="${language}"`)

    it('embedding 24: it speaks English, and says so where its page speaks something it has no words for', async () => {
      documentElement.lang = 'fr'
      const element = await ready()
      await speaks(element, 'en')
      assert.strictEqual(one(rootOf(element), '.r-root').lang, 'en')
    })

    it('embedding 24: it follows the lang of itself, of what is around it, of a host, and of the page, and keeps what was typed', async () => {
      const element = await ready()
      await speaks(element, 'en')
      const host = document.createElement('div')
      page.stage.append(host)
      host.attachShadow({ mode: 'open' }).innerHTML = '<section></section>'
      one(host.shadowRoot as ShadowRoot, 'section').append(element)
      const first = one(rootOf(element), '.r-root')
      const fields = all<HTMLInputElement>(rootOf(element), FIELDS)
      for (const each of fields) fill(each, 'margins')
      await settled()
      const places = [element, one(host.shadowRoot as ShadowRoot, 'section'), host, page.stage, documentElement]
      for (const place of places) {
        place.lang = 'de-AT'
        await speaks(element, 'de')
        assert.strictEqual(one(rootOf(element), '.r-root').lang, 'de-AT')
        if (place === documentElement) restore()
        else place.removeAttribute('lang')
        await speaks(element, 'en')
      }
      same(one(rootOf(element), '.r-root'), first)
      for (const each of fields) assert.deepEqual([each.isConnected, each.value], [true, 'margins'])
    })

    it('embedding 24: beside an English one it speaks German, from the first thing it draws on', async () => {
      const english = await ready()
      scene.answer(page.api)
      page.stage.insertAdjacentHTML('beforeend', says('de'))
      const other = one(page.stage, `:scope > [lang=de]`)
      const heard = new Set<string | undefined>()
      const listen = () => heard.add(spokenBy(other))
      const observer = new MutationObserver(listen)
      observer.observe(rootOf(other), { childList: true, subtree: true, characterData: true })
      listen()
      await speaks(other, 'de')
      // Of several that would show the page's notices, one does.
      if (!scene.isEmpty) await eventually(() => scene.ready(rootOf(other)))
      await settled()
      observer.disconnect()
      assert.isFalse(heard.has('en'))
      await speaks(english, 'en')
      assert.deepEqual([spokenBy(english), spokenBy(other)], ['en', 'de'])
    })
  })
