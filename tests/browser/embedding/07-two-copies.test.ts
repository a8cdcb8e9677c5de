import { assert } from 'chai'
import { widgets } from '#widgets/all-specs.ts'
import { button, one, rootOf, textOf } from '../support/dom.ts'
import { closeFrames, type Frame, openFrame } from '../support/frame.ts'
import { classicPath, loaderPath } from '../support/loader.ts'
import { roadshow } from '../support/roadshows.ts'
import { forgetSession, storeSession } from '../support/session.ts'
import { eventually } from '../support/wait.ts'

beforeEach(forgetSession)
afterEach(closeFrames)

const tags = widgets.map(({ spec }) => spec.tag)
const everything = tags.map((tag) => `<${tag}></${tag}>`).join('')

/** The classic script as the next release would be: the same code under another version. */
async function nextRelease(): Promise<{ path: string; own: string; next: string }> {
  const { version: own }: { version: string } = await (await fetch('/package.json')).json()
  const next = `${own}-next`
  const code = await (await fetch(classicPath)).text()
  assert.include(code, own)
  return { path: URL.createObjectURL(new Blob([code.replaceAll(own, next)])), own, next }
}

async function everythingShows({ document }: Frame) {
  for (const tag of tags)
    await eventually(() => assert.isAbove(rootOf(one(document, tag)).childElementCount, 0, `<${tag}> shows nothing`))
}

const twice: Record<string, (frame: Frame) => Promise<unknown>> = {
  'the loader twice': async (frame) => {
    await frame.loadLoader()
    await frame.loadLoader(`${loaderPath}?again`)
  },
  'the loader and then the classic script': async (frame) => {
    await frame.loadLoader()
    await frame.runScript(classicPath, 'text/javascript')
  },
  'the classic script and then the loader': async (frame) => {
    await frame.runScript(classicPath, 'text/javascript')
    await (await frame.loadLoader()).allDefined()
  },
  'the classic script twice': async (frame) => {
    await frame.runScript(classicPath, 'text/javascript')
    await frame.runScript(`${classicPath}?again`, 'text/javascript')
  },
}

for (const [how, load] of Object.entries(twice))
  it(`embedding 7: ${how}: no error, no warning, every element works`, async () => {
    const frame = await openFrame({ body: everything })
    const errors: string[] = []
    frame.window.addEventListener('error', ({ message }) => errors.push(message))
    await load(frame)
    await everythingShows(frame)
    assert.deepEqual(errors, [])
    assert.deepEqual(frame.complaints, [])
  })

it('embedding 7: two versions: one warning that names both, every element works', async () => {
  const { path, own, next } = await nextRelease()
  const frame = await openFrame({ body: everything })
  await (await frame.loadLoader()).allDefined()
  await frame.runScript(path, 'text/javascript')
  await everythingShows(frame)
  assert.lengthOf(frame.complaints, 1)
  assert.include(frame.complaints[0], `${own} and ${next}`)
})

/** The first is of the loader, the second of the classic script; one of them registers. */
const lists = {
  'the loader registers, the classic script follows': ['research-events', 'research-event-cards', 0],
  'the classic script registers, the loader follows': ['research-event-cards', 'research-events', 1],
} as const

for (const [order, [first, second, registering]] of Object.entries(lists))
  it(`R330 embedding 7: one registration changes the lists of two copies: ${order}`, async () => {
    storeSession()
    const frame = await openFrame({ body: `<${first} source="upcoming"></${first}>` })
    let isSent = false
    frame.api.on('roadshows/upcoming', () => [roadshow(1, { can_register: true, has_requested_slot: isSent })])
    frame.api.on('roadshows/e1/register', () => {
      isSent = true
    })
    await (await frame.loadLoader()).allDefined()
    await frame.runScript(classicPath, 'text/javascript')
    frame.document.body.insertAdjacentHTML('beforeend', `<${second} source="upcoming"></${second}>`)
    const roots = [first, second].map((tag) => rootOf(one(frame.document, tag)))
    for (const root of roots) await eventually(() => button(root, 'Register for Meeting 1'))
    assert.notStrictEqual(roots[0]?.adoptedStyleSheets[0], roots[1]?.adoptedStyleSheets[0], 'elements of two copies')

    const told: unknown[] = []
    frame.document.addEventListener('research-registered', ({ detail }) => told.push(detail))
    const root = rootOf(one(frame.document, [first, second][registering] ?? ''))
    button(root, 'Register for Meeting 1').click()
    ;(await eventually(() => button(root, 'Yes'))).click()
    for (const each of roots) await eventually(() => assert.include(textOf(each), '*Request sent'))
    assert.deepEqual(told, [{ id: 'e1', kind: 'register' }])
    assert.lengthOf(frame.api.callsTo('roadshows/e1/register'), 1)
    assert.deepEqual(frame.complaints, [])
  })
