/** Letters that carry no combining mark and so survive normalisation. */
const plain: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
  ł: 'l',
  œ: 'oe',
}

const foldLetters = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[ßæøđðþħıłœ]/g, (letter) => plain[letter] ?? letter)

/** A text for comparing: without case, accents and surplus white space; letters that are to be kept stay as they are in lower case. */
export function foldText(text: string, kept = ''): string {
  const folded =
    kept === ''
      ? foldLetters(text)
      : Array.from(text.normalize('NFC').toLowerCase(), (letter) =>
          kept.includes(letter) ? letter : foldLetters(letter),
        ).join('')
  return folded.replace(/\s+/g, ' ').trim()
}
