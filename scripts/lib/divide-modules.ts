/** A module, and who needs it. */
export type DividedModule = {
  id: string
  /** Characters of its code. */
  size: number
  /** The pages that load it first. What it imports, they load, too. */
  pages: ReadonlySet<string>
  imports: readonly string[]
  /** Modules of different kinds never share a file. */
  kind: string
}

/** A file to be: `loaded` are the pages that load it, as bits; `imports` are files. */
type Part = { modules: string[]; size: number; kind: string; loaded: number; imports: Set<Part> }

/**
 * What a file costs a page, in bytes: its compressed code, which is shorter the more of it is in one file, and its request.
 * The numbers fit the files of this build; the last one is what a request costs and a smaller context of compression.
 */
const costOf = (size: number): number => 0.43 * size ** 0.93 + 700

/** What a number of pages pay, each with its weight. */
type Weigh = (loaded: number) => number

function weighPages(pages: readonly string[], weights: Readonly<Record<string, number>>): Weigh {
  const known = new Map<number, number>()
  return (loaded) => {
    const before = known.get(loaded)
    if (before !== undefined) return before
    const weight = pages.reduce((sum, page, at) => (loaded & (1 << at) ? sum + (weights[page] ?? 1) : sum), 0)
    known.set(loaded, weight)
    return weight
  }
}

/** A part, and all that it imports, also through others. */
function reach(part: Part): Set<Part> {
  const all = new Set([part])
  for (const each of all) for (const imported of each.imports) all.add(imported)
  return all
}

type Reach = ReadonlyMap<Part, ReadonlySet<Part>>

/** Whether a part imports another one through a third: one file of both would import itself. */
const goesAround = (from: Part, to: Part, reached: Reach) =>
  [...from.imports].some((next) => next !== to && reached.get(next)?.has(to))

/** A part for each set of pages: nobody gains if such modules are separated. */
function toParts(modules: readonly DividedModule[], pages: readonly string[]): Part[] {
  const parts = new Map<string, Part>()
  const partOf = new Map<string, Part>()
  for (const { id, size, pages: users, kind } of modules) {
    const loaded = pages.reduce((bits, page, at) => (users.has(page) ? bits | (1 << at) : bits), 0)
    const key = `${kind} ${loaded}`
    const part = parts.get(key) ?? { modules: [], size: 0, kind, loaded, imports: new Set() }
    parts.set(key, part)
    partOf.set(id, part)
    part.modules.push(id)
    part.size += size
  }
  for (const { id, imports } of modules)
    for (const imported of imports) {
      const [from, to] = [partOf.get(id), partOf.get(imported)]
      if (from && to && from !== to) from.imports.add(to)
    }
  return [...parts.values()]
}

/** Bytes that all pages together are spared if two parts become one; 0 if they cannot. */
function gainOf(one: Part, other: Part, reached: Reach, weigh: Weigh): number {
  if (one.kind !== other.kind) return 0
  const loaded = one.loaded | other.loaded
  const apart = costOf(one.size) * weigh(one.loaded) + costOf(other.size) * weigh(other.loaded)
  let gain = apart - costOf(one.size + other.size) * weigh(loaded)
  if (gain <= 0) return 0
  // Pages that load the one for the other's sake also load what it imports.
  for (const part of new Set([...(reached.get(one) ?? []), ...(reached.get(other) ?? [])]))
    if (part !== one && part !== other) gain -= costOf(part.size) * weigh(loaded & ~part.loaded)
  return gain > 0 && !goesAround(one, other, reached) && !goesAround(other, one, reached) ? gain : 0
}

function merge(parts: readonly Part[], one: Part, other: Part): Part[] {
  const merged: Part = {
    modules: [...one.modules, ...other.modules],
    size: one.size + other.size,
    kind: one.kind,
    loaded: one.loaded | other.loaded,
    imports: new Set([...one.imports, ...other.imports].filter((part) => part !== one && part !== other)),
  }
  const rest = parts.filter((part) => part !== one && part !== other)
  for (const { imports } of rest) {
    const had = [imports.delete(one), imports.delete(other)]
    if (had.includes(true)) imports.add(merged)
  }
  for (const part of reach(merged)) part.loaded |= merged.loaded
  return [...rest, merged]
}

/**
 * Divides modules into files. It begins with a file for each set of pages, and merges the two files whose merging saves most,
 * until none saves anything. Each file comes after those that it imports, and no file imports itself through another.
 * @param weights of pages that count more than others
 */
export function divideModules(
  modules: readonly DividedModule[],
  weights: Readonly<Record<string, number>> = {},
): string[][] {
  const pages = [...new Set(modules.flatMap((module) => [...module.pages]))].sort()
  if (pages.length > 31) throw new Error('there are more pages than bits')
  const weigh = weighPages(pages, weights)
  let parts = toParts(modules, pages)
  for (;;) {
    const reached: Reach = new Map(parts.map((part) => [part, reach(part)]))
    let best: { gain: number; one: Part; other: Part } | undefined
    for (const [at, one] of parts.entries())
      for (const other of parts.slice(at + 1)) {
        const gain = gainOf(one, other, reached, weigh)
        if (gain > (best?.gain ?? 0)) best = { gain, one, other }
      }
    if (!best) break
    parts = merge(parts, best.one, best.other)
  }
  const order = new Set<Part>()
  const add = (part: Part) => {
    for (const imported of part.imports) if (!order.has(imported)) add(imported)
    order.add(part)
  }
  for (const part of parts) add(part)
  return [...order].map((part) => part.modules)
}
