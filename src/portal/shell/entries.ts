import type { MouseEvent } from 'react'
import { portalTexts as t } from '#i18n/en/portal.ts'
import { openTab } from '../router/open-tab.ts'
import { exists } from '../router/routes.ts'

type EntryOf<Label> = { path: string; label: Label; onOpen?: (event: MouseEvent<HTMLElement>) => void }

export type Entry = EntryOf<string> & { current: boolean }

function openInTab(event: MouseEvent<HTMLElement>) {
  const link = event.currentTarget
  if (!(link instanceof HTMLAnchorElement)) return
  event.preventDefault()
  openTab(new URL(link.href))
}

/** The navbar's entries, each with the paths for which it is current (R040–R043). */
const navbar: readonly (EntryOf<() => string> & { paths: readonly string[] })[] = [
  { path: '/dashboard', label: () => t.dashboard, paths: ['/', '/dashboard'] },
  { path: '/companies', label: () => t.companies, paths: ['/companies'] },
  { path: '/events/upcoming', label: () => t.events, paths: ['/events', '/events/upcoming', '/events/past'] },
  { path: '/datasets_redirect', label: () => t.datasets, paths: [], onOpen: openInTab },
]

/** The user menu's entries besides Logout (R044, R045). */
const userMenu = [
  {
    path: '/research_preferences',
    label: () => t.researchPreferences,
    paths: ['/research_preferences', '/sales_access_preferences'],
  },
  { path: '/change_password', label: () => t.changePassword, paths: ['/change_password'] },
]

const existing = (entries: typeof navbar, here: string): Entry[] =>
  entries
    .filter(({ path }) => exists(path))
    .map(({ label, paths, ...entry }) => ({ ...entry, label: label(), current: paths.includes(here) }))

export const navbarEntries = (here: string): Entry[] => existing(navbar, here)

export const userMenuEntries = (here: string): Entry[] => existing(userMenu, here)
