import type { Follow } from '#contract/follow.ts'

/**
 * The rows of a list that is open: what the user stops following stays in its place, so that a press can be taken back, and what
 * is new comes first.
 */
export function keepShown(shown: readonly Follow[], now: readonly Follow[]): readonly Follow[] {
  const current = new Map(now.map((follow) => [follow.tag.id, follow]))
  const kept = shown.map((follow) => current.get(follow.tag.id) ?? follow)
  const known = new Set(shown.map(({ tag }) => tag.id))
  return [...now.filter(({ tag }) => !known.has(tag.id)), ...kept]
}
