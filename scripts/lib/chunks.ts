import { existsSync } from 'node:fs'
import { basename } from 'node:path'
import type { Rolldown } from 'vite'

/** The directories of the elements. */
export const elements = [
  'sign-in',
  'feed',
  'document',
  'companies',
  'company-profile',
  'analyst-profile',
  'events',
  'event-cards',
  'event',
  'preferences',
  'replay',
  'landing',
  'reset-password',
  'change-password',
  'suggestion',
  'lead',
  'changes',
  'most-read',
  'follow',
  'following',
  'inbox',
  'usage',
  'account',
  'notices',
]

/** Those whose first call is sent while their code loads. */
const firstCalls = elements.filter((name) => existsSync(`widgets/${name}/first-call.ts`))

/** The name of its file; `delivery.mjs` finds it by this. */
const chunkOfFirstCall = (element: string) => `${element}-first-call`

/** React is a file of its own, so hosts keep it cached across our releases. */
const react = { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\/|rolldown\/runtime/, priority: 99 }

const isFirstCall = (id: string) => firstCalls.some((name) => id.endsWith(`/widgets/${name}/first-call.ts`))

const isElement = (id: string) => elements.some((name) => id.endsWith(`/widgets/${name}/index.ts`))

/** Modules that an element asks for at once, so what they need counts as its own. */
const askedAtOnce: Readonly<Record<string, RegExp>> = {
  preferences: /distribution\/distribution-tab\.tsx$/,
  landing: /landing\/content\.tsx$/,
}

/** The elements that search lists; those that show lists; and those that show events or settings and no documents. */
const searching = ['feed', 'companies', 'events']
const listing = [...searching, 'company-profile', 'inbox']
const withoutDocuments = ['account', 'event', 'event-cards', 'events', 'follow', 'replay']

/** What most elements call the API with, and what shows facts of documents and events. Files of `http` and `common` have them. */
const CALLS = 'calls'
const FACTS = 'facts'

/** Few pages have these, so what they share lies where the other elements need it. */
const seldom = ['usage']

/** From this number of elements on, a shared module that is of none of the groups below is one of `shared`. */
const SHARED = 3

/**
 * Groups of what few elements share: all of the first must need a module, and none but these and the second ones. No group is
 * called like an element, because the loader knows an element's own file by that name.
 */
const groups: readonly [name: string, all: readonly string[], others: readonly string[]][] = [
  ['companies-parts', ['companies'], ['analyst-profile']],
  ['tables', ['companies', 'events'], ['analyst-profile', 'company-profile', 'changes']],
  ['event-facts', ['event-cards'], ['company-profile', 'event', 'events', 'replay']],
  ['passwords', ['reset-password'], ['change-password']],
  ['notifications', ['notices', 'reset-password'], ['change-password']],
  ['follow-button', ['follow'], ['analyst-profile', 'company-profile', 'following']],
  ['company', ['companies', 'company-profile'], ['analyst-profile', 'preferences']],
  ['dialogs', ['account', 'preferences'], ['landing']],
]

/**
 * What is shared, by the elements that cannot do without it: `core` is what all are built on, `http` what calls the API,
 * which a form does not before somebody is at it, `forms` is the sign-in's and is spared the feed, `common` most elements',
 * `documents` that of lists with a search, `tiles` what shows documents, `values` their figures, which companies and their profiles have, too.
 * `base`, `http`, `lists` and a file for each first call contain nothing of React, so that the call is sent before React is there.
 * The rest follows the elements that need it, so that none loads what only others need. An element that stands inside another
 * stays a file of its own, with what is its alone: a shared one would define it on every page.
 */
