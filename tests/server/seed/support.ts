import { createDocuments } from '#demo/data/generate/documents.ts'
import { createWorld } from '#demo/data/generate/world.ts'

/** A day without anything special about it. */
export const NOW = new Date('2026-03-18T10:30:00Z')

/** With all that is planted, also what the demo's users do not see. */
export const world = createWorld(NOW, { hostile: true })

/** All documents of that day, generated when first asked for. */
let all: ReturnType<typeof generate> | undefined

const generate = () => [...createDocuments(world)]

export function allDocuments(): ReturnType<typeof generate> {
  all ??= generate()
  return all
}

/** How often each value occurs. */
export function tally<T>(items: Iterable<T>): Map<T, number> {
  const counts = new Map<T, number>()
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1)
  return counts
}
