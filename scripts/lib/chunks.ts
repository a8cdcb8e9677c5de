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

/**
 * What is shared, by the elements that cannot do without it: `core` is what all are built on, `http` what calls the API,
 * which a form does not before somebody is at it, `forms` is the sign-in's and is spared the feed, `documents` the feed's
 * and is spared the sign-in, `tiles` what shows its documents. `base`, `lists` and a file for each first call contain nothing of
 * React, so that the call is sent before React is there. All else comes later or with the rarer elements. An element
 * that stands inside another stays a file of its own, with what is its alone: a shared one would define it on every page.
 */
function sharedChunk(module: string, chunking: Rolldown.ChunkingContext): string | undefined {
  const users = new Set([module])
  for (const id of users)
    if (!isElement(id) && !isFirstCall(id))
      for (const importer of chunking.getModuleInfo(id)?.importers ?? []) users.add(importer)
  const isFor = (element: RegExp) => [...users].some((id) => element.test(id))
  const starts = [...users].filter((id) => chunking.getModuleInfo(id)?.dynamicImporters.length)
  const firstCall = [...users].find(isFirstCall)
  if (firstCall) {
    if (isFor(/runtime\/define-widget\.tsx$/)) return 'base'
    if (isFor(/api\/client\.ts$/)) return 'http'
    const directory = firstCall.slice(0, -'first-call.ts'.length)
    return starts.every((id) => id.startsWith(directory)) ? chunkOfFirstCall(basename(directory)) : 'lists'
  }
  if (isFor(/runtime\/define-widget\.tsx$|portal\/main\.tsx$/)) return 'core'
  if (isFor(/api\/client\.ts$/)) return 'http'
  if (starts.length === 1) return undefined
  const isForFeed = isFor(/widgets\/feed\/index\.ts$/)
  if (isFor(/widgets\/sign-in\/index\.ts$/)) return isForFeed ? 'core' : 'forms'
  if (isForFeed) return 'documents'
  if (isFor(/feed\/tile-list\.view\.tsx$/)) return 'tiles'
  // A renewal fetches no more than it needs.
  return isFor(/api\/renewal\.ts$/) ? undefined : 'late'
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

/** The groups of the elements' modules. */
export const widgetGroups = [
  react,
  ...sharedIn(
    ['base', 'http', 'lists', ...firstCalls.map(chunkOfFirstCall), 'core', 'documents', 'forms', 'tiles', 'late'],
    sharedChunk,
  ),
]

/** Every page of the portal calls the API, and most show lists. */
const inPortal: Readonly<Record<string, string>> = {
  base: 'core',
  http: 'core',
  lists: 'documents',
  [chunkOfFirstCall('feed')]: 'documents',
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
