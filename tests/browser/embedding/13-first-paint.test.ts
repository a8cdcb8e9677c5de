import { setViewport } from '@web/test-runner-commands'
import { assert } from 'chai'
import { widgets } from '#widgets/all-specs.ts'
import { pageUnder, strict, violationsOn } from '../support/csp.ts'
import { one, rootOf } from '../support/dom.ts'
import { head, life, ownIn, painted, pasted, plainHtml, snippetOf } from '../support/first-paint.ts'
import { closeFrames, openFrame } from '../support/frame.ts'
import { forgetSession } from '../support/session.ts'
import { eventually } from '../support/wait.ts'

before(() => setViewport({ width: 1300, height: 900 }))
beforeEach(forgetSession)
afterEach(closeFrames)

/** Notices take no room before there are any. */
const tags = widgets.map(({ spec }) => spec.tag).filter((tag) => tag !== 'research-notices')

const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true })

for (const tag of tags)
  for (const width of [1200, 390]) {
    it(`embedding 13: <${tag}> of ${width} px, pasted as the build writes it, shows its shape before script, and moves nothing`, async () => {
      const { before, waiting, value, nodes } = await life(tag, await pasted(tag), width)
      assert.approximately(before, waiting, Math.max(10, waiting * 0.02))
      assert.isAtMost(value, 0.02, nodes.join('\n'))
    })
  }

for (const tag of tags) {
  const fallback = '<a href="/portal">Open the portal instead</a>'

  it(`embedding 13: where the script of <${tag}> does not come, the host's own words show`, async () => {
    const bare = await painted(plainHtml(tag).replace('></', `>${fallback}</`))
    assert.isTrue(isSeen(one(bare.document, 'a')))

    const frame = await painted(await pasted(tag, fallback))
    const link = one(frame.document, `${tag} > a`)
    const root = rootOf(one(frame.document, tag))
    await eventually(() => assert.isTrue(isSeen(one(root, '.r-root'))))
    assert.isFalse(isSeen(link), 'the shape alone at first')
    for (const animation of frame.document.getAnimations()) animation.finish()
    for (const animation of root.getAnimations())
      if (!Number.isFinite(Number(animation.effect?.getTiming().iterations))) animation.cancel()
      else animation.finish()
    assert.isTrue(isSeen(link), 'when the script has had its time')
    assert.isAbove(link.getBoundingClientRect().height, 0)
  })

  it(`embedding 13: where not even the style sheet of <${tag}> comes, the host's own words show at once`, async () => {
    const snippet = (await pasted(tag, fallback)).replaceAll('/assets/first-paint-', '/assets/gone-')
    const frame = await openFrame({ body: snippet })
    assert.isTrue(isSeen(one(frame.document, `${tag} > a`)))
    assert.isFalse(isSeen(one(rootOf(one(frame.document, tag)), '.r-root')))
  })

  it(`embedding 2: what a page pastes of <${tag}> obeys a strict policy, and takes nothing into an address`, async () => {
    const snippet = await snippetOf(tag)
    assert.notMatch(snippet, /\sstyle=|<script|<style|\son\w+=/)
    assert.notInclude(snippet, '{{')
    const frame = await pageUnder(strict, `${head}${snippet}`)
    const root = await eventually(() => rootOf(one(frame.document, tag)))
    await eventually(() => ownIn(root))
    assert.deepEqual(await violationsOn(frame), [])

    const page = await painted(snippet)
    for (const form of rootOf(one(page.document, tag)).querySelectorAll('form')) {
      assert.deepEqual([...new FormData(form).keys()], [], 'fields without a name')
      assert.include(['dialog', 'get'], form.method)
      if (form.method === 'get') assert.strictEqual(new URL(form.action).origin, location.origin)
    }
  })
}
