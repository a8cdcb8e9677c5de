import { assert } from 'chai'
import { one, rootOf } from '../support/dom.ts'
import { closeFrames, openFrame } from '../support/frame.ts'
import { classicPath, loaderPath } from '../support/loader.ts'
import { forgetSession } from '../support/session.ts'
import { eventually } from '../support/wait.ts'

beforeEach(forgetSession)
afterEach(closeFrames)

const folder = new URL('.', new URL(loaderPath, location.href)).href
const integrity: Promise<{ version: string; files: Record<string, string> }> = fetch(`${folder}integrity.json`).then(
  (answer) => answer.json(),
)

const hashOf = async (content: ArrayBuffer) => {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-384', content))
  return `sha384-${btoa(String.fromCharCode(...digest))}`
}

/** Of a string that is not what is delivered. */
const wrong = `sha384-${btoa('x'.repeat(48))}`

const importMap = (hashes: Record<string, string>) =>
  `<script type="importmap">${JSON.stringify({
    integrity: Object.fromEntries(Object.entries(hashes).map(([file, hash]) => [folder + file, hash])),
  })}</script>`

const script = (path: string, hash: string | undefined, type = 'module') =>
  `<script type="${type}" src="${path}" integrity="${hash}" crossorigin="anonymous"></script>`

const element = '<research-sign-in><p>Sign in at the portal</p></research-sign-in>'

it('embedding 18: every script and style sheet is listed with its hash', async () => {
  const { version, files } = await integrity
  assert.match(version, /^\d+\.\d+\.\d+$/)
  assert.includeMembers(Object.keys(files), ['loader.js', 'research-widgets.iife.js', 'first-paint.css'])
  for (const [file, hash] of Object.entries(files)) {
    const content = await (await fetch(folder + file)).arrayBuffer()
    assert.strictEqual(await hashOf(content), hash, file)
  }
})

it('embedding 18: whatever a module asks for is listed too', async () => {
  const { files } = await integrity
  const known = new Set(Object.keys(files))
  for (const file of Object.keys(files).filter((name) => name.endsWith('.js') && !name.includes('iife'))) {
    const code = await (await fetch(folder + file)).text()
    for (const [, asked = ''] of code.matchAll(/(?:from|import)\s*\(?["'](\.[^"']+)["']/g))
      assert.isTrue(known.has(new URL(asked, `${folder}${file}`).href.slice(folder.length)), `${asked} in ${file}`)
  }
})

it('embedding 18: with the hashes of the loader and, by an import map, of all modules, elements work', async () => {
  const { files } = await integrity
  const frame = await openFrame({
    head: `${importMap(files)}${script(`${folder}loader.js`, files['loader.js'])}`,
    body: element,
  })
  await eventually(() => one(rootOf(one(frame.document, 'research-sign-in')), 'form'))
})

it('embedding 18: a module that is not what its hash says is kept out, and the fallback shows', async () => {
  const { files } = await integrity
  const core = Object.keys(files).find((file) => /assets\/core-/.test(file)) ?? ''
  const frame = await openFrame({ head: importMap({ ...files, [core]: wrong }), body: element })
  await (await frame.loadLoader()).allDefined()
  assert.isUndefined(frame.window.customElements.get('research-sign-in'))
  assert.isTrue(one(frame.document, 'p').checkVisibility())
  assert.include(frame.complaints.join(), 'could not be loaded')
})

it('embedding 18: a loader that is not what its hash says does not run', async () => {
  const frame = await openFrame({ body: element })
  const refused = new Promise((resolve) => {
    const tag = frame.document.createElement('script')
    Object.assign(tag, { type: 'module', src: `${folder}loader.js`, integrity: wrong, onerror: resolve })
    frame.document.head.append(tag)
  })
  await refused
  assert.isTrue(one(frame.document, 'p').checkVisibility())
})

it('embedding 18: the classic script works with its hash, also where a page has a loader of modules of its own', async () => {
  const { files } = await integrity
  const frame = await openFrame({ body: element })
  const defined: unknown[] = []
  const define = Object.assign((...words: unknown[]) => void defined.push(words), { amd: {} })
  Object.assign(frame.window, { define })
  const tag = frame.document.createElement('script')
  Object.assign(tag, { src: classicPath, integrity: files['research-widgets.iife.js'], crossOrigin: 'anonymous' })
  frame.document.head.append(tag)
  await eventually(() => one(rootOf(one(frame.document, 'research-sign-in')), 'form'))
  assert.deepEqual(defined, [])
})
