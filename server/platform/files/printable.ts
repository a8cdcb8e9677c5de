import { foldText } from '../text/fold.ts'

/** Beyond Latin-1, the characters that a PDF's standard fonts have (WinAnsi). */
const more = new Set('€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ')

const isPrintable = (character: string) => {
  const code = character.codePointAt(0) ?? 0
  return (code >= 0x20 && code <= 0x7e) || (code >= 0xa0 && code <= 0xff) || more.has(character)
}

function inStandardFont(character: string): string {
  if (isPrintable(character)) return character
  const folded = foldText(character)
  if (folded === '' || !Array.from(folded).every(isPrintable)) return '?'
  return character.toLowerCase() === character ? folded : folded.toUpperCase()
}

/** A text in the letters of a PDF's standard fonts: accents they lack are dropped, other scripts become `?`. */
export const printable = (text: string): string =>
  Array.from(text.replace(/\s+/g, ' '), inStandardFont)
    .join('')
    .replace(/\?{2,}/g, '?')
