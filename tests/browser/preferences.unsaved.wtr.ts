import { sendKeys, setViewport } from '@web/test-runner-commands'
import { assert } from 'chai'
import { all, button, one, rootOf, textOf } from './support/dom.ts'
import { hear } from './support/events.ts'
import { refusal } from './support/fake-api.ts'
import { countListeners } from './support/listeners.ts'
import { testPage } from './support/page.ts'
import { chosenIn, dropNordics, edit, isClosed, overlay, saveButton } from './support/preference-editor.ts'
import {
  answerPreferences,
  calls,
  focused,
  free,
  held,
  mountPreferences,
  openAccess,
  openCards,
  option,
  question,
  savedLists,
  showsCards,
  switchOf,
} from './support/preferences.ts'
import { none, same } from './support/same.ts'
import { toldOfSignOut } from './support/session.ts'
import { choose } from './support/tools.ts'
import { eventually, settled } from './support/wait.ts'

const page = testPage()
before(() => setViewport({ width: 1280, height: 900 }))

const daily = 'Asia, Daily Email'
const research = 'Research & Analytics'
const access = 'Sales, Intelligence & Events'

/** Email preferences with a switch turned off. */
async function changed() {
  const opened = await openAccess(page)
  switchOf(opened.root, daily).click()
  await held()
  return opened
}

const noQuestion = (root: ShadowRoot) => eventually(() => none(root, 'dialog'))
const isSelected = (root: ShadowRoot, name: string) =>
  eventually(() => assert.strictEqual(button(root, name).ariaSelected, 'true'))

type Detail = { unsaved: boolean; ask: () => Promise<boolean> }

const told = (heard: ReturnType<typeof hear>) =>
  heard.events.filter(({ type }) => type === 'research-unsaved').map(({ detail }) => detail as Detail)

it('R371 another tab asks; No keeps the changes, and the focus goes back to the selected tab', async () => {
  const { root } = await changed()
  button(root, research).focus()
  button(root, research).click()
  const asked = await question(root)
  assert.deepEqual(all(asked, 'footer button').map(textOf), ['No', 'Yes'])
  button(asked, 'No').click()
  await noQuestion(root)
  await eventually(() => same(focused(root), button(root, access)))
  await isSelected(root, access)
  assert.isFalse(switchOf(root, daily).checked)
  await held()
})

it('R371 by the arrows it asks too; Escape keeps the changes, Yes throws them away', async () => {
  const { root } = await changed()
  button(root, access).focus()
  await sendKeys({ press: 'ArrowLeft' })
  await question(root)
  await sendKeys({ press: 'Escape' })
  await noQuestion(root)
  await eventually(() => same(focused(root), button(root, access)))
  assert.isFalse(switchOf(root, daily).checked)

  await sendKeys({ press: 'ArrowLeft' })
  button(await question(root), 'Yes').click()
  await isSelected(root, research)
  await showsCards(root, 2)
  await free()
  button(root, access).click()
  await isSelected(root, access)
  await eventually(() => assert.isTrue(switchOf(root, daily).checked))
  assert.deepEqual(page.api.callsTo(calls.saveTable), [])
})

it('R370 without changes a tab is chosen at once, and comes back as it was', async () => {
  const { root } = await openAccess(page)
  button(root, access).focus()
  await sendKeys({ press: 'ArrowRight' })
  await isSelected(root, research)
  await showsCards(root, 2)
  none(root, 'dialog')
  button(root, access).click()
  await isSelected(root, access)
  assert.lengthOf(page.api.callsTo(calls.table), 1)
})

it('R370 a host that shows another tab does not throw changes away', async () => {
  const { root } = await changed()
  root.host.setAttribute('tab', 'research')
  await showsCards(root, 2)
  none(root, 'dialog')
  await held()
  root.host.setAttribute('tab', 'access')
  await isSelected(root, access)
  assert.isFalse(switchOf(root, daily).checked)
})

it('R371 the browser asks before the window is closed as long as something is unsaved, and not afterwards', async () => {
  const { root } = await openAccess(page)
  await free()
  switchOf(root, daily).click()
  await held()
  button(root, 'Save').click()
  await eventually(() => assert.include(textOf(root), 'Your preferences have been updated.'))
  await free()
})

it('R371 a draft in the editor is unsaved from its first change until it is saved, or changed back', async () => {
  const { root } = await openCards(page)
  await edit(root)
  await free()
  await dropNordics(root)
  await held()
  await choose(root, 'Region', 'Nordics')
  await free()
  await dropNordics(root)
  await held()
  saveButton(root).click()
  await isClosed(root)
  await free()
})

it('embedding 16: a host is told of unsaved changes, may ask on their behalf, and is told when they are gone', async () => {
  const heard = hear()
  const { root } = await changed()
  const [first, ...more] = told(heard)
  assert.deepEqual(more, [])
  assert.isTrue(first?.unsaved)
  const stays = first?.ask()
  button(await question(root), 'No').click()
  assert.isFalse(await stays)
  const leaves = first?.ask()
  button(await question(root), 'Yes').click()
  assert.isTrue(await leaves)
  await eventually(() =>
    assert.deepEqual(
      told(heard).map(({ unsaved }) => unsaved),
      [true, false],
    ),
  )
  heard.stop()
  await eventually(() => assert.isTrue(switchOf(root, daily).checked))
  assert.isTrue(await first?.ask(), 'there is nothing left to ask about')
  await free()
})

