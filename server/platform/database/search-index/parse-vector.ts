import type { Occurrences } from './postings.ts'

const QUOTE = "'"
const BACKSLASH = '\\'

/** Counts the occurrences in a list of positions such as `1A,5,9C`, which begins at `start`. */
function countPositions(text: string, start: number): { occurrences: Occurrences; end: number } {
  const occurrences: Occurrences = { text: 0, isInTitle: false, isInNames: false }
  let at = start
  for (let position = start; at <= text.length; at++) {
    const letter = text[at]
    if (letter !== ',' && letter !== ' ' && letter !== undefined) continue
    const weight = text[at - 1]
    if (weight === 'A') occurrences.isInTitle = true
    else if (weight === 'B') occurrences.isInNames = true
    else if (at > position) occurrences.text += weight === 'C' ? 2 : 1
    position = at + 1
    if (letter !== ',') break
  }
  return { occurrences, end: at + 1 }
}

/** Calls `visit` for each lexeme of a `tsvector` as PostgreSQL writes it: `'lexeme':1A,5 'next':2`. */
export function parseVector(text: string, visit: (lexeme: string, occurrences: Occurrences) => void): void {
  for (let at = 0; text[at] === QUOTE; ) {
    let lexeme = ''
    let start = ++at
    for (;;) {
      const letter = text[at]
      if (letter === undefined) return
      const isDoubled = (letter === QUOTE || letter === BACKSLASH) && text[at + 1] === letter
      if (letter === QUOTE && !isDoubled) break
      if (isDoubled) {
        lexeme += text.slice(start, at + 1)
        start = at + 2
        at += 2
      } else at++
    }
    lexeme += text.slice(start, at)
    const { occurrences, end } = countPositions(text, at + (text[at + 1] === ':' ? 2 : 1))
    visit(lexeme, occurrences)
    at = end
  }
}
