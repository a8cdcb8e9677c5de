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

/** A text for comparing: without case, accents and surplus white space. */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[ßæøđðþħıłœ]/g, (letter) => plain[letter] ?? letter)
    .replace(/\s+/g, ' ')
    .trim()
}
