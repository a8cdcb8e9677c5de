// @vitest-environment happy-dom
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { InterestRecord } from '#contract/preference.ts'
import { interestCategories } from '#lib/format/interest-records.ts'
import { updateCurrentUser } from '#session/update.ts'
import { type FakeApi, fakeApi, json, refusal, unreachable } from '../../../../support/fake-api.ts'
import { fakePopover } from '../../../../support/fake-popover.ts'
import { ada } from '../../../../support/people.ts'
import { asia, LIST, nordics, oceania, other, SAVE, sent, storedRecords } from '../distribution-support.ts'
import { showTab } from '../distribution-tab-support.tsx'

let api: FakeApi
// What comes late comes at once.
beforeAll(() => import('#features/preferences/editor/editor.tsx'))
beforeEach(() => {
  fakePopover()
  api = fakeApi()
  api.script('GET by_category_with_permissions', json({}))
  api.script('GET related_children_by_category', json({}))
  api.script('GET all_documents', json([]))
  updateCurrentUser(ada)
})

const many = (count: number): InterestRecord[] =>
  Array.from({ length: count }, (_, index) => ({ Region: `Region ${index + 1}`, Sector: 'Énergie' }))

test('R344 each preference is a card with its number, Detailed View, Edit and Delete', async () => {
  storedRecords(api, nordics, asia)
  const tab = showTab()
  await tab.shows('Distribution Preference 2')
  expect(tab.titles()).toEqual(['Distribution Preference 1', 'Distribution Preference 2'])
  const buttons = tab.all('article:last-of-type button').slice(-3)
  expect(buttons.map(({ textContent }) => textContent)).toEqual(['Detailed View', 'Edit', 'Delete'])
  expect(tab.control('Edit Distribution Preference 2').textContent).toBe('Edit')
  expect(tab.control('Delete Distribution Preference 1').textContent).toBe('Delete')
})

test.each([
  ['seven empty categories', Object.fromEntries(interestCategories.map((category) => [category, '']))],
  ['nothing in it', {}],
])('R212 R344 R363 a stored preference with %s is a card for All Research, to edit and delete', async (_, record) => {
  storedRecords(api, nordics, record)
  const tab = showTab()
  await tab.shows('Distribution Preference 2')
  expect(tab.all('article')[1]?.querySelector('.r-preference-summary')?.textContent).toBe('All Research')
  await tab.press('Detailed View Distribution Preference 2')
  expect(tab.all('article')[1]?.querySelector('.r-preference-card__details')?.textContent).toBe('All Research')
  await tab.press('Delete Distribution Preference 2')
  await tab.press('Confirm Delete')
  expect(sent(api)).toEqual([[nordics]])
})

test('R345 Add New Preference stands above the cards, and Delete All Preferences below them', async () => {
  storedRecords(api, nordics)
  const tab = showTab()
  await tab.shows('Distribution Preference 1')
  expect(
    tab
      .all('.r-distribution__buttons button, ul[aria-label], .r-distribution__end button')
      .map((part) => (part.tagName === 'UL' ? 'cards' : part.textContent)),
  ).toEqual(['Add New Preference', 'cards', 'Delete All Preferences'])
  expect(tab.all('input')).toEqual([])
})

test('R344 R345 without preferences it says what to do; there is nothing to delete', async () => {
  storedRecords(api)
  const tab = showTab()
  await tab.shows('You have no distribution preferences')
  expect(tab.all('button').map(({ textContent }) => textContent)).toEqual(['Add New Preference'])
  await tab.press('Add New Preference')
  await tab.shows('Creating Distribution Preference 1')
})

test('R231 R359 while they load there is room for cards; a failure can be tried again', async () => {
  api.script(LIST, unreachable)
  const tab = showTab()
  expect(tab.all('[role=status][aria-busy=true]')[0]?.getAttribute('aria-label')).toBe('Loading your preferences')
  await tab.shows("We couldn't reach the research server.")
  storedRecords(api, nordics)
  await tab.press('Try again')
  await tab.shows('Distribution Preference 1')
})

test('R349 Edit opens the editor for that preference, Add New Preference for a new one', async () => {
  storedRecords(api, nordics, asia)
  const tab = showTab()
  await tab.shows('Distribution Preference 2')
  await tab.press('Edit Distribution Preference 2')
  await tab.shows('Editing Distribution Preference 2')
  await tab.press('Cancel Changes')
  await tab.eventually(() => expect(tab.dialog()).toBeUndefined())
  await tab.press('Add New Preference')
  await tab.shows('Creating Distribution Preference 3')
  expect(sent(api)).toEqual([])
})

const lessAsia = { Region: 'Asia', Sector: 'Energy' }

