import { sendKeys, setViewport } from '@web/test-runner-commands'
import { assert } from 'chai'
import { deferred } from '../support/deferred.ts'
import { all, fill, one, textOf } from './support/dom.ts'
import { openFeed } from './support/feed.ts'
import { testPage } from './support/page.ts'
import { none, same } from './support/same.ts'
import {
  answerTools,
  choose,
  click,
  dropdown,
  dropdownButton,
  offered,
  openDropdown,
  openPanel,
  option,
  optionsOf,
  panel,
  update,
} from './support/tools.ts'
import { eventually, settled } from './support/wait.ts'

const page = testPage()
before(() => setViewport({ width: 1280, height: 900 }))
beforeEach(() => answerTools(page.api))

const closed = (root: ShadowRoot) => eventually(() => none(root, '.r-filter-panel'))
const badge = (scope: ParentNode) => textOf(one(scope, '.r-badge'))
const values = (root: ShadowRoot, category: string) =>
  optionsOf(root, category).map((each) => textOf(one(each, '.r-multi-select__text')))
const chosen = (root: ShadowRoot, category: string) =>
  optionsOf(root, category)
    .filter((each) => each.ariaSelected === 'true')
    .map((each) => textOf(one(each, '.r-multi-select__text')))

it('R196 the search of a dropdown finds words whatever their case and accents', async () => {
  const root = await openFeed(page)
  await openPanel(root)
  const sectors = await openDropdown(root, 'Sector')
  const box = one<HTMLInputElement>(sectors, 'input[type=search]')
  assert.strictEqual(box.placeholder, 'Search...')
  await eventually(() => same(root.activeElement, box))
  await sendKeys({ type: 'ENERG' })
  await eventually(() => assert.deepEqual(values(root, 'Sector'), ['Énergie']))
  fill(box, 'xyz')
  await eventually(() => assert.include(textOf(sectors), 'No matches.'))
})

it('R197 R198 Select All takes every value that is not disabled, and then none', async () => {
  const root = await openFeed(page)
  await openPanel(root)
  const sectors = await openDropdown(root, 'Sector')
  const everything = one<HTMLInputElement>(sectors, '.r-multi-select__all input')
  assert.strictEqual(textOf(one(sectors, '.r-multi-select__all')), 'Select All')
  option(root, 'Sector', 'Banks').click()
  await eventually(() => assert.isTrue(everything.indeterminate))
  everything.click()
  await eventually(() => assert.lengthOf(chosen(root, 'Sector'), 5))
  assert.notInclude(chosen(root, 'Sector'), 'Mining')
  assert.deepEqual([everything.checked, everything.indeterminate], [true, false])
  everything.click()
  await eventually(() => assert.deepEqual(chosen(root, 'Sector'), []))
  update(root)
  await closed(root)
  await settled()
  assert.lengthOf(page.api.callsTo('research_documents'), 1, 'an empty category has no key')
})

it('R197 under a search Select All takes what was found, and says how many', async () => {
  const root = await openFeed(page)
  await openPanel(root)
  const sectors = await openDropdown(root, 'Sector')
  fill(one(sectors, 'input[type=search]'), 'fund')
  await eventually(() => assert.strictEqual(textOf(one(sectors, '.r-multi-select__all')), 'Select All (2 found)'))
  one(sectors, '.r-multi-select__all input').click()
  fill(one(sectors, 'input[type=search]'), '')
  await eventually(() => assert.deepEqual(chosen(root, 'Sector'), ['Fund 9', 'Fund 10']))
})

it('R200 a dropdown names what is chosen and counts it', async () => {
  const root = await openFeed(page)
  await openPanel(root)
  await choose(root, 'Company', 'Halden Gas', 'Aurora Energy')
  assert.strictEqual(textOf(one(dropdown(root, 'Company'), '.r-multi-select__value')), 'Halden Gas, Aurora Energy')
  assert.strictEqual(badge(dropdown(root, 'Company')), '2')
})

