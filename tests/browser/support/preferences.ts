import { assert } from 'chai'
import type { AccessOption, AccessPreferenceRow, InterestRecord } from '#contract/preference.ts'
import { notes, paged } from './documents.ts'
import { all, button, one, rootOf, textOf } from './dom.ts'
import type { FakeApi } from './fake-api.ts'
import type { Page } from './page.ts'
import { offered } from './tools.ts'
import { eventually } from './wait.ts'

export const calls = {
  list: 'current_user/get_cris',
  save: 'current_user/update_cris',
  options: 'by_category_with_permissions',
  related: 'related_children_by_category',
  tags: 'get_tags_from_cri_json',
  table: 'get_preferences_table',
  saveTable: 'update_access_preferences',
} as const

export const europe: InterestRecord = { Region: 'Europe;Nordics', Sector: 'Banks', Company: 'Aurora Energy' }
/** No distribution preference; some other part of the API's own. */
export const alert: InterestRecord = { Alert: 'gold' }
export const asia: InterestRecord = { Region: 'Asia', Sector: 'Utilities;Énergie;Fund 9;Fund 10' }

/** Their places in the list of records are not their numbers. */
export const records: readonly InterestRecord[] = [europe, alert, asia]

export const option = (label: string, state: Partial<AccessOption> = {}): AccessOption => ({
  label,
  active: false,
  permitted: true,
  ...state,
})

/** A switch that is on, two that are off, two locks and three that do not exist. */
export const accessRows: readonly AccessPreferenceRow[] = [
  {
    region: 'Asia',
    Daily: option('asia-daily', { active: true }),
    Weekly: option('asia-weekly'),
    'Stock ideas / sales commentary': option('asia-ideas', { permitted: false, active: true }),
  },
  {
    region: 'Europe',
    Daily: option('europe-daily'),
    'Events & Marketing': option('europe-events', { permitted: false }),
  },
]

/** What the API holds of a reader; saves change it. */
export type Stored = { records: readonly InterestRecord[]; rows: readonly AccessPreferenceRow[] }

const withActive = (row: AccessPreferenceRow, labels: readonly string[]): AccessPreferenceRow => {
  const change = (value: AccessPreferenceRow[keyof AccessPreferenceRow]) =>
    typeof value === 'object' && value.permitted ? { ...value, active: labels.includes(value.label) } : value
  return Object.fromEntries(Object.entries(row).map(([key, value]) => [key, change(value)])) as AccessPreferenceRow
}

/** What was sent as a reader's whole list. */
export const listIn = (body: unknown): InterestRecord[] => JSON.parse((body as { cri_json: string }).cri_json)

/** Gives the API a reader's preferences, what there is to choose from, and the documents that a preference finds. */
export function answerPreferences(api: FakeApi, stored: Stored = { records, rows: accessRows }): Stored {
  api.on(calls.list, () => stored.records)
  api.on(calls.save, ({ body }) => {
    stored.records = listIn(body)
    return { success: true }
  })
  api.on(calls.options, () => offered)
  // Aurora Energy is in Europe alone.
  api.on(calls.related, ({ query }) => {
    const isInEurope = query.get('tags_by_category')?.includes('Europe')
    const companies = offered.Company?.filter(({ value }) => isInEurope || value !== 'Aurora Energy')
    const related = Object.entries({ ...offered, Company: companies })
    const wanted = query.get('child_categories')?.split(';') ?? []
    return Object.fromEntries(related.filter(([category]) => wanted.includes(category)))
  })
  api.on(calls.tags, () => offered)
  api.on('all_documents', paged(notes(1, 7)))
  api.on(calls.table, () => stored.rows)
  api.on(calls.saveTable, ({ body }) => {
    const { preferences } = body as { preferences: string[] }
    stored.rows = stored.rows.map((row) => withActive(row, preferences))
    return { success: true }
  })
  return stored
}

/** Every list that was sent to be saved. */
export const savedLists = (api: FakeApi): InterestRecord[][] => api.callsTo(calls.save).map(({ body }) => listIn(body))

/** Puts the element on the page for a client who is signed in; the API's answers are the test's. */
export async function mountPreferences(page: Page, attributes = ''): Promise<ShadowRoot> {
  page.signIn()
  return rootOf(await page.mount(`<research-preferences ${attributes}></research-preferences>`))
}

export const cards = (root: ShadowRoot) => all(root, 'article')

export const titlesOf = (root: ShadowRoot) => cards(root).map((card) => textOf(one(card, 'h2')))

/** Waits for as many cards. */
export const showsCards = (root: ShadowRoot, count: number) =>
  eventually(() => assert.lengthOf(cards(root), count, textOf(root)))

/** The element with its cards, and what its API holds. */
export async function openCards(page: Page, list: readonly InterestRecord[] = records, attributes = '') {
  const stored = answerPreferences(page.api, { records: list, rows: accessRows })
  const root = await mountPreferences(page, attributes)
  await eventually(() => button(root, 'Add New Preference'))
  return { root, stored }
}

/** The element with its switches, and what its API holds. */
export async function openAccess(page: Page, rows: readonly AccessPreferenceRow[] = accessRows) {
  const stored = answerPreferences(page.api, { records, rows })
  const root = await mountPreferences(page, 'tab="access"')
  await eventually(() => one(root, '[role=switch]'))
  return { root, stored }
}

/** The switch of a region and a column. */
export function switchOf(root: ShadowRoot, name: string): HTMLInputElement {
  const found = all<HTMLInputElement>(root, '[role=switch]').find((each) => each.ariaLabel === name)
  if (!found) throw new Error(`no switch ${name}`)
  return found
}

export const dialog = (root: ShadowRoot) => one(root, 'dialog.r-dialog[open]')

/** The question whether to leave. */
export const question = (root: ShadowRoot) =>
  eventually(() => {
    const words = 'You have unsaved changes. Are you sure you want to leave?'
    assert.include(textOf(dialog(root)), words)
    return dialog(root)
  })

/** What has the focus, within the element. */
export const focused = (root: ShadowRoot): Element => {
  if (!root.activeElement) throw new Error('nothing has the focus')
  return root.activeElement
}

/** Whether the browser would ask before the window is closed. */
const isHeld = (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

export const held = () => eventually(() => assert.isTrue(isHeld(), 'the window may be closed'))
export const free = () => eventually(() => assert.isFalse(isHeld(), 'the window is kept'))
