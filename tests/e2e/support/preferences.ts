import { expect, type Page } from '@playwright/test'
import type { AccessPreferenceRow, InterestRecord } from '#contract/preference.ts'
import { distributionPreferences } from '#demo/data/edges/preferences.ts'
import type { AccountName } from './session.ts'
import type { Api } from './test.ts'

/** The preferences of an account in the demo data. */
export const seeded = (account: AccountName): readonly InterestRecord[] => distributionPreferences[account] ?? []

export const stored = (api: Api) => api<InterestRecord[]>('current_user/get_cris')
export const store = (api: Api, records: readonly InterestRecord[]) =>
  api('current_user/update_cris', { cri_json: records })
export const accessTable = (api: Api) => api<AccessPreferenceRow[]>('get_preferences_table')
export const setActive = (api: Api, labels: readonly string[]) =>
  api('update_access_preferences', { preferences: labels })

/** The labels of the email preferences that are active and permitted. */
export const active = async (api: Api) =>
  (await accessTable(api))
    .flatMap(({ region: _, ...options }) => Object.values(options))
    .filter((option) => option.active && option.permitted)
    .map(({ label }) => label)
    .sort()

export const cards = (page: Page) => page.getByRole('article', { name: /^Distribution Preference \d+$/ })
export const card = (page: Page, number: number) =>
  page.getByRole('article', { name: `Distribution Preference ${number}`, exact: true })
export const editor = (page: Page) => page.getByRole('dialog', { name: /^(Creating|Editing) Distribution Preference/ })
export const group = (page: Page, category: string) =>
  editor(page).getByRole('combobox', { name: category, exact: true })
export const saveButton = (page: Page) => page.getByRole('button', { name: 'Save', exact: true })
const addButton = (page: Page) => page.getByRole('button', { name: 'Add New Preference' })

/** A switch of the email preferences. */
export const option = (page: Page, name: string) => page.getByRole('switch', { name, exact: true })

export async function openResearch(page: Page): Promise<void> {
  await page.goto('/research_preferences')
  await expect(addButton(page)).toBeVisible()
}

export async function openAccess(page: Page): Promise<void> {
  await page.goto('/sales_access_preferences')
  await expect(page.getByRole('switch').first()).toBeVisible()
}

/** Opens the editor for a new preference, or for the one with this number. */
export async function openEditor(page: Page, number?: number): Promise<void> {
  if (number === undefined) await addButton(page).click()
  else await card(page, number).getByRole('button', { name: /^Edit/ }).click()
  await expect(editor(page)).toBeVisible()
}

/** Adds a value of a group in the open editor, or takes it away. */
export async function pick(page: Page, category: string, value: string): Promise<void> {
  await group(page, category).click()
  await page.getByRole('option', { name: value, exact: true }).click()
  await page.keyboard.press('Escape')
}

/** The dialog that appears before unsaved changes are lost. */
export const question = (page: Page) => page.getByRole('dialog', { name: 'Unsaved changes' })

export async function answer(page: Page, name: 'No' | 'Yes'): Promise<void> {
  await expect(question(page)).toContainText('You have unsaved changes. Are you sure you want to leave?')
  await question(page).getByRole('button', { name, exact: true }).click()
  await expect(question(page)).toBeHidden()
}

/** Collects the POST requests of this call from now on. */
export function sentTo(page: Page, call: string): string[] {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith(`/api/${call}`)) sent.push(request.url())
  })
  return sent
}