function sharedChunk(module: string, chunking: Rolldown.ChunkingContext): string | undefined {
  const users = new Set([module])
  for (const id of users)
    if (!isElement(id) && !isFirstCall(id))
      for (const importer of chunking.getModuleInfo(id)?.importers ?? []) users.add(importer)
  const isFor = (element: RegExp) => [...users].some((id) => element.test(id))
  const asking = elements.filter(
    (name) => isFor(new RegExp(`/widgets/${name}/index\\.ts$`)) || (askedAtOnce[name] && isFor(askedAtOnce[name])),
  )
  const others = asking.filter((name) => !seldom.includes(name))
  const inElements = others.length > 0 ? others : asking
  const isOnlyFor = (names: readonly string[]) => inElements.every((name) => names.includes(name))
  const starts = [...users].filter((id) => chunking.getModuleInfo(id)?.dynamicImporters.length)
  const firstCall = [...users].find(isFirstCall)
  if (firstCall) {
    if (isFor(/runtime\/define-widget\.tsx$/)) return 'base'
    if (isFor(/api\/client\.ts$/)) return 'http'
    if (isFor(/state\/use-query\.ts$/) || !isOnlyFor(listing)) return CALLS
    const directory = firstCall.slice(0, -'first-call.ts'.length)
    return starts.every((id) => id.startsWith(directory)) ? chunkOfFirstCall(basename(directory)) : 'lists'
  }
  if (isFor(/runtime\/define-widget\.tsx$|portal\/main\.tsx$/)) return 'core'
  if (isFor(/api\/client\.ts$/)) return 'http'
  if (starts.length === 1) return undefined
  if (inElements.includes('sign-in')) return inElements.some((name) => searching.includes(name)) ? 'core' : 'forms'
  // Notices write cookies, and so does what changes the session, which no element needs at once.
  if (isFor(/session\/write-cookie\.ts$/)) return 'cookies'
  if (inElements.includes('feed')) return isOnlyFor([...searching, 'preferences', 'inbox']) ? 'documents' : 'common'
  if (isFor(/feed\/tile-list\.view\.tsx$/)) {
    // Upsides are in `shared`, which would take along what tiles need, too.
    if (module.endsWith('/lib/format/figures.ts')) return FACTS
    if (inElements.some((name) => withoutDocuments.includes(name))) return FACTS
    return inElements.some((name) => ['companies', 'company-profile'].includes(name)) ? 'values' : 'tiles'
  }
  // A renewal fetches no more than it needs.
  if (isFor(/api\/renewal\.ts$/)) return inElements.length > 0 ? 'locks' : 'session-changes'
  // The line above a feed comes with its first documents.
  if (isFor(/feed\/feed-summary\.tsx$/)) return 'summary-parts'
  const group = groups.find(
    ([, all, others]) => isOnlyFor([...all, ...others]) && all.every((name) => inElements.includes(name)),
  )
  if (group) return group[0]
  if (inElements.length >= SHARED) return inElements.includes('most-read') ? 'common' : 'shared'
  if (isOnlyFor(['preferences']) && isFor(/active-filters\/active-filters-row\.tsx$/)) return 'filters'
  return inElements.length > 0 ? `${inElements.join('-')}-parts` : undefined
}

type Share = typeof sharedChunk

/** A group includes what its modules import, so the order matters. */
const sharedIn = (names: readonly string[], chunkOf: Share) =>
  names.map((name, index) => ({
    name: (id: string, chunking: Rolldown.ChunkingContext) => (chunkOf(id, chunking) === name ? name : null),
    debugName: name,
    // What the portal's own entry uses counts as used once, since it is there before any element.
    minShareCount: name === 'core' || name.endsWith('-first-call') ? 1 : 2,
    priority: names.length - index,
  }))

const inWidgets: Share = (id, chunking) => {
  const name = sharedChunk(id, chunking)
  if (name === FACTS) return 'common'
  return name === CALLS ? 'http' : name
}

const isOfFew = (name: string) => name.endsWith('-parts')

/** The groups of the elements' modules. */
export const widgetGroups = [
  react,
  ...sharedIn(
    [
      ...[
        'base',
        'http',
        'lists',
        ...firstCalls.map(chunkOfFirstCall),
        'core',
        'forms',
        'cookies',
        'locks',
        'session-changes',
      ],
      ...['common', 'shared'],
      ...['documents', 'values', 'tiles', 'filters', ...groups.map(([name]) => name).filter((name) => !isOfFew(name))],
    ],
    inWidgets,
  ),
  {
    name: (id: string, chunking: Rolldown.ChunkingContext) => {
      const name = inWidgets(id, chunking)
      return name && isOfFew(name) ? name : null
    },
    minShareCount: 2,
    priority: 0,
  },
]

/** Every page of the portal calls the API, and most show lists. */
const inPortal: Readonly<Record<string, string>> = {
  base: 'core',
  http: 'core',
  [CALLS]: 'documents',
  lists: 'documents',
  [chunkOfFirstCall('feed')]: 'documents',
  common: 'documents',
  [FACTS]: 'tiles',
  values: 'tiles',
}
/** The groups of the portal's modules. Its pages are cut like the elements they are made of; many small files would cost 4 kB more. */
export const portalGroups = [
  react,
  ...sharedIn(['core', 'documents', 'forms', 'tiles'], (id, chunking) => {
    const name = sharedChunk(id, chunking)
    return name && (inPortal[name] ?? name)
  }),
]

/** The module of an element is an `index.ts`, so its file is named after the directory. */
export const chunkFileNames = ({ facadeModuleId }: Rolldown.PreRenderedChunk) => {
  const element = /\/widgets\/([\w-]+)\/index\.ts$/.exec(facadeModuleId ?? '')?.[1]
  return `assets/${element ?? '[name]'}-[hash].js`
}
