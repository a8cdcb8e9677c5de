/** The letters of a script without accents: a mistyped letter is one of the same script. */
const scripts = ['abcdefghijklmnopqrstuvwxyz', 'αβγδεζηθικλμνξοπρςστυφχψω', 'абвгдежзиіклмнопрстуфхцчшщъыьэюя'].map(
  (letters) => [...letters],
)

const lettersFor = (word: string): readonly string[] =>
  scripts.find((letters) => letters.some((letter) => word.includes(letter))) ?? []

/** A letter left out and two that change places happen in few ways, a wrong letter in many: each of these is as much less likely. */
const FEW_WAYS = 1
const MANY_WAYS = 1 / 8

/**
 * Every text that is one edit away from a folded word, with how likely somebody who meant it typed the word: with a letter left
 * out, added or replaced, or with two neighbours in each other's place.
 */
export function listEdits(word: string): Map<string, number> {
  const edits = new Map<string, number>()
  const add = (edit: string, likelihood: number) => edits.set(edit, Math.max(likelihood, edits.get(edit) ?? 0))
  const letters = lettersFor(word)
  for (let at = 0; at <= word.length; at++) {
    const [before, after] = [word.slice(0, at), word.slice(at)]
    for (const letter of letters) {
      add(before + letter + after, FEW_WAYS)
      add(before + letter + after.slice(1), after === '' ? FEW_WAYS : MANY_WAYS)
    }
    add(before + after.slice(1), MANY_WAYS)
    add(before + after.slice(1, 2) + after.slice(0, 1) + after.slice(2), FEW_WAYS)
  }
  edits.delete(word)
  return edits
}