it('R201 while the values load a dropdown shows 10 skeleton rows', async () => {
  const answer = deferred<unknown>()
  page.api.on('tags/by_category', () => answer.promise)
  const root = await openFeed(page)
  await openPanel(root)
  dropdownButton(root, 'Region').click()
  await eventually(() => assert.lengthOf(all(dropdown(root, 'Region'), '[role=status] .r-skeleton'), 10))
  answer.resolve(offered)
  await eventually(() => assert.deepEqual(values(root, 'Region'), ['Asia', 'Europe', 'Nordics']))
  none(root, '.r-multi-select .r-skeleton')
})

it('R202 a disabled value cannot be chosen, and says so to a mouse and to the keyboard', async () => {
  const root = await openFeed(page)
  await openPanel(root)
  const sectors = await openDropdown(root, 'Sector')
  const mining = option(root, 'Sector', 'Mining')
  assert.strictEqual(mining.ariaDisabled, 'true')
  await click(mining)
  assert.deepEqual(chosen(root, 'Sector'), [])
  const described = mining.getAttribute('aria-describedby') ?? ''
  assert.strictEqual(textOf(one(sectors, `#${CSS.escape(described)}`)), 'Disabled')
  await eventually(() => assert.isTrue(one(sectors, `#${CSS.escape(described)}`).matches(':popover-open')))
  await sendKeys({ press: 'Escape' })
  one(sectors, 'input[type=search]').focus()
  await sendKeys({ press: 'ArrowUp' })
  await sendKeys({ press: 'ArrowUp' })
  await eventually(() => same(root.activeElement, option(root, 'Sector', 'Mining')))
  await sendKeys({ press: 'Enter' })
  assert.deepEqual(chosen(root, 'Sector'), [])
  await eventually(() => assert.isTrue(one(sectors, `#${CSS.escape(described)}`).matches(':popover-open')))
})

it('R203 C53 chosen values stand first when it opens, numbers by size; the order stays while one chooses', async () => {
  const root = await openFeed(page)
  await openPanel(root)
  await openDropdown(root, 'Sector')
  const all = ['Banks', 'Énergie', 'Fund 9', 'Fund 10', 'Mining', 'Utilities']
  assert.deepEqual(values(root, 'Sector'), all)
  option(root, 'Sector', 'Utilities').click()
  await eventually(() => assert.deepEqual(chosen(root, 'Sector'), ['Utilities']))
  option(root, 'Sector', 'Fund 9').click()
  await eventually(() => assert.deepEqual(chosen(root, 'Sector'), ['Fund 9', 'Utilities']))
  assert.deepEqual(values(root, 'Sector'), all)
  dropdownButton(root, 'Sector').click()
  await eventually(() => assert.deepEqual(values(root, 'Sector'), []))
  await openDropdown(root, 'Sector')
  assert.deepEqual(values(root, 'Sector'), ['Fund 9', 'Utilities', 'Banks', 'Énergie', 'Fund 10', 'Mining'])
})

it('R235 by keyboard: opened, searched, chosen, closed; arrows wrap, and Escape closes the dropdown alone', async () => {
  const root = await openFeed(page)
  await openPanel(root)
  const opener = dropdownButton(root, 'Region')
  await eventually(() => assert.lengthOf(page.api.callsTo('tags/by_category'), 1))
  opener.focus()
  await sendKeys({ press: 'ArrowDown' })
  await eventually(() => same(root.activeElement, one(dropdown(root, 'Region'), 'input[type=search]')))
  const everything = one(dropdown(root, 'Region'), '.r-multi-select__all input')
  const steps = [everything, ...optionsOf(root, 'Region'), everything]
  for (const step of steps) {
    await sendKeys({ press: 'ArrowDown' })
    same(root.activeElement, step)
  }
  await sendKeys({ press: 'ArrowUp' })
  same(root.activeElement, option(root, 'Region', 'Nordics'))
  await sendKeys({ press: ' ' })
  await eventually(() => assert.deepEqual(chosen(root, 'Region'), ['Nordics']))
  await sendKeys({ press: 'Home' })
  await sendKeys({ press: 'ArrowDown' })
  await sendKeys({ press: 'Enter' })
  await eventually(() => assert.deepEqual(chosen(root, 'Region'), ['Asia', 'Nordics']))
  await sendKeys({ press: 'Escape' })
  await eventually(() => assert.deepEqual(values(root, 'Region'), []))
  same(root.activeElement, opener)
  assert.isTrue(panel(root).isConnected)
})
