import { sendKeys } from '@web/test-runner-commands'
import { assert } from 'chai'
import { accessible } from './support/accessible.ts'
import { button, link, one, rootOf, textOf } from './support/dom.ts'
import { answerLanding, openDialog, proseIn, section, slots } from './support/landing.ts'
import { testPage } from './support/page.ts'
import { none, same } from './support/same.ts'
import { click } from './support/tools.ts'
import { eventually } from './support/wait.ts'

const page = testPage()
const address = location.href
afterEach(() => history.replaceState(null, '', address))

async function ready(content = slots): Promise<ShadowRoot> {
  answerLanding(page.api, { content })
  const root = rootOf(await page.mount('<research-landing hide-sign-in></research-landing>'))
  await eventually(() => proseIn(root))
  return root
}

const title = (root: ShadowRoot) => textOf(one(openDialog(root), 'h2'))

/** Opens a popup by its button, with the keyboard. */
async function openBy(root: ShadowRoot, name: string): Promise<HTMLButtonElement> {
  const opener = button(root, name)
  opener.focus()
  await sendKeys({ press: 'Enter' })
  await eventually(() => assert.strictEqual(title(root), name))
  return opener
}

for (const [name, words] of [
  ['Ratings', 'Buy, Hold, Sell.'],
  ['Alumni', 'Once a year.'],
  ['London', '14 Quillon Street'],
] as const)
  it(`R064 C36 ${name} opens as a modal dialog by its name, with its text`, async () => {
    const root = await ready()
    await openBy(root, name)
    assert.strictEqual(textOf(proseIn(openDialog(root))), words)
    assert.isOk(await accessible('dialog', name))
    none(document.body, ':scope > dialog')
  })

it('R064 R097 embedding 15: Escape closes it, and the focus is back on what opened it', async () => {
  const root = await ready()
  const opener = await openBy(root, 'Alumni')
  same(root.activeElement?.closest('dialog'), openDialog(root))
  await sendKeys({ press: 'Escape' })
  await eventually(() => none(root, 'dialog'))
  same(root.activeElement, opener)
})

it('R064 R101 embedding 15: Tab stays in it', async () => {
  const root = await ready()
  await openBy(root, 'Client Services')
  for (let step = 0; step < 6; step++) {
    await sendKeys({ press: 'Tab' })
    const focused = root.activeElement
    // Beside the dialog there is the browser's own frame.
    if (focused) same(focused.closest('dialog'), openDialog(root))
  }
})

it('R064 the close button and a press beside it close it too', async () => {
  const root = await ready()
  await openBy(root, 'Alumni')
  button(openDialog(root), 'Close').click()
  await eventually(() => none(root, 'dialog'))
  const opener = await openBy(root, 'Alumni')
  openDialog(root).dispatchEvent(new MouseEvent('mousedown', { bubbles: true, composed: true, cancelable: true }))
  await eventually(() => none(root, 'dialog'))
  same(root.activeElement, opener)
})

it('R064 a link in a popup opens another, and one to a section closes it and leads there', async () => {
  const root = await ready()
  const opener = await openBy(root, 'Client Services')
  link(proseIn(openDialog(root)), 'London').click()
  await eventually(() => assert.strictEqual(title(root), 'London'))
  await sendKeys({ press: 'Escape' })
  await eventually(() => none(root, 'dialog'))
  same(root.activeElement, opener)
  await openBy(root, 'Client Services')
  link(proseIn(openDialog(root)), 'why').click()
  await eventually(() => none(root, 'dialog'))
  await eventually(() => same(root.activeElement, section(root, 'our_mission')))
  assert.strictEqual(location.href, address)
})

it('R064 a link in a text says that it opens a dialog, and has the focus again after it', async () => {
  const root = await ready()
  const prose = proseIn(section(root, 'our_services'))
  const way = link(prose, 'How we rate')
  assert.strictEqual(way.getAttribute('aria-haspopup'), 'dialog')
  way.scrollIntoView({ block: 'center' })
  await click(way)
  await eventually(() => assert.strictEqual(title(root), 'Ratings'))
  await sendKeys({ press: 'Escape' })
  await eventually(() => none(root, 'dialog'))
  same(prose.activeElement, way)
})

it('R064 the address can name a popup, for a link that is opened in a tab of its own', async () => {
  history.replaceState(null, '', '#contact-london')
  const root = await ready()
  await eventually(() => assert.strictEqual(title(root), 'London'))
})

it('R064 R117 C40 a popup that holds nothing says so', async () => {
  const root = await ready({ ...slots, contact_popups: '<section data-popup="contact-a"><h2>Desk</h2></section>' })
  await openBy(root, 'Desk')
  assert.include(textOf(openDialog(root)), 'Sorry, no content is available.')
})

it('embedding 10: a popup that is open survives a move of the element, and is still modal', async () => {
  const root = await ready()
  await openBy(root, 'Alumni')
  const place = document.createElement('section')
  page.stage.append(place)
  place.append(root.host)
  await eventually(() => assert.strictEqual(title(root), 'Alumni'))
})
