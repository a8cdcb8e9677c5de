import { foldText } from './fold-text.ts'
import type { Mark } from './marks.ts'

const endsWord = /[^\p{L}\p{N}]$/u

/** A text folded letter by letter. `origins` maps each code unit of it to the start of its letter in the text. */
export type FoldedText = { folded: string; origins: readonly number[]; length: number }

export function foldWithOrigins(text: string): FoldedText {
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
  return { folded, origins, length: text.length }
}

/** The place in the text of a match in the folded text. */
function toMark({ origins, length }: FoldedText, begin: number, count: number): Mark {
  const last = origins[begin + count - 1] ?? 0
  return [origins[begin] ?? 0, origins.find((origin) => origin > last) ?? length]
}

/** The position of a term in a text as `[start, end]`, ignoring case and accents. It prefers the start of a word. */
export function findMatch(text: string, term: string): Mark | undefined {
  const sought = foldText(term.trim())
  const index = foldWithOrigins(text)
  const { folded } = index
  const first = sought === '' ? -1 : folded.indexOf(sought)
  if (first < 0) return undefined
  let found = first
  while (found > 0 && !endsWord.test(folded.slice(0, found))) found = folded.indexOf(sought, found + 1)
  return toMark(index, found < 0 ? first : found, sought.length)
}

/** All places of a term in a text, ignoring case and accents. */
export function findMatches(index: FoldedText, term: string): Mark[] {
  const sought = foldText(term.trim().replace(/\s+/g, ' '))
  const marks: Mark[] = []
  if (sought === '') return marks
  for (let at = index.folded.indexOf(sought); at >= 0; at = index.folded.indexOf(sought, at + sought.length)) {
    const mark = toMark(index, at, sought.length)
    // One letter may be folded to two.
    if (mark[0] >= (marks.at(-1)?.[1] ?? 0)) marks.push(mark)
  }
  return marks
}
