import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { AccessPreferenceRow, InterestRecord } from '#contract/preference.ts'
import { seedAccounts } from '#demo/data/accounts.ts'
import { distributionPreferences } from '#demo/data/edges/preferences.ts'
import type { PageOptions } from './browser.ts'
import { sessionCookie, signIn } from './people.ts'
import type { Origins } from './start-server.ts'

type Account = keyof typeof seedAccounts

/** What an account has before anybody changes it. */
export const seeded = (account: Account): readonly InterestRecord[] => distributionPreferences[account] ?? []

export const cards = (page: Page) => page.getByRole('article', { name: /^Distribution Preference \d+$/ })
export const card = (page: Page, number: number) =>
  page.getByRole('article', { name: `Distribution Preference ${number}`, exact: true })
export const editor = (page: Page) => page.getByRole('dialog', { name: /^(Creating|Editing) Distribution Preference/ })
export const group = (page: Page, category: string) =>
  editor(page).getByRole('combobox', { name: category, exact: true })
export const saveButton = (page: Page) => page.getByRole('button', { name: 'Save', exact: true })
const addButton = (page: Page) => page.getByRole('button', { name: 'Add New Preference' })

/** The question before unsaved changes go. */
export const question = (page: Page) => page.getByRole('dialog', { name: 'Unsaved changes' })

/** Answers it. */
export async function answer(page: Page, name: 'No' | 'Yes'): Promise<void> {
  await question(page).getByText('You have unsaved changes. Are you sure you want to leave?').waitFor()
  await question(page).getByRole('button', { name, exact: true }).click()
  await question(page).waitFor({ state: 'hidden' })
}

/** Chooses a value of a group, or takes it away, in the open editor. */
export async function pick(page: Page, category: string, value: string): Promise<void> {
  await group(page, category).click()
  await page.getByRole('option', { name: value, exact: true }).click()
  await page.keyboard.press('Escape')
}

/** Opens the editor for a new preference, or for the one with this number. */
export async function openEditor(page: Page, number?: number): Promise<void> {
  if (number === undefined) await addButton(page).click()
  else await card(page, number).getByRole('button', { name: /^Edit/ }).click()
  await editor(page).waitFor()
}

/** Opens the menu of who is signed in. */
export const openUserMenu = (page: Page) => page.getByRole('banner').getByRole('button').first().click()

export async function chooseInUserMenu(page: Page, name: string): Promise<void> {
  await openUserMenu(page)
  await page.getByRole('menuitem', { name }).click()
}

/** The calls of this name that are sent from now on. */
export function sentTo(page: Page, call: string): string[] {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith(`/api/${call}`)) sent.push(request.url())
  })
  return sent
}

/** What the tests of preferences do on the pages of a server. Each begins with what it says is stored. */
export function preferencePages(server: () => Origins, open: (options?: PageOptions) => Promise<Page>) {
  /** Asks the API as the page's reader, beside the page. */
  const ask = async (page: Page, call: string, body?: unknown) => {
    const token = (await sessionCookie(page))?.session.accessToken
    const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' }
    const answer = await fetch(`${server().portal}/api/${call}`, {
      headers,
      ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
    })
    expect(answer.status, `${call}: ${await answer.clone().text()}`).toBe(200)
    return answer.json()
  }
  const stored = (page: Page): Promise<InterestRecord[]> => ask(page, 'current_user/get_cris')
  const store = (page: Page, records: readonly InterestRecord[]) =>
    ask(page, 'current_user/update_cris', { cri_json: records })
  const accessTable = (page: Page): Promise<AccessPreferenceRow[]> => ask(page, 'get_preferences_table')
  const setActive = (page: Page, labels: readonly string[]) =>
    ask(page, 'update_access_preferences', { preferences: labels })

  /** The labels of what is active and permitted. */
  const active = async (page: Page) =>
    (await accessTable(page))
      .flatMap(({ region: _, ...options }) => Object.values(options))
      .filter((option) => option.active && option.permitted)
      .map(({ label }) => label)
      .sort()

  const signedIn = async (account: Account, options?: PageOptions) => {
    const page = await open(options)
    await signIn(page, server().portal, seedAccounts[account])
    return page
  }
  const showResearch = async (page: Page) => {
    await page.goto(`${server().portal}/research_preferences`)
    await addButton(page).waitFor()
  }
  const showAccess = async (page: Page) => {
    await page.goto(`${server().portal}/sales_access_preferences`)
    await page.getByRole('switch').first().waitFor()
  }
  const openResearch = async (account: Account, records = seeded(account), options?: PageOptions) => {
    const page = await signedIn(account, options)
    await store(page, records)
    await showResearch(page)
    return page
  }
  const openAccess = async (account: Account, labels: readonly string[], options?: PageOptions) => {
    const page = await signedIn(account, options)
    await setActive(page, labels)
    await showAccess(page)
    return page
  }
  return {
    ask,
    stored,
    store,
    accessTable,
    setActive,
    active,
    signedIn,
    showResearch,
    showAccess,
    openResearch,
    openAccess,
  }
}
