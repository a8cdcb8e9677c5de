import { sendKeys, sendMouse } from '@web/test-runner-commands'
import { assert } from 'chai'
import { note } from './support/documents.ts'
import { button, link, one, textOf } from './support/dom.ts'
import { follows, hear } from './support/events.ts'
import { feedOf } from './support/feed.ts'
import { testPage } from './support/page.ts'
import { none, same } from './support/same.ts'
import { eventually, settled } from './support/wait.ts'

const page = testPage()

const locked = note(1, { permissioned: false })

/** Opens the dialog from the title. */
async function openDialog() {
  const root = await feedOf(page, locked)
  const title = one(root, 'h2 button')
  title.focus()
  title.click()
  const dialog = await eventually(() => one<HTMLDialogElement>(root, 'dialog:modal'))
  return { root, title, dialog }
}

it('R262 R100 the title of a document that is not permissioned opens Not Authorised, and nothing else', async () => {
  const heard = hear()
  const { root, dialog } = await openDialog()
  assert.strictEqual(textOf(one(dialog, 'h2')), 'Not Authorised')
  const words = "Your subscription level doesn't provide access to this document."
  assert.strictEqual(textOf(one(dialog, `[id="${dialog.getAttribute('aria-describedby')}"]`)), words)
  assert.strictEqual(dialog.getAttribute('aria-labelledby'), one(dialog, 'h2').id)
  none(root, 'h2 a')
  await settled()
  heard.stop()
  assert.deepEqual(heard.events, [])
})

const ways: Record<string, (dialog: HTMLDialogElement) => Promise<unknown>> = {
  Escape: () => sendKeys({ press: 'Escape' }),
  'its close button': async (dialog) => button(dialog, 'Close').click(),
  'a press beside it': () => sendMouse({ type: 'click', position: [4, 4] }),
}
for (const [way, close] of Object.entries(ways))
  it(`embedding 15: ${way} closes the dialog, and the focus is back on the title`, async () => {
    const { root, title, dialog } = await openDialog()
    await close(dialog)
    await eventually(() => none(root, 'dialog'))
    same(root.activeElement, title)
    title.click()
    await eventually(() => one(root, 'dialog:modal'))
  })

it('R263 a permissioned title fires research-open-document, then research-navigate, and the browser follows', async () => {
  const root = await feedOf(page, note(1))
  const href = new URL('/document/R-1', location.href).href
  const heard = hear()
  assert.strictEqual(link(root, 'Note 1').href, href)
  assert.isTrue(follows(link(root, 'Note 1')))
  heard.stop()
  assert.deepEqual(
    heard.events.map(({ type, detail }) => ({ type, detail })),
    [
      { type: 'research-open-document', detail: { id: 'd1', reference: 'R-1', href } },
      { type: 'research-navigate', detail: { href } },
    ],
  )
})

for (const name of ['research-open-document', 'research-navigate'])
  it(`embedding 16: a host that cancels ${name} takes over`, async () => {
    const root = await feedOf(page, note(1))
    const heard = hear()
    const takeOver = (event: Event) => event.preventDefault()
    document.addEventListener(name, takeOver)
    assert.isFalse(follows(link(root, 'Note 1')))
    document.removeEventListener(name, takeOver)
    heard.stop()
    assert.strictEqual(heard.events.at(-1)?.type, name)
  })

it('embedding 16: a click that opens a new tab is the browser’s own business', async () => {
  const root = await feedOf(page, note(1))
  const heard = hear()
  link(root, 'Note 1').addEventListener('click', (event) => event.preventDefault(), { once: true })
  link(root, 'Note 1').dispatchEvent(new MouseEvent('click', { ctrlKey: true, cancelable: true, bubbles: true }))
  heard.stop()
  assert.deepEqual(heard.events, [])
})

for (const [what, addresses, path] of [
  ['preview_url', { preview_url: '/document/A', link_to_preview: '/document/B' }, '/document/A'],
  ['link_to_preview without it', { preview_url: null, link_to_preview: '/document/B' }, '/document/B'],
  ['/document/{reference} without both', { preview_url: null }, '/document/R-1'],
  ['/document/{id} without a reference', { preview_url: null, external_reference: null }, '/document/d1'],
] as const)
  it(`R263 C61 a title leads to ${what}`, async () => {
    const root = await feedOf(page, note(1, addresses))
    assert.strictEqual(link(root, 'Note 1').href, new URL(path, location.href).href)
  })

it('R261 the download of a document without entitlement is greyed, says why, and does nothing', async () => {
  const root = await feedOf(page, note(1, { entitled: false }))
  const download = button(root, 'Not included in your subscription: Note 1')
  assert.strictEqual(download.ariaDisabled, 'true')
  const heard = hear()
  download.click()
  await settled()
  heard.stop()
  assert.deepEqual(heard.events, [])
  assert.isEmpty(page.api.callsTo('current_user'), 'opening a file begins with the session')
  const free = await feedOf(page, note(2))
  assert.notStrictEqual(
    getComputedStyle(download).color,
    getComputedStyle(button(free, 'Download Note 2')).color,
    'it looks different',
  )
})
