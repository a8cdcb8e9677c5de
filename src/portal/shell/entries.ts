import { portalTexts as t } from '../../text/portal.ts'
import { exists } from '../routes.ts'

export type Entry = { path: string; label: string; current: boolean }

/** The navbar's entries, each with the paths it stands for (R040–R042). */
const navbar = [
  { path: '/dashboard', label: () => t.dashboard, paths: ['/', '/dashboard'] },
  { path: '/companies', label: () => t.companies, paths: ['/companies'] },
  { path: '/events/upcoming', label: () => t.events, paths: ['/events', '/events/upcoming', '/events/past'] },
]

/** The user menu's entries besides Logout (R044, R045). */
const userMenu = [
  { path: '/research_preferences', label: () => t.researchPreferences, paths: ['/research_preferences'] },
  { path: '/change_password', label: () => t.changePassword, paths: ['/change_password'] },
]

const existing = (entries: typeof navbar, here: string): Entry[] =>
  entries
    .filter(({ path }) => exists(path))
    .map(({ path, label, paths }) => ({ path, label: label(), current: paths.includes(here) }))

export const navbarEntries = (here: string): Entry[] => existing(navbar, here)

export const userMenuEntries = (here: string): Entry[] => existing(userMenu, here)
