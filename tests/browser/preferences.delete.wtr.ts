import { sendKeys, setViewport } from '@web/test-runner-commands'
import { assert } from 'chai'
import { deferred } from '../support/deferred.ts'
import { all, button, one, textOf } from './support/dom.ts'
import { refusal } from './support/fake-api.ts'
import { testPage } from './support/page.ts'
import {
  alert,
  asia,
  calls,
  dialog,
  europe,
  focused,
  openCards,
  savedLists,
  showsCards,
} from './support/preferences.ts'
import { none, same } from './support/same.ts'
import { eventually, settled } from './support/wait.ts'

const page = testPage()
before(() => setViewport({ width: 1280, height: 900 }))

const remove = (number: number) => `Delete Distribution Preference ${number}`

async function ask(root: ShadowRoot, name: string): Promise<HTMLElement> {
  const opener = button(root, name)
  opener.focus()
  opener.click()
  return eventually(() => dialog(root))
}

const isClosed = (root: ShadowRoot) => eventually(() => none(root, 'dialog'))
const isFocused = (root: ShadowRoot, name: string) => eventually(() => same(focused(root), button(root, name)))
const announced = (root: ShadowRoot, words: string) =>
  eventually(() => assert.include(all(root, '[aria-live=polite]').map(textOf), words))

it('R355 deleting one asks by its number, names what it was, and sends the list without it', async () => {
  const { root, stored } = await openCards(page, [europe, alert, asia])
  const asked = await ask(root, remove(1))
  assert.strictEqual(textOf(one(asked, 'h2')), 'Deleting Distribution Preference 1')
  assert.deepEqual(all(asked, 'footer button').map(textOf), ['Cancel', 'Confirm Delete'])
  assert.include(textOf(asked), 'within Europe, Nordics covering Banks')
  button(asked, 'Confirm Delete').click()
  await showsCards(root, 1)
  await isClosed(root)
  assert.deepEqual(savedLists(page.api), [[alert, asia]])
  assert.deepEqual(stored.records, [alert, asia])
  await announced(root, 'Distribution Preference 1 deleted. 1 left.')
  await isFocused(root, remove(1))
})

for (const [way, close] of [
  ['Cancel', (asked: HTMLElement) => button(asked, 'Cancel').click()],
  ['Escape', () => sendKeys({ press: 'Escape' })],
] as const)
  it(`R355 ${way} deletes nothing and gives the focus back`, async () => {
    const { root } = await openCards(page)
    await close(await ask(root, remove(2)))
    await isClosed(root)
    await isFocused(root, remove(2))
    assert.deepEqual(savedLists(page.api), [])
  })

it('R356 R357 deleting all asks, and sends an empty list', async () => {
  const { root } = await openCards(page, [europe, asia])
  const asked = await ask(root, 'Delete All Preferences')
  assert.strictEqual(textOf(one(asked, 'h2')), 'Deleting All Distribution Preferences')
  assert.deepEqual(all(asked, 'footer button').map(textOf), ['Cancel', 'Confirm Delete'])
  button(asked, 'Confirm Delete').click()
  await eventually(() => assert.include(textOf(root), 'You have no distribution preferences'))
  assert.deepEqual(savedLists(page.api), [[]])
  await announced(root, 'All distribution preferences deleted')
  await isFocused(root, 'Add New Preference')
})

it('R357 C73 records that are none of the element’s outlive a deletion of all', async () => {
  const digest = { ...asia, Digest: 'daily' }
  const { root } = await openCards(page, [europe, alert, digest, asia], 'irrelevant-cris="Digest"')
  button(await ask(root, 'Delete All Preferences'), 'Confirm Delete').click()
  await isClosed(root)
  assert.deepEqual(savedLists(page.api), [[alert, digest]])
})

it('embedding 14: after the last of the list is deleted the focus is on the one before, then on what adds one', async () => {
  const { root } = await openCards(page)
  button(await ask(root, remove(2)), 'Confirm Delete').click()
  await showsCards(root, 1)
  await isFocused(root, remove(1))
  const asked = await ask(root, remove(1))
  assert.include(textOf(asked), 'This is your only distribution preference.')
  button(asked, 'Confirm Delete').click()
  await showsCards(root, 0)
  await isFocused(root, 'Add New Preference')
})

const refused = 'Distribution Preference 2: <b>Sector</b> is missing'

for (const [requirement, what, answer, words] of [
  ['R361', 'is refused', () => refusal(422, refused), refused],
  ['R361', 'breaks down', () => refusal(500, 'Out of order'), 'Out of order'],
  ['R361', 'gets lost', () => Promise.reject(new TypeError('Failed to fetch')), 'Network Error'],
  ['R360', 'does not succeed', () => ({ success: false }), 'Something went wrong'],
  ['R360', 'is answered by nothing', () => null, 'Something went wrong'],
] as const)
  it(`${requirement} a deletion that ${what} says so where it was asked for, and can be tried again`, async () => {
    const { root } = await openCards(page)
    const works = page.api
    works.on(calls.save, answer)
    const asked = await ask(root, remove(1))
    button(asked, 'Confirm Delete').click()
    await eventually(() => assert.strictEqual(textOf(one(asked, '[role=alert]')), words))
    await showsCards(root, 2)
    works.on(calls.save, () => ({ success: true }))
    works.on(calls.list, () => (savedLists(works).length === 1 ? [europe, alert, asia] : [alert, asia]))
    button(asked, 'Confirm Delete').click()
    await isClosed(root)
    await showsCards(root, 1)
    assert.deepEqual(savedLists(works), [
      [alert, asia],
      [alert, asia],
    ])
  })

it('R354 a list that was changed elsewhere loses nothing: the newest is shown, and that nothing was deleted is said', async () => {
  const { root, stored } = await openCards(page, [europe, asia])
  stored.records = [asia, europe, alert]
  button(await ask(root, remove(1)), 'Confirm Delete').click()
  await isClosed(root)
  await eventually(() => assert.include(textOf(one(root, '[role=alert]')), 'nothing was deleted'))
  assert.deepEqual(savedLists(page.api), [])
  assert.include(textOf(one(root, 'article')), 'within Asia')
})

it('embedding 14: while it is sent the button keeps the focus, and a second press sends nothing', async () => {
  const { root } = await openCards(page)
  const answer = deferred<unknown>()
  page.api.on(calls.save, () => answer.promise)
  const confirm = button(await ask(root, remove(1)), 'Confirm Delete')
  confirm.focus()
  await sendKeys({ press: 'Enter' })
  await eventually(() => assert.lengthOf(savedLists(page.api), 1))
  assert.strictEqual(confirm.ariaBusy, 'true')
  await sendKeys({ press: 'Enter' })
  await settled()
  same(focused(root), confirm)
  answer.resolve({ success: true })
  await isClosed(root)
  assert.lengthOf(savedLists(page.api), 1)
})
