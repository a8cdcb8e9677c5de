import { assert } from 'chai'
import { note } from './support/documents.ts'
import { button, one, rootOf, textOf } from './support/dom.ts'
import { closeFrames, openFrame } from './support/frame.ts'
import { loaderPath } from './support/loader.ts'
import { none } from './support/same.ts'
import { forgetSession, storeSession } from './support/session.ts'
import { eventually, settled } from './support/wait.ts'

beforeEach(forgetSession)
afterEach(closeFrames)

const widgetsUrl = new URL('.', new URL(loaderPath, location.href)).href

/** Every script of the widgets, but the one that cleans HTML. */
async function allButTheCleaner(): Promise<string> {
  const manifest: Record<string, { file: string }> = await (await fetch(`${widgetsUrl}.vite/manifest.json`)).json()
  const files = Object.values(manifest).map(({ file }) => file)
  const others = files.filter((file) => !file.includes('purify'))
  assert.lengthOf(others, files.length - 1)
  return others.map((file) => widgetsUrl + file).join(' ')
}

it('R339 R342 where the cleaner does not load, the text’s place says so and offers another try', async () => {
  storeSession()
  const frame = await openFrame({
    head: `<meta http-equiv="Content-Security-Policy" content="script-src ${await allButTheCleaner()}">
      <script type="module" src="${loaderPath}"></script>`,
  })
  frame.api.on('web_document_by_ref', () => note(1))
  frame.api.on('web_document_preview', () => ({ html_content: '<p>Margins widen.</p>' }))
  const element = frame.document.createElement('research-document')
  element.setAttribute('document-id', 'R-1')
  frame.document.body.append(element)
  const root = await eventually(() => rootOf(element))
  const failed = () => assert.include(textOf(one(root, '[role=alert]')), 'The text could not be loaded.')
  await eventually(failed)
  assert.strictEqual(textOf(one(root, 'h1')), 'Note 1')
  none(root, 'article')
  none(root, '[aria-busy=true]')

  button(root, 'Try again').click()
  await settled()
  await eventually(failed)
})
