import { sendKeys, setViewport } from '@web/test-runner-commands'
import { assert } from 'chai'
import { all, button, one, textOf } from './support/dom.ts'
import { testPage } from './support/page.ts'
import {
  chooseRequired,
  chosenIn,
  create,
  dropNordics,
  edit,
  heading,
  isClosed,
  overlay,
  saveButton,
} from './support/preference-editor.ts'
import { calls, europe, focused, openCards, records, savedLists } from './support/preferences.ts'
import { none, same } from './support/same.ts'
import { choose, dropdown, dropdownButton, offered, openDropdown, option, optionsOf, tag } from './support/tools.ts'
import { eventually, settled } from './support/wait.ts'

const page = testPage()
before(() => setViewport({ width: 1280, height: 900 }))

const required = ['Region', 'Sector']
const others = ['Asset Class', 'Company', 'Country', 'Analyst', 'Content Type']
const outside = 'Access to this option is outside your permissions. Please email client services.'

const described = (root: ShadowRoot, element: Element) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter(Boolean)
    .map((id) => textOf(one(root, `#${CSS.escape(id)}`)))

const isFocused = (root: ShadowRoot, name: string) => eventually(() => same(focused(root), button(root, name)))

it('R346 R347 R348 R349 a new preference begins empty, with every group in order, and its number in the title', async () => {
  const { root } = await openCards(page)
  const editor = await create(root)
  assert.strictEqual(heading(root), 'Creating Distribution Preference 3')
  assert.deepEqual(all(editor, '.r-multi-select__label > :first-child').map(textOf), [...required, ...others])
  assert.isOk(button(editor, 'Cancel Changes'))
  assert.isOk(saveButton(root))
  assert.deepEqual(
    [...required, ...others].flatMap((category) => all(editor, `ul[aria-label^="${category}"]`)),
    [],
  )
  same(focused(root), one(editor, 'h2'))
  button(editor, 'Cancel Changes').click()
  await isClosed(root)
  await isFocused(root, 'Add New Preference')
  assert.deepEqual(savedLists(page.api), [])
})

it('R346 R349 R358 an existing one is edited by its number, with its values', async () => {
  const { root } = await openCards(page, [{ ...europe, Region: 'Europe;A%3BB', Sector: '100%25 Solar' }])
  await edit(root)
  assert.strictEqual(heading(root), 'Editing Distribution Preference 1')
  assert.deepEqual(chosenIn(root, 'Region'), ['Europe', 'A;B'])
  assert.deepEqual(chosenIn(root, 'Sector'), ['100% Solar'])
  await sendKeys({ press: 'Escape' })
  await isClosed(root)
  await isFocused(root, 'Edit Distribution Preference 1')
})

it('R350 R351 Region and Sector are required, and until both are chosen all else is disabled and Save says why', async () => {
  const { root } = await openCards(page)
  await create(root)
  for (const category of required) {
    assert.include(textOf(one(dropdown(root, category), '.r-multi-select__label')), 'Required *')
    assert.strictEqual(dropdownButton(root, category).ariaRequired, 'true')
  }
  for (const category of others) {
    assert.notInclude(textOf(one(dropdown(root, category), '.r-multi-select__label')), 'Required')
    assert.strictEqual(dropdownButton(root, category).ariaDisabled, 'true')
  }
  assert.strictEqual(saveButton(root).ariaDisabled, 'true')
  assert.deepEqual(described(root, saveButton(root)), ['Choose at least one Region and one Sector to save.'])
  saveButton(root).click()
  await choose(root, 'Region', 'Asia')
  assert.strictEqual(dropdownButton(root, 'Company').ariaDisabled, 'true')
  assert.strictEqual(saveButton(root).ariaDisabled, 'true')
  await choose(root, 'Sector', 'Banks')
  await eventually(() => assert.strictEqual(saveButton(root).ariaDisabled, 'false'))
  for (const category of others) assert.isNull(dropdownButton(root, category).ariaDisabled)
  assert.include(all(root, '[aria-live=polite]').map(textOf), 'You can now use the other groups.')
  assert.deepEqual(savedLists(page.api), [])
})

