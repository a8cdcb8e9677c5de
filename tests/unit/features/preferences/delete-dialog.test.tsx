// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { updateCurrentUser } from '#session/update.ts'
import { type FakeApi, fakeApi, held, json, refusal, unreachable } from '../../../support/fake-api.ts'
import { fakePopover } from '../../../support/fake-popover.ts'
import { ada } from '../../../support/people.ts'
import { asia, nordics, oceania, other, SAVE, sent, storedRecords } from './distribution-support.ts'
import { showTab } from './distribution-tab-support.tsx'

let api: FakeApi
beforeEach(() => {
  fakePopover()
  api = fakeApi()
  updateCurrentUser(ada)
})

async function tabWith(...records: Parameters<typeof storedRecords>[1][]) {
  const stored = storedRecords(api, ...records)
  const tab = showTab({ irrelevantCris: ['Channel'] })
  await tab.shows('Distribution Preference 1')
  const isClosed = () => tab.eventually(() => expect(tab.dialog()).toBeUndefined())
  return { ...tab, stored, isClosed }
}

test('R355 deleting one asks first, by its number and what it says', async () => {
  const tab = await tabWith(nordics, asia)
  await tab.press('Delete Distribution Preference 2')
  expect(tab.dialog()?.querySelector('h2')?.textContent).toBe('Deleting Distribution Preference 2')
  expect(tab.dialog()?.textContent).toContain('within Asia covering Energy, Materials')
  const actions = tab.all('dialog footer button').map(({ textContent }) => textContent)
  expect(actions).toEqual(['Cancel', 'Confirm Delete'])
  await tab.press('Cancel')
  expect(tab.dialog()).toBeUndefined()
  expect(sent(api)).toEqual([])
})

test('R355 a confirmed one goes, the numbers close up, and the focus is on the next card', async () => {
  const tab = await tabWith(nordics, asia, oceania)
  await tab.press('Delete Distribution Preference 2')
  await tab.press('Confirm Delete')
  await tab.isClosed()
  expect(sent(api)).toEqual([[nordics, oceania]])
  expect(tab.titles()).toEqual(['Distribution Preference 1', 'Distribution Preference 2'])
  expect(tab.announced()).toBe('Distribution Preference 2 deleted. 2 left.')
  expect(tab.focused()).toBe('Delete Distribution Preference 2')
})

test('R355 after the last card of the list the focus is on the one before it', async () => {
  const tab = await tabWith(nordics, asia)
  await tab.press('Delete Distribution Preference 2')
  await tab.press('Confirm Delete')
  await tab.isClosed()
  expect(tab.focused()).toBe('Delete Distribution Preference 1')
})

test('R356 R357 deleting all asks first, sends an empty list, and leaves Add New Preference', async () => {
  const tab = await tabWith(nordics, asia)
  await tab.press('Delete All Preferences')
  expect(tab.dialog()?.querySelector('h2')?.textContent).toBe('Deleting All Distribution Preferences')
  const actions = tab.all('dialog footer button').map(({ textContent }) => textContent)
  expect(actions).toEqual(['Cancel', 'Confirm Delete'])
  await tab.press('Confirm Delete')
  await tab.isClosed()
  expect(sent(api)).toEqual([[]])
  expect(tab.announced()).toBe('All distribution preferences deleted')
  expect(tab.focused()).toBe('Add New Preference')
})

test('R357 C73 deleting all leaves the irrelevant records', async () => {
  const tab = await tabWith(other, nordics, asia)
  await tab.press('Delete All Preferences')
  await tab.press('Confirm Delete')
  await tab.isClosed()
  expect(sent(api)).toEqual([[other]])
})

test.each([
  ['R360 C06', json({ success: false }), 'Something went wrong'],
  ['R361', refusal(422, 'Not today.'), 'Not today.'],
  ['R361', unreachable, 'Network Error'],
])('%s a failure is told in the dialog, and nothing is lost', async (_, reply, message) => {
  const tab = await tabWith(nordics, asia)
  api.script(SAVE, reply)
  await tab.press('Delete Distribution Preference 1')
  await tab.press('Confirm Delete')
  await tab.eventually(() => expect(tab.dialog()?.querySelector('[role=alert]')?.textContent).toBe(message))
  expect(tab.titles()).toHaveLength(2)
  expect(tab.control('Confirm Delete').getAttribute('aria-busy')).toBe('false')
})

test('R355 R356 a list that changed in another window is shown, and nothing is deleted', async () => {
  const tab = await tabWith(nordics, asia)
  tab.stored.write(oceania, nordics, asia)
  await tab.press('Delete Distribution Preference 1')
  await tab.press('Confirm Delete')
  await tab.isClosed()
  expect(tab.all('[role=alert]')[0]?.textContent).toBe(
    'Your preferences were changed in another window. This is the latest list; nothing was deleted.',
  )
  expect(tab.titles()).toHaveLength(3)
  expect(sent(api)).toEqual([])
  await tab.press('Close')
  expect(tab.all('[role=alert]')).toEqual([])
})

test('R355 until a deletion has ended nothing closes its dialog, which then says how', async () => {
  const tab = await tabWith(nordics)
  const answer = held()
  api.script(SAVE, answer.reply)
  await tab.press('Delete Distribution Preference 1')
  await tab.press('Confirm Delete')
  await tab.eventually(() => expect(sent(api)).toHaveLength(1))
  await tab.press('Cancel')
  await tab.press('Close')
  expect(tab.dialog()?.hasAttribute('open')).toBe(true)
  answer.answer(refusal(422, 'Not today.', 'Nor tomorrow.'))
  const faults = () => tab.all('dialog [role=alert] p').map(({ textContent }) => textContent)
  await tab.eventually(() => expect(faults()).toEqual(['Not today.', 'Nor tomorrow.']))
  await tab.press('Cancel')
  expect(tab.dialog()).toBeUndefined()
})
