import { listDocuments } from '#api/document-lists.ts'
import { signOutEverywhere } from '#api/sign-out.ts'
import { suggestTags } from '#api/suggestions.ts'
import { locale } from '#config/locale.ts'
import type { Tag } from '#contract/tag.ts'
import { toTile } from '#entities/document/tile.ts'
import { getProfileUrl } from '#entities/profile/links.ts'
import { displayActionTexts } from '#i18n/en/display.ts'
import { paletteTexts, toolTexts } from '#i18n/en/palette.ts'
import { portalTexts } from '#i18n/en/portal.ts'
import { valueLabel } from '#i18n/value-label.ts'
import { fill } from '#lib/format/fill.ts'
import { formatShortDate } from '#lib/format/short-day.ts'
import { $display, chooseDisplay, colours, type Display, densities } from '../display/display.store.ts'
import { $unread } from '../inbox/unread.store.ts'
import { chooseLanguage, otherLanguages } from '../language/choose-language.ts'
import { runUnlessBlocked } from '../router/location.ts'
import { matchRoute } from '../router/routes.ts'
import { navbarEntries, userMenuEntries } from '../shell/entries.ts'
import { $tool } from '../shell/tool.store.ts'
import type { Entry, Kind } from './entry.ts'

/** Categories whose tags have a profile page. */
const profiles: readonly { category: string; kind: Kind }[] = [
  { category: 'Company', kind: 'companies' },
  { category: 'Analyst', kind: 'analysts' },
]

/** One request per category, because an answer has a maximum number of tags for all categories together. */
export async function findProfiles(term: string, signal: AbortSignal): Promise<Tag[]> {
  const request = { term, selectedTags: {}, filters: {}, counted: false }
  const lists = profiles.map(({ category }) => suggestTags({ ...request, categories: [category] }, signal))
  return (await Promise.all(lists)).flat()
}

/** A tag as an entry; undefined if it has no page, or links to profiles are off (R052). */
export function profileEntry(tag: Tag): Entry | undefined {
  const kind = profiles.find(({ category }) => category === tag.category)?.kind
  const href = getProfileUrl(tag)
  const detail = tag.ticker ?? tag.role
  if (!kind || !href || !tag.value) return undefined
  return { key: href, kind, label: tag.value, ...(detail && { detail }), does: { href } }
}

const MOST_DOCUMENTS = 5
/** Shorter terms match too many documents to help. */
const SHORTEST_SEARCH = 3

/** The first documents of a search by words that the user may open. */
export async function findDocuments(term: string, language: string, signal: AbortSignal): Promise<Entry[]> {
  if (term.length < SHORTEST_SEARCH) return []
  const filters = new URLSearchParams({ search_term: term })
  const request = { filters, page: 1, pageSize: MOST_DOCUMENTS, limit: MOST_DOCUMENTS }
  const { records } = await listDocuments('all_documents', request, signal)
  return records.flatMap((document): Entry[] => {
    const { title, lang, type, opening } = toTile(document, language)
    if (opening.kind !== 'document' || title === '') return []
    const { href } = opening
    const date = document.publication_date
    return [
      {
        key: href,
        kind: 'research',
        label: title,
        ...(lang && { lang }),
        ...(date && { date: { text: formatShortDate(date, locale(language)), iso: date } }),
        ...(type && { detail: valueLabel('Content Type', type, language) }),
        does: { href },
      },
    ]
  })
}

/** More pages that the navigation does not list. */
const further = (language: string): { path: string; label: string }[] => {
  const t = paletteTexts(language)
  const tPortal = portalTexts(language)
  return [
    { path: '/library', label: tPortal.library },
    // An API without the call has no inbox.
    ...($unread.get() === undefined ? [] : [{ path: '/inbox', label: tPortal.inbox }]),
    { path: '/events/past', label: t.pastEvents },
    { path: '/sales_access_preferences', label: t.emailPreferences },
    { path: '/landing', label: t.frontPage },
  ]
}

const isReachable = (path: string) => {
  const { page, access } = matchRoute(path)
  return page !== 'unknown' && access !== 'signed-out'
}

const page = (path: string, label: string, does: Entry['does']): Entry => ({ key: path, kind: 'pages', label, does })

/** All pages without parameters that a signed-in user can open. */
export function pageEntries(language: string): Entry[] {
  const named = [...navbarEntries('/', language), ...userMenuEntries('/', language)].map(({ path, label, onOpen }) =>
    page(path, label, { href: path, ...(onOpen && { withToken: true as const }) }),
  )
  const others = further(language).map(({ path, label }) => page(path, label, { href: path }))
  return [...named, ...others].filter(({ key }) => isReachable(key))
}

const setEntry = (
  name: keyof ReturnType<typeof displayActionTexts>,
  change: Partial<Display>,
  language: string,
): Entry => {
  const d = displayActionTexts(language)
  return {
    key: `display-${name}`,
    kind: 'actions',
    label: d[name],
    does: { run: () => chooseDisplay(change) },
  }
}

/** The display settings that are not active. */
function displayEntries(language: string): Entry[] {
  const now = $display.get()
  return [
    ...densities.filter((name) => name !== now.density).map((density) => setEntry(density, { density }, language)),
    ...colours.filter((name) => name !== now.colours).map((name) => setEntry(name, { colours: name }, language)),
  ]
}

const languageEntries = (language: string): Entry[] =>
  otherLanguages(language).map(({ language: other, name }) => ({
    key: `language-${other}`,
    kind: 'actions',
    label: name,
    also: paletteTexts(language).language,
    does: { run: () => void chooseLanguage(other) },
  }))

export const actionEntries = (language: string): Entry[] => {
  const d = displayActionTexts(language)
  const tTool = toolTexts(language)
  const t = paletteTexts(language)
  const tPortal = portalTexts(language)
  return [
    {
      key: 'display',
      kind: 'actions',
      label: tTool.display,
      also: d.settings,
      does: { run: () => $tool.set('display') },
    },
    ...displayEntries(language),
    ...languageEntries(language),
    {
      key: 'keyboard-help',
      kind: 'actions',
      label: tTool.keyboardHelp,
      detail: '?',
      does: { run: () => $tool.set('keyboard-help') },
    },
    {
      key: 'sign-out',
      kind: 'actions',
      label: tPortal.logout,
      also: t.signOut,
      does: { run: () => runUnlessBlocked(signOutEverywhere) },
    },
  ]
}

/** The key of the entry that searches research. */
export const SEARCH = 'search'

/** The library with a search for the term. */
export const searchEntry = (term: string, language: string): Entry => {
  const t = paletteTexts(language)
  return {
    key: SEARCH,
    kind: 'research',
    label: fill(t.search, { term }),
    does: { href: `/library?${new URLSearchParams({ search_term: term })}` },
  }
}
