import { assert } from 'chai'
import { widgets } from '#widgets/all-specs.ts'
import { submitSignIn } from './support/acts.ts'
import { notes, paged } from './support/documents.ts'
import { one, rootOf, textOf } from './support/dom.ts'
import { closeFrames, openFrame } from './support/frame.ts'
import { loaderPath } from './support/loader.ts'
import { sceneOf } from './support/scenes.ts'
import { forgetSession, storeSession } from './support/session.ts'
import { eventually, settled } from './support/wait.ts'

beforeEach(forgetSession)
afterEach(closeFrames)

const tags = widgets.map(({ spec }) => spec.tag)

/** What stands inside an element comes with it. */
const inside: Readonly<Record<string, readonly string[]>> = {
  'research-company-profile': ['research-event-cards'],
  'research-analyst-profile': ['research-companies', 'research-feed'],
  'research-landing': ['research-sign-in'],
}

for (const tag of tags) {
  it(`embedding 19: a page with <${tag}> alone gets that element${inside[tag] ? ' and what it holds' : ' alone'}`, async () => {
    const frame = await openFrame({ body: `<${tag}></${tag}>` })
    const { allDefined } = await frame.loadLoader()
    await allDefined()
    await settled()
    // What is below the first screen comes later.
    await eventually(() =>
      assert.sameMembers(
        tags.filter((other) => frame.window.customElements.get(other)),
        [tag, ...(inside[tag] ?? [])],
      ),
    )
  })

  it(`embedding 13: <${tag}> shows what the host put inside it until it is defined`, async () => {
    const frame = await openFrame({ body: `<${tag}><p>Open the portal instead</p></${tag}>` })
    const fallback = one(frame.document, 'p')
    assert.isAbove(fallback.getBoundingClientRect().height, 0)
    await (await frame.loadLoader()).allDefined()
    await eventually(() => assert.strictEqual(fallback.getBoundingClientRect().height, 0))
    if (sceneOf(tag).isEmpty) return
    await eventually(() => assert.isAbove(one(frame.document, tag).getBoundingClientRect().height, 0))
  })
}

it('embedding 19: a page without elements gets none, and elements that come later are defined', async () => {
  const frame = await openFrame()
  await frame.loadLoader()
  await settled()
  assert.isFalse(tags.some((tag) => frame.window.customElements.get(tag)))
  frame.document.body.innerHTML = `<section><p>${tags.map((tag) => `<${tag}></${tag}>`).join('')}</p></section>`
  for (const tag of tags) await frame.window.customElements.whenDefined(tag)
})

it('embedding 19: elements inside a shadow root are defined as soon as it is observed', async () => {
  const frame = await openFrame({ body: '<host-part></host-part>' })
  const root = one(frame.document, 'host-part').attachShadow({ mode: 'open' })
  root.innerHTML = '<research-sign-in></research-sign-in>'
  const { observe, allDefined } = await frame.loadLoader()
  await settled()
  assert.isUndefined(frame.window.customElements.get('research-sign-in'))

  observe(root)
  await allDefined()
  await eventually(() => one(rootOf(one(root, 'research-sign-in')), 'form'))
  root.append(frame.document.createElement('research-feed'))
  await eventually(() => rootOf(one(root, 'research-feed')))
})

it('embedding 19: allDefined() waits for every element found so far', async () => {
  const frame = await openFrame({ body: tags.map((tag) => `<${tag}></${tag}>`).join('') })
  const { allDefined } = await frame.loadLoader()
  await allDefined()
  for (const tag of tags) assert.isFunction(frame.window.customElements.get(tag), tag)
})

it('embedding 12: a configuration that is not JSON warns, and everything works', async () => {
  const script = '<script type="application/json" id="research-config">{ "apiBaseUrl": </script>'
  const frame = await openFrame({ head: script, body: '<research-sign-in></research-sign-in>' })
  await frame.loadLoader()
  await eventually(() => one(rootOf(one(frame.document, 'research-sign-in')), 'form'))
  assert.lengthOf(frame.complaints, 1)
  assert.include(frame.complaints[0], 'the research-config script is not valid JSON')
})

it('R131 the configuration of the page is used, and a key that is unknown or bad warns and is left out', async () => {
  const settings = { apiBaseUrl: '/api/v2', portalUrl: 'https://portal.example/', nonsense: 1, startDateKey: 3 }
  const script = `<script type="application/json" id="research-config">${JSON.stringify(settings)}</script>`
  const frame = await openFrame({ head: script, body: '<research-sign-in></research-sign-in>' })
  await frame.loadLoader()
  const link = await eventually(() => one(rootOf(one(frame.document, 'research-sign-in')), 'a'))
  assert.strictEqual(link.getAttribute('href'), 'https://portal.example/reset_password')
  await submitSignIn(rootOf(one(frame.document, 'research-sign-in')))
  await eventually(() => assert.lengthOf(frame.api.callsTo('v2/auth'), 1))
  assert.lengthOf(frame.complaints, 2)
  assert.include(frame.complaints.join(), '"nonsense"')
  assert.include(frame.complaints.join(), '"startDateKey"')
})

it('embedding 3: the session that the loader exports tells a name and no token, and ends at its word', async () => {
  storeSession()
  const frame = await openFrame()
  frame.api.on('research_documents', paged(notes(1, 1)))
  const { session } = await frame.loadLoader(loaderPath)
  const heard: unknown[] = []
  const stop = session.subscribe((now) => heard.push(now))
  assert.deepEqual(session.get(), { signedIn: true, name: 'Ada Client' })
  await session.signOut()
  assert.deepEqual(heard, [
    { signedIn: true, name: 'Ada Client' },
    { signedIn: false, name: '' },
  ])
  stop()
  assert.strictEqual(textOf(frame.document.body), '')
})
