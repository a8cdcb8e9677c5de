// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { areSingleKeysOn, storeSingleKeys } from '#portal/keyboard-help/single-keys.ts'
import type { Entry } from '#portal/palette/entry.ts'
import { keepRecent, recentEntries } from '#portal/palette/recent.ts'
import { $session } from '#session/session.store.ts'
import { signedOut } from '#session/session.ts'
import { signOut, updateCurrentUser } from '#session/update.ts'
import { ada, grace } from '../../support/people.ts'

const company = (id: number): Entry => ({
  key: `/company_profile/${id}`,
  kind: 'companies',
  label: `Company ${id}`,
  detail: 'TCK',
  does: { href: `/company_profile/${id}` },
})
const dashboard: Entry = { key: '/dashboard', kind: 'pages', label: 'Dashboard', does: { href: '/dashboard' } }
const labels = (pages: Entry[] = []) => recentEntries(pages).map(({ label }) => label)

beforeEach(() => {
  signOut()
  sessionStorage.clear()
  localStorage.clear()
  updateCurrentUser(ada)
})

test('what was opened is kept, the last first, five at most, each once', () => {
  for (const id of [1, 2, 3, 4, 5, 6, 3]) keepRecent(company(id))
  expect(labels()).toEqual(['Company 3', 'Company 6', 'Company 5', 'Company 4', 'Company 2'])
  expect(recentEntries([])[0]).toMatchObject({ kind: 'companies', detail: 'TCK' })
})

test('a page is called as it is now, and one that is gone is left out', () => {
  keepRecent(dashboard)
  expect(labels([{ ...dashboard, label: 'Übersicht' }])).toEqual(['Übersicht'])
  expect(labels([])).toEqual([])
})

test('actions and searches are not kept', () => {
  keepRecent({ key: 'sign-out', kind: 'actions', label: 'Logout', does: { run: () => {} } })
  keepRecent({ key: 'search', kind: 'research', label: 'Search', does: { href: '/library' } })
  expect(labels()).toEqual([])
})

test('a document that was opened is kept', () => {
  keepRecent({ key: '/document/7', kind: 'research', label: 'Up to Buy', does: { href: '/document/7' } })
  expect(recentEntries([])).toMatchObject([{ kind: 'research', label: 'Up to Buy' }])
})

test('nothing is left after a sign-out, here or in another tab, and another reader begins anew', () => {
  keepRecent(company(1))
  signOut()
  updateCurrentUser(ada)
  expect(labels()).toEqual([])
  keepRecent(company(1))
  updateCurrentUser(grace)
  expect(labels()).toEqual([])
  $session.set(signedOut)
  expect(Object.keys(sessionStorage)).toEqual([])
})

test('what somebody else wrote there is no entry', () => {
  for (const text of [
    '{',
    '{}',
    '[1, null, {}]',
    '[{"key":"a","kind":"companies","label":"a","href":"javascript:x"}]',
  ]) {
    sessionStorage.setItem(`research-portal:recent:${ada.name}`, text)
    expect(labels(), text).toEqual([])
  }
})

test('WCAG 2.1.4: single keys can be turned off, by each reader, and last', () => {
  expect(areSingleKeysOn()).toBe(true)
  storeSingleKeys(false)
  expect(areSingleKeysOn()).toBe(false)
  updateCurrentUser(grace)
  expect(areSingleKeysOn()).toBe(true)
  updateCurrentUser(ada)
  expect(areSingleKeysOn()).toBe(false)
  storeSingleKeys(true)
  expect(areSingleKeysOn()).toBe(true)
})
