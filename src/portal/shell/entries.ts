import type { MouseEvent } from 'react'
import { portalTexts } from '#i18n/en/portal.ts'
import { deskRole, isFirmLead } from '#session/token-hints.ts'
import { openTab } from '../router/open-tab.ts'
import { exists } from '../router/routes.ts'

type EntryOf<Label> = { path: string; label: Label; onOpen?: (event: MouseEvent<HTMLElement>) => void }

/** `current` is `true` on a page below the entry's own, such as a company's. */
export type Entry = EntryOf<string> & { current: 'page' | 'true' | undefined }

function openInTab(event: MouseEvent<HTMLElement>) {
  const link = event.currentTarget
  if (!(link instanceof HTMLAnchorElement)) return
  event.preventDefault()
  openTab(new URL(link.href))
}

/** `paths` are those of the entry's own page, `below` those of single records that belong to it. */
type Place = EntryOf<keyof ReturnType<typeof portalTexts>> & { paths: readonly string[]; below?: readonly string[] }

/** The navbar's entries, each with the paths for which it is current (R040–R043). */
const navbar: readonly Place[] = [
  { path: '/dashboard', label: 'dashboard', paths: ['/', '/dashboard'] },
  { path: '/companies', label: 'companies', paths: ['/companies'], below: ['/company_profile', '/analyst_profile'] },
  {
    path: '/events/upcoming',
    label: 'events',
    paths: ['/events', '/events/upcoming', '/events/past'],
    below: ['/media', '/events'],
  },
  { path: '/datasets_redirect', label: 'datasets', paths: [], onOpen: openInTab },
]

/** The user menu's entries besides Logout (R044, R045). */
const userMenu: typeof navbar = [
  {
    path: '/research_preferences',
    label: 'researchPreferences',
    paths: ['/research_preferences', '/sales_access_preferences', '/following_preferences'],
  },
  { path: '/change_password', label: 'changePassword', paths: ['/change_password'] },
  { path: '/account', label: 'account', paths: ['/account'] },
]

/** The entry of a firm's lead. */
const lead: typeof navbar = [{ path: '/usage', label: 'usage', paths: ['/usage'] }]

/** The entry of those who work at the provider's desk. */
const desk: typeof navbar = [{ path: '/desk', label: 'desk', paths: ['/desk'] }]

const existing = (entries: typeof navbar, here: string, language: string): Entry[] =>
  entries
    .filter(({ path }) => exists(path))
    .map(({ label, paths, below = [], ...entry }) => ({
      ...entry,
      label: portalTexts(language)[label],
      current: getCurrent(here, paths, below),
    }))

function getCurrent(here: string, paths: readonly string[], below: readonly string[]): Entry['current'] {
  if (paths.includes(here)) return 'page'
  if (isAt(here, below)) return 'true'
  return isAt(here, paths) ? 'page' : undefined
}

const isAt = (here: string, paths: readonly string[]) =>
  paths.some((path) => here === path || here.startsWith(`${path}/`))

export const navbarEntries = (here: string, language: string): Entry[] => existing(navbar, here, language)

export const userMenuEntries = (here: string, language: string): Entry[] =>
  existing([...userMenu, ...(isFirmLead() ? lead : []), ...(deskRole() ? desk : [])], here, language)
