import { excerpt } from '#server/platform/text/excerpt.ts'

/** Characters of each side that are kept: an audit is no archive of texts. */
const LONGEST = 4000

/** The lines that differ between two texts, from the first to the last one. */
export function lineDifference(before: string, after: string): { before: string; after: string } {
  const [old, next] = [before.split('\n'), after.split('\n')]
  const shorter = Math.min(old.length, next.length)
  let start = 0
  while (start < shorter && old[start] === next[start]) start++
  let end = 0
  while (end < shorter - start && old.at(-1 - end) === next.at(-1 - end)) end++
  const part = (lines: readonly string[]) => excerpt(lines.slice(start, lines.length - end).join('\n'), LONGEST)
  return { before: part(old), after: part(next) }
}