it('R352 C72 a disabled group is reached by Tab, says its reason, and no key and no press opens it', async () => {
  const { root } = await openCards(page)
  await create(root)
  dropdownButton(root, 'Sector').focus()
  await sendKeys({ press: 'Tab' })
  const group = dropdownButton(root, 'Asset Class')
  same(focused(root), group)
  assert.deepEqual(described(root, group), [outside, 'Select a Region and a Sector first'])
  await eventually(() => assert.strictEqual(textOf(one(root, '[role=tooltip]:popover-open')), outside))
  await sendKeys({ press: 'ArrowDown' })
  await sendKeys({ press: 'Enter' })
  await sendKeys({ type: 'eq' })
  group.click()
  await settled()
  none(root, '.r-multi-select__popup:popover-open')
  same(focused(root), group)
  await sendKeys({ press: 'Escape' })
  await eventually(() => none(root, '[role=tooltip]:popover-open'))
  assert.isOk(overlay(root), 'Escape closes the reason alone')
})

it('R347 R354 R358 by keyboard alone: every group in its order, values, the buttons, and Save sends the whole list', async () => {
  const { root, stored } = await openCards(page)
  await create(root)
  const pick = async (category: string, downs: number) => {
    await eventually(() => same(focused(root), dropdownButton(root, category)))
    await sendKeys({ press: 'ArrowDown' })
    await eventually(() => assert.isTrue(focused(root).matches('input[type=search]')))
    for (let step = 0; step < downs; step++) await sendKeys({ press: 'ArrowDown' })
    await sendKeys({ press: 'Space' })
    await sendKeys({ press: 'Escape' })
    await eventually(() => same(focused(root), dropdownButton(root, category)))
    await eventually(() => assert.lengthOf(optionsOf(root, category), 0))
  }
  // The first row takes all; Asia, Banks and Credit are the first of theirs.
  const picks: [string, number][] = [
    ['Region', 2],
    ['Sector', 2],
    ['Asset Class', 2],
    ['Company', 2],
    ['Country', 2],
    ['Analyst', 2],
    ['Content Type', 2],
  ]
  for (const [category, downs] of picks) {
    await tabTo(root, dropdownButton(root, category))
    await pick(category, downs)
  }
  await tabTo(root, button(overlay(root), 'Cancel Changes'))
  await sendKeys({ press: 'Tab' })
  same(focused(root), saveButton(root))
  await sendKeys({ press: 'Enter' })
  await isClosed(root)
  const made = {
    Region: 'Asia',
    Sector: 'Banks',
    'Asset Class': 'Credit',
    Company: 'Halden Gas',
    Country: 'Norway',
    Analyst: 'Maria Lind',
    'Content Type': 'Company Note',
  }
  assert.deepEqual(savedLists(page.api), [[...records, made]])
  assert.deepEqual(stored.records, [...records, made])
  await isFocused(root, 'Edit Distribution Preference 3')
  assert.include(all(root, '[aria-live=polite]').map(textOf), 'Distribution Preference 3 saved')
})

/** Presses Tab until an element has the focus; chips of the groups before it stand in between. */
async function tabTo(root: ShadowRoot, element: Element): Promise<void> {
  for (let presses = 0; presses < 8 && root.activeElement !== element; presses++) await sendKeys({ press: 'Tab' })
  same(focused(root), element)
}

it('R354 C73 saving an edited one puts it into its place; other records and other keys stay', async () => {
  const { root } = await openCards(page, [{ ...europe, Frequency: 'daily' }, ...records.slice(1)])
  await edit(root)
  await dropNordics(root)
  saveButton(root).click()
  await isClosed(root)
  assert.deepEqual(savedLists(page.api), [[{ ...europe, Region: 'Europe', Frequency: 'daily' }, ...records.slice(1)]])
  await isFocused(root, 'Edit Distribution Preference 1')
})

