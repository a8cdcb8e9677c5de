import { assert } from 'chai'
import { all } from '../support/dom.ts'
import { closeFrames, type Frame } from '../support/frame.ts'
import { classicPath } from '../support/loader.ts'
import { allReady, crowds, frameWith } from '../support/ready-frame.ts'
import { forgetSession, storeSession } from '../support/session.ts'
import { settled } from '../support/wait.ts'

beforeEach(forgetSession)
afterEach(closeFrames)

const hostPage = `
  <h1>Broker research</h1><p>Read <a href="/x">this</a> first.</p>
  <form><label>Find <input></label><button>Go</button></form><ul><li>One</li></ul>`

const stylesOf = ({ window, document }: Frame) =>
  all(document, 'html, body, h1, p, a, form, label, input, button, ul, li').map((element) => {
    const style = window.getComputedStyle(element)
    return [...style].map((name) => `${element.localName} ${name}: ${style.getPropertyValue(name)}`)
  })

const namesOf = (object: object) => Reflect.ownKeys(object).map(String)

const added = (before: string[], after: string[]) => after.filter((name) => !before.includes(name))

const prototypes = [
  'Object',
  'Array',
  'String',
  'Promise',
  'Node',
  'Element',
  'HTMLElement',
  'EventTarget',
  'History',
  'Document',
]

const prototypesOf = ({ window }: Frame) =>
  prototypes.flatMap((name) => {
    const owner: { prototype: object } = Reflect.get(window, name)
    return namesOf(owner.prototype).map((key) => `${name}.prototype.${key}`)
  })

const historyOf = ({ window: { history, location } }: Frame) => [history.length, history.state, location.href]

for (const { signedIn, tags } of crowds)
  it(`embedding 11: ${tags.join(' and ')} leave the page's styles, globals, prototypes and history as they were`, async () => {
    if (signedIn) storeSession()
    const frame = await frameWith(tags, { body: hostPage })
    const styles = stylesOf(frame)
    const globals = namesOf(frame.window)
    const methods = prototypesOf(frame)
    const history = historyOf(frame)

    await frame.loadLoader()
    await allReady(frame, tags)
    await settled()
    assert.deepEqual(stylesOf(frame), styles)
    assert.deepEqual(added(globals, namesOf(frame.window)), ['Symbol(research-portal.runtime)'])
    assert.deepEqual(added(methods, prototypesOf(frame)), [])
    assert.deepEqual(historyOf(frame), history)
    assert.deepEqual(frame.complaints, [])
  })

it('embedding 11: the classic script adds its own name and no anonymous define', async () => {
  const tags = crowds.flatMap((crowd) => crowd.tags)
  const frame = await frameWith(tags)
  const defined: unknown[] = []
  const define = Object.assign((...module: unknown[]) => void defined.push(module), { amd: {} })
  Reflect.set(frame.window, 'define', define)
  const globals = namesOf(frame.window)
  await frame.runScript(classicPath, 'text/javascript')
  assert.sameMembers(added(globals, namesOf(frame.window)), ['Symbol(research-portal.runtime)', 'ResearchPortal'])
  assert.deepEqual(defined, [])
})
