import { expect, test } from 'vitest'
import type { Entry } from '#portal/palette/entry.ts'
import { buildSections } from '#portal/palette/sections.ts'

const entry = (kind: Entry['kind'], label: string, more: Partial<Entry> = {}): Entry => ({
  key: `/${label}`,
  kind,
  label,
  does: { href: `/${label}` },
  ...more,
})

const pages = [entry('pages', 'Dashboard'), entry('pages', 'Companies'), entry('pages', 'Past Events')]
const actions = [entry('actions', 'Logout', { also: 'Sign out' })]
const search = (term: string) => entry('research', `Search ${term}`)

/** What is offered, a line a section: `pages: Dashboard, Companies`. */
const offered = (
  term: string,
  { found = [] as Entry[], isCurrent = true, recent = [] as Entry[], documents = [] as Entry[] } = {},
) =>
  buildSections({ term, found, isCurrent, pages, actions, recent, search, documents }).map(
    ({ kind, entries }) => `${kind}: ${entries.map(({ label }) => label).join(', ')}`,
  )

test('before anything is typed, what was opened last comes first, and nothing twice', () => {
  expect(offered('')).toEqual(['pages: Dashboard, Companies, Past Events', 'actions: Logout'])
  const recent = [entry('companies', 'Nordlys'), entry('pages', 'Companies')]
  expect(offered(' ', { recent })).toEqual([
    'recent: Nordlys, Companies',
    'pages: Dashboard, Past Events',
    'actions: Logout',
  ])
})

test('a page is found by its name, by a later word of it, and by what stands within it from three letters on', () => {
  expect(offered('dash')).toEqual(['pages: Dashboard', 'research: Search dash'])
  expect(offered('EVE')).toEqual(['pages: Past Events', 'research: Search EVE'])
  expect(offered('board')).toEqual(['pages: Dashboard', 'research: Search board'])
  expect(offered('bo')).toEqual(['research: Search bo'])
})

test('an action is found by another name of it, and the search stays the last', () => {
  expect(offered('sign out')).toEqual(['actions: Logout', 'research: Search sign out'])
})

test('documents follow the search, so that Enter does the same before they are found', () => {
  const documents = [entry('research', 'Gold in October'), entry('research', 'A gold miner')]
  expect(offered('gold', { documents })).toEqual(['research: Search gold, Gold in October, A gold miner'])
  expect(offered('', { documents })).not.toContain('research: Gold in October')
})

test('what was found comes in the order of companies and analysts, each as the API has it', () => {
  const found = [entry('analysts', 'Nora Berg'), entry('companies', 'Nordlys'), entry('companies', 'Norden')]
  expect(offered('nor', { found })).toEqual([
    'companies: Nordlys, Norden',
    'analysts: Nora Berg',
    'research: Search nor',
  ])
})

test('the section with what fits best comes first, so that Enter opens it', () => {
  const found = [entry('companies', 'Grand Companies'), entry('analysts', 'Comp Aniston')]
  expect(offered('companies', { found })[0]).toBe('pages: Companies')
  expect(offered('comp an', { found })[0]).toBe('analysts: Comp Aniston')
})

test('no section comes twice, and the search is the last row, also where an action fits better than what was found', () => {
  const found = [entry('companies', 'Boa Serra Logistics')]
  expect(offered('log', { found })).toEqual([
    'actions: Logout',
    'companies: Boa Serra Logistics',
    'research: Search log',
  ])
})

test('R153 of what was found for another text only what fits this one is offered', () => {
  const found = [entry('companies', 'Nordlys'), entry('companies', 'Norden', { detail: 'AKM' })]
  expect(offered('nord', { found, isCurrent: false })).toEqual(['companies: Nordlys, Norden', 'research: Search nord'])
  expect(offered('akm', { found, isCurrent: false })).toEqual(['companies: Norden', 'research: Search akm'])
  expect(offered('akimori', { found, isCurrent: false })).toEqual(['research: Search akimori'])
  expect(offered('energy', { found, isCurrent: true })).toEqual([
    'companies: Nordlys, Norden',
    'research: Search energy',
  ])
})

test('a ticker that was typed is as good as a name', () => {
  const found = [entry('companies', 'Zielona Bank', { detail: 'PAST' })]
  expect(offered('past', { found })[0]).toBe('companies: Zielona Bank')
})
