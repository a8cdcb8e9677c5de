import { foldText } from '#server/platform/text/fold.ts'

const letters = (text: string) =>
  foldText(text)
    .replace(/[^a-z]/g, '')
    .toUpperCase()

/** Three or four letters of a name: the first and the consonants after it, then whatever is left. */
function rootOf(name: string): string {
  const all = letters(name)
  if (all.length < 3) return 'ZZZ'
  const consonants = all.slice(1).replace(/[AEIOU]/g, '')
  const root = (all.charAt(0) + consonants).slice(0, 4)
  return root.length >= 3 ? root : all.slice(0, 4)
}

const alphabet = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

/** A ticker such as `NRDM SS` that is not yet `taken`; the next free one in the alphabet where it would be. */
export function tickerOf(name: string, market: string, taken: ReadonlySet<string>): string {
  const root = rootOf(name)
  const initials = name.split(' ').map((word) => letters(word).charAt(0))
  const alternatives = [
    root,
    initials.join('').slice(0, 4),
    ...alphabet.map((letter) => root.slice(0, 3) + letter),
    ...alphabet.map((letter) => root.slice(0, 1) + (initials[1] ?? 'X') + (initials[2] ?? 'X') + letter),
  ].filter((alternative) => alternative.length >= 3)
  const free = alternatives.map((alternative) => `${alternative} ${market}`).find((ticker) => !taken.has(ticker))
  if (free === undefined) throw new Error(`no ticker left for ${name}`)
  return free
}