it('embedding 10: an element that is removed with unsaved changes leaves nothing behind that keeps the reader', async () => {
  const warmUp = (await changed()).root.host
  warmUp.remove()
  await eventually(() => assert.strictEqual(rootOf(warmUp).childElementCount, 0))
  await free()

  const heard = hear()
  const listeners = countListeners(document, window)
  const { root } = await changed()
  const asked = told(heard)[0]?.ask()
  await question(root)
  root.host.remove()
  await eventually(() => assert.strictEqual(root.childElementCount, 0))
  await settled()
  heard.stop()
  assert.deepEqual(listeners.stop(), [])
  assert.isTrue(await asked, 'whoever waits for the answer may go')
  await free()
})

it('embedding 10: moving the element keeps switches and drafts', async () => {
  const { root } = await changed()
  const target = document.createElement('section')
  page.stage.append(target)
  target.append(root.host)
  await settled()
  assert.isFalse(switchOf(root, daily).checked)
  await held()
})

it('embedding 1: signed out it invites to sign in, and shows the preferences as soon as somebody is', async () => {
  answerPreferences(page.api)
  const root = rootOf(await page.mount('<research-preferences></research-preferences>'))
  await eventually(() => assert.include(textOf(root), 'Sign in to see what you receive.'))
  none(root, 'input, button, dialog, .r-skeleton')
  assert.deepEqual(page.api.calls, [])
  page.signIn()
  await showsCards(root, 2)
})

it('embedding 1: who signs out has no unsaved changes any more', async () => {
  const { root } = await changed()
  await page.loader.session.signOut()
  await toldOfSignOut(page.api)
  await eventually(() => assert.include(textOf(root), 'Sign in to see what you receive.'))
  await free()
  none(root, 'dialog, [role=switch]')
})

it('embedding 1: nothing of one reader’s remains for another: no card, no draft, no question', async () => {
  const { root } = await openCards(page)
  await edit(root)
  await dropNordics(root)
  await held()
  button(overlay(root), 'Close editor').click()
  await question(root)
  answerPreferences(page.api, { records: [{ Region: 'Nordics', Sector: 'Utilities' }], rows: [] })
  page.signIn('Grace Client', 3)
  await showsCards(root, 1)
  none(root, 'dialog')
  assert.include(textOf(one(root, 'article')), 'within Nordics covering Utilities')
  assert.notInclude(textOf(root), 'Aurora')
  await free()
  await edit(root)
  assert.deepEqual(chosenIn(root, 'Region'), ['Nordics'])
  assert.deepEqual(savedLists(page.api), [])
})

it('embedding 1: nothing of one reader’s switches is saved for another', async () => {
  const { root } = await changed()
  answerPreferences(page.api, {
    records: [],
    rows: [{ region: 'Asia', Daily: option('asia-daily', { active: true }) }],
  })
  page.signIn('Grace Client', 3)
  await eventually(() => {
    assert.isTrue(switchOf(root, daily).checked)
    assert.strictEqual(button(root, 'Save').ariaDisabled, 'true')
  })
  await free()
  button(root, 'Save').click()
  await settled()
  assert.deepEqual(page.api.callsTo(calls.saveTable), [])
})

it('R138 embedding 3: a renewal at the save repeats it, and the draft survives', async () => {
  const { root, stored } = await openCards(page)
  await edit(root)
  await dropNordics(root)
  const { api } = page
  api.on(calls.list, ({ headers }) =>
    headers.get('authorization') === 'Bearer access-2' ? stored.records : refusal(401),
  )
  api.on('refresh_auth_token', () => ({ token: 'access-2', refresh_token: 'refresh-2', contact: {} }))
  saveButton(root).click()
  await isClosed(root)
  assert.lengthOf(savedLists(api), 1)
  await eventually(() => assert.include(textOf(one(root, 'article')), 'within Europe covering'))
})

it('R343 where the path names the tab, choosing one is a step to the other path, and unsaved changes are asked about first', async () => {
  answerPreferences(page.api)
  const steps: string[] = []
  const root = await mountPreferences(page, 'tab="access" url-state="page"')
  const take = (event: Event) => {
    event.preventDefault()
    steps.push(new URL((event as CustomEvent<{ href: string }>).detail.href, location.href).pathname)
  }
  root.host.addEventListener('research-navigate', take)
  ;(await eventually(() => switchOf(root, daily))).click()
  await held()
  button(root, research).click()
  button(await question(root), 'No').click()
  await noQuestion(root)
  assert.deepEqual(steps, [])
  button(root, research).click()
  button(await question(root), 'Yes').click()
  await eventually(() => assert.deepEqual(steps, ['/research_preferences']))
  root.host.setAttribute('tab', 'research')
  await isSelected(root, research)
  button(root, access).click()
  await eventually(() => assert.deepEqual(steps[1], '/sales_access_preferences'))
  await isSelected(root, research)
})
