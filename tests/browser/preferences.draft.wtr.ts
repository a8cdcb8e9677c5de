import { sendKeys, setViewport } from '@web/test-runner-commands'
import { assert } from 'chai'
import { all, button, one, textOf } from './support/dom.ts'
import { testPage } from './support/page.ts'
import { chosenIn, dropNordics, edit, isClosed, overlay, saveButton } from './support/preference-editor.ts'
import { focused, openCards, question, savedLists } from './support/preferences.ts'
import { none, same } from './support/same.ts'
import { choose, dropdownButton, openDropdown, option, optionsOf } from './support/tools.ts'
import { eventually, settled } from './support/wait.ts'

const page = testPage()
before(() => setViewport({ width: 1280, height: 900 }))

const isFocused = (root: ShadowRoot, name: string) => eventually(() => same(focused(root), button(root, name)))

it('R353 what is chosen and locked, gone, or outside the regions stays, is marked, and can be taken away', async () => {
  const { root } = await openCards(page, [{ Region: 'Asia', Sector: 'Mining;Coal', Company: 'Aurora Energy' }])
  await edit(root)
  const marked = () =>
    all(overlay(root), '.r-editor__mark').map((mark) => [
      textOf(mark),
      ...all(mark.parentElement ?? mark, '.r-chip [aria-hidden=true]:not(svg)').map(textOf),
    ])
  await eventually(() =>
    assert.deepEqual(marked(), [
      ['Outside your permissions', 'Mining'],
      ['No longer offered', 'Coal'],
      ['Outside the chosen regions and sectors', 'Aurora Energy'],
    ]),
  )
  button(overlay(root), 'Remove Sector: Mining').click()
  await choose(root, 'Sector', 'Banks')
  saveButton(root).click()
  await isClosed(root)
  assert.deepEqual(savedLists(page.api), [[{ Region: 'Asia', Sector: 'Coal;Banks', Company: 'Aurora Energy' }]])
})

it('embedding 14: removing a chip leaves the focus at the next, and after the last at the group', async () => {
  const { root } = await openCards(page)
  await edit(root)
  button(overlay(root), 'Remove Region: Europe').focus()
  await sendKeys({ press: 'Enter' })
  await isFocused(root, 'Remove Region: Nordics')
  await sendKeys({ press: 'Enter' })
  await eventually(() => same(focused(root), dropdownButton(root, 'Region')))
  assert.include(all(root, '[aria-live=polite]').map(textOf), 'Region Nordics removed')
  assert.strictEqual(saveButton(root).ariaDisabled, 'true', 'R350')
  assert.strictEqual(dropdownButton(root, 'Company').ariaDisabled, 'true', 'R351')
  assert.deepEqual(chosenIn(root, 'Company'), ['Aurora Energy'], 'what was chosen is not lost')
})

it('R371 Escape closes what is open inside first, then asks about changes; No goes on, Yes gives the focus back', async () => {
  const { root } = await openCards(page)
  await edit(root)
  await openDropdown(root, 'Region')
  option(root, 'Region', 'Asia').click()
  await eventually(() => assert.strictEqual(option(root, 'Region', 'Asia').ariaSelected, 'true'))
  await sendKeys({ press: 'Escape' })
  await eventually(() => assert.lengthOf(optionsOf(root, 'Region'), 0))
  await settled()
  none(root, 'dialog.r-dialog')
  const place = focused(root)
  await sendKeys({ press: 'Escape' })
  const asked = await question(root)
  assert.deepEqual(all(asked, 'footer button').map(textOf), ['No', 'Yes'])
  button(asked, 'No').click()
  await eventually(() => none(root, 'dialog.r-dialog'))
  same(focused(root), place)
  assert.deepEqual(chosenIn(root, 'Region'), ['Europe', 'Nordics', 'Asia'])

  // A browser closes a dialog at the second Escape in a row, unless it is kept from that.
  await sendKeys({ press: 'Escape' })
  await question(root)
  await sendKeys({ press: 'Escape' })
  await eventually(() => none(root, 'dialog.r-dialog'))
  assert.isOk(overlay(root), 'Escape at the question means No')
  button(overlay(root), 'Close editor').click()
  button(await question(root), 'Yes').click()
  await isClosed(root)
  await isFocused(root, 'Edit Distribution Preference 1')
  assert.deepEqual(savedLists(page.api), [])
  await edit(root)
  assert.deepEqual(chosenIn(root, 'Region'), ['Europe', 'Nordics'], 'the draft is gone')
})

it('R354 Cancel Changes closes and forgets them', async () => {
  const { root } = await openCards(page)
  await edit(root)
  await dropNordics(root)
  button(overlay(root), 'Cancel Changes').click()
  await isClosed(root)
  none(root, 'dialog')
  await isFocused(root, 'Edit Distribution Preference 1')
  assert.include(textOf(one(root, 'article')), 'Nordics')
})

it('embedding 10: an editor that is open as the element is moved is modal after it', async () => {
  const { root } = await openCards(page)
  await edit(root)
  await dropNordics(root)
  const target = document.createElement('section')
  page.stage.append(target)
  target.append(root.host)
  await eventually(() => assert.isTrue(overlay(root).matches(':modal')))
  assert.deepEqual(chosenIn(root, 'Region'), ['Europe'])
  button(overlay(root), 'Cancel Changes').click()
  await isClosed(root)
})

it('R343 an editor does not keep the page from being used while its tab is hidden, and is there again with it', async () => {
  const { root } = await openCards(page)
  await edit(root)
  root.host.setAttribute('tab', 'access')
  await eventually(() => none(root, 'dialog[open]'))
  const tab = one<HTMLElement>(root, '[role=tab][aria-selected=true]')
  tab.focus()
  same(focused(root), tab)
  await settled()
  none(root, 'dialog[open]')
  root.host.setAttribute('tab', 'research')
  await eventually(() => assert.isTrue(overlay(root).matches(':modal')))
  assert.deepEqual(chosenIn(root, 'Region'), ['Europe', 'Nordics'])
})
