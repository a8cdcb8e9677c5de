import { foldText } from './fold-text.ts'

const endsWord = /[^\p{L}\p{N}]$/u

/** A text folded letter by letter. `origins` maps each code unit of it to the start of its letter in the text. */
function foldedWithOrigins(text: string) {
  const origins: number[] = []
  let folded = ''
  let at = 0
  for (const letter of text) {
    for (const unit of foldText(letter)) {
      folded += unit
      for (let units = unit.length; units > 0; units--) origins.push(at)
    }
    at += letter.length
  }
  return { folded, origins }
}

/** The position of a term in a text as `[start, end]`, ignoring case and accents. It prefers the start of a word. */
export function findMatch(text: string, term: string): readonly [number, number] | undefined {
  const sought = foldText(term.trim())
  const { folded, origins } = foldedWithOrigins(text)
  const first = sought === '' ? -1 : folded.indexOf(sought)
  if (first < 0) return undefined
  let found = first
  while (found > 0 && !endsWord.test(folded.slice(0, found))) found = folded.indexOf(sought, found + 1)
  const begin = found < 0 ? first : found
  const last = origins[begin + sought.length - 1] ?? 0
  const end = origins.find((origin) => origin > last) ?? text.length
  return [origins[begin] ?? 0, end]
}