it('R354 what was not changed is saved as it was', async () => {
  const { root } = await openCards(page)
  await edit(root, 2)
  saveButton(root).click()
  await isClosed(root)
  assert.deepEqual(savedLists(page.api), [records])
})

it('R353 C72 an option outside the permissions cannot be chosen, says why, and tells whom to ask', async () => {
  page.loader.configure({ mail: { clientServices: 'services@broker.example' } })
  try {
    const { root } = await openCards(page)
    await create(root)
    await openDropdown(root, 'Sector')
    const locked = option(root, 'Sector', 'Mining')
    assert.strictEqual(locked.ariaDisabled, 'true')
    assert.deepEqual(described(root, locked), [outside])
    locked.click()
    await settled()
    assert.strictEqual(option(root, 'Sector', 'Mining').ariaSelected, 'false')
    await sendKeys({ press: 'Escape' })
    const note = one(overlay(root), '.r-editor__locked')
    assert.strictEqual(textOf(note), '1 option is outside your permissions. Email client services')
    assert.strictEqual(one<HTMLAnchorElement>(note, 'a').href, 'mailto:services@broker.example')
  } finally {
    page.loader.configure({ mail: { clientServices: '' } })
  }
})

it('R351 companies and analysts go with the chosen regions and sectors, a country with its region', async () => {
  const { root } = await openCards(page)
  await create(root)
  await chooseRequired(root)
  await openDropdown(root, 'Company')
  await eventually(() => assert.deepEqual(optionsOf(root, 'Company').map(textOf), ['Halden Gas']))
  assert.deepEqual(
    page.api.callsTo(calls.related).map(({ query }) => [...query.values()]),
    [
      ['{"Region":["Asia"],"Sector":["Banks"]}', 'Company;Analyst'],
      ['{"Region":["Asia"]}', 'Country'],
    ],
  )
})

it('R363 the editor tells in words what will be received, and how much that would have been', async () => {
  const { root } = await openCards(page)
  await create(root)
  assert.include(textOf(overlay(root)), 'Choose a Region and a Sector to see what they find')
  await chooseRequired(root)
  await eventually(() => assert.include(textOf(overlay(root)), 'within Asia covering Banks'))
  await eventually(() => assert.include(textOf(overlay(root)), '7 documents in the last 30 days'))
})

it('embedding 5: markup in options and values stays what it is', async () => {
  const hostile = '<img src=x onerror="window.attacked = 1">'
  const { root } = await openCards(page, [{ Region: 'Asia', Sector: hostile }])
  page.api.on(calls.options, () => ({ ...offered, Sector: [tag('Sector', hostile), tag('Sector', `${hostile} 2`)] }))
  await edit(root)
  await openDropdown(root, 'Sector')
  assert.deepEqual(
    optionsOf(root, 'Sector').map((each) => textOf(one(each, '.r-multi-select__text'))),
    [hostile, `${hostile} 2`],
  )
  none(root, 'img')
  assert.isUndefined(Reflect.get(window, 'attacked'))
})

it('extras a pasted list selects the companies that it knows, by name or ticker, and says which it does not', async () => {
  const { root } = await openCards(page)
  await create(root)
  await chooseRequired(root)
  const popup = await openDropdown(root, 'Company')
  const box = one<HTMLInputElement>(popup, 'input[type=search]')
  const names = await eventually(() => {
    const found = optionsOf(root, 'Company').map((each) => textOf(one(each, '.r-multi-select__text')))
    assert.isNotEmpty(found)
    return found
  })
  const data = new DataTransfer()
  data.setData('text/plain', [...names, 'XYZ'].join('\n'))
  box.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData: data, bubbles: true, composed: true, cancelable: true }),
  )
  const told = `${names.length} added, 1 not found: XYZ`
  await eventually(() => assert.strictEqual(textOf(one(popup, '[aria-live]')), told))
  assert.strictEqual(textOf(one(popup, '.r-multi-select__pasted')), told)
  assert.sameMembers(chosenIn(root, 'Company'), names)
})
