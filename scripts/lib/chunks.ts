import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Rolldown } from 'vite'
import { type DividedModule, divideModules } from './divide-modules.ts'
import { root } from './run.mjs'

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
  'usage',
  'account',
  'notices',
]

const toIndex = (element: string) => `widgets/${element}/index.ts`
const toFirstCall = (element: string) => `widgets/${element}/first-call.ts`

/** Where the portal starts. */
const PORTAL = 'src/portal/main.tsx'

/** Those whose first call is sent while their code loads. */
const firstCalls = elements.filter((name) => existsSync(join(root, toFirstCall(name)))).map(toFirstCall)

/** Modules that an element asks for at once, so what they need counts as its own. */
const askedAtOnce: Readonly<Record<string, readonly string[]>> = {
  feed: ['src/features/feed/tile-list.view.tsx'],
  'analyst-profile': ['src/features/feed/tile-list.view.tsx'],
  preferences: ['src/features/preferences/distribution/distribution-tab.tsx'],
  landing: ['src/features/landing/content.tsx'],
}

/** Late parts that many pages need soon; they fetch no more than they need. */
const soon = ['src/api/renewal.ts', 'src/features/feed/feed-summary.tsx']

/** Pages that users see most, or first, count more than the others. */
const weights = {
  ...{ feed: 8, 'sign-in': 8, companies: 4, events: 4, 'company-profile': 3, 'analyst-profile': 2 },
  dashboard: 16,
}

/** A page for each element. */
const eachAlone = Object.fromEntries(elements.map((name) => [name, [name]]))

/** React is a file of its own, so hosts keep it cached across our releases. */
const REACT = /node_modules\/(react|react-dom|scheduler)\/|rolldown\/runtime/
const react = { name: 'react', test: REACT, priority: 99 }

const isNotReact = (id: string) => !REACT.test(id)

/** Comments and imports, which are not in a file. */
const LEFT_OUT = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$|^import .*$/gm

/** Modules, and all that they import. */
function withImports(paths: readonly string[], chunking: Rolldown.ChunkingContext): Set<string> {
  const ids = new Set(paths.map((path) => join(root, path)))
  for (const id of ids)
    for (const imported of chunking.getModuleInfo(id)?.importedIds ?? []) if (isNotReact(imported)) ids.add(imported)
  return ids
}

/** `common` is what each page loads besides its elements; modules of different kinds never share a file. */
type Division = {
  pages: Readonly<Record<string, readonly string[]>>
  common: readonly string[]
  toKind: (id: string, pages: ReadonlySet<string>, early: ReadonlySet<string>) => string
}

/** Divides what elements load first; what only late parts load is left to the bundler. */
function divideFirstLoads({ pages, common, toKind }: Division, chunking: Rolldown.ChunkingContext): string[][] {
  const pagesOf = new Map<string, Set<string>>()
  for (const [page, names] of Object.entries(pages)) {
    const calls = firstCalls.filter((path) => names.map(toFirstCall).includes(path))
    const atOnce = names.flatMap((name) => [toIndex(name), ...(askedAtOnce[name] ?? [])])
    for (const id of withImports([...common, ...atOnce, ...calls], chunking))
      pagesOf.set(id, (pagesOf.get(id) ?? new Set()).add(page))
  }
  for (const path of soon) for (const id of withImports([path], chunking)) pagesOf.get(id)?.add(path)
  // These keep a file of their own, by whose name the loader and the pages know them.
  const entries = [...elements.map(toIndex), ...firstCalls, ...Object.values(askedAtOnce).flat(), PORTAL]
  for (const path of entries) pagesOf.delete(join(root, path))
  const early = withImports(firstCalls, chunking)
  const modules = [...pagesOf].map(([id, users]): DividedModule => {
    const { code, importedIds: imports = [] } = chunking.getModuleInfo(id) ?? {}
    return { id, size: code?.replace(LEFT_OUT, '').length ?? 0, pages: users, imports, kind: toKind(id, users, early) }
  })
  return divideModules(modules, weights)
}

/** More files than there are. */
const MOST = 60

function groupsOf(division: Division) {
  let places: Map<string, number> | undefined
  const placeOf = (id: string, chunking: Rolldown.ChunkingContext) => {
    places ??= new Map(
      divideFirstLoads(division, chunking).flatMap((ids, at) => ids.map((each): [string, number] => [each, at])),
    )
    return places.get(id)
  }
  return [
    react,
    ...Array.from({ length: MOST }, (_, at) => ({
      name: (id: string, chunking: Rolldown.ChunkingContext) => (placeOf(id, chunking) === at ? `part-${at}` : null),
      debugName: `part-${at}`,
      // A group takes what its modules import, so what others import comes first.
      priority: MOST - at,
    })),
  ]
}

/**
 * The groups of the elements' modules. Files of first calls contain nothing of React, so that they are sent before React is there.
 * The sign-in loads nothing that it does not need: it is what visitors see first.
 */
export const widgetGroups = groupsOf({
  pages: eachAlone,
  common: ['widgets/runtime/define-widget.tsx'],
  toKind: (id, pages, early) => `${early.has(id) ? 'early' : 'late'} ${pages.has('sign-in') ? 'sign-in' : 'others'}`,
})

/** The groups of the portal's modules. Its pages are divided like the elements they are made of, and all load its shell. */
export const portalGroups = groupsOf({
  pages: { ...eachAlone, dashboard: ['feed', 'suggestion', 'event-cards'] },
  common: [PORTAL],
  toKind: (_id, pages) => {
    if (elements.every((name) => pages.has(name))) return 'shell'
    return pages.has('sign-in') ? 'sign-in' : 'others'
  },
})

/** The module of an element is an `index.ts`, so its file is named after the directory. */
export const chunkFileNames = ({ facadeModuleId }: Rolldown.PreRenderedChunk) => {
  const element = /\/widgets\/([\w-]+)\/index\.ts$/.exec(facadeModuleId ?? '')?.[1]
  return `assets/${element ?? '[name]'}-[hash].js`
}
