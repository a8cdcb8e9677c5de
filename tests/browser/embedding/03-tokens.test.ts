import { assert } from 'chai'
import { widgets } from '#widgets/all-specs.ts'
import { acts } from '../support/acts.ts'
import { deepAll } from '../support/deep.ts'
import { note } from '../support/documents.ts'
import { button, fill, rootOf } from '../support/dom.ts'
import { hear } from '../support/events.ts'
import { testPage } from '../support/page.ts'
import { sceneOf } from '../support/scenes.ts'
import { assertNoToken, overhear } from '../support/tokens.ts'
import { eventually, settled } from '../support/wait.ts'

const page = testPage()

const { open } = window
afterEach(() => {
  window.open = open
})

/** Collects what would be opened. */
function catchOpened(): string[][] {
  const opened: string[][] = []
  window.open = (...what) => {
    opened.push(what.map(String))
    return null
  }
  return opened
}

for (const { spec } of widgets)
  describe(`<${spec.tag}>`, () => {
    const scene = sceneOf(spec.tag)

    async function ready() {
      if (scene.signedIn) page.signIn()
      scene.answer(page.api)
      const root = rootOf(await page.mount(scene.html))
      await eventually(() => scene.ready(root))
      return root
    }

    for (const [name, act] of Object.entries(acts[spec.tag] ?? {}))
      it(`embedding 3: no token is in storage, attributes, texts, the address, the console or an event, up to ${name}`, async () => {
        const heard = hear()
        const overheard = overhear(window)
        await act(page)
        await eventually(() => assert.include(heard.events.map(({ type }) => type).join(), name))
        await settled()
        overheard.stop()
        heard.stop()
        await assertNoToken(window)
        assert.notMatch(overheard.words.join('\n'), /(access|refresh)-/)
        assert.notMatch(page.takeComplaints().join('\n'), /(access|refresh)-/)
        for (const { detail } of heard.events) assert.notMatch(JSON.stringify(detail), /(access|refresh)-/)
      })

    it('embedding 3: a link that is followed tells no referrer a token, and no link holds one', async () => {
      const root = await ready()
      for (const link of deepAll<HTMLAnchorElement>(root, 'a[href]')) {
        assert.notMatch(link.href, /auth_token|access-|refresh-/)
        if (link.target === '_blank') assert.include(link.rel, 'noreferrer', link.href)
      }
    })

    it('embedding 3: a renewed token leaves what was typed and chosen as it is', async () => {
      const root = await ready()
      const typed = deepAll<HTMLInputElement>(root, 'input[type=search], input[type=text], input[type=password]')
      for (const input of typed) if (!input.readOnly && !input.disabled) fill(input, 'half a sent')
      const chosen = deepAll<HTMLInputElement>(root, '[type=radio], [type=checkbox]').at(-1)
      chosen?.click()
      await eventually(() => (scene.chosen ?? scene.ready)(root))
      await settled()
      const values = () => deepAll<HTMLInputElement>(root, 'input').map(({ value, checked }) => `${value} ${checked}`)
      const before = values()
      const calls = page.api.calls.length
      if (scene.signedIn) page.signIn('Ada Client', 7)
      await settled()
      assert.deepEqual(values(), before)
      for (const input of typed) assert.isTrue(input.isConnected)
      assert.strictEqual(page.api.calls.length, calls, 'nothing is loaded again')
    })
  })

/** What leads to files, by the element: each is given a file of our own, of a trusted origin and of a stranger. */
const files: Record<string, string> = {
  'research-feed': 'research_documents',
  'research-suggestion': 'suggested_content',
}

for (const [tag, path] of Object.entries(files))
  it(`embedding 3: <${tag}> gives the token to its own origin at the click, and to no stranger`, async () => {
    page.signIn()
    page.api.on('current_user', () => ({ username: 'ada' }))
    for (const [address, isOwn] of [
      ['/files/R-1.pdf', true],
      [`${location.origin}/files/R-1.pdf`, true],
      ['https://stranger.example/R-1.pdf', false],
      [`https://${location.hostname}.stranger.example/R-1.pdf`, false],
      [`https://stranger.example/?u=${location.origin}/api/`, false],
      [`//stranger.example/${location.host}`, false],
    ] as const) {
      const opened = catchOpened()
      page.api.on(path, () => [note(1, { download_url: address })])
      const element = await page.mount(`<${tag}></${tag}>`)
      const press = await eventually(() => button(rootOf(element), 'Download Note 1'))
      await assertNoToken(window)
      press.click()
      await eventually(() => assert.lengthOf(opened, 1, address))
      const [url = '', target, features = ''] = opened[0] ?? []
      assert.strictEqual(new URL(url).searchParams.has('auth_token'), isOwn, url)
      assert.strictEqual(target, '_blank')
      assert.include(features, 'noopener')
      assert.include(features, 'noreferrer')
      await assertNoToken(window)
      element.remove()
    }
  })
