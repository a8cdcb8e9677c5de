import { assert } from 'chai'
import { widgets } from '#widgets/all-specs.ts'
import { one, rootOf } from '../support/dom.ts'
import { closeFrames, openFrame } from '../support/frame.ts'
import { loaderPath } from '../support/loader.ts'
import { forgetSession } from '../support/session.ts'
import { eventually, settled } from '../support/wait.ts'

beforeEach(forgetSession)
afterEach(closeFrames)

const folder = new URL('.', new URL(loaderPath, location.href)).href
const preloads: Promise<Record<string, string[]>> = fetch(`${folder}preload.json`).then((answer) => answer.json())

const importMap = (imports: Record<string, string>) =>
  `<script type="importmap">${JSON.stringify({ imports })}</script>`

const askedBy = (page: Window): string[] => page.performance.getEntriesByType('resource').map(({ name }) => name)

for (const { spec } of widgets) {
  it(`embedding 19: <${spec.tag}> needs first what its preload list names, and nothing else`, async () => {
    const frame = await openFrame({ body: `<${spec.tag}></${spec.tag}>` })
    await (await frame.loadLoader()).allDefined()
    const list = (await preloads)[spec.tag] ?? []
    const asked = askedBy(frame.window).map((name) => name.slice(folder.length))
    for (const file of list) assert.include(asked, file)
  })

  it(`embedding 19: the loader asks for all modules of <${spec.tag}> at once: none is found in another one`, async () => {
    const list = (await preloads)[spec.tag] ?? []
    // None of them comes, so none can ask for another.
    const elsewhere = (file: string) => `${folder}preload.json?${file}`
    const frame = await openFrame({
      head: importMap(Object.fromEntries(list.map((file) => [folder + file, elsewhere(file)]))),
      body: `<${spec.tag}></${spec.tag}>`,
    })
    await (await frame.loadLoader()).allDefined()
    await eventually(() => assert.includeMembers(askedBy(frame.window), list.map(elsewhere)))
    assert.include(frame.complaints.join(), 'could not be loaded')
  })
}

it('embedding 19: the loader finds its files from whatever page and folder it is asked for', async () => {
  const frame = await openFrame({
    head: '<base href="https://elsewhere.example/deep/folder/">',
    body: '<research-sign-in></research-sign-in>',
  })
  const { allDefined } = await frame.loadLoader()
  await allDefined()
  await eventually(() => one(rootOf(one(frame.document, 'research-sign-in')), 'form'))
  const asked = frame.window.performance.getEntriesByType('resource').map(({ name }) => name)
  assert.isTrue(asked.some((name) => name.startsWith(`${folder}assets/`)))
  assert.isFalse(asked.some((name) => name.startsWith('https://elsewhere.example')))
})

it('embedding 19: an element whose modules do not come warns, and the next one tries again', async () => {
  const own = (await preloads)['research-sign-in']?.find((file) => /\/sign-in-/.test(file))
  const frame = await openFrame({
    head: importMap(Object.fromEntries([[folder + own, `${folder}preload.json?gone`]])),
    body: '<research-sign-in><p>Sign in at the portal</p></research-sign-in>',
  })
  await (await frame.loadLoader()).allDefined()
  assert.lengthOf(frame.complaints, 1)
  assert.include(frame.complaints[0], '<research-sign-in> could not be loaded')
  assert.isTrue(one(frame.document, 'p').checkVisibility())
  frame.document.body.append(frame.document.createElement('research-sign-in'))
  await eventually(() => assert.lengthOf(frame.complaints, 2))
})

it('embedding 19: another element of a kind that is there asks for nothing more, nor does one that moves', async () => {
  const frame = await openFrame({ body: '<research-sign-in></research-sign-in><main></main>' })
  await (await frame.loadLoader()).allDefined()
  const first = one(frame.document, 'research-sign-in')
  await eventually(() => one(rootOf(first), 'form'))
  const asked = askedBy(frame.window)
  const second = frame.document.createElement('research-sign-in')
  one(frame.document, 'main').append(first, second)
  await eventually(() => one(rootOf(second), 'form'))
  await settled()
  assert.deepEqual(askedBy(frame.window), asked)
})
