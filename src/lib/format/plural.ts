/**
 * The plural of a category's name: a final s stays, a final y becomes ies, otherwise an s is added (R195, R209, C09).
 */
export function plural(word: string): string {
  if (word === '' || word.endsWith('s')) return word
  return word.endsWith('y') ? `${word.slice(0, -1)}ies` : `${word}s`
}
