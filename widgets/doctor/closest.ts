/** The edit distance: insertions, deletions, substitutions and swaps of neighbours. */
function distance(from: string, to: string): number {
  let [before, previous] = [[] as number[], Array.from({ length: to.length + 1 }, (_, index) => index)]
  for (let row = 1; row <= from.length; row++) {
    const current = [row]
    for (let column = 1; column <= to.length; column++) {
      const same = from[row - 1] === to[column - 1]
      const swapped = row > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1]
      current[column] = Math.min(
        (previous[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (previous[column - 1] ?? 0) + (same ? 0 : 1),
        swapped ? (before[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      )
    }
    ;[before, previous] = [previous, current]
  }
  return previous[to.length] ?? 0
}

/** The most similar word, if at most a third of it differs. */
export function closest(word: string, words: readonly string[]): string | undefined {
  const near = words
    .map((candidate) => ({ candidate, far: distance(word.toLowerCase(), candidate.toLowerCase()) }))
    .filter(({ candidate, far }) => far <= Math.max(2, Math.floor(candidate.length / 3)))
    .sort((a, b) => a.far - b.far)
  return near[0]?.candidate
}

/** `Did you mean “page-size”?`, or a list of all words. */
export function didYouMean(word: string, words: readonly string[], quote = (text: string) => `“${text}”`): string {
  const meant = closest(word, words)
  return meant ? `Did you mean ${quote(meant)}?` : `Possible values: ${words.map(quote).join(', ')}.`
}
