import { sendKeys, sendMouse, setViewport } from '@web/test-runner-commands'
import { assert } from 'chai'
import { button, one, textOf } from './support/dom.ts'
import { openFeed } from './support/feed.ts'
import { testPage } from './support/page.ts'
import { none, same } from './support/same.ts'
import {
  answerTools,
  choose,
  dropdown,
  dropdownButton,
  filtersButton,
  lastQuery,
  openDropdown,
  openPanel,
  optionsOf,
  update,
} from './support/tools.ts'
import { eventually, settled } from './support/wait.ts'

const page = testPage()
beforeEach(() => setViewport({ width: 1280, height: 700 }))
beforeEach(() => answerTools(page.api))

/** A feed in a narrow column of a wide page. */
async function narrow(width = 390): Promise<ShadowRoot> {
  page.stage.style.inlineSize = `${width}px`
  const root = await openFeed(page)
  await openPanel(root)
  return root
}
const sheet = (root: ShadowRoot) => one<HTMLDialogElement>(root, 'dialog')
const closed = (root: ShadowRoot) => eventually(() => none(root, 'dialog'))

it('embedding 15: in a narrow element of a wide page the panel is a modal sheet at the lower edge, named by its title', async () => {
  const root = await narrow()
  await eventually(() => one(root, 'dialog:modal'))
  await eventually(() => assert.approximately(sheet(root).getBoundingClientRect().bottom, innerHeight, 1))
  const { left, height } = sheet(root).getBoundingClientRect()
  assert.isAtLeast(left, 0)
  assert.isAtMost(height, innerHeight * 0.9 + 1)
  const title = sheet(root).getAttribute('aria-labelledby') ?? ''
  assert.strictEqual(textOf(one(root, `#${CSS.escape(title)}`)), 'Filter Research')
  await eventually(() => same(root.activeElement, one(root, 'h2.r-filter-panel__title')))
})

it('R192 the sheet scrolls inside, and its buttons are always in sight', async () => {
  await setViewport({ width: 1280, height: 420 })
  const root = await narrow()
  const body = one(root, '.r-filter-panel__body')
  await eventually(() => assert.isAbove(body.scrollHeight, body.clientHeight))
  const last = button(sheet(root), 'Update Results')
  await eventually(() => assert.isAtMost(last.getBoundingClientRect().bottom, innerHeight))
})

it('R192 R194 it applies and closes, and the focus returns to the button', async () => {
  const root = await narrow()
  await choose(root, 'Region', 'Nordics')
  update(root)
  await closed(root)
  await eventually(() => assert.deepEqual(lastQuery(page.api), { filter_Region: 'Nordics' }))
  same(root.activeElement, filtersButton(root))
})

it('R194 C08 a press beside it closes it and keeps the draft', async () => {
  const root = await narrow()
  await choose(root, 'Region', 'Nordics')
  await sendMouse({ type: 'click', position: [1200, 20] })
  await closed(root)
  assert.lengthOf(page.api.callsTo('research_documents'), 1)
  await openPanel(root)
  assert.strictEqual(textOf(one(dropdown(root, 'Region'), '.r-badge')), '1')
})

it('R194 Escape closes the dropdown first and then the sheet; the focus returns', async () => {
  const root = await narrow()
  await openDropdown(root, 'Region')
  await sendKeys({ press: 'Escape' })
  await eventually(() => assert.lengthOf(optionsOf(root, 'Region'), 0))
  same(root.activeElement, dropdownButton(root, 'Region'))
  assert.isTrue(sheet(root).open)
  await sendKeys({ press: 'Escape' })
  await closed(root)
  same(root.activeElement, filtersButton(root))
  assert.strictEqual(filtersButton(root).ariaExpanded, 'false')
})

it('R190 its close button closes it', async () => {
  const root = await narrow()
  button(sheet(root), 'Close filters').click()
  await closed(root)
  same(root.activeElement, filtersButton(root))
})

it('embedding 15: a dropdown in the sheet fits the window', async () => {
  const root = await narrow(320)
  await openDropdown(root, 'Content Type')
  await eventually(() => {
    const { left, right, bottom } = one(dropdown(root, 'Content Type'), '[popover]').getBoundingClientRect()
    assert.isAtLeast(left, 0)
    assert.isAtMost(right, innerWidth)
    assert.isAtMost(bottom, innerHeight)
  })
})

it('embedding 15: an element that becomes wide takes the panel beside its list, with what was chosen', async () => {
  const root = await narrow()
  await choose(root, 'Region', 'Nordics')
  page.stage.style.inlineSize = ''
  await closed(root)
  const region = await eventually(() => dropdown(root, 'Region'))
  assert.strictEqual(textOf(one(region, '.r-badge')), '1')
})

it('embedding 10: an element that is removed with its sheet open leaves the page usable', async () => {
  const root = await narrow()
  page.stage.insertAdjacentHTML('beforeend', '<button>Host</button>')
  one(page.stage, 'research-feed').remove()
  await eventually(() => assert.strictEqual(root.childElementCount, 0))
  const host = one(page.stage, 'button')
  host.focus()
  same(document.activeElement, host)
})

it('R192 a feed that is removed just as its sheet is drawn complains of nothing', async () => {
  page.stage.style.inlineSize = '390px'
  const root = await openFeed(page)
  const { createElement } = document
  let isRemoved = false
  // React makes the sheet with this, before the sheet is in the page.
  document.createElement = (name: string, ...rest: unknown[]) => {
    if (name === 'dialog') {
      document.createElement = createElement
      isRemoved = true
      page.stage.replaceChildren()
    }
    return Reflect.apply(createElement, document, [name, ...rest])
  }
  ;(await eventually(() => filtersButton(root))).click()
  await eventually(() => assert.isTrue(isRemoved))
  await settled()
  assert.deepEqual(page.takeComplaints(), [])
})
