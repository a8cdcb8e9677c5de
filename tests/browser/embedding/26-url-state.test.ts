import { assert } from 'chai'
import { widgets } from '#widgets/all-specs.ts'
import { deepAll, isVisible } from '../support/deep.ts'
import { fill, rootOf } from '../support/dom.ts'
import { testPage } from '../support/page.ts'
import { sceneOf } from '../support/scenes.ts'
import { answerTools } from '../support/tools.ts'
import { eventually, settled } from '../support/wait.ts'

const page = testPage()

const start = location.href
const host = `${location.pathname}?wtr-session-id=${new URL(start).searchParams.get('wtr-session-id') ?? ''}&utm=a%20b&page=4&search_term=ours&filter_Region=Mars#our-part`
afterEach(() => history.replaceState(null, '', start))

/** What a visitor can choose without leaving: searches, filters, tabs, orders, pages. */
async function useAll(root: ShadowRoot) {
  for (const box of deepAll<HTMLInputElement>(root, 'input[type=search]').filter(isVisible)) {
    fill(box, 'margins')
    box.form?.requestSubmit()
    await settled()
  }
  const choices =
    '[type=radio], [role=tab], [aria-sort] button, th button, nav button, [role=switch], .r-transcript__sentence'
  for (const choice of deepAll<HTMLButtonElement>(root, choices).slice(-6)) {
    if (choice.isConnected && !choice.disabled) choice.click()
    await settled()
  }
}

async function mounted(tag: string, attributes = '') {
  const scene = sceneOf(tag)
  answerTools(page.api)
  scene.answer(page.api)
  if (scene.signedIn) page.signIn()
  const root = rootOf(await page.mount(scene.html.replace(`<${tag}`, `<${tag} ${attributes}`)))
  await eventually(() => scene.ready(root))
  return root
}

const own = (search: string) =>
  [...new URLSearchParams(search)].filter(([key]) => key.startsWith('research-')).map(([key]) => key)
const others = (search: string) =>
  [...new URLSearchParams(search)].filter(([key]) => !key.startsWith('research-')).map(String)

for (const { spec } of widgets) {
  it(`embedding 26: <${spec.tag}> leaves the host’s address and history alone, and reads nothing there, unless told otherwise`, async () => {
    history.replaceState({ host: 1 }, '', host)
    const { length } = history
    const root = await mounted(spec.tag)
    for (const { path, query } of page.api.calls.filter(({ path }) => path !== 'capture_event'))
      assert.notInclude(`${path}?${query}`, 'Mars')
    await useAll(root)
    await eventually(() => assert.isAbove(root.childElementCount, 0))
    assert.strictEqual(location.href, new URL(host, location.href).href)
    assert.strictEqual(history.length, length)
    assert.deepEqual(history.state, { host: 1 })
    page.takeComplaints()
  })

  const urlState = spec.attributes['url-state']
  if (urlState?.type === 'enum' && urlState.values.includes('prefixed'))
    it(`embedding 26: <${spec.tag} url-state="prefixed"> adds keys of its own, keeps the host’s query and hash, and makes no step`, async () => {
      history.replaceState({ host: 1 }, '', host)
      const { length } = history
      const root = await mounted(spec.tag, 'url-state="prefixed"')
      await useAll(root)
      await eventually(() => assert.isNotEmpty(own(location.search)))
      assert.deepEqual(others(location.search), others(new URL(host, location.href).search))
      assert.strictEqual(location.hash, '#our-part')
      assert.strictEqual(history.length, length)
      page.takeComplaints()
    })
}

it('embedding 26: it is off by default wherever there is such a thing', () => {
  const kept = widgets.flatMap(({ spec }) => spec.attributes['url-state'] ?? [])
  assert.isNotEmpty(kept)
  for (const attribute of kept) assert.strictEqual(attribute.type === 'enum' && attribute.default, 'memory')
})
