import { sendKeys, setViewport } from '@web/test-runner-commands'
import { assert } from 'chai'
import type { InterestRecord } from '#contract/preference.ts'
import { deferred } from '../support/deferred.ts'
import { button, one, textOf } from './support/dom.ts'
import { hear } from './support/events.ts'
import { refusal } from './support/fake-api.ts'
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
import {
  asia,
  calls,
  europe,
  free,
  held,
  listIn,
  mountPreferences,
  openCards,
  records,
  savedLists,
  showsCards,
  titlesOf,
} from './support/preferences.ts'
import { none } from './support/same.ts'
import { choose } from './support/tools.ts'
import { eventually, settled } from './support/wait.ts'

const page = testPage()
before(() => setViewport({ width: 1280, height: 900 }))

const draft: InterestRecord = { Region: 'Asia', Sector: 'Banks' }
const failure = (root: ShadowRoot) => eventually(() => textOf(one(overlay(root), '[role=alert]')))
const refused = 'Distribution Preference 3: <b>Sector</b> is missing'

for (const [requirement, what, answer, words] of [
  ['R361', 'is refused', () => refusal(422, refused), refused],
  ['R361', 'breaks down', () => refusal(500, 'Out of order'), 'Out of order'],
  ['R361', 'gets lost', () => Promise.reject(new TypeError('Failed to fetch')), 'Network Error'],
  ['R360', 'does not succeed', () => ({ success: false }), 'Something went wrong'],
  ['R360', 'is answered by nothing', () => null, 'Something went wrong'],
] as const)
  it(`${requirement} a save that ${what} says so in its words; the draft is still there, and Save works afterwards`, async () => {
    const { root } = await openCards(page)
    const { api } = page
    await create(root)
    await chooseRequired(root)
    api.on(calls.save, answer)
    const heard = hear()
    saveButton(root).click()
    assert.strictEqual(await failure(root), words)
    none(overlay(root), 'b')
    assert.deepEqual([chosenIn(root, 'Region'), chosenIn(root, 'Sector')], [['Asia'], ['Banks']])
    await held()
    const errors = heard.events.filter(({ type }) => type === 'research-error')
    heard.stop()
    assert.lengthOf(errors, requirement === 'R361' ? 1 : 0)

    const kept = { list: records as readonly InterestRecord[] }
    api.on(calls.list, () => kept.list)
    api.on(calls.save, ({ body }) => {
      kept.list = listIn(body)
      return { success: true }
    })
    saveButton(root).click()
    await isClosed(root)
    assert.deepEqual(savedLists(api), [
      [...records, draft],
      [...records, draft],
    ])
    await showsCards(root, 3)
    await free()
  })

it('R361 a save whose answer was lost, although it was stored, is not stored twice', async () => {
  const { root, stored } = await openCards(page)
  await create(root)
  await chooseRequired(root)
  page.api.on(calls.save, ({ body }) => {
    stored.records = listIn(body)
    return Promise.reject(new TypeError('Failed to fetch'))
  })
  saveButton(root).click()
  await failure(root)
  page.api.on(calls.save, ({ body }) => {
    stored.records = listIn(body)
    return { success: true }
  })
  saveButton(root).click()
  await isClosed(root)
  assert.deepEqual(stored.records, [...records, draft])
  await showsCards(root, 3)
})

it('R354 a list that was changed elsewhere is not overwritten: the draft stays, and Save adds it to the newest', async () => {
  const { root, stored } = await openCards(page)
  await create(root)
  await chooseRequired(root)
  stored.records = [asia]
  saveButton(root).click()
  await eventually(() => assert.include(textOf(one(overlay(root), '[role=alert]')), 'changed in another window'))
  assert.deepEqual(savedLists(page.api), [])
  assert.strictEqual(heading(root), 'Creating Distribution Preference 2')
  assert.deepEqual(chosenIn(root, 'Region'), ['Asia'])
  saveButton(root).click()
  await isClosed(root)
  assert.deepEqual(stored.records, [asia, draft])
})

it('R354 an edited one that was deleted elsewhere becomes a new one', async () => {
  const { root, stored } = await openCards(page, [europe, asia])
  await edit(root)
  await dropNordics(root)
  stored.records = [asia]
  saveButton(root).click()
  await eventually(() => assert.strictEqual(heading(root), 'Creating Distribution Preference 2'))
  saveButton(root).click()
  await isClosed(root)
  assert.deepEqual(stored.records, [asia, { ...europe, Region: 'Europe' }])
})

it('R348 while it is saved nothing closes, a second Save sends nothing, and the draft is as it was sent', async () => {
  const { root } = await openCards(page)
  await edit(root)
  await dropNordics(root)
  const answer = deferred<unknown>()
  page.api.on(calls.save, () => answer.promise)
  saveButton(root).focus()
  await sendKeys({ press: 'Enter' })
  await eventually(() => assert.lengthOf(savedLists(page.api), 1))
  assert.strictEqual(saveButton(root).ariaBusy, 'true')
  await sendKeys({ press: 'Enter' })
  await sendKeys({ press: 'Escape' })
  await sendKeys({ press: 'Escape' })
  button(overlay(root), 'Cancel Changes').click()
  button(overlay(root), 'Close editor').click()
  button(overlay(root), 'Remove Region: Europe').click()
  await settled()
  assert.deepEqual(chosenIn(root, 'Region'), ['Europe'])
  answer.resolve({ success: true })
  await isClosed(root)
  assert.lengthOf(savedLists(page.api), 1)
})

it('R359 what the API makes of a list is what is shown', async () => {
  const { root, stored } = await openCards(page)
  page.api.on(calls.save, () => {
    stored.records = [{ ...europe, Region: 'Europe' }]
    return { success: true }
  })
  await edit(root)
  await dropNordics(root)
  saveButton(root).click()
  await isClosed(root)
  await eventually(() => assert.deepEqual(titlesOf(root), ['Distribution Preference 1']))
})

it('R354 two on a page do not overwrite each other, not even at once', async () => {
  const { root: first, stored } = await openCards(page)
  const other = await mountPreferences(page)
  await showsCards(other, 2)
  await create(first)
  await chooseRequired(first)
  await create(other)
  await chooseRequired(other)
  await choose(other, 'Analyst', 'Maria Lind')
  saveButton(first).click()
  saveButton(other).click()
  await isClosed(first)
  await eventually(() => assert.include(textOf(overlay(other)), 'changed in another window'))
  saveButton(other).click()
  await isClosed(other)
  assert.deepEqual(stored.records, [...records, draft, { ...draft, Analyst: 'Maria Lind' }])
})