test('R354 after a save the editor is closed, it is announced, and the focus is on the card', async () => {
  storedRecords(api, nordics, asia)
  const tab = showTab()
  await tab.shows('Distribution Preference 2')
  await tab.press('Edit Distribution Preference 2')
  await tab.shows('Editing Distribution Preference 2')
  await tab.press('Remove Sector: Materials')
  expect(tab.onDirty).toHaveBeenLastCalledWith(true)
  await tab.press('Save')
  await tab.eventually(() => expect(tab.dialog()).toBeUndefined())
  expect(sent(api)).toEqual([[nordics, lessAsia]])
  expect(tab.announced()).toBe('Distribution Preference 2 saved')
  expect(tab.focused()).toBe('Edit Distribution Preference 2')
  expect(tab.onDirty).toHaveBeenLastCalledWith(false)
})

test('R354 R360 a save that fails, or finds another list, keeps the editor open', async () => {
  const stored = storedRecords(api, asia)
  const tab = showTab()
  await tab.shows('Distribution Preference 1')
  await tab.press('Edit Distribution Preference 1')
  await tab.shows('Editing Distribution Preference 1')
  await tab.press('Remove Sector: Materials')
  api.script(SAVE, json({ success: false }))
  await tab.press('Save')
  await tab.shows('Something went wrong')
  stored.write(nordics, asia)
  await tab.press('Save')
  await tab.shows('Editing Distribution Preference 2')
  expect(tab.titles()).toEqual(['Distribution Preference 1', 'Distribution Preference 2'])
  expect(tab.all('button[aria-label="Remove Sector: Materials"]')).toEqual([])
})

test('R362 many preferences are searched by their values, whatever the accents; the numbers stay', async () => {
  storedRecords(api, ...many(6), { Region: 'Asia', Sector: 'Energy', Company: 'Ørsted' })
  const tab = showTab()
  await tab.shows('Distribution Preference 7')
  tab.type(' region ')
  await tab.shows('6 of 7 preferences')
  tab.type('orsted')
  expect(tab.titles()).toEqual(['Distribution Preference 7'])
  tab.type('energie')
  expect(tab.titles()).toHaveLength(6)
  tab.type('Sector')
  await tab.shows('No preference contains “Sector”.')
  await tab.press('Show all preferences')
  expect(tab.titles()).toHaveLength(7)
})

test('R362 the search text of the context is the first one', async () => {
  storedRecords(api, nordics, asia)
  const tab = showTab({ searchText: 'asia' })
  await tab.shows('1 of 2 preferences')
  expect(tab.titles()).toEqual(['Distribution Preference 2'])
  expect(tab.all('input')[0]?.getAttribute('value')).toBe('asia')
})

test('R362 C73 irrelevant records are not shown', async () => {
  storedRecords(api, other, nordics)
  const tab = showTab({ irrelevantCris: ['Channel'] })
  await tab.shows('Distribution Preference 1')
  expect(tab.summaries()).toEqual(['within Nordics covering Industrials'])
})

test('R362 R363 C55 the phrases follow the order of the context, and its threshold', async () => {
  storedRecords(api, { Region: 'Asia', Sector: 'A;B' })
  const tab = showTab({ categoryOrder: ['Sector', 'Region'], truncateThreshold: 1 })
  await tab.shows('Distribution Preference 1')
  expect(tab.summaries()[0]).toMatch(/^covering 2 Sectors.* within Asia$/)
})

test('R361 being refused the list is told to the host', async () => {
  api.script(LIST, refusal(403))
  const tab = showTab()
  await tab.shows('Your preferences could not be loaded.')
  expect(tab.onFailure.mock.calls).toMatchObject([[{ status: 403 }]])
})

test('R354 what a search would hide is shown once it is saved', async () => {
  storedRecords(api, nordics, asia, oceania)
  const tab = showTab({ searchText: 'materials' })
  await tab.shows('1 of 3 preferences')
  await tab.press('Edit Distribution Preference 2')
  await tab.shows('Editing Distribution Preference 2')
  await tab.press('Remove Sector: Materials')
  await tab.press('Save')
  await tab.eventually(() => expect(tab.titles()).toHaveLength(3))
})

test('R362 the search field stays while it is emptied, however few preferences are left', async () => {
  storedRecords(api, ...many(6), asia)
  const tab = showTab()
  await tab.shows('Distribution Preference 7')
  tab.type('asia')
  await tab.press('Delete Distribution Preference 7')
  await tab.press('Confirm Delete')
  await tab.eventually(() => expect(tab.dialog()).toBeUndefined())
  const [field] = tab.all('input[type=search]')
  tab.type('')
  expect([tab.titles().length, field?.isConnected]).toEqual([6, true])
})
